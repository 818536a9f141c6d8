import Foundation
import Geometry
import Testing

@testable import CollectionLayout

/// Lines of a flow broken again and again as its items are measured, against lines broken once.
struct FlowBreakingTests {
  private func plan(_ count: Int, declared: [CGSize]? = nil) throws -> LayoutPlan {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 40, height: 20)
    layout.minimumInteritemSpacing = 7
    layout.minimumLineSpacing = 3
    layout.sectionInset = SideInsets(top: 1, left: 2, bottom: 3, right: 4)
    if let declared {
      layout.delegateMetrics = FlowLayoutDelegateMetrics()
      layout.delegateMetrics?.sizeForItem = { _, item in declared[item % declared.count] }
    }
    return try layout.plan(
      sectionCount: 1, itemCount: { _ in count },
      environment: LayoutEnvironment(containerSize: CGSize(width: 200, height: 150)))
  }

  private func expectSame(_ plan: LayoutPlan, _ other: LayoutPlan, _ count: Int, _ message: Comment) {
    let isSame =
      plan.contentSize == other.contentSize
      && (0..<count).allSatisfy {
        let identity = ElementIdentity.item(section: 0, item: $0)
        return plan.element(identity) == other.element(identity)
      }
    #expect(isSame, message)
  }

  @Test(
    "Items measured one by one stand where items measured together do", arguments: 0..<120 as Range<UInt64>)
  func oneByOne(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let count = Int.random(in: 1...60, using: &numbers)
    // Few widths, so that all are often the same for a while, and some that fill a line alone.
    let widths: [CGFloat] = [[40], [40, 40, 41], [30, 60], [12, 55, 90, 194, 250]].randomElement(
      using: &numbers)!
    let declared =
      Bool.random(using: &numbers)
      ? (0..<5).map { _ in
        CGSize(
          width: widths.randomElement(using: &numbers)!, height: CGFloat.random(in: 5...30, using: &numbers))
      } : nil
    var apart = try plan(count, declared: declared)
    var order = Array(0..<count)
    if Bool.random(using: &numbers) { order.shuffle(using: &numbers) }
    var sizes: [(ElementIdentity, CGSize)] = []
    for item in order + order.prefix(5) {
      let size = CGSize(
        width: widths.randomElement(using: &numbers)!,
        height: CGFloat(Int.random(in: 5...40, using: &numbers)))
      sizes.removeAll { $0.0.item == item }
      sizes.append((.item(section: 0, item: item), size))
      apart.setPreferredSizes([(.item(section: 0, item: item), size)])
      var together = try plan(count, declared: declared)
      together.setPreferredSizes(sizes)
      expectSame(apart, together, count, "item \(item), \(sizes.count) measured")
    }
  }

  @Test("Five thousand items are measured through the end of the view, and stand as if measured together")
  func prefix() throws {
    let count = 5000
    func size(_ item: Int) -> CGSize { CGSize(width: CGFloat(20 + item * 13 % 71), height: 20) }
    var plan = try plan(count)
    var asked = 0
    let window = LayoutWindow(bounds: CGRect(x: 0, y: 20_000, width: 200, height: 150))
    plan.measure(in: window, extent: .prefix) { element in
      asked += 1
      return size(element.identity.item)
    }
    #expect(asked > 2000 && asked <= count)
    var together = try self.plan(count)
    together.setPreferredSizes((0..<asked).map { (.item(section: 0, item: $0), size($0)) })
    expectSame(plan, together, count, "through the view's end")
  }
}

/// How many lines are made as items are measured one after the other.
struct FlowCostTests {
  /// A flow in 201 points of `count` items, declared one by one or 40 long until they have been measured.
  private func flow(_ count: Int, declared: ((Int) -> CGSize)? = nil, isJustified: Bool = true) -> SolvedFlow
  {
    SolvedFlow(
      axis: .vertical, origin: .zero, available: 201, lineSpacing: 3, itemSpacing: 7,
      style: FlowStyle(isJustified: isJustified),
      sizes: FlowSizes(
        count: count, standard: CGSize(width: 40, height: 20), declared: declared.map { (0..<count).map($0) },
        selfSizingAxes: [.horizontal, .vertical], usesAverage: isJustified))
  }

