import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

/// Counts what is shaped.
private final class CountingMeasurer: TextMeasuring, @unchecked Sendable {
  nonisolated(unsafe) var blocks: [TextBlock] = []

  nonisolated init() {}

  nonisolated func shape(_ block: TextBlock) throws -> ShapedText {
    blocks.append(block)
    return MonospacedTextMeasurer().shape(block)
  }
}

private struct UnknownFont: Error {}

private struct FailingMeasurer: TextMeasuring {
  nonisolated func shape(_ block: TextBlock) throws -> ShapedText { throw UnknownFont() }
}

@Suite struct TextTests {
  /// The block that a text is shaped from, and what its runs are painted with.
  private func block(_ view: some View, traits: Traits = Traits()) throws -> TextBlock {
    let measurer = CountingMeasurer()
    _ = try Drawn(view, traits: traits, measurer: measurer)
    return try #require(measurer.blocks.first)
  }

  private func font(_ view: some View, traits: Traits = Traits()) throws -> FontDescriptor {
    try block(view, traits: traits).runs[0].style.font
  }

  @Test("A text is body by default, and the nearest font wins")
  func fonts() throws {
    #expect(try font(Text("a")) == FontDescriptor(size: 17))
    #expect(try font(Text("a").font(.headline)) == FontDescriptor(size: 17, weight: .semibold))
    #expect(try font(VStack { Text("a").font(.caption) }.font(.title)).size == 12)
    #expect(try font(Text("a").bold()).weight == .semibold)
    #expect(try font(Text("a").font(.largeTitle).bold()).weight == .bold)
    #expect(try font(Text("a").font(.system(size: 20)).bold()).weight == .bold)
    #expect(try font(Text("a").fontWeight(.light).bold()).weight == .light)
    #expect(try font(VStack { Text("a") }.bold()).weight == .semibold)
    #expect(try font(Text("a").italic().monospacedDigit()).isItalic)
    #expect(try font(Text("a").fontDesign(.rounded)).family == .system(.rounded))
    #expect(try font(VStack { Text("a") }.lineHeight(.exact(points: 30))).lineHeight == 30)
  }

  @Test("Text styles and custom fonts follow Dynamic Type, fixed sizes do not")
  func dynamicType() throws {
    let large = Traits(dynamicTypeSize: .accessibility5)
    #expect(try font(Text("a"), traits: large).size == 53)
    // 17 × 62 / 22 = 47.9, rounded to a whole point (views.md 3.4).
    #expect(try font(Text("a").font(.custom("Inter", size: 17)), traits: large).size == 48)
    #expect(try font(Text("a").font(.custom("Inter", fixedSize: 17)), traits: large).size == 17)
    #expect(try font(Text("a").font(.system(size: 17)), traits: large).size == 17)
    #expect(try font(Text("a").font(.custom("Inter", fixedSize: 9))).family == .named("Inter"))
  }

  @Test("Texts added together keep their own styles and colours, and share what is set on the whole")
  func concatenation() throws {
    let text = (Text("a").bold() + Text("b").foregroundStyle(.red) + Text("c").font(.caption)).font(.title)
    let block = try block(text)
    #expect(block.runs.map(\.string) == ["a", "b", "c"])
    #expect(block.runs.map(\.style.font.size) == [28, 28, 12])
    #expect(block.runs.map(\.style.font.weight) == [.bold, .regular, .regular])
    guard case .text(_, _, let paints) = try Drawn(text).items[0].content else {
      Issue.record("no text was drawn")
      return
    }
    #expect(paints == [.color(.black), .color(SRGBColor(hex: 0xFF3B30)), .color(.black)])
  }

  @Test("What surrounds a text sets its limits, alignment, spacing and case")
  func values() throws {
    let view = VStack { Text("Straße") }
      .lineLimit(2...4).truncationMode(.middle).multilineTextAlignment(.trailing).lineSpacing(3)
      .minimumScaleFactor(0.5).allowsTightening(true).textCase(.uppercase).tracking(1).kerning(2)
      .baselineOffset(3).underline().strikethrough(pattern: .dash)
    let block = try block(view, traits: Traits(layoutDirection: .rightToLeft, displayScale: 3))
    #expect(block.string == "STRASSE")
    #expect(block.lineLimit == 4 && block.reservedLines == 2 && block.truncationMode == .middle)
    #expect(block.alignment == .trailing && block.lineSpacing == 3 && block.minimumScaleFactor == 0.5)
    #expect(block.allowsTightening && block.layoutDirection == .rightToLeft && block.displayScale == 3)
    let style = block.runs[0].style
    #expect(style.tracking == 1 && style.kerning == 2 && style.baselineOffset == 3)
    #expect(style.underline == .solid && style.strikethrough == .dash)
    #expect(try self.block(Text("a").lineLimit(0)).lineLimit == 1)
    #expect(try self.block(Text("a").lineLimit(3, reservesSpace: true)).reservedLines == 3)
    #expect(try self.block(Text("a").lineLimit(2...)).lineLimit == nil)
    #expect(try self.block(Text("a").underline().underline(false)).runs[0].style.underline == .solid)
  }

