import CollectionLab
import Testing

@testable import CollectionSnapshots

@Suite("Comparing pictures")
struct ImageComparisonTests {
  /// A picture in which every pixel is told by a function of column and row.
  static func bitmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> Bitmap {
    var bytes: [UInt8] = []
    for y in 0..<height { for x in 0..<width { bytes += color(x, y) } }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// A page with something on it, so that it is not blank.
  static func page(_ width: Int = 40, _ height: Int = 30) -> Bitmap {
    bitmap(width, height) { x, y in [UInt8(x * 6 % 251), UInt8(y * 7 % 241), 90, 255] }
  }

  static func changed(_ bitmap: Bitmap, _ pixels: [(Int, Int)], by delta: Int) -> Bitmap {
    var bytes = bitmap.bytes
    for (x, y) in pixels {
      let index = (y * bitmap.width + x) * 4 + 2
      bytes[index] = UInt8(Int(bytes[index]) + delta)
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes)
  }

  static func difference(
    _ old: Bitmap, _ new: Bitmap, _ comparison: ImageComparison = .exact, masked: [PixelBox] = []
  ) -> ImageDifference {
    BitmapComparer(reference: old, actual: new, comparison: comparison, masked: masked).difference()
  }

  @Test("counts of random pictures equal those of a slow comparison")
  func random() {
    var random = SeededGenerator(state: 7)
    for round in 0..<60 {
      let width = Int.random(in: 1...37, using: &random)
      let height = Int.random(in: 1...29, using: &random)
      let old = Self.bitmap(width, height) { _, _ in
        (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
      }
      var bytes = old.bytes
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = UInt8(clamping: Int(bytes[index]) + Int.random(in: -6...6, using: &random))
      }
      var new = Bitmap(width: width, height: height, bytes: bytes)
      if round % 5 == 0 {
        new = Self.bitmap(Int.random(in: 1...37, using: &random), Int.random(in: 1...29, using: &random)) {
          _, _ in
          (0..<4).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
      }
      let tolerance = Int.random(in: 0...4, using: &random)
      let fast = Self.difference(old, new, ImageComparison(channelTolerance: tolerance, allowsBlank: true))
      let slow = SlowComparer(old: old, new: new, tolerance: tolerance).counts
      let counts = [fast.noisePixels, fast.differingPixels, fast.maximumDelta, fast.densestWindow]
      #expect(counts == slow, "round \(round)")
    }
  }

  @Test("the same picture is identical, and one level of one pixel is not")
  func exact() {
    #expect(Self.difference(Self.page(), Self.page()).verdict == .identical)
    let one = Self.difference(Self.page(), Self.changed(Self.page(), [(13, 7)], by: 1))
    #expect(one.verdict == .different)
    #expect(one.differingPixels == 1)
    #expect(one.maximumDelta == 1)
    #expect(one.regions == [PixelBox(minX: 13, minY: 7, maxX: 14, maxY: 8)])
  }

  @Test("across machines scattered pixels pass with a warning's verdict, a recoloured hairline does not")
  func crossMachine() {
    let scattered = Self.changed(Self.page(), [(2, 2), (11, 3), (30, 20), (25, 9)], by: 12)
    #expect(Self.difference(Self.page(), scattered, .crossMachine).verdict == .withinTolerance)
    #expect(Self.difference(Self.page(), scattered, .crossMachine).passes)
    #expect(Self.difference(Self.page(), scattered).verdict == .different)
    // A line one pixel high has eight pixels in a window that lies along it; four are allowed.
    let hairline = Self.changed(Self.page(), (0..<40).map { ($0, 12) }, by: 5)
    let difference = Self.difference(Self.page(), hairline, .crossMachine)
    #expect(difference.densestWindow == 8)
    #expect(difference.verdict == .different)
    // Two levels everywhere are what other processors change.
    let shifted = Self.changed(Self.page(), (0..<40).map { ($0, 12) }, by: 2)
    #expect(Self.difference(Self.page(), shifted, .crossMachine).verdict == .withinTolerance)
    #expect(Self.difference(Self.page(), shifted, .crossMachine).noisePixels == 40)
  }

  @Test("another size never passes, and says which side grew")
  func size() {
    let all = ImageComparison(channelTolerance: 255, maxPixels: .max, maxPerWindow: .max)
    let difference = Self.difference(Self.page(40, 30), Self.page(40, 33), all)
    #expect(difference.verdict == .differentSize)
    #expect(!difference.passes)
    // Three rows of forty pixels are in one picture only.
    #expect(difference.differingPixels == 120)
    #expect(difference.description.hasPrefix("the height grew from 30 to 33 px"))
  }

  @Test("a picture of nothing never passes, unless that is what is wanted")
  func blank() {
    let empty = Self.bitmap(40, 30) { _, _ in [255, 255, 255, 255] }
    let all = ImageComparison(channelTolerance: 255, maxPixels: .max, maxPerWindow: .max)
    #expect(Self.difference(Self.page(), empty, all).verdict == .blank)
    #expect(Self.difference(empty, empty).verdict == .blank)
    #expect(Self.difference(empty, empty, ImageComparison(allowsBlank: true)).verdict == .identical)
  }

  @Test("colours below full transparency do not count")
  func transparent() {
    var red = Self.page()
    var blue = Self.page()
    red = Self.bitmap(40, 30) { x, y in x == 3 ? [200, 0, 0, 0] : [UInt8(x), UInt8(y), 0, 255] }
    blue = Self.bitmap(40, 30) { x, y in x == 3 ? [0, 0, 90, 0] : [UInt8(x), UInt8(y), 0, 255] }
    #expect(Self.difference(red, blue).verdict == .identical)
  }

  @Test("what is masked is not compared, and nothing beside it is spared")
  func masks() {
    let new = Self.changed(Self.page(), [(10, 10), (14, 12), (15, 12)], by: 9)
    let mask = PixelBox(minX: 9, minY: 8, maxX: 15, maxY: 20)
    let difference = Self.difference(Self.page(), new, masked: [mask])
    #expect(difference.differingPixels == 1)
    #expect(difference.regions == [PixelBox(minX: 15, minY: 12, maxX: 16, maxY: 13)])
    let beyond = PixelBox(minX: -50, minY: -50, maxX: 900, maxY: 900)
    #expect(Self.difference(Self.page(), new, masked: [beyond]).verdict == .identical)
  }

  @Test("pixels that lie together make one region, those apart two")
  func regions() {
    let near = (0..<20).map { ($0 + 4, 5) }
    let far = [(38, 29)]
    let difference = Self.difference(Self.page(), Self.changed(Self.page(), near + far, by: 9))
    #expect(
      difference.regions == [
        PixelBox(minX: 4, minY: 5, maxX: 24, maxY: 6), PixelBox(minX: 38, minY: 29, maxX: 39, maxY: 30),
      ])
  }
}
