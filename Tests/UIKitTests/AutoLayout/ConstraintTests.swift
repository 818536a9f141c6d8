import Drawing
import Foundation

import Testing
import UIKit

/// A view of a size that places what is inside by constraints.
private func container(_ width: CGFloat = 390, _ height: CGFloat = 844) -> UIView {
  UIView(frame: CGRect(x: 11, y: 13, width: width, height: height))
}

/// A view inside `superview` whose frame constraints decide.
private func child<View: UIView>(_ view: View, in superview: UIView) -> View {
  view.translatesAutoresizingMaskIntoConstraints = false
  superview.addSubview(view)
  return view
}

/// A view whose content has a size.
private final class Box: UIView {
  var content: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  override var intrinsicContentSize: CGSize { content }
}

@Suite("Constraints")
struct ConstraintTests {
  @Test("Four edges with constants give the frame between them")
  func edges() {
    let outer = container()
    let inner = child(UIView(), in: outer)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -6),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 4, y: 3, width: 390 - 4 - 6, height: 844 - 3 - 5))
    outer.bounds.size = CGSize(width: 100, height: 50)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 4, y: 3, width: 90, height: 42))
  }

  @Test("Sizes, multipliers and middles")
  func sizes() {
    let outer = container()
    let inner = child(UIView(), in: outer)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: 5),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.25),
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor, constant: -22),
    ])
    outer.layoutIfNeeded()
    // 390 / 2 + 5 = 200 wide, 50 high; middles 195 and 422 - 22 = 400.
    #expect(inner.frame == CGRect(x: 95, y: 375, width: 200, height: 50))
    #expect(!inner.hasAmbiguousLayout)
  }

  @Test("Leading and trailing change sides where one reads from right to left")
  func rightToLeft() {
    let outer = container(100, 40)
    outer.semanticContentAttribute = .forceRightToLeft
    let inner = child(UIView(), in: outer)
    inner.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 7),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 100 - 7 - 30, y: 0, width: 30, height: 20))
  }

  @Test("Siblings and views further inside are one system")
  func nested() {
    let outer = container(200, 100)
    let card = child(UIView(), in: outer)
    let dot = child(UIView(), in: card)
    let tag = child(UIView(), in: outer)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      card.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 20),
      dot.topAnchor.constraint(equalTo: card.topAnchor, constant: 1),
      dot.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 2),
      card.rightAnchor.constraint(equalTo: dot.rightAnchor, constant: 4),
      card.bottomAnchor.constraint(equalTo: dot.bottomAnchor, constant: 3),
      dot.widthAnchor.constraint(equalToConstant: 40), dot.heightAnchor.constraint(equalToConstant: 30),
      tag.leftAnchor.constraint(equalTo: dot.rightAnchor, constant: 5),
      tag.bottomAnchor.constraint(equalTo: dot.bottomAnchor),
      tag.widthAnchor.constraint(equalTo: dot.widthAnchor), tag.heightAnchor.constraint(equalToConstant: 8),
    ])
    outer.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 20, y: 10, width: 2 + 40 + 4, height: 1 + 30 + 3))
    #expect(dot.frame == CGRect(x: 2, y: 1, width: 40, height: 30))
    // The dot's right edge is 20 + 2 + 40 = 62 in the outer view, its bottom 10 + 1 + 30 = 41.
    #expect(tag.frame == CGRect(x: 67, y: 33, width: 40, height: 8))
  }

  @Test("Guides keep to safe area and margins")
  func guides() {
    let outer = container(300, 200)
    outer.setSafeAreaInsets(UIEdgeInsets(top: 44, left: 1, bottom: 34, right: 2))
    outer.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    let inner = child(UIView(), in: outer)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.layoutMarginsGuide.trailingAnchor),
    ])
    outer.layoutIfNeeded()
    // Margins lie inside the safe area: 1 + 4 left, 2 + 6 right.
    #expect(inner.frame == CGRect(x: 5, y: 44, width: 300 - 5 - 8, height: 200 - 44 - 34))
    #expect(outer.safeAreaLayoutGuide.layoutFrame == CGRect(x: 1, y: 44, width: 297, height: 122))
  }

  @Test("A guide of one's own is placed like a view")
  func ownGuide() {
    let outer = container(100, 100)
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 9),
      guide.widthAnchor.constraint(equalToConstant: 10), guide.topAnchor.constraint(equalTo: outer.topAnchor),
      guide.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.3),
    ])
    outer.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 9, y: 0, width: 10, height: 30))
  }

  @Test("The stronger of two wishes is kept, and an inequality holds")
  func priorities() {
    let outer = container(100, 100)
    let inner = child(UIView(), in: outer)
    let wide = inner.widthAnchor.constraint(equalToConstant: 80)
    wide.priority = .defaultHigh
    let narrow = inner.widthAnchor.constraint(equalToConstant: 30)
    narrow.priority = .defaultLow
    let limit = inner.widthAnchor.constraint(lessThanOrEqualTo: outer.widthAnchor, multiplier: 0.6)
    NSLayoutConstraint.activate([
      wide, narrow, limit, inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 12),
    ])
    outer.layoutIfNeeded()
    // 80 is wished for more strongly than 30, and no more than 60 is allowed.
    #expect(inner.frame.width == 60)
    wide.isActive = false
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 30)
    narrow.constant = 25
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 25)
  }

  @Test("Content keeps its size; the view that hugs less takes what is left")
  func content() {
    let outer = container(100, 20)
    let left = child(Box(20, 10), in: outer)
    let right = child(Box(30, 12), in: outer)
    right.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
      right.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      left.topAnchor.constraint(equalTo: outer.topAnchor),
      right.centerYAnchor.constraint(equalTo: left.centerYAnchor, constant: 1),
    ])
    outer.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 62, height: 10))
    #expect(right.frame == CGRect(x: 70, y: 0, width: 30, height: 12))
  }

  @Test("A cell is as high as the constraints in its content view")
  func cell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let box = child(Box(50, 70), in: cell.contentView)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 3),
      box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 4),
      box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -6),
      box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 44), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 3 + 70 + 5))
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 4 + 50 + 6, height: 78))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    #expect(cell.preferredLayoutAttributesFitting(attributes).size == size)
    cell.frame.size = size
    cell.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 4, y: 3, width: 310, height: 70))
  }

  @Test("Constraints between a cell and what lies in its content view")
  func cellItself() {
    let cell = UICollectionViewCell(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
    let inner = child(UIView(), in: cell.contentView)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: cell.topAnchor, constant: 1),
      inner.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 2),
      inner.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -4),
      inner.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -3),
    ])
    cell.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test("What is pinned inside a scroll view makes its content size")
  func scrollView() {
    let outer = container(200, 300)
    let scrollView = child(UIScrollView(), in: outer)
    let content = child(UIView(), in: scrollView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: outer.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 7),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -9),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    outer.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 7 + 1000 + 9))
    scrollView.contentOffset.y = 50
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 7, width: 200, height: 1000))
  }

  @Test("A stack asks constraints how large its views are")
  func stack() {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stack.alignment = .center
    let icon = UIView()
    icon.translatesAutoresizingMaskIntoConstraints = false
    stack.addArrangedSubview(icon)
    stack.addArrangedSubview(Box(30, 10))
    NSLayoutConstraint.activate([
      icon.widthAnchor.constraint(equalToConstant: 24), icon.heightAnchor.constraint(equalToConstant: 20),
    ])
    stack.layoutIfNeeded()
    #expect(icon.frame == CGRect(x: 0, y: 10, width: 24, height: 20))
  }

  @Test("Constraints that contradict each other leave a sentence, and the earlier one stays")
  func contradiction() throws {
    let outer = container(100, 100)
    let inner = child(UIView(), in: outer)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10), inner.widthAnchor.constraint(equalToConstant: 10),
      inner.widthAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    let list = try outer.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
    #expect(list.diagnostics.count == 1)
    #expect(
      list.diagnostics.first?.description
        .contains("Unable to simultaneously satisfy constraints") == true)
    #expect(list.diagnostics.first?.description.contains("UIView.width == 20") == true)
  }

  @Test("What constraints leave open is said to be ambiguous")
  func ambiguity() {
    let outer = container(100, 100)
    let inner = child(UIView(), in: outer)
    inner.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.widthAnchor.constraint(equalToConstant: 5), inner.heightAnchor.constraint(equalToConstant: 5),
    ])
    outer.layoutIfNeeded()
    #expect(!inner.hasAmbiguousLayout)
  }

  @Test("Taking a view out takes its constraints along")
  func removal() {
    let outer = container(100, 100)
    let inner = child(UIView(), in: outer)
    let pin = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let own = inner.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([pin, own])
    #expect(outer.constraints == [pin])
    inner.removeFromSuperview()
    #expect(!pin.isActive)
    #expect(own.isActive)
    #expect(outer.constraints.isEmpty)
  }

  @Test("Views of different hierarchies cannot be related")
  func strangers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (one, other) = (UIView(), UIView())
        one.topAnchor.constraint(equalTo: other.topAnchor).isActive = true
      }
    }
    let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
    #expect(said?.contains("because they have no common ancestor") == true)
  }
}
