import CairoRenderer
import Drawing
import Foundation
import SVGReaders
import SVGRenderer
import Testing

/// The pictures that other programs make of documents, against those that the Cairo renderer makes of the lists.
@Suite struct AgreementTests {
  /// The differences of what `reader` makes of `fixtures` at `scale` pixels a point.
  private nonisolated func differences(
    _ reader: SVGReader, _ fixtures: [Fixture], _ scale: Int
  ) throws -> [PixelDifference] {
    let pages = try fixtures.map { fixture in
      SVGReader.Page(
        svg: try SVGRenderer.svg(fixture.list, options: SVGOptions(displayScale: CGFloat(scale))),
        size: fixture.size)
    }
    return try zip(fixtures, reader.draw(pages, scale: scale)).map { fixture, picture in
      PixelDifference(picture, try CairoRenderer.bitmap(fixture.list, scale: CGFloat(scale)))
    }
  }

  @Test(
    "librsvg draws a page as the PNG has it, within the gate of `rendering.md` 8",
    .enabled(if: SVGReader.rsvg.isInstalled, "\(SVGReader.rsvg.absence)"), arguments: [1, 2, 3])
  nonisolated func rsvgPage(scale: Int) throws {
    var gate = Gate(.rsvg)
    // At 1x glyphs that lie on eighths of a pixel differ more from outlines, which the gate was measured with.
    if scale == 1 { gate.mean = 0.25 }
    let difference = try differences(.rsvg, [Fixtures.page()], scale)[0]
    #expect(gate.admits(difference), "\(difference)")
  }

  @Test(
    "resvg draws a page as the PNG has it, within the gate of `rendering.md` 8",
    .enabled(if: SVGReader.resvg.isInstalled, "\(SVGReader.resvg.absence)"), arguments: [1, 2, 3])
  nonisolated func resvgPage(scale: Int) throws {
    let difference = try differences(.resvg, [Fixtures.page()], scale)[0]
    #expect(Gate(.resvg).admits(difference), "\(difference)")
  }

  @Test(
    "Chromium draws a page as the PNG has it, within the gate of `rendering.md` 8",
    .enabled(if: SVGReader.chromium.isInstalled, "\(SVGReader.chromium.absence)"), arguments: [2])
  nonisolated func chromiumPage(scale: Int) throws {
    let difference = try differences(.chromium, [Fixtures.page()], scale)[0]
    #expect(Gate(.chromium).admits(difference), "\(difference)")
  }

  /// Kinds of which librsvg 2.54 cannot draw what the document says: it smooths every picture and has no sums.
  private nonisolated static let unknown: Set<String> = ["pixelated", "sums"]

  @Test(
    "librsvg draws every kind of item as the PNG has it",
    .enabled(if: SVGReader.rsvg.isInstalled, "\(SVGReader.rsvg.absence)"),
    arguments: try Fixtures.all().filter { !Self.unknown.contains($0.name) }, [1, 2, 3])
  nonisolated func rsvgKinds(fixture: Fixture, scale: Int) throws {
    // The sheets hold nothing but edges and blurs, many times as many as a page of their size.
    var gate = Gate(.rsvg)
    gate.mean = 0.5
    switch fixture.name {
    case "sweeps":
      // Every place lies in a wedge a level or two off, and the edge where a turn ends is smooth in one and not in the
      // other.
      (gate.mean, gate.max, gate.farShare, gate.worstTile) = (2, 255, 1, 18)
    case "blurs":
      // Below 4 pixels librsvg's three boxes of whole pixels are far from a Gaussian.
      (gate.mean, gate.max, gate.farShare, gate.worstTile) = (1.5, 60, 1, 16)
    default: break
    }
    let difference = try differences(.rsvg, [fixture], scale)[0]
    #expect(gate.admits(difference), "\(difference)")
  }

  @Test(
    "Invisible text changes no pixel of any reader",
    arguments: SVGReader.allCases.filter(\.isInstalled))
  nonisolated func layerWithoutInk(reader: SVGReader) throws {
    let fixtures = try Fixtures.all().filter { ["text", "emoji", "scopes"].contains($0.name) }
    func pictures(textLayer: Bool) throws -> [Bitmap] {
      let pages = try fixtures.map {
        SVGReader.Page(
          svg: try SVGRenderer.svg($0.list, options: SVGOptions(textLayer: textLayer)), size: $0.size)
      }
      return try reader.draw(pages, scale: 2)
    }
    for (with, without) in zip(try pictures(textLayer: true), try pictures(textLayer: false)) {
      let difference = PixelDifference(with, without)
      #expect(difference.max == 0, "\(difference)")
    }
  }

  @Test(
    "Documents in one page keep their gradients, clips, filters and glyphs",
    .enabled(if: SVGReader.chromium.isInstalled, "\(SVGReader.chromium.absence)"))
  nonisolated func inlined() throws {
    let fixtures = try Fixtures.all().filter {
      ["gradients", "scopes", "shadows", "text", "blends"].contains($0.name)
    }
    let documents = try fixtures.map { String(decoding: try SVGRenderer.svg($0.list), as: UTF8.self) }
    func block(_ svg: String) -> String { "<div style=\"height:120px;overflow:hidden\">\(svg)</div>" }
    func picture(_ html: String, _ count: Int) throws -> Bitmap {
      let size = CGSize(width: 200, height: 120 * CGFloat(count))
      return try SVGReader.chromium.screenshot(ofHTML: html, size: size, scale: 1)
    }
    let together = try picture(documents.map(block).joined(), documents.count)
    for (index, document) in documents.enumerated() {
      let alone = try picture(block(document), 1).part(x: 0, y: 0, width: 200, height: 120)
      let difference = PixelDifference(
        alone, together.part(x: 0, y: index * 120, width: 200, height: 120))
      // Edges may be smoothed a little otherwise elsewhere; what has lost its paint or clip is far away.
      #expect(difference.mean < 0.2 && difference.worstTile < 6, "\(fixtures[index].name): \(difference)")
    }
  }

  @Test("Documents are smaller than Cairo's own", arguments: try Fixtures.all() + [Fixtures.page()])
  nonisolated func sizes(fixture: Fixture) throws {
    // Its picture was stored without compression, as its bytes are kept; Cairo compresses it anew.
    if fixture.name == "pixelated" { return }
    // Wedges are exact at every size; Cairo's are pixels.
    if fixture.name == "sweeps" { return }
    let ours = try SVGRenderer.svg(fixture.list).count
    let cairo = try CairoRenderer.svg(fixture.list).count
    #expect(ours < cairo)
  }
}
