import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite("Markdown in texts")
struct MarkdownTests {
  /// The runs that a view's only text is shaped from.
  private func runs(_ view: some View) throws -> [TextRun] { try RecordedText(view).block.runs }

  @Test("A literal's marks become weight, slant, design and lines; what surrounds it stays")
  func styles() throws {
    let runs = try runs(Text("a **b** *c* `d` ~~e~~").font(.title))
    #expect(runs.map(\.string) == ["a ", "b", " ", "c", " ", "d", " ", "e"])
    #expect(runs.allSatisfy { $0.style.font.size == 28 })
    #expect(runs[1].style.font.weight == .bold && runs[0].style.font.weight == .regular)
    #expect(runs[3].style.font.isItalic && !runs[1].style.font.isItalic)
    #expect(runs[5].style.font.family == .system(.monospaced))
    #expect(runs[7].style.strikethrough == .solid && runs[5].style.strikethrough == nil)
  }

  @Test("A string and a verbatim text are what they are")
  func strings() throws {
    let string = "**a**"
    #expect(try runs(Text(string)).map(\.string) == ["**a**"])
    #expect(try runs(Text(verbatim: "**a**")).map(\.string) == ["**a**"])
    #expect(try runs(Text(string.dropFirst(2))).map(\.string) == ["a**"])
    #expect(try runs(Text(LocalizedStringKey(string))).map(\.string) == ["a"])
  }

  @Test("A section's literal title is read, its string is not")
  func sectionTitle() throws {
    #expect(try runs(VStack { Section("**a**") { Text("b") } }).map(\.string) == ["a"])
    let string = "**a**"
    #expect(try runs(VStack { Section(string) { Text("b") } }).map(\.string) == ["**a**"])
  }

  @Test("What is interpolated is never read as Markdown, but has the look of where it stands")
  func interpolation() throws {
    let name = "*Ann_"
    #expect(try runs(Text("\(name)")).map(\.string) == ["*Ann_"])
    let bold = try runs(Text("**\(name)** is \(3)"))
    #expect(bold.map(\.string) == ["*Ann_", " is 3"])
    #expect(bold.map(\.style.font.weight) == [.semibold, .regular])
    let inner = try runs(Text("_a \(Text("b").font(.caption).bold()) c_"))
    #expect(inner.map(\.string) == ["a ", "b", " c"])
    #expect(inner.map(\.style.font.size) == [17, 12, 17] && inner.allSatisfy { $0.style.font.isItalic })
    #expect(inner.map(\.style.font.weight) == [.regular, .semibold, .regular])
    // Characters that stand for values inside are themselves when somebody writes them.
    #expect(try runs(Text("*\u{F0000}\("x")*")).map(\.string).joined() == "\u{F0000}x")
  }

  @Test("An entity of a private character is that character, whatever stands for values")
  func privateEntities() throws {
    #expect(try runs(Text("&#xF0005; *a*")).map(\.string) == ["\u{F0005} ", "a"])
    #expect(try runs(Text("&#xFFFFD;")).map(\.string) == ["\u{FFFFD}"])
  }

  @Test("Links have the tint, whatever the text's colour")
  func links() throws {
    func paints(_ view: some View) throws -> [Paint] {
      guard case .text(_, _, let paints) = try Drawn(view).items[0].content else { return [] }
      return paints
    }
    let blue = Paint.color(SRGBColor(hex: 0x007AFF))
    let red = Paint.color(SRGBColor(hex: 0xFF3B30))
    let green = Paint.color(SRGBColor(hex: 0x34C759))
    #expect(try paints(Text("a [b](https://example.org)")) == [.color(.black), blue])
    #expect(try paints(Text("a [b](https://example.org)").foregroundStyle(.red)) == [red, blue])
    #expect(try paints(Text("a [b](https://example.org)").tint(.green)) == [.color(.black), green])
    #expect(try paints(Text("https://example.org")) == [blue])
    let address = "https://example.org"
    #expect(try paints(Text("[site](\(address)) \(address)")) == [blue, .color(.black)])
  }

  @Test("Line ends and blanks of a literal stay")
  func blanks() throws {
    #expect(try runs(Text("  **a**\n\n b ")).map(\.string) == ["  ", "a", "\n\n b "])
    #expect(try runs(Text("# a\n- b")).map(\.string) == ["# a\n- b"])
    #expect(try runs(Text("")).map(\.string) == [""])
  }

  @Test("An attributed string keeps its fonts, colours, lines, spacings and links")
  func attributed() throws {
    var string = AttributedString("ab")
    string.font = .caption
    string.tracking = 2
    string.underlineStyle = Text.LineStyle(pattern: .dash)
    var link = AttributedString("c")
    link.link = URL(string: "https://example.org")
    var red = AttributedString("d")
    red.foregroundColor = .red
    red.kern = 1
    red.baselineOffset = 3
    red.strikethroughStyle = .single
    let text = Text(string + link + red).font(.title)
    let runs = try runs(text)
    #expect(runs.map(\.string) == ["ab", "c", "d"])
    #expect(runs.map(\.style.font.size) == [12, 28, 28])
    #expect(runs[0].style.tracking == 2 && runs[0].style.underline == .dash)
    #expect(runs[2].style.kerning == 1 && runs[2].style.baselineOffset == 3)
    #expect(runs[2].style.strikethrough == .solid)
    guard case .text(_, _, let paints) = try Drawn(text).items[0].content else {
      Issue.record("no text was drawn")
      return
    }
    #expect(
      paints == [.color(.black), .color(SRGBColor(hex: 0x007AFF)), .color(SRGBColor(hex: 0xFF3B30))])
    #expect(try self.runs(Text("x \(red)")).map(\.string) == ["x ", "d"])
  }

  @Test("An attributed string made of Markdown shows as the literal does")
  func attributedMarkdown() throws {
    let source = "a **b** *c* `d` ~~e~~ [f](g.html)"
    let string = try AttributedString(markdown: source, baseURL: URL(string: "https://example.org/h/"))
    #expect(try runs(Text(string)) == runs(Text(LocalizedStringKey(source))))
    #expect(string.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.org/h/g.html"])
    #expect(
      string.runs.compactMap(\.inlinePresentationIntent) == [
        .stronglyEmphasized, .emphasized, .code, .strikethrough,
      ])
  }

  @Test("An accessibility label says the words, not the marks")
  func accessibility() throws {
    let drawn = try Drawn(Color.red.accessibilityLabel(Text("**a** \(1_000)")), width: 10, height: 10)
    #expect(drawn.elements.map(\.accessibilityLabel) == ["a 1,000"])
  }
}
