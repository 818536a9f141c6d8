import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite("Symbols and labels")
struct SymbolTests {
  private func size(_ view: some View, traits: Traits = Traits(displayScale: 3)) throws -> CGSize {
    try Drawn(view, traits: traits).list.size
  }

  private func ink(_ view: some View, traits: Traits = Traits()) throws -> CGRect {
    try Drawn(view, traits: traits).list.items.reduce(CGRect.null) { $0.union($1.bounds) }
  }

  @Test("A symbol is as large as its font, and follows Dynamic Type and the scale")
  func sizes() throws {
    // The circle is 1 em across with 0.09 em around: 17 × 1.18 = 20.06, in thirds 20.333.
    let body = try size(Image(systemName: "circle.fill"))
    #expect(near(body.width, 61.0 / 3, 1e-9) && near(body.height, 61.0 / 3, 1e-9))
    // 28 × 1.18 = 33.04.
    #expect(near(try size(Image(systemName: "circle").font(.title)).width, 100.0 / 3, 1e-9))
    // 53 × 1.18 = 62.54.
    let huge = Traits(dynamicTypeSize: .accessibility5, displayScale: 2)
    #expect(try size(Image(systemName: "circle"), traits: huge) == CGSize(width: 63, height: 63))
    let small = try size(Image(systemName: "circle").imageScale(.small)).width
    let large = try size(Image(systemName: "circle").imageScale(.large)).width
    #expect(small < body.width && body.width < large)
    #expect(
      try size(Image(systemName: "circle").resizable().frame(width: 40, height: 30))
        == CGSize(width: 40, height: 30))
  }

  @Test("A symbol's middle is the middle of the text's capitals beside it")
  func baseline() throws {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("H")
      Image(systemName: "circle.fill")
    }
    let frames = try Drawn(row).frames
    // The fake engine's baseline is 0.9 em below a line's top; San Francisco's capitals are 0.7046 em high.
    let middle = frames[0].minY + 17 * 0.9 - 17 * 0.7046 / 2
    #expect(near(frames[1].midY, middle, 0.001))
  }

  @Test("A symbol is drawn in the foreground style, once where lines cross fills")
  func colours() throws {
    guard
      case .fill(_, let paint, .evenOdd) = try Drawn(Image(systemName: "star.fill").foregroundStyle(.red))
        .items[0]
        .content
    else {
      Issue.record("one fill was expected")
      return
    }
    #expect(paint == .color(SRGBColor(hex: 0xFF3B30)))
    let faint = try Drawn(Image(systemName: "flag.fill").foregroundStyle(.secondary))
    guard case .scope(let scope) = faint.list.items[0].content else {
      Issue.record("a scope was expected")
      return
    }
    #expect(scope.opacity == 0.6 && scope.items.count == 2)
  }

  @Test("Lines are as heavy as the font's weight, and forward follows the direction of reading")
  func weightAndDirection() throws {
    #expect(
      try ink(Image(systemName: "minus").fontWeight(.black)).height > ink(Image(systemName: "minus")).height)
    func items(_ name: String, _ direction: LayoutDirection) throws -> [DisplayItem] {
      try Drawn(Image(systemName: name), traits: Traits(layoutDirection: direction)).list.items
    }
    #expect(
      try items("chevron.forward", .leftToRight) != items("chevron.forward", .rightToLeft))
  }

  @Test("Variants ask for other forms, where a symbol has them")
  func variants() throws {
    func items(_ view: some View) throws -> [DisplayItem] { try Drawn(view).list.items }
    #expect(
      try items(Image(systemName: "star").symbolVariant(.fill)) == items(Image(systemName: "star.fill")))
    #expect(
      try items(Image(systemName: "plus").symbolVariant(.circle.fill))
        == items(Image(systemName: "plus.circle.fill")))
    #expect(
      try items(VStack { Image(systemName: "plus").symbolVariant(.circle) }.symbolVariant(.fill))
        == items(Image(systemName: "plus.circle.fill")))
    #expect(
      try items(Image(systemName: "star.fill").symbolVariant(.circle))
        == items(Image(systemName: "star.circle.fill")))
    #expect(
      try items(Image(systemName: "bell").symbolVariant(.slash.fill))
        == items(Image(systemName: "bell.slash.fill")))
    #expect(
      try items(Image(systemName: "globe").symbolVariant(.slash.square)) == items(Image(systemName: "globe")))
    #expect(
      try items(Image(systemName: "star.fill").symbolVariant(.none)) == items(Image(systemName: "star.fill")))
    #expect(try items(Image(systemName: "plus").symbolVariant(.fill)) == items(Image(systemName: "plus")))
    #expect(try items(Image(systemName: "globe").symbolVariant(.square)) == items(Image(systemName: "globe")))
  }

  /// Draws the symbol that its environment's variants and mode say.
  private struct Reading: View {
    @Environment(\.symbolVariants) private var variants
    @Environment(\.symbolRenderingMode) private var mode

    var body: some View {
      Text(verbatim: "\(variants == .circle.fill) \(mode == .monochrome)")
    }
  }

  @Test("Variants and the way of colouring are in the environment, and one colour is the only way")
  func environment() throws {
    #expect(try Drawn(Reading()).texts == ["false false"])
    #expect(
      try Drawn(Reading().symbolVariant(.circle.fill).symbolRenderingMode(.monochrome)).texts == ["true true"]
    )
    #expect(
      try Drawn(Reading().symbolRenderingMode(nil).symbolRenderingMode(.monochrome)).texts == ["false false"])
    let star = Image(systemName: "star")
    #expect(
      try Drawn(star.environment(\.symbolVariants, .fill)).list.items
        == Drawn(Image(systemName: "star.fill")).list.items)
    #expect(try Drawn(star.symbolRenderingMode(.monochrome)).list.items == Drawn(star).list.items)
  }

  @Test("A symbol without a drawing is an empty box and a diagnostic that names it and the others")
  func unknown() throws {
    for name in ["unicorn", "", "plus.fill", "globe.fill", "globe.circle", ".fill", "plus.square.circle"] {
      let drawn = try Drawn(Image(systemName: name))
      #expect(drawn.list.diagnostics.count == 1, "\(name)")
      let text = drawn.list.diagnostics[0].description
      #expect(text.contains("“\(name)”") && text.contains("chevron.right") && text.contains("star"))
      #expect(drawn.list.size.width > 10)
    }
  }

  @Test("A label is its icon, a gap of 8, and its title")
  func label() throws {
    let drawn = try Drawn(Label("ab", systemImage: "circle.fill"), traits: Traits(displayScale: 2))
    // The icon is 20.06, in halves 20.5, wide; two characters of the fake engine are 17.
    #expect(drawn.list.size.width == 20.5 + 8 + 17)
    #expect(drawn.texts == ["ab"])
    let bold = try RecordedText(Label("**a**", systemImage: "star"))
    #expect(bold.string == "a" && bold.style.font.weight == .semibold)
    let string = "**a**"
    #expect(try RecordedText(Label(string, systemImage: "star")).string == "**a**")
  }

  /// Draws a box below the title.
  private struct Boxed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.title
        box(30, 10)
      }
    }
  }

  @Test("Styles show the title, the icon or something else, and hold for all labels inside")
  func styles() throws {
    let label = Label {
      Text("ab")
    } icon: {
      box(10, 10)
    }
    #expect(try size(label.labelStyle(.titleOnly)).width == 17)
    #expect(try size(label.labelStyle(.iconOnly)) == CGSize(width: 10, height: 10))
    #expect(try size(label.labelStyle(.titleAndIcon)).width == 10 + 8 + 17)
    #expect(try size(VStack { label }.labelStyle(Boxed())).width == 30)
    #expect(try Drawn(VStack { label }.labelStyle(Boxed())).texts == ["ab"])
    #expect(try size(label.labelStyle(.automatic).labelStyle(.iconOnly)).width == 10 + 8 + 17)
  }

  @Test("A label is one view to its container, whatever its parts")
  func count() throws {
    let label = Label {
      Text("a")
      Text("b")
    } icon: {
      EmptyView()
    }
    #expect(type(of: label)._shape.isSingle)
    #expect(
      try Drawn(
        HStack(spacing: 0) {
          label; box(5)
        }
      ).texts == ["a", "b"])
  }
}
