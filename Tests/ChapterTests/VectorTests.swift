import CairoRenderer
import Chapters
import CollectionTesting
import Foundation
import SVGReaders
import Testing

/// The book's figures as SVG documents.
@Suite("The figures of the book as vectors")
struct VectorTests {
  /// A figure's display list on a phone, and its name.
  private struct Page {
    let name: String
    let list: DisplayList
    let svg: [UInt8]
  }

  /// Every figure as its chapter declares it, with the words that the tool gives it.
  private func pages(_ colorScheme: ColorScheme = .light) throws -> [Page] {
    try BookFigure.onPhone {
      try BookFigure.all.map { book in
        let environment = book.figure.environment(traits: Traits(colorScheme: colorScheme))
        let list = try book.figure.displayList(in: environment)
        let options = SVGOptions(title: book.chapter.title, description: book.figure.alternativeText)
        return Page(name: book.name, list: list, svg: try SVGRenderer.svg(list, options: options))
      }
    }
  }

  /// Some main figures with every part of an overlay: lists, carousels, masonry, and pages with heads.
  private func overlaidPages() throws -> [Page] {
    try BookFigure.onPhone {
      try BookFigure.all.filter { [2, 6, 7, 12].contains($0.chapter.number) && $0.figure.name == "main" }.map
      {
        let markup = FigureMarkup(content: $0.figure.content(), overlay: .all)
        let list = try markup.displayList(in: $0.figure.environment(traits: Traits()))
        return Page(name: "\($0.name)-overlay", list: list, svg: try SVGRenderer.svg(list))
      }
    }
  }

  /// The gate of `rendering.md` 8, and wider where a figure holds what the page that it was measured with has little of.
  private func gate(_ reader: SVGReader, of name: String) -> Gate {
    var gate = Gate(reader)
    switch (reader, name) {
    case (.rsvg, "4-cascade"):
      // Translucent boxes upon others: each is rounded to whole levels.
      gate.mean = 0.5
    case (.rsvg, "9-main"):
      // librsvg has nothing of what lies beyond the page, so that the shadow of a card that reaches over its lower side
      // fades there.
      (gate.max, gate.farShare) = (48, 0.00002)
    case (.rsvg, "12-reuse"):
      // A circle that touches the side of a rectangle on a fourth of a point, each of which cuts.
      gate.max = 32
    case (.resvg, "4-cascade"), (.chromium, "4-cascade"):
      // Nothing but dashes, on an eighth of a screen, whose ends each program smooths in its own way.
      (gate.max, gate.farShare) = (128, 0.005)
    case (.chromium, _):
      // Its coverage of edges differs most of the three, and the book's pages have more edges than the page measured.
      gate.farShare = 0.0015
    default: break
    }
    if reader != .rsvg, name.hasSuffix("overlay") {
      // Along a line each dash begins by a hair elsewhere in each program, so that at the end one has a dash and one has not.
      gate.max = 200
    }
    return gate
  }

  /// Holds what `reader` makes of every figure against its PNG.
  private func gate(_ reader: SVGReader) async throws {
    let pages = try pages() + overlaidPages()
    let scale = 2
    let documents = pages.map { SVGReader.Page(svg: $0.svg, size: $0.list.size) }
    let differences = try await Task.detached {
      try zip(pages, reader.draw(documents, scale: scale)).map { page, picture in
        PixelDifference(picture, try CairoRenderer.bitmap(page.list, scale: CGFloat(scale)))
      }
    }.value
    for (page, difference) in zip(pages, differences) {
      let gate = gate(reader, of: page.name)
      #expect(gate.admits(difference), "\(page.name): \(difference)")
    }
  }

  @Test(
    "look in librsvg as their PNGs do, within the gate of `rendering.md` 8",
    .enabled(if: SVGReader.rsvg.isInstalled, "\(SVGReader.rsvg.absence)"))
  func rsvg() async throws { try await gate(.rsvg) }

  @Test(
    "look in resvg as their PNGs do, within the gate of `rendering.md` 8",
    .enabled(if: SVGReader.resvg.isInstalled, "\(SVGReader.resvg.absence)"))
  func resvg() async throws { try await gate(.resvg) }

  @Test(
    "look in Chromium as their PNGs do, within the gate of `rendering.md` 8",
    .enabled(if: SVGReader.chromium.isInstalled, "\(SVGReader.chromium.absence)"))
  func chromium() async throws { try await gate(.chromium) }

  @Test("are no larger than what Cairo writes of them, light and dark")
  func sizes() throws {
    for scheme in ColorScheme.allCases {
      for page in try pages(scheme) {
        let cairo = try CairoRenderer.svg(page.list).count
        #expect(page.svg.count <= cairo, "\(page.name)")
      }
    }
  }

  @Test("are well-formed, name themselves, and can stand in one page")
  func documents() throws {
    var ids: Set<Substring> = []
    var count = 0
    for (page, book) in zip(try pages(), BookFigure.all) {
      let text = String(decoding: page.svg, as: UTF8.self)
      #expect(text.contains(" role=\"img\" aria-labelledby=") && text.contains("<text "), "\(page.name)")
      #expect(text.contains("<title id=") && text.contains("<desc id="), "\(page.name)")
      #expect(book.figure.alternativeText.count < text.count)
      let defined = text.matches(of: #/ id="([^"]*)"/#).map(\.1)
      count += defined.count
      ids.formUnion(defined.map { Substring(String($0)) })
    }
    #expect(ids.count == count)
  }

  @Test("are the same bytes every time")
  func bytes() throws {
    #expect(try pages().map(\.svg) == pages().map(\.svg))
  }
}
