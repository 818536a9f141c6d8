import Foundation
import Geometry
import Testing
import UIKit

/// Stacks whose views take part in constraints, over the monospaced engine.
@Suite("Stacks among constraints")
struct StackConstraintTests {
  init() { useMonospacedText() }

  private let root = UIView(frame: box(0, 0, 300, 200))

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 10)
    return label
  }

  private func add(_ view: UIView, _ constraints: [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview == nil { root.addSubview(view) }
    NSLayoutConstraint.activate(constraints)
  }

  private func pinned(_ stack: UIStackView) -> UIStackView {
    root.addSubview(stack)
    add(
      stack,
      [
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      ])
    return stack
  }

  @Test("A badge outside sticks to a picture inside a stack inside a stack")
  func badge() {
    let (picture, badge) = (UIView(), UIView())
    let head = UIStackView(arrangedSubviews: [picture, label("abcd")])
    head.spacing = 12
    head.alignment = .center
    let all = UIStackView(arrangedSubviews: [head, label("ef")])
    all.axis = .vertical
    all.spacing = 7
    _ = pinned(all)
    root.addSubview(badge)
    add(
      badge,
      [
        picture.widthAnchor.constraint(equalToConstant: 44),
        picture.heightAnchor.constraint(equalToConstant: 40),
        badge.widthAnchor.constraint(equalToConstant: 10), badge.heightAnchor.constraint(equalToConstant: 8),
        badge.trailingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 3),
        badge.bottomAnchor.constraint(equalTo: picture.bottomAnchor, constant: 2),
      ])
    root.layoutIfNeeded()
    #expect(all.frame == box(20, 10, 250, 40 + 7 + 12))
    #expect(head.frame == box(0, 0, 250, 40) && picture.frame == box(0, 0, 44, 40))
    #expect(head.arrangedSubviews[1].frame == box(56, 14, 194, 12))
    // The picture's corner is at (64, 50).
    #expect(badge.frame == box(57, 44, 10, 8))
  }

  @Test("Titles in several rows are as wide as the widest")
  func columns() {
    let titles = [label("ab"), label("abcdef")]
    let rows = titles.map { title in
      let row = UIStackView(arrangedSubviews: [title, label("x")])
      row.spacing = 4
      return row
    }
    let all = UIStackView(arrangedSubviews: rows)
    all.axis = .vertical
    all.alignment = .leading
    _ = pinned(all)
    for title in titles { title.setContentHuggingPriority(.defaultLow + 1, for: .horizontal) }
    add(all, [titles[0].widthAnchor.constraint(equalTo: titles[1].widthAnchor)])
    root.layoutIfNeeded()
    // Six letters of 5 points, a gap of 4 and a letter.
    #expect(titles.map(\.frame.width) == [30, 30])
    #expect(rows.map(\.frame.width) == [39, 39])
    #expect(rows.map(\.frame.minY) == [0, 12] && all.frame.height == 24)
  }

  @Test("Two views of a stack share its length as a constraint between them says")
  func siblings() {
    let (one, two) = (UIView(), UIView())
    let stack = pinned(UIStackView(arrangedSubviews: [one, two]))
    stack.spacing = 10
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 8)
    add(
      stack,
      [
        one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: 2),
        one.heightAnchor.constraint(equalToConstant: 9),
      ])
    root.layoutIfNeeded()
    // 250 - 2 - 8 - 10 in three parts, rounded to pixels.
    #expect(one.frame == box(2, 1, 153.5, 9) && two.frame == box(165.5, 1, 76.5, 9))
    #expect(stack.frame.height == 13)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.setNeedsLayout()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(one.frame.maxX == 248 && two.frame.minX == 8)
  }

  @Test(
    "Each distribution places views as the stack does by itself",
    arguments: UIStackView.Distribution.allCases, UIStackView.Alignment.allCases)
  func distributions(distribution: UIStackView.Distribution, alignment: UIStackView.Alignment) {
    func stack() -> UIStackView {
      let stack = UIStackView(arrangedSubviews: ["ab", "abcdef", "abc"].map { label($0) })
      stack.spacing = 5
      stack.setCustomSpacing(9, after: stack.arrangedSubviews[0])
      stack.distribution = distribution
      stack.alignment = alignment
      stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)
      return stack
    }
    let (alone, among) = (stack(), stack())
    alone.frame = box(0, 0, 250, 30)
    alone.layoutIfNeeded()
    _ = pinned(among)
    let line = UIView()
    root.addSubview(line)
    add(
      line,
      [
        among.heightAnchor.constraint(equalToConstant: 30),
        line.leadingAnchor.constraint(equalTo: among.arrangedSubviews[1].leadingAnchor),
        line.widthAnchor.constraint(equalTo: among.arrangedSubviews[1].widthAnchor),
        line.topAnchor.constraint(equalTo: among.bottomAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
      ])
    root.layoutIfNeeded()
    // Gaps that grow are all the same among constraints, whatever a view's own gap is at the least.
    guard distribution != .equalSpacing, distribution != .equalCentering else {
      let frames = among.arrangedSubviews.map(\.frame)
      let gaps = [frames[1].minX - frames[0].maxX, frames[2].minX - frames[1].maxX]
      let middles = [frames[1].midX - frames[0].midX, frames[2].midX - frames[1].midX]
      let (first, second) = distribution == .equalSpacing ? (gaps[0], gaps[1]) : (middles[0], middles[1])
      #expect(abs(first - second) <= 1 && frames[0].minX == 0 && frames[2].maxX == 250)
      return
    }
    for (one, other) in zip(alone.arrangedSubviews, among.arrangedSubviews) {
      #expect(abs(one.frame.minX - other.frame.minX) <= 0.5 && abs(one.frame.maxX - other.frame.maxX) <= 0.5)
      #expect(
        abs(one.frame.minY - other.frame.minY) <= 0.5 || alignment == .firstBaseline
          || alignment == .lastBaseline)
    }
    #expect(line.frame.minX == 20 + among.arrangedSubviews[1].frame.minX)
  }

  @Test("A hidden view takes no room, and several lines are as high as they are long")
  func hidden() {
    let text = label("abcdef abcdef")
    text.numberOfLines = 0
    let gone = label("gone")
    gone.isHidden = true
    let stack = pinned(UIStackView(arrangedSubviews: [gone, text]))
    stack.axis = .vertical
    stack.spacing = 50
    let mark = UIView()
    root.addSubview(mark)
    add(
      mark,
      [
        stack.widthAnchor.constraint(equalToConstant: 40),
        mark.topAnchor.constraint(equalTo: text.bottomAnchor),
        mark.leadingAnchor.constraint(equalTo: text.leadingAnchor),
        mark.widthAnchor.constraint(equalToConstant: 3), mark.heightAnchor.constraint(equalToConstant: 3),
      ])
    root.constraints.first { $0.firstAttribute == .trailing && $0.firstItem === stack }?.isActive = false
    root.layoutIfNeeded()
    // Two lines of 12 points.
    #expect(text.frame == box(0, 0, 40, 24) && mark.frame == box(20, 34, 3, 3))
  }

  @Test("A cell is as high as the stack inside, whose views are tied to one another")
  func cell() {
    let cell = UICollectionViewCell(frame: box(0, 0, 200, 10))
    let (picture, text) = (UIView(), label("abcdef"))
    let stack = UIStackView(arrangedSubviews: [picture, text])
    stack.axis = .vertical
    stack.spacing = 3
    stack.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
      stack.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -20),
      stack.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
      stack.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -6),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
      picture.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // Half of 170, a gap of 3, a line of 12, and 10 around.
    #expect(size == CGSize(width: 200, height: 85 + 3 + 12 + 10))
  }
}
