import Foundation
import Testing
import UIKit

/// How stacks share their length among views of different priorities.
@Suite("What stacks give to their views")
struct StackTests {
  init() { useMonospacedText() }

  /// A label of ten-point text: each character 5 points wide, each line 12 high.
  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  private func stack(_ views: [UIView], _ axis: NSLayoutConstraint.Axis = .horizontal) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    return stack
  }

  private func frames(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) -> [CGRect] {
    stack.frame = box(0, 0, width, height)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test("What is left over goes to the view that hugs its content least")
  func hugging() {
    let (name, time) = (label("Name"), label("9:41"))
    time.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let row = stack([name, time])
    row.spacing = 8
    // 4 characters are 20 wide: 100 - 8 - 20 are left for the name.
    #expect(frames(row, 100, 12) == [box(0, 0, 72, 12), box(80, 0, 20, 12)])
    name.setContentHuggingPriority(.required, for: .horizontal)
    row.setNeedsLayout()
    #expect(frames(row, 100, 12) == [box(0, 0, 20, 12), box(28, 0, 72, 12)])
  }

  @Test("What is missing is taken from the view that resists least, then from the next")
  func compression() {
    let views = ["abcdef", "abcd", "ab"].map { label($0) }
    views[0].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    views[2].setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = stack(views)
    // 30 + 20 + 10 in 50: ten less for the first. In 25: all of the first, and five less for the second.
    #expect(frames(row, 50, 12).map(\.width) == [20, 20, 10])
    #expect(frames(row, 25, 12).map(\.width) == [0, 15, 10])
  }

  @Test("A view without content, and no view with a width of its own, takes what is left over")
  func spacer() {
    let (icon, spacer, text) = (UIView(), UIView(), label("ab"))
    icon.translatesAutoresizingMaskIntoConstraints = false
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    let row = stack([icon, spacer, text])
    #expect(frames(row, 100, 12) == [box(0, 0, 24, 12), box(24, 0, 66, 12), box(90, 0, 10, 12)])
    let end = stack([label("ab"), icon])
    #expect(frames(end, 100, 12).map(\.width) == [76, 24])
  }

  @Test("Text beside a badge breaks where the badge leaves it room, and the stack is as high as its lines")
  func breaking() {
    let (body, badge) = (label("one two three", lines: 0), label("12"))
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    badge.setContentHuggingPriority(.required, for: .horizontal)
    let row = stack([body, badge])
    row.spacing = 5
    let column = stack([label("Title"), row], .vertical)
    column.spacing = 4
    // 60 - 5 - 10 are 45 for the text: "one two" is 35 wide, with "three" it would be 65.
    #expect(row.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 60, height: 24))
    #expect(column.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 60, height: 12 + 4 + 24))
    #expect(frames(column, 60, 40) == [box(0, 0, 60, 12), box(0, 16, 60, 24)])
    column.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame) == [box(0, 0, 45, 24), box(50, 0, 10, 24)])
    row.alignment = .center
    row.layoutIfNeeded()
    #expect(row.arrangedSubviews.map(\.frame) == [box(0, 0, 45, 24), box(50, 6, 10, 12)])
  }

  @Test("Texts of different sizes stand on one line, whose height the stack has")
  func baselines() {
    let (large, small) = (label("Ab"), label("ab"))
    large.font = .systemFont(ofSize: 20)
    let row = stack([large, small])
    row.alignment = .firstBaseline
    let drop = large.font.ascender - small.font.ascender
    #expect(drop > 0)
    let all = frames(row, 100, 24)
    #expect(all.map(\.height) == [24, 12])
    #expect(all[0].minY == 0)
    #expect(abs(all[1].minY - drop) <= 0.25)
    // The small one hangs no lower than the large one.
    #expect(row.intrinsicContentSize == CGSize(width: 20 + 10, height: 24))
  }

  @Test("A label with constraints of its own is as large as its text at the least")
  func constrainedLabel() {
    let badge = label("12")
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 8),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    let row = stack([label("abc"), badge])
    row.alignment = .center
    #expect(frames(row, 100, 30) == [box(0, 9, 90, 12), box(90, 5, 10, 20)])
  }

  @Test("Views in stacks lie on pixels")
  func pixels() {
    let row = stack((0..<3).map { _ in label("ab") })
    row.distribution = .fillEqually
    row.alignment = .center
    // Thirds of 100 at two pixels a point, and (21 - 12) / 2.
    let all = frames(row, 100, 21)
    #expect(all == [box(0, 4.5, 33.5, 12), box(33.5, 4.5, 33, 12), box(66.5, 4.5, 33.5, 12)])
    #expect(frames(row, 100, 12.5).allSatisfy { $0.minY == 0.5 && $0.height == 12 })
  }
}
