import Drawing
import Foundation
import FoundationXML
import Geometry
import Testing

@testable import SVGRenderer

@Suite("An animated SVG") struct AnimationTests {
  private func element(_ number: Int, _ items: [DisplayItem], x: CGFloat, opacity: Double = 1) throws
    -> DisplayItem
  {
    try .scope(
      DisplayScope(
        transform: CGAffineTransform(translationX: x, y: 0), opacity: opacity,
        element: DisplayElement(
          identity: .item(section: 0, item: number), frame: CGRect(x: x, y: 0, width: 10, height: 10)),
        items: items))
  }

  private func square(_ color: SRGBColor = .black, width: CGFloat = 10) throws -> DisplayItem {
    try .fill(Path(CGRect(x: 0, y: 0, width: width, height: 10)), with: .color(color))
  }

  /// Frames of 100 × 50 points in which a card, with a clip, moves and fades.
  private func moving(_ places: [(x: CGFloat, opacity: Double)], held: Double = 0) throws -> DisplayAnimation
  {
    let card = [try square(), try square(SRGBColor(hex: 0xFF3B30), width: 4)]
    let lists = try places.map { place in
      DisplayList(
        size: CGSize(width: 100, height: 50),
        items: [
          try .scope(
            DisplayScope(
              clip: Path(CGRect(x: 0, y: 0, width: 90, height: 50)),
              items: [try element(1, card, x: place.x, opacity: place.opacity)]))
        ])
    }
    return DisplayAnimation(lists, framesPerSecond: 15, lastHeld: held)
  }

  private func text(_ animation: DisplayAnimation, plays: Int = 0) throws -> String {
    String(decoding: try SVGRenderer.svg(animation, plays: plays), as: UTF8.self)
  }

  /// Checks that a document is well-formed, and collects its ids.
  private final class Reader: NSObject, XMLParserDelegate {
    var ids: [String] = []
    var references: [String] = []
    var hidden: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if let id = attributes["id"] {
        ids.append(id)
        if attributes["visibility"] == "hidden" { hidden.append(id) }
      }
      if let reference = attributes["xlink:href"] { references.append(String(reference.dropFirst())) }
    }
  }

  private func read(_ text: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "")")
    return reader
  }

  @Test("is valid XML whose ids are there once, and refers only to what is there")
  func validity() throws {
    let text = try text(try moving([(0, 1), (5, 0.5), (12, 0.25)]))
    let reader = try read(text)
    #expect(Set(reader.ids).count == reader.ids.count)
    #expect(Set(reader.references).isSubset(of: reader.ids))
    #expect(reader.references.count == 3)
  }

  @Test("writes a card once, however often it is seen, and wherever and how opaque")
  func sharing() throws {
    let text = try text(try moving([(0, 1), (5, 0.5), (12.25, 0.25)]))
    #expect(text.components(separatedBy: "#ff3b30").count - 1 == 1)
    #expect(text.contains("x=\"5\" opacity=\".5\"/>"))
    #expect(text.contains("x=\"12.25\" opacity=\".25\"/>"))
  }

  @Test("shows its first frame without CSS; all others are hidden and not read aloud")
  func still() throws {
    let text = try text(try moving([(0, 1), (5, 1), (12, 1)]))
    let reader = try read(text)
    // The frames' ids are the first ones that are given out.
    #expect(reader.hidden.count == 2)
    #expect(text.components(separatedBy: "visibility=\"hidden\" aria-hidden=\"true\"").count - 1 == 2)
    let style = try #require(text.firstRange(of: "<style>")?.lowerBound)
    let first = try #require(text[style...].firstRange(of: "<g id=\""))
    #expect(!text[first.lowerBound...].prefix(30).contains("visibility"))
  }

  @Test("moves only for those who do not ask for less motion")
  func reducedMotion() throws {
    let text = try text(try moving([(0, 1), (5, 1)]))
    let start = try #require(text.firstRange(of: "<style>@media (prefers-reduced-motion:no-preference){"))
    let end = try #require(text.firstRange(of: "}</style>"))
    // Nothing that animates lies outside the condition.
    #expect(!text[..<start.lowerBound].contains("animation"))
    #expect(!text[end.upperBound...].contains("animation"))
  }

  @Test("switches frames at their share of the time")
  func times() throws {
    // Three frames of a fifteenth, the last held for 2/15 s more: 5/15 s in all; each is a fifth, the last three.
    let text = try text(try moving([(0, 1), (5, 1), (12, 1)], held: 2.0 / 15))
    #expect(text.contains(" .333s step-end infinite both}"))
    #expect(text.contains("{0%{visibility:visible}20%{visibility:hidden}100%{visibility:hidden}}"))
    #expect(
      text.contains(
        "{0%{visibility:hidden}20%{visibility:visible}40%{visibility:hidden}100%{visibility:hidden}}"))
    #expect(text.contains("{0%{visibility:hidden}40%{visibility:visible}100%{visibility:visible}}"))
  }

  @Test("may be shown a number of times")
  func plays() throws {
    #expect(try text(try moving([(0, 1), (5, 1)]), plays: 2).contains("s step-end 2 both}"))
  }

  @Test("of one frame is the still document")
  func single() throws {
    let animation = try moving([(0, 1), (0, 1)])
    #expect(try SVGRenderer.svg(animation) == SVGRenderer.svg(animation.frames[0].list))
  }

  @Test("is the same bytes each time, and shares nothing where something blends with what is behind it")
  func blending() throws {
    let animation = try moving([(0, 1), (5, 1)])
    #expect(try SVGRenderer.svg(animation) == SVGRenderer.svg(animation))
    let blend = try DisplayItem.scope(DisplayScope(blendMode: .multiply, items: [try square()]))
    let lists = animation.frames.map {
      DisplayList(size: $0.list.size, items: $0.list.items + [blend])
    }
    let text = try text(DisplayAnimation(lists, framesPerSecond: 15))
    #expect(!text.contains("<use"))
    #expect(text.components(separatedBy: "mix-blend-mode:multiply").count - 1 == 2)
    _ = try read(text)
  }
}
