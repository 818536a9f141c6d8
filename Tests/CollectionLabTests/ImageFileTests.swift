import CollectionLab
import Foundation
import Testing

@Suite("Pictures from files and of views")
struct ImageFileTests {
  /// Runs `body` with the path of a folder of its own, which is removed afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/image-file-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// Three by two pixels, red above blue.
  private func picture() throws -> [UInt8] {
    let row = { (pixel: [UInt8]) in Array(repeatElement(pixel, count: 3).joined()) }
    let bitmap = Bitmap(width: 3, height: 2, bytes: row([255, 0, 0, 255]) + row([0, 0, 255, 255]))
    return try CairoRenderer.png(of: bitmap)
  }

  @Test(
    "a name with @2x halves the points",
    arguments: [("a.png", 1.0), ("a@2x.png", 2), ("a@3x.jpeg", 3), ("@x.png", 1)] as [(String, Double)])
  func scale(name: String, scale: Double) throws {
    try inFolder { folder in
      try Data(try picture()).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      let image = try ImageData(contentsOfFile: "\(folder)/\(name)")
      #expect(image.format == .png, "the content decides, not the name")
      #expect(image.size == CGSize(width: 3 / scale, height: 2 / scale))
    }
  }

  /// What is said of a file of the given bytes, its folder cut away; `nil` where nothing is wrong.
  private func complaint(_ name: String, _ bytes: [UInt8]?) throws -> String? {
    var complaint: String?
    try inFolder { folder in
      let path = "\(folder)/\(name)"
      if let bytes { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
      do { _ = try ImageData(contentsOfFile: path) } catch {
        complaint = "\(error)".replacingOccurrences(of: folder, with: "")
      }
    }
    return complaint
  }

  @Test("a missing, a foreign and a damaged file are errors that name it")
  func errors() throws {
    #expect(try complaint("none.png", nil) == "/none.png: there is no such file")
    #expect(
      try complaint("text.png", Array("hello".utf8))
        == "/text.png: not a PNG or JPEG picture; convert it to one of the two")
    let cut = try complaint("cut.png", Array(picture().prefix(20)))
    #expect(cut?.hasPrefix("/cut.png: the picture is damaged") == true)
    #expect(try complaint("whole.png", picture()) == nil)
  }

  @Test("a damaged picture in a view ends the drawing with its name")
  func damaged() throws {
    var bytes = try picture()
    bytes.removeLast(30)
    let image = Image(imageData: try ImageData(bytes: bytes, name: "cut.png"))
    let error = #expect(throws: RenderingError.self) { try ImageRenderer(content: image).pngData() }
    #expect(error?.description.hasPrefix("cut.png: the picture cannot be drawn") == true)
  }

  @Test("ImageRenderer draws content at its own size and scale, in all formats")
  func renderer() throws {
    let renderer = ImageRenderer(
      content: Color.red.frame(width: 10, height: 7).padding(
        EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
    renderer.scale = 2
    let bitmap = try #require(renderer.cgImage)
    // 10 + 2 + 4 by 7 + 1 + 3 points, twice as many pixels; the inner corner is red, the outer one clear.
    #expect(bitmap.width == 32 && bitmap.height == 22)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bitmap.bytes[(y * 32 + x) * 4..<(y * 32 + x) * 4 + 4]) }
    #expect(
      pixel(0, 0) == [0, 0, 0, 0] && pixel(4, 2) == [255, 59, 48, 255] && pixel(24, 2) == [0, 0, 0, 0])
    #expect(try renderer.pngData().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try renderer.pdfData().starts(with: "%PDF".utf8))
    #expect(try renderer.svg().hasPrefix("<svg "))
    renderer.isOpaque = true
    #expect(try renderer.bitmap().bytes[0..<4].elementsEqual([255, 255, 255, 255]))
  }

  @Test("A mask leaves nothing of what it does not cover, not at edges between pixels either")
  func maskedEdges() throws {
    let view = Color.red.frame(width: 10, height: 7.25).mask {
      HStack(spacing: 4) {
        Color.black.frame(width: 2, height: 3)
        Color.black.frame(width: 2, height: 3)
      }
    }
    .padding(.top, 0.5)
    let bitmap = try #require(ImageRenderer(content: view).cgImage)
    // The mask's boxes stand in 1...3 and 7...9 across, and around 0.5 + 7.25 / 2 = 4.125 by half of 3 points.
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where y < 2 || y > 5 || !(1..<3).contains(x) && !(7..<9).contains(x) {
        #expect(bitmap.bytes[(y * bitmap.width + x) * 4 + 3] == 0, "\(x), \(y)")
      }
    }
    #expect(bitmap.bytes[(4 * bitmap.width + 2) * 4..<(4 * bitmap.width + 2) * 4 + 4] == [255, 59, 48, 255])
  }

  @Test("ImageRenderer writes SVG with words of its own, text that can be selected, and ids of one's choice")
  func vectors() throws {
    let renderer = ImageRenderer(content: Text("Dune & dusk"))
    renderer.environment.traits.displayScale = 3
    let svg = try renderer.svg(title: "A \"name\"", description: "What it <shows>", idPrefix: "hero")
    #expect(svg.contains(#" role="img" aria-labelledby="hero-"#))
    #expect(svg.contains(">A &quot;name&quot;</title>") && svg.contains(">What it &lt;shows&gt;</desc>"))
    #expect(svg.contains(#" fill-opacity="0">Dune &amp; dusk</text>"#))
    #expect(throws: SVGError.idPrefix("1")) { try renderer.svg(idPrefix: "1") }
  }

  @Test("ImageRenderer refuses a size without end in words")
  func infinite() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: .infinity, height: 10)
    let error = #expect(throws: ViewError.self) { try renderer.pngData() }
    #expect(error == .infiniteSize(axis: .horizontal))
    #expect(renderer.cgImage == nil)
  }
}
