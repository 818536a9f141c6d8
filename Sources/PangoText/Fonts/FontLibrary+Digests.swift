import Foundation
import Synchronization

/// Whether an installed font file is the one this library was made with.
public struct FontFileCheck: Hashable, Sendable {
  /// What was found.
  public enum Result: String, Hashable, Sendable {
    /// The file is the one expected.
    case same
    /// Another version of the font, whose pictures may differ.
    case different
    /// No such file.
    case missing
  }

  /// The file's path.
  public let path: String
  /// Debian's package that the file comes from.
  public let package: String
  public let result: Result
}

extension FontLibrary {
  /// Compares Debian's font files with those this library was made with, by SHA-256.
  ///
  /// For a report about a machine: reads some 25 MB, so that nothing else calls it.
  public static func checkBundledFonts() -> [FontFileCheck] {
    digests.map { check($0, digest: $1) }
  }

  /// The SHA-256 of a font file in lower-case hexadecimal digits, or `nil` where it cannot be read.
  ///
  /// A file is read once in a process. O(n) in its bytes.
  public static func digest(ofFile path: String) -> String? {
    if let known = knownDigests.withLock({ $0[path] }) { return known }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let digest = SHA256.hex(data)
    knownDigests.withLock { $0[path] = digest }
    return digest
  }

  /// The SHA-256 of `bytes` in lower-case hexadecimal digits; O(n).
  public static func digest(of bytes: [UInt8]) -> String { SHA256.hex(bytes) }

  private static let knownDigests = Mutex<[String: String]>([:])

  /// Compares one file.
  static func check(_ path: String, digest: String) -> FontFileCheck {
    var result = FontFileCheck.Result.missing
    if let data = FileManager.default.contents(atPath: path) {
      result = SHA256.hex(data) == digest ? .same : .different
    }
    return FontFileCheck(path: path, package: DebianFonts.package(of: path), result: result)
  }

