import Foundation
import Geometry
import Testing

@testable import CollectionLayout

/// Flow layouts whose lines overlap or run backwards: with spacing below zero a line may begin before the one that
/// it follows.
struct FlowTests {
  private let sizes = [
    CGSize(width: 49, height: 49), CGSize(width: 49, height: 83), CGSize(width: 0, height: 49), .zero, .zero,
  ]

  private func layout(lineSpacing: CGFloat, declared: [CGSize]) -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.minimumLineSpacing = lineSpacing
    layout.minimumInteritemSpacing = 196
    layout.delegateMetrics = FlowLayoutDelegateMetrics()
    layout.delegateMetrics?.sizeForItem = { _, item in declared[item % declared.count] }
    return layout
  }

  private func plan(_ layout: CollectionViewFlowLayout, _ counts: [Int]) throws -> LayoutPlan {
    try layout.plan(
      sectionCount: counts.count, itemCount: { counts[$0] },
      environment: LayoutEnvironment(containerSize: CGSize(width: 191, height: 123)))
  }

  /// Whether every rectangle of a fine grid finds the items that meet it.
  private func expectFound(_ plan: LayoutPlan, _ message: Comment) {
    let all = plan.allElements()
    let axis = plan.axis
    for step in 0...40 {
      var rect = CGRect(origin: .zero, size: plan.contentSize)
      rect.origin[axis] = plan.contentSize[axis] * CGFloat(step) / 40 - 11
      rect.size[axis] = 23
      let low = max(rect.origin[axis], 0)
      let high = min(rect.origin[axis] + rect.size[axis], plan.contentSize[axis])
      var clipped = rect
      clipped.origin[axis] = low
      clipped.size[axis] = high - low
      let expected = high > low ? all.filter { $0.frame.meets(clipped) } : []
      let isSame = plan.elements(in: rect) == expected
      #expect(isSame, message)
    }
  }

  @Test("The last lines are found where lines after them begin further back")
  func backwards() throws {
    let plan = try plan(layout(lineSpacing: -5, declared: sizes), [25])
    // One item a line: a round of five takes 49 + 83 + 49 - 5 · 5 = 156 points, so items 20 to 24 begin at
    // 624, 668, 746, 790 and 785, and the content ends at 785.
    #expect(plan.contentSize.height == 785)
    #expect(
      (20..<25).map { plan.frame(of: .item(section: 0, item: $0))?.origin.y } == [624, 668, 746, 790, 785])
    expectFound(plan, "one section")
  }

  @Test("Rectangles find all items that meet them, whatever the spacing", arguments: 0..<60 as Range<UInt64>)
  func rectangles(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let declared = (0..<5).map { _ in
      CGSize(
        width: Int.random(in: 0...3, using: &numbers) * 33,
        height: Int.random(in: 0...3, using: &numbers) * 41)
    }
    let layout = layout(lineSpacing: CGFloat.random(in: -120...20, using: &numbers), declared: declared)
    layout.minimumInteritemSpacing = CGFloat.random(in: -20...60, using: &numbers)
    layout.scrollDirection = Bool.random(using: &numbers) ? .vertical : .horizontal
    layout.headerReferenceSize = CGSize(width: 20, height: 20)
    if Bool.random(using: &numbers) { layout.estimatedItemSize = CGSize(width: 30, height: 40) }
    if Bool.random(using: &numbers) { layout.delegateMetrics = nil }
    let counts = (0..<3).map { _ in Int.random(in: 0...40, using: &numbers) }
    var plan = try plan(layout, counts)
    expectFound(plan, "planned")
    plan.measure(in: LayoutWindow(bounds: rect(0, 0, 191, 123))) { declared[$0.identity.item % 4] }
    expectFound(plan, "measured")
    var next = try self.plan(layout, [counts[0], counts[1], counts[2] + 1])
    next.adoptMeasurements(
      from: plan,
      sections: (0..<3).map { SectionEdit(oldSection: $0, newSection: $0, insertions: $0 == 2 ? [0] : []) })
    expectFound(next, "updated")
  }

  @Test("A section of lines is one of lines and nothing else, and so is its copy")
  func section() throws {
    let section = CollectionLayoutSection(
      flow: CollectionLayoutFlow(itemSpacing: 5, sizes: .points { CGSize(width: 100 + 20 * $0, height: 30) }))
    section.contentInsets = Fixture.insets
    section.interGroupSpacing = 7
    guard let copy = section.copy() as? CollectionLayoutSection, case .flow = copy.content else {
      Issue.record("the copy is no section of lines")
      return
    }
    // 100 + 5 + 120 of 310, and 140 more do not fit; 140 + 5 + 160 just do.
    let frames = [rect(4, 3, 100, 30), rect(109, 3, 120, 30), rect(4, 40, 140, 30), rect(149, 40, 160, 30)]
    #expect(Fixture.frames(try Fixture.plan(section, 4)) == frames)
    #expect(Fixture.frames(try Fixture.plan(copy, 4)) == frames)
  }

  @Test("From right to left, lines keep clear of the edge that the reference names, unless the layout flips")
  func referenceInMirror() throws {
    final class Flipping: CollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    // 20 points at the left and 1 at the right, which reading starts at.
    let environment = LayoutEnvironment(
      containerSize: CGSize(width: 320, height: 480),
      safeAreaInsets: EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 20),
      traits: Traits(layoutDirection: .rightToLeft))
    func place(_ layout: CollectionViewFlowLayout) throws -> CGRect? {
      layout.itemSize = CGSize(width: 60, height: 50)
      layout.sectionInset = SideInsets(top: 2, left: 3, bottom: 4, right: 5)
      layout.sectionInsetReference = .fromSafeArea
      return try layout.plan(sectionCount: 1, itemCount: { _ in 1 }, environment: environment)
        .frame(of: .item(section: 0, item: 0))
    }
    #expect(try place(CollectionViewFlowLayout()) == rect(3 + 20, 2, 60, 50))
    // Left stands for the side that lines begin at, and is seen at the right.
    #expect(try place(Flipping()) == rect(320 - (3 + 1) - 60, 2, 60, 50))
  }
}
