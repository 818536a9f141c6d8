import Drawing
import Foundation
import Geometry
import Testing
import UIKit

/// Labels over the monospaced engine: a character is half an em wide, a line 1.2 em high.
@Suite("UILabel, UIImageView and UIStackView")
struct LabelTests {
  init() { useMonospacedText() }

  private func label(_ text: String, size: CGFloat = 10) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private func texts(_ view: UIView) throws -> [String] {
    try view.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
      .description.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("text") }
  }

  @Test("A label is as large as its text")
  func size() {
    let label = label("hello")
    #expect(label.intrinsicContentSize == CGSize(width: 25, height: 12))
    #expect(label.sizeThatFits(CGSize(width: 1000, height: 1000)) == CGSize(width: 25, height: 12))
    label.sizeToFit()
    #expect(label.bounds.size == CGSize(width: 25, height: 12))
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test("A label with room around its text draws it inside of that")
  func padding() throws {
    final class PaddedLabel: UILabel {
      let insets = UIEdgeInsets(top: 1, left: 7, bottom: 3, right: 2)

      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
          width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
      }
    }
    final class SilentLabel: UILabel { override func drawText(in rect: CGRect) {} }
    let padded = PaddedLabel()
    padded.text = "hello"
    padded.font = .systemFont(ofSize: 10)
    padded.frame = CGRect(origin: .zero, size: padded.intrinsicContentSize)
    #expect(padded.frame == box(0, 0, 25 + 9, 12 + 4))
    #expect(try texts(padded) == ["text (7 1 25 12) #000000 “hello”"])
    let silent = SilentLabel(frame: box(0, 0, 30, 12))
    silent.text = "hello"
    #expect(try texts(silent).isEmpty)
  }

  @Test("Lines are as many as allowed")
  func lines() {
    let label = label("one two three")
    label.numberOfLines = 0
    // Eight characters of 5 points fit 40: "one two", "three".
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 35, height: 24))
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)).height == 12)
    label.numberOfLines = 2
    label.preferredMaxLayoutWidth = 40
    #expect(label.intrinsicContentSize.height == 24)
  }

  @Test(
    "Text stands in the middle of the height and where its alignment says",
    arguments: [
      (.natural, .unspecified, 0), (.center, .unspecified, 37.5), (.right, .unspecified, 75),
      (.natural, .forceRightToLeft, 75), (.left, .forceRightToLeft, 0), (.right, .forceRightToLeft, 75),
    ] as [(NSTextAlignment, UISemanticContentAttribute, CGFloat)])
  func alignment(alignment: NSTextAlignment, direction: UISemanticContentAttribute, x: CGFloat) throws {
    let label = label("hello")
    label.frame = box(0, 0, 100, 40)
    label.textAlignment = alignment
    label.semanticContentAttribute = direction
    // (40 - 12) / 2 = 14.
    let number = x == 37.5 ? "37.5" : "\(Int(x))"
    #expect(try texts(label) == ["text (\(number) 14 25 12) #000000 “hello”"])
  }

  @Test("Colours follow highlighting and strength")
  func colors() throws {
    let label = label("a")
    label.sizeToFit()
    label.textColor = .red
    label.highlightedTextColor = .white
    #expect(try texts(label).first?.contains("#FF0000") == true)
    label.isHighlighted = true
    #expect(try texts(label).first?.contains("#FFFFFF") == true)
    label.textColor = nil
    #expect(label.textColor == .label)
  }

  @Test("A label of a text style follows the text size when asked to")
  func dynamicType() throws {
    let label = UILabel()
    label.text = "abcd"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    var environment = ViewEnvironment.current
    environment.traits.dynamicTypeSize = .accessibility5
    let size = ViewEnvironment.with(environment) { label.intrinsicContentSize }
    // Four half ems of 53 points.
    #expect(size.width == 106)
    #expect(label.intrinsicContentSize.width == 34)
  }

  @Test("A text that no font can draw leaves a sentence")
  func unknownFont() throws {
    struct Failing: TextMeasuring {
      struct Reason: Error, CustomStringConvertible { var description: String { "no font" } }
      func shape(_ block: TextBlock) throws -> ShapedText { throw Reason() }
    }
    let label = label("hello")
    label.frame = box(0, 0, 100, 40)
    let list = try label.displayList(in: DrawingEnvironment(textMeasurer: Failing()))
    #expect(list.diagnostics.map(\.description) == ["the label “hello” is not drawn: no font"])
  }

  @Test(
    "Pictures go where the content mode says",
    arguments: [
      // A picture of 20 × 10 in a view of 60 × 60.
      (.scaleToFill, box(0, 0, 60, 60)), (.scaleAspectFit, box(0, 15, 60, 30)),
      (.scaleAspectFill, box(-30, 0, 120, 60)), (.center, box(20, 25, 20, 10)),
      (.bottomRight, box(40, 50, 20, 10)), (.left, box(0, 25, 20, 10)),
    ] as [(UIView.ContentMode, CGRect)])
  func contentModes(mode: UIView.ContentMode, frame: CGRect) throws {
    let view = UIImageView(image: UIImage(data: Self.png(width: 40, height: 20), scale: 2))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    view.frame = box(0, 0, 60, 60)
    view.contentMode = mode
    let list = try view.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
    guard case .image(let item) = try #require(list.items.first).content else {
      Issue.record("no image")
      return
    }
    #expect(item.frame == frame)
    #expect(item.tint == nil)
  }

  @Test("A template is painted in the tint colour")
  func template() throws {
    let image = try #require(UIImage(data: Self.png(width: 4, height: 4))).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    view.tintColor = .red
    let list = try view.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
    guard case .image(let item) = try #require(list.items.first).content else {
      Issue.record("no image")
      return
    }
    #expect(item.tint == SRGBColor(hex: 0xFF0000))
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
  }

  @Test("A stack shares its length as its distribution says")
  func stack() {
    let views = (0..<3).map { _ in label("ab") }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 4
    // Three labels of 10 × 12 and two gaps.
    #expect(stack.intrinsicContentSize == CGSize(width: 38, height: 12))
    stack.frame = box(0, 0, 98, 20)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame) == [box(0, 0, 10, 20), box(14, 0, 10, 20), box(28, 0, 70, 20)])
    stack.distribution = .fillEqually
    stack.alignment = .center
    stack.layoutIfNeeded()
    #expect(views.map(\.frame) == [box(0, 4, 30, 12), box(34, 4, 30, 12), box(68, 4, 30, 12)])
    stack.distribution = .equalSpacing
    views[1].isHidden = true
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX == 88)
    stack.axis = .vertical
    views[1].isHidden = false
    stack.setCustomSpacing(10, after: views[0])
    #expect(stack.intrinsicContentSize == CGSize(width: 10, height: 3 * 12 + 14))
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews.count == 2)
    #expect(views[0].superview === stack)
    views[0].removeFromSuperview()
    #expect(stack.subviews.count == 2)
  }

  @Test("A cell is as high as the view that fills it")
  func preferred() {
    let cell = UICollectionViewCell(frame: box(0, 0, 40, 44))
    let text = label("one two three")
    text.numberOfLines = 0
    text.frame = cell.contentView.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.contentView.addSubview(text)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = box(5, 6, 40, 44)
    #expect(cell.preferredLayoutAttributesFitting(attributes).frame == box(5, 6, 40, 24))
    #expect(attributes.size.height == 44)
  }

  @Test("A selected cell shows its selected background behind its content")
  func selection() {
    let cell = UICollectionViewCell(frame: box(0, 0, 40, 44))
    let (plain, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = plain
    #expect(selected.isHidden)
    cell.isSelected = true
    #expect(!selected.isHidden)
    #expect(
      cell.subviews.map(ObjectIdentifier.init)
        == [plain, selected, cell.contentView].map(ObjectIdentifier.init))
    #expect(plain.frame == cell.bounds)
    cell.prepareForReuse()
    #expect(!cell.isSelected)
    #expect(selected.isHidden)
  }

  /// The beginning of a PNG file: signature and header, which is all that sizes need.
  private static func png(width: UInt8, height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0])
  }
}
