import CairoRenderer
import Drawing
import Foundation
import SVGRenderer
import Testing

/// The picture that another program makes of a document, against the one that the Cairo renderer makes of the list.
@Suite struct AgreementTests {
  /// The pixels that librsvg draws of a document.
  private nonisolated func rsvg(_ svg: [UInt8], scale: CGFloat) throws -> Bitmap {
    let folder = FileManager.default.temporaryDirectory.appending(path: "svg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appending(path: "in.svg"), folder.appending(path: "out.png"))
    try Data(svg).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/rsvg-convert")
    process.arguments = ["-z", "\(Int(scale))", "-o", output.path, input.path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try Bitmap(decoding: ImageData(bytes: [UInt8](Data(contentsOf: output))))
  }

  @Test("librsvg draws every kind of item as the PNG has it", arguments: try Fixtures.all(), [1, 2, 3])
  nonisolated func agreement(fixture: Fixture, scale: CGFloat) throws {
    let drawn = try rsvg(SVGRenderer.svg(fixture.list), scale: scale)
    let expected = try CairoRenderer.bitmap(fixture.list, scale: scale)
    try #require(drawn.width == expected.width && drawn.height == expected.height)
    let difference = PixelDifference(drawn, expected)
    if let folder = ProcessInfo.processInfo.environment["SVG_OUT"] {
      print("AGREE \(fixture.name) @\(scale): \(difference)")
      try Data(SVGRenderer.svg(fixture.list)).write(to: URL(fileURLWithPath: "\(folder)/\(fixture.name).svg"))
      try Data(CairoRenderer.png(of: drawn)).write(to: URL(fileURLWithPath: "\(folder)/\(fixture.name)@\(Int(scale))-rsvg.png"))
      try Data(CairoRenderer.png(of: expected)).write(to: URL(fileURLWithPath: "\(folder)/\(fixture.name)@\(Int(scale))-cairo.png"))
      try Data(CairoRenderer.svg(fixture.list)).write(to: URL(fileURLWithPath: "\(folder)/\(fixture.name)-cairo.svg"))
    }
    #expect(difference.mean <= 0.15, "\(difference)")
    #expect(difference.max <= 24, "\(difference)")
    #expect(difference.worstTile <= 12, "\(difference)")
  }
}
