import Drawing
import Foundation
import Geometry
import Testing
import UIKit

/// Texts whose parts look different, over the monospaced engine.
@Suite("Attributed texts")
struct AttributedLabelTests {
  init() { useMonospacedText() }

  private func runs(_ view: UIView) throws -> [(TextRun, Paint)] {
    let list = try view.displayList(in: DrawingEnvironment(textMeasurer: RunTeller()))
    return RunTeller.last.runs.enumerated().map { index, run in
      guard case .text(_, _, let paints)? = list.items.last?.content else { return (run, .color(.clear)) }
      return (run, paints[min(index, paints.count - 1)])
    }
  }

  /// The monospaced engine, which remembers what it shaped last.
  private struct RunTeller: TextMeasuring {
    nonisolated(unsafe) static var last = TextBlock(runs: [])
    func shape(_ block: TextBlock) -> ShapedText {
      Self.last = block
      return MonospacedTextMeasurer().shape(block)
    }
  }

  @Test("Parts have the fonts, colours and lines of their own, and the label's elsewhere")
  func parts() throws {
    let text = NSMutableAttributedString(string: "was ")
    text.append(
      NSAttributedString(
        string: "29",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red, .kern: 2,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
          .underlineStyle: NSUnderlineStyle.single.rawValue | NSUnderlineStyle.patternDash.rawValue,
        ]))
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.textColor = .blue
    label.attributedText = text
    #expect(label.text == "was 29")
    label.sizeToFit()
    let runs = try runs(label)
    #expect(runs.map(\.0.string) == ["was ", "29"])
    #expect(runs.map(\.0.style.font.size) == [10, 12])
    #expect(runs.map(\.1) == [.color(SRGBColor(hex: 0x0000FF)), .color(SRGBColor(hex: 0xFF0000))])
    #expect(runs[1].0.style.kerning == 2 && runs[0].0.style.kerning == 0)
    #expect(runs[1].0.style.strikethrough == .solid && runs[1].0.style.underline == .dash)
    #expect(runs[0].0.style.strikethrough == nil)
  }

  @Test("A later font or colour is the whole text's, and a plain text forgets the looks")
  func restyling() throws {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    #expect(label.intrinsicContentSize.width == 30)
    label.font = .systemFont(ofSize: 10)
    label.textColor = .blue
    #expect(label.intrinsicContentSize.width == 10)
    label.sizeToFit()
    #expect(try runs(label)[0].1 == .color(SRGBColor(hex: 0x0000FF)))
    label.text = "abc"
    #expect(label.attributedText?.string == Optional("abc") && label.intrinsicContentSize.width == 15)
    label.attributedText = nil
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
  }

  @Test("The first paragraph says where lines stand and how far apart they are")
  func paragraph() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .right
    let label = UILabel(frame: box(0, 0, 30, 100))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "ab cd", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    // Two lines of 12 points and a gap of 4; six letters of 5 points fill a line.
    #expect(label.sizeThatFits(CGSize(width: 20, height: 0)).height == 28)
    #expect(try displayTree(label) == ["text (5 44 25 12) #000000 “ab cd”"])
    let size = NSAttributedString(
      string: "ab cd", attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]
    ).boundingRect(with: CGSize(width: 20, height: 100), options: .usesLineFragmentOrigin, context: nil).size
    #expect(size == CGSize(width: 10, height: 28))
  }

  @Test("A label's shadow is a copy of its text")
  func shadow() throws {
    let label = UILabel()
    label.text = "ab"
    label.font = .systemFont(ofSize: 10)
    label.shadowColor = .red
    label.shadowOffset = CGSize(width: 1, height: 2)
    label.sizeToFit()
    #expect(
      try displayTree(label) == [
        "scope shadow radius 0 offset (1 2) #FF0000", "  text (0 0 10 12) #000000 “ab”",
      ])
  }
}