  @Test("A text wraps to its width, is as wide as its longest line, and loses lines that do not fit")
  func wrapping() throws {
    let text = Text("aaaa bbb cc").font(.system(size: 20))
    // Characters are 10 wide, lines 24 high: 11 characters in one line, or 4, 6 of 70 points.
    #expect(try Drawn(text).list.size == CGSize(width: 110, height: 24))
    #expect(
      try Drawn(VStack { text }.fixedSize(horizontal: false, vertical: true), width: 75).frames
        == [CGRect(x: 7.5, y: 0, width: 60, height: 48)])
    #expect(try Drawn(text, width: 75, height: 24).frames.first?.height == 24)
    // One line of 7 characters shows the first word and the ellipsis.
    #expect(try Drawn(text.lineLimit(1), width: 75).frames.first?.size == CGSize(width: 50, height: 24))
  }

  @Test("In a row, a text is shaped at its ideal, once at its width, and with an ellipsis for its least")
  func shapeCount() throws {
    let measurer = CountingMeasurer()
    let view = HStack {
      Text("one two three four five six")
      Color.red.frame(width: 60)
    }
    .padding()
    _ = try Drawn(view, width: 200, height: 300, measurer: measurer)
    #expect(measurer.blocks.count == 3)
    #expect(Set(measurer.blocks).count == 3)
    let same = CountingMeasurer()
    let column = VStack { ForEach(0..<50) { _ in Text("the same") } }
    _ = try Drawn(column, width: 200, height: 900, measurer: same)
    #expect(Set(same.blocks).count == same.blocks.count)
    #expect(same.blocks.count == 1)
  }

  @Test("Colours follow the scheme and the palette, and levels fade what was set")
  func colours() throws {
    func paint(_ view: some View, _ scheme: ColorScheme = .light) throws -> Paint? {
      let drawn = try Drawn(view, traits: Traits(colorScheme: scheme))
      switch drawn.items.first?.content {
      case .fill(_, let paint, _): return paint
      case .text(_, _, let paints): return paints.first
      default: return nil
      }
    }
    #expect(try paint(Color.red) == .color(SRGBColor(hex: 0xFF3B30)))
    #expect(try paint(Color.red, .dark) == .color(SRGBColor(hex: 0xFF453A)))
    #expect(try paint(Color.red.environment(\.systemPalette, .iOS26)) == .color(SRGBColor(hex: 0xFF383C)))
    #expect(try paint(Text("a"), .dark) == .color(.white))
    #expect(try paint(Text("a").foregroundStyle(.secondary)) == .color(SRGBColor(hex: 0x3C3C43, alpha: 0.6)))
    let faded = VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(Color.black)
    #expect(try paint(faded) == .color(SRGBColor(hex: 0, alpha: 0.5)))
    let nested = VStack { VStack { Text("a") }.foregroundStyle(.tertiary) }.foregroundStyle(Color.black)
    #expect(try paint(nested) == .color(SRGBColor(hex: 0, alpha: 0.25)))
    #expect(
      try paint(Rectangle().foregroundStyle(Color(.systemGroupedBackground)))
        == .color(SRGBColor(hex: 0xF2F2F7)))
    #expect(try paint(Rectangle().fill(Color.accentColor).tint(.green)) == .color(SRGBColor(hex: 0x34C759)))
    #expect(try paint(Color.black.opacity(0.5).opacity(0.5)) == .color(SRGBColor(hex: 0, alpha: 0.25)))
    #expect(try paint(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == .color(SRGBColor(hex: 0x00FF00)))
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
    #expect(
      try paint(gradient.frame(width: 20, height: 40))
        == .linearGradient(stops: stops, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 10, y: 40)))
  }

  @Test("An error of the text engine is thrown, not drawn")
  func errors() {
    #expect(throws: UnknownFont.self) { try Drawn(Text("a"), measurer: FailingMeasurer()) }
  }

  @Test("An empty and a very long text are laid out")
  func extremes() throws {
    #expect(try Drawn(Text("")).list.size.width == 0)
    let long = Text(String(repeating: "word ", count: 20_000))
    #expect(try Drawn(long.lineLimit(3), width: 300).list.size.height == 3 * 17 * 1.2)
  }
}
