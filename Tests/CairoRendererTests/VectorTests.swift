import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite struct VectorTests {
  /// What a command prints, given a file of `bytes` in place of `FILE`.
  private func run(_ command: [String], _ bytes: [UInt8]) throws -> Data {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cairo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page")
    try Data(bytes).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command.map { $0 == "FILE" ? file.path : $0 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return output
  }

  @Test("PDF text is found by pdftotext, line by line, from right to left too")
  func pdfText() throws {
    let text = try HandShaping.regular.text(["Grids & flow", "Größe 17 — fin"], size: 17, lineHeight: 22)
    // Four glyphs from left to right that stand for four Hebrew letters, of two bytes each, from last to first; which
    // glyphs they are does not matter to the text.
    var reversed = try HandShaping.bold.text(["abcd"], size: 17, lineHeight: 22)
    reversed.string = "שלום"
    reversed.runs[0].sourceRange = 0..<8
    reversed.runs[0].clusters = [6, 4, 2, 0]
    reversed.runs[0].isRightToLeft = true
    let black = [Paint.color(.black)]
    let page = try list(
      200, 120,
      [
        .text(text, at: CGPoint(x: 10, y: 10), paints: black),
        .text(reversed, at: CGPoint(x: 10, y: 80), paints: black),
      ])
    let pdf = try CairoRenderer.pdf(page, title: "Chapter 3")
    let words = String(decoding: try run(["pdftotext", "FILE", "-"], pdf), as: UTF8.self)
    #expect(words.contains("Grids & flow\nGröße 17 — fin"))
    // pdftotext guesses spaces from the glyphs' widths, which are not those of Hebrew letters here.
    #expect(words.replacing(" ", with: "").contains("שלום"))
  }

  @Test("Two PDF files of one list are the same bytes, with a title and fixed dates")
  func pdfIsDeterministic() throws {
    let page = try Zoo.page()
    let first = try CairoRenderer.pdf(page, title: "Zoo", author: "Somebody")
    #expect(try CairoRenderer.pdf(page, title: "Zoo", author: "Somebody") == first)
    let facts = String(decoding: try run(["env", "TZ=UTC", "pdfinfo", "FILE"], first), as: UTF8.self)
    #expect(facts.contains("Title:           Zoo"))
    #expect(facts.contains("Author:          Somebody"))
    #expect(facts.contains("Creator:         CollectionLab"))
    #expect(facts.contains("Pages:           1"))
    #expect(facts.contains("Page size:       400 x 620 pts"))
  }

  @Test("A list higher than a PDF page may be is split into pages")
  func pdfPages() throws {
    let black = [Paint.color(.black)]
    let first = try HandShaping.regular.text(["alpha"], size: 17, lineHeight: 22)
    let last = try HandShaping.regular.text(["omega"], size: 17, lineHeight: 22)
    let page = try list(
      100, 30_000,
      [
        .text(first, at: CGPoint(x: 5, y: 5), paints: black),
        .text(last, at: CGPoint(x: 5, y: 29_900), paints: black),
      ])
    let pdf = try CairoRenderer.pdf(page)
    let facts = String(decoding: try run(["pdfinfo", "-f", "1", "-l", "3", "FILE"], pdf), as: UTF8.self)
    #expect(facts.contains("Pages:           3"))
    #expect(facts.contains("size:  100 x 14400 pts"))
    // 30,000 − 2·14,400 = 1,200.
    #expect(facts.contains("size:  100 x 1200 pts"))
    let words = String(
      decoding: try run(["pdftotext", "-f", "3", "-l", "3", "FILE", "-"], pdf), as: UTF8.self)
    #expect(words.contains("omega") && !words.contains("alpha"))
  }

  @Test("A JPEG is stored in PDF and SVG with its own bytes, once")
  func jpegIsKept() throws {
    let image = try ImageData(bytes: JPEGFixtures.twoColors)
    let copy = try ImageData(bytes: Array(JPEGFixtures.twoColors), scale: 2)
    let items = try [image, copy, image].enumerated().map { index, image in
      try DisplayItem.image(
        ImageItem(image: image, frame: CGRect(x: 10, y: CGFloat(index) * 30, width: 40, height: 20)))
    }
    let page = try list(100, 100, items)
    let pdf = try CairoRenderer.pdf(page)
    let found = pdf.indices.filter { pdf[$0...].starts(with: JPEGFixtures.twoColors) }
    #expect(found.count == 1)
    let svg = String(decoding: try CairoRenderer.svg(page), as: UTF8.self)
    let data = Data(JPEGFixtures.twoColors).base64EncodedString().prefix(60)
    #expect(svg.contains("data:image/jpeg;base64,"))
    #expect(svg.replacing("\n", with: "").contains(data))
  }

  @Test("Cairo's SVG has CSS pixels as its unit and agrees with the PNG where Cairo 1.16 can draw it")
  func svgAgrees() throws {
    let page = try Zoo.page(withBlendModes: false)
    let svg = try CairoRenderer.svg(page)
    #expect(String(decoding: svg.prefix(300), as: UTF8.self).contains("width=\"400px\" height=\"620px\""))
    let drawn = try run(["rsvg-convert", "-z", "2", "FILE"], svg)
    let picture = try Bitmap(decoding: ImageData(bytes: [UInt8](drawn)))
    let expected = try CairoRenderer.bitmap(page, scale: 2)
    let difference = picture.difference(from: expected)
    #expect(difference.mean < 0.5, "mean \(difference.mean)")
  }

  @Test("PDF's pixels agree with the PNG")
  func pdfAgrees() throws {
    let page = try Zoo.page(withBlendModes: false)
    let pdf = try CairoRenderer.pdf(page)
    let drawn = try run(["pdftocairo", "-png", "-singlefile", "-r", "144", "FILE", "-"], pdf)
    let picture = try Bitmap(decoding: ImageData(bytes: [UInt8](drawn)))
    let expected = try CairoRenderer.bitmap(page, scale: 2)
    #expect(picture.difference(from: expected).mean < 1)
  }

  @Test(
    "What blends in an isolated scope meets nothing behind it, in PDF as in the PNG",
    arguments: [false, true])
  func pdfIsolates(hasShadow: Bool) throws {
    let (red, blue) = (SRGBColor(hex: 0xFF0000), SRGBColor(hex: 0x0000FF))
    func box(_ x: CGFloat, _ color: SRGBColor) throws -> DisplayItem {
      try .fill(Path(CGRect(x: x, y: 10, width: 40, height: 30)), with: .color(color))
    }
    let blend = DisplayScope(blendMode: .multiply, items: [try box(30, blue)])
    let apart = DisplayScope(
      isIsolated: true,
      shadow: hasShadow ? Shadow(color: SRGBColor(hex: 0, alpha: 0.5), radius: 0, x: 5, y: 5) : nil,
      items: [try box(10, red), try .scope(blend)])
    let green = try DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 80, height: 60)), with: .color(SRGBColor(hex: 0x00FF00)))
    let page = try list(80, 60, [green, .scope(apart)])
    let drawn = try run(
      ["pdftocairo", "-png", "-singlefile", "-r", "72", "FILE", "-"], try CairoRenderer.pdf(page))
    for picture in [
      try Bitmap(decoding: ImageData(bytes: [UInt8](drawn))), try CairoRenderer.bitmap(page, scale: 1),
    ] {
      // Red alone, red times blue, and blue that the page's green would have made black.
      for (x, color) in [(20, [255, 0, 0]), (40, [0, 0, 0]), (60, [0, 0, 255])] {
        let start = 4 * (25 * picture.width + x)
        #expect(picture.bytes[start..<start + 3].map(Int.init) == color, "at \(x)")
      }
    }
  }
}