  /// Debian 12's files: fonts-inter 4.0~beta7, fonts-noto-core 20201225, fonts-noto-color-emoji 2.042.
  static let digests: [(path: String, digest: String)] = [
    (
      DebianFonts.interFolder + "/Inter-Black.otf",
      "d108d003dd5e5a692a586e25aec09f5643f8078613e53d6d5e7ae45e1adf2fb4"
    ),
    (
      DebianFonts.interFolder + "/Inter-BlackItalic.otf",
      "fdd250fe1eadd2d48151f9e18d989840d308450486ec4a2e4e4fde4b0d435f6c"
    ),
    (
      DebianFonts.interFolder + "/Inter-Bold.otf",
      "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1"
    ),
    (
      DebianFonts.interFolder + "/Inter-BoldItalic.otf",
      "db4356b780ed61e0d0597a07566bef5bd7497d6f0edc2d88dbf8deaedaf1ace4"
    ),
    (
      DebianFonts.interFolder + "/Inter-ExtraBold.otf",
      "158144ef2ad48baf0e45907951a00a1d3264f85c742ccfbc087e90d3d9288cfa"
    ),
    (
      DebianFonts.interFolder + "/Inter-ExtraBoldItalic.otf",
      "6afee6b920d669c589b47fc2abbcad7d459f3d22f6c934c39c33105b39c238da"
    ),
    (
      DebianFonts.interFolder + "/Inter-ExtraLight.otf",
      "a0f33dfec7784ebf09b19d4ea50ffa49e2595f880082351124aacf9ebfa48442"
    ),
    (
      DebianFonts.interFolder + "/Inter-ExtraLightItalic.otf",
      "df1d6a77ed02425ec3456dfb488f05bba51e20d62dad2a92edf4ab7425247697"
    ),
    (
      DebianFonts.interFolder + "/Inter-Italic.otf",
      "45ecfe6cbadfd4803de6214e02c336a95163a7703973bc8a5ce7ac2d174ecaf7"
    ),
    (
      DebianFonts.interFolder + "/Inter-Light.otf",
      "e66f130fbadda71e297a9a78025e2f05e8d225ae9dfcea9f51f6570b68fdd905"
    ),
    (
      DebianFonts.interFolder + "/Inter-LightItalic.otf",
      "9e9b0aa66832affca1f1bed090eb7b49236de1ac7b7e81f8c7c80864de49a974"
    ),
    (
      DebianFonts.interFolder + "/Inter-Medium.otf",
      "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4"
    ),
    (
      DebianFonts.interFolder + "/Inter-MediumItalic.otf",
      "a0d825963fd0040dd3445c42bf769472dd0777b4e76323486caf72d955bb4723"
    ),
    (
      DebianFonts.interFolder + "/Inter-Regular.otf",
      "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc"
    ),
    (
      DebianFonts.interFolder + "/Inter-SemiBold.otf",
      "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457"
    ),
    (
      DebianFonts.interFolder + "/Inter-SemiBoldItalic.otf",
      "404251faffd4c55dfcb53007e7afb9d5c2891584c842165e35050345ab97744b"
    ),
    (
      DebianFonts.interFolder + "/Inter-Thin.otf",
      "4d9bb6a256c5a9a4f3c7a7f5f27eb0f7e849a1ceee20638d44c9073b41a0b015"
    ),
    (
      DebianFonts.interFolder + "/Inter-ThinItalic.otf",
      "e8ecee2030f42da7214c7d5dae3c9c29dfb5e728c7f14020b4ce813da6aff12d"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-Black.otf",
      "6827cddb859145f5bad353666e92b35bce2a6807051e4a2bf7e93ae4832a30fa"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-BlackItalic.otf",
      "bc1c0c5922a8f5b1a78f7540971b35a33688d503c48b4f0182c90130e0eb68e4"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-Bold.otf",
      "2738619937fdcd1f0a331ea68d74ef6f9619a6eaaa1f904c73ceafc6c99879d6"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-BoldItalic.otf",
      "b9478a740ae33a3cf78e4aaec74207fa7e35ab69f2ff94ece3bd2e1bf4a5191b"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-ExtraBold.otf",
      "8d28ae39fa9c092d2898aeb8916022882600829e0a9f2d34390dccd245c0bee0"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-ExtraBoldItalic.otf",
      "ef2b33b065597c3b3db04a491d1f436aa148b136636bb93b2e1145c44d0d7a95"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-ExtraLight.otf",
      "f9ea85c3f52214c80fb4f562c68c647587c399a71cd8247c7b6a7f76cc75447f"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-ExtraLightItalic.otf",
      "05b1031326bb9adbcecb37d4e9c4eb3758c1e43a9414f645af6a263cd9917993"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-Italic.otf",
      "416db016f05e828c3831069bd6b231a1e86f51ef1fe356a992e535a225404235"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-Light.otf",
      "3c1ca9b58f22f6c0a736704bc62e754eeb15981f4b93bb510963f3d9a8297a23"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-LightItalic.otf",
      "f4ce91a9f5a39bed231798a0a327e5bd6df6789ae89937d14ac8d0009287c104"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-Medium.otf",
      "c6c1495a1d948689718b853983b699a86488c2a044fbc1317b64545eb78176bd"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-MediumItalic.otf",
      "4433a792f6eac887df5435f2784147d2110f6199c8405f5f8204ef9375aa16f0"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-Regular.otf",
      "82132edfc052b9f30a4bec53c9089cc5f1e6a0d4aa3b3aa3dfdd1eca89123780"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-SemiBold.otf",
      "1db59eb44058d96bd1eb258317ecc33e9766e96726939eb6850987dcda47ef5e"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-SemiBoldItalic.otf",
      "3f58177fb439009f6efc1c5a0523ccd2387f9b5f4f15c0d1c4e7cdb3327c9d32"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-Thin.otf",
      "88f004cbcf3a7fb4d044d3348d7fb5b537106b45a154e57fddae5b338074e894"
    ),
    (
      DebianFonts.interFolder + "/InterDisplay-ThinItalic.otf",
      "f86f4ad7c902f572fbab6957f38a7f13ecebbf65585254882d9861e13c442dae"
    ),
    (
      DebianFonts.notoFolder + "/NotoColorEmoji.ttf",
      "e5899ed38b8ed83e08bd3ac5de09791e9d19d288333a796de1d35ad17396f1ec"
    ),
    (
      DebianFonts.notoFolder + "/NotoSans-Regular.ttf",
      "89c3c497f618fdaa0b2d1e98fef93582f28c71debd2c4a8cdf41f190ced2909d"
    ),
    (
      DebianFonts.notoFolder + "/NotoSans-Bold.ttf",
      "e83493c945848ecd4a9ad0f6d19164541a0d3e23a9c952304a00a46e00272ac5"
    ),
    (
      DebianFonts.notoFolder + "/NotoSansArabic-Regular.ttf",
      "504d7407d86875acf7d04dfaa0fd7524d0b8797723bc4aa18022f29db25b0b6e"
    ),
    (
      DebianFonts.notoFolder + "/NotoSansArabic-Bold.ttf",
      "ded6fc7359ca36d15d7aab9ef0c066e21ce48b26a069994d6602fa2cb9a1b952"
    ),
    (
      DebianFonts.notoFolder + "/NotoSansHebrew-Regular.ttf",
      "436900d5ad77d33e4234247f3076eaecd25b92b9bea0519514f684140e3566a7"
    ),
    (
      DebianFonts.notoFolder + "/NotoSansHebrew-Bold.ttf",
      "d3b01343f71e8a93fffb84c345a1aecbaf4694b98d0eaace916cb9eac9e6dcd3"
    ),
    (
      DebianFonts.notoFolder + "/NotoSansMono-Regular.ttf",
      "6b692c4b6d15ccf59f1c1fe8d11cb8a92f51960f3e9f1f523781755a3af7e29f"
    ),
    (
      DebianFonts.notoFolder + "/NotoSansMono-Bold.ttf",
      "b22563d5f03b345a62115e78d8789c9ed99c2cfa8059fad6e7a5c4ced288e21e"
    ),
    (
      DebianFonts.notoFolder + "/NotoSerif-Regular.ttf",
      "9d7583b7dc9e812afd32a14280c5cac3160012efe50c8d08938f4fea266ff67f"
    ),
    (
      DebianFonts.notoFolder + "/NotoSerif-Bold.ttf",
      "0af0ff2be8f84910fb21ec5fe1b6b7395e3073250502a334baf6ca2f860c88fe"
    ),
    (
      DebianFonts.notoFolder + "/NotoSerif-Italic.ttf",
      "bc25600aa27cd409e1e5b3d86340df3a329bb860fcfbe57a03a95070b229e1b0"
    ),
    (
      DebianFonts.notoFolder + "/NotoSerif-BoldItalic.ttf",
      "78a6d685e5690b7dcda0f336b689193afc03b6bab5cf18fc1a9ecc3aa0600059"
    ),
  ]
}