  /// Whether a flow is that whose items have been measured at once.
  private func isSame(_ apart: SolvedFlow, _ together: SolvedFlow, _ size: (Int) -> CGSize) -> Bool {
    var together = together
    for item in 0..<together.count { _ = together.setPreferredSize(size(item), ofItem: item) }
    together.breakLines()
    return together.length == apart.length
      && (0..<together.count).allSatisfy { together.frame(of: $0) == apart.frame(of: $0) }
  }

  @Test(
    "Items measured in order have a few lines made each, however many there are and however they were declared",
    arguments: [false, true], [false, true])
  func inOrder(declared: Bool, isJustified: Bool) {
    let count = 3000
    let start = flow(
      count, declared: declared ? { CGSize(width: 20 + $0 * 37 % 101, height: 10 + $0 % 9) } : nil,
      isJustified: isJustified)
    func size(_ item: Int) -> CGSize { CGSize(width: 20 + item * 53 % 97, height: 12 + item % 7) }
    var (apart, made) = (start, 0)
    for item in 0..<count {
      _ = apart.setPreferredSize(size(item), ofItem: item)
      made += apart.breakLines()
    }
    // Two processes that fill lines of 201 points with 20 to 120 come to the same break after a few lines.
    #expect(made <= 8 * count)
    let isSame = isSame(apart, start, size)
    #expect(isSame)
  }

  @Test("Where every item moves all that follow, they are moved when somebody looks")
  func putOff() {
    let count = 2000
    // Four of 45 and gaps of 7 fill 201 points, of which a longer one makes every line hold other items than before.
    let start = flow(count, declared: { _ in CGSize(width: 45, height: 20) })
    func size(_ item: Int) -> CGSize { CGSize(width: 45 + item % 2 * 9, height: 21) }
    var (apart, made) = (start, 0)
    for item in 0..<count {
      _ = apart.setPreferredSize(size(item), ofItem: item)
      made += apart.breakLines(through: item + 1)
      guard item % 97 == 0, item + 1 < count else { continue }
      var together = start
      for earlier in 0...item { _ = together.setPreferredSize(size(earlier), ofItem: earlier) }
      together.breakLines()
      #expect(apart.frame(of: item + 1).origin.y == together.frame(of: item + 1).origin.y)
    }
    made += apart.breakLines()
    #expect(made <= 4 * count)
    let isSame = isSame(apart, start, size)
    #expect(isSame)
  }

  @Test("Measured items are asked again where those before leave them, as long as they are in sight")
  func again() throws {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    var plan = try layout.plan(sectionCount: 1, itemCount: { _ in 20 }, environment: Fixture.environment)
    let window = LayoutWindow(bounds: rect(0, 0, 320, 200))
    #expect(plan.measure(in: window) { _ in CGSize(width: 320, height: 50) } == 4)
    var asked: [Int] = []
    // Item 19 has not been measured, and there is no item 20.
    let count = plan.measureAgain(
      [0, 1, 2, 3, 19, 20].map { .item(section: 0, item: $0) }, in: window
    ) {
      asked.append($0.identity.item)
      #expect($0.unmeasuredAxes == [.horizontal, .vertical])
      return CGSize(width: 320, height: 90)
    }
    // Three of 90 begin before 200; the fourth begins at 270.
    #expect(asked == [0, 1, 2])
    #expect(count == 3)
    #expect(plan.frame(of: .item(section: 0, item: 3)) == rect(0, 270, 320, 50))
    // Sixteen are as high as the four measured ones on average: (3 * 90 + 50) / 4 = 80.
    #expect(plan.contentSize.height == 1600)
    let fixed = try Fixture.plan(Fixture.list(.absolute(40)), 3)
    var still = fixed
    still.measureAgain([.item(section: 0, item: 0)], in: window) { _ in
      Issue.record("an item of deterministic size is asked")
      return .zero
    }
    #expect(still.contentSize == fixed.contentSize)
  }

  @Test("A section of equal items keeps nothing of its lines, and none is made for each")
  func equal() {
    var flow = flow(1_000_000)
    // Four of 40 fit beside gaps of 7 in 201: 4 · 47 - 7 = 181. A quarter of a million lines, 20 and 3 apart.
    #expect(flow.length == CGFloat(250_000 * 23 - 3))
    _ = flow.setPreferredSize(CGSize(width: 40, height: 20), ofItem: 500_000)
    #expect(flow.breakLines() <= 4)
    #expect(flow.length == CGFloat(250_000 * 23 - 3))
  }
}
