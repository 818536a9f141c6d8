import Drawing
import Foundation
import Geometry
import Testing
import UIKit

/// Pictures of symbols, at two pixels a point.
@Suite("Symbols in views", .serialized)
struct SymbolTests {
  init() { useMonospacedText() }

  private func list(_ view: UIView, traits: Traits = Traits(displayScale: 2)) throws -> DisplayList {
    try view.displayList(in: DrawingEnvironment(traits: traits, textMeasurer: MonospacedTextMeasurer()))
  }

  private func ink(_ list: DisplayList) -> CGRect {
    list.items.reduce(.null) { $0.union($1.bounds) }
  }

  /// The colour that a list's first item is filled with.
  private func color(_ list: DisplayList) -> SRGBColor? {
    guard case .fill(_, .color(let color), _) = list.items.first?.content else { return nil }
    return color
  }

  @Test("A symbol is as large as its configuration says")
  func sizes() throws {
    func width(_ configuration: UIImage.SymbolConfiguration?) throws -> CGFloat {
      try #require(UIImage(systemName: "circle", withConfiguration: configuration)).size.width
    }
    // A circle is 1 em across with 0.09 around: 17 · 1.18 = 20.06, in halves 20.5.
    #expect(try width(nil) == 20.5)
    // 40 · 1.18 = 47.2; 40 · 1.18 · 1.28 = 60.416; 17 · 1.18 · 0.79 = 15.85.
    #expect(try width(.init(pointSize: 40)) == 47.5)
    #expect(try width(.init(pointSize: 40, weight: .bold, scale: .large)) == 60.5)
    #expect(try width(.init(scale: .small)) == 16)
    // The large title is of 34 points: 34 · 1.18 = 40.12.
    #expect(try width(.init(textStyle: .largeTitle)) == 40.5)
    // What is said last counts: 10 · 1.18 · 1.28 = 15.1.
    let joined = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
      .applying(.init(pointSize: 10))
    #expect(try width(joined) == 15.5)
    #expect(try width(.init(font: .systemFont(ofSize: 40))) == 47.5)
    // At the largest text size the body is of 53 points: 53 · 1.18 = 62.54.
    let huge = UITraitCollection(traitsFrom: [
      .current, UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
    ])
    var large: CGFloat?
    huge.performAsCurrent { large = try? width(.init(textStyle: .body)) }
    #expect(large == 63)
  }

  @Test("A view shows a symbol in its tint colour and size, and where the content mode says")
  func view() throws {
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    #expect(view.bounds.size == CGSize(width: 20.5, height: 20.5))
    view.tintColor = .red
    var drawn = try list(view)
    #expect(color(drawn) == SRGBColor(hex: 0xFF0000))
    // 17 points of ink in the middle of 20.5.
    #expect(ink(drawn) == box(1.75, 1.75, 17, 17))
    // Twice as large in 41 × 41.
    view.frame = box(0, 0, 41, 41)
    #expect(ink(try list(view)) == box(3.5, 3.5, 34, 34))
    view.contentMode = .topLeft
    #expect(ink(try list(view)) == box(1.75, 1.75, 17, 17))
    view.image = view.image?.withTintColor(.green, renderingMode: .alwaysOriginal)
    drawn = try list(view)
    #expect(color(drawn) == SRGBColor(hex: 0x00FF00))
    view.image = UIImage(systemName: "circle.fill")?.withRenderingMode(.alwaysOriginal)
    #expect(color(try list(view)) == SRGBColor(hex: 0))
  }

  @Test("A view's configuration counts for what the symbol does not say itself")
  func preferred() throws {
    let view = UIImageView(image: UIImage(systemName: "circle"))
    view.preferredSymbolConfiguration = .init(pointSize: 40)
    #expect(view.intrinsicContentSize.width == 47.5)
    view.image = UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    // 10 · 1.18 = 11.8.
    #expect(view.intrinsicContentSize.width == 12)
    #expect(view.image?.applyingSymbolConfiguration(.init(pointSize: 40))?.size.width == 47.5)
  }

  @Test("A symbol's baseline is that of the capitals whose middle it shares")
  func baseline() throws {
    let image = try #require(UIImage(systemName: "circle.fill"))
    #expect(image.isSymbolImage)
    // 20.5 / 2 from the bottom to the middle, less half of 17 · 0.7046.
    let expected = 20.5 / 2 - 17 * 0.7046 / 2
    #expect(abs(try #require(image.baselineOffsetFromBottom) - expected) < 1e-9)
    #expect(UIImage().baselineOffsetFromBottom == nil)
    let (root, label) = (UIView(frame: box(0, 0, 200, 100)), UILabel())
    label.text = "H"
    let view = UIImageView(image: image)
    for child in [label, view] {
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      view.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let middle = label.frame.minY + label.font.ascender - label.font.capHeight / 2
    // The solver puts frames on pixels.
    #expect(abs(view.frame.midY - middle) <= 0.5)
  }

  @Test("Forward follows the direction of reading")
  func directions() throws {
    let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
    let mirrored = Traits(layoutDirection: .rightToLeft, displayScale: 2)
    let left = try list(UIImageView(image: UIImage(systemName: "chevron.left"))).items
    #expect(try list(view, traits: mirrored).items == left)
    #expect(try list(view).items != left)
  }

  @Test("A cell's symbol stands in the middle of the room that all symbols have, in the tint colour")
  func listCell() throws {
    func cell(_ name: String) -> (view: UIView, image: UIImageView?, label: UILabel?) {
      var content = UIListContentConfiguration.cell()
      content.text = "Text"
      content.image = UIImage(systemName: name)
      content.imageProperties.tintColor = .red
      let view: UIView = content.makeContentView()
      view.frame = box(0, 0, 320, 44)
      view.layoutIfNeeded()
      return (
        view, view.subviews.lazy.compactMap { $0 as? UIImageView }.first,
        view.subviews.lazy.compactMap { $0 as? UILabel }.first
      )
    }
    let circle = cell("circle.fill")
    // The body's 17 points at the large scale: 17 · 1.28 · 1.18 = 25.68, in halves 26, in the middle of 24 from 16 on.
    #expect(circle.image?.frame == box(16 + 12 - 13, 22 - 13, 26, 26))
    // Texts begin at 16 + 24 + 16, whatever the symbol.
    #expect(circle.label?.frame.minX == 56 && cell("chevron.right").label?.frame.minX == 56)
    // 17 · 1.28 = 21.76 of ink around the middle.
    let drawn = try list(circle.view)
    let dot = ink(drawn)
    #expect(dot.contains(CGPoint(x: 28 - 10.87, y: 22)))
    #expect(drawn.description.contains("#FF0000"))
    #expect(circle.view.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
  }

  @Test(
    "A name that no symbol has is no picture; one without a drawing is an empty box, and a sentence about it")
  func unknown() throws {
    for name in ["", "Plus", "my icon", "star..fill", ".fill", "plus_circle"] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
    let view = UIImageView(image: UIImage(systemName: "unicorn"))
    let drawn = try list(view)
    #expect(drawn.diagnostics == [.unknownSymbol("unicorn")])
    #expect(!ink(drawn).isEmpty && view.bounds.width > 10)
  }

  @Test("Pictures are equal where their symbols are")
  func equality() {
    #expect(UIImage(systemName: "star") == UIImage(systemName: "star"))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "heart"))
    #expect(
      UIImage(systemName: "star")
        != UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(weight: .bold)))
  }
}
