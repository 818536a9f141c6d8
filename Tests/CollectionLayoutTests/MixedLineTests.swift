import Foundation
import Geometry
import Testing

@testable import CollectionLayout

/// Groups of unlike subitems, where the length of one decides which subitem the next item is.
struct MixedLineTests {
  /// What the cell of an element prefers on the axes that it decides: by its number, and by the length it has on the other.
  private func preferred(_ element: LayoutElement) -> CGSize {
    let axes = element.unmeasuredAxes
    let other = axes == .horizontal ? element.frame.height : axes == .vertical ? element.frame.width : 0
    let number = UInt64(element.identity.item) &* 31 &+ UInt64((other * 2).rounded()) &* 7
    var numbers = SeededNumbers(seed: number &+ 1)
    return CGSize(
      width: axes.contains(.horizontal) ? Double(Int.random(in: 5...150, using: &numbers)) : 77,
      height: axes.contains(.vertical) ? Double(Int.random(in: 5...60, using: &numbers)) : 77)
  }

  /// A group of two to four unlike subitems, some of them columns of their own.
  private func section(_ numbers: inout SeededNumbers) -> CollectionLayoutSection {
    func length() -> CGFloat { CGFloat(Int.random(in: 10...120, using: &numbers)) }
    func width() -> CollectionLayoutDimension {
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0, 1: .absolute(length())
      case 2: .fractionalWidth(CGFloat.random(in: 0.1...0.6, using: &numbers))
      default: .estimated(length())
      }
    }
    func height() -> CollectionLayoutDimension {
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: .absolute(length())
      case 1: .fractionalHeight(0.5)
      default: .estimated(length())
      }
    }
    let subitems = (0..<Int.random(in: 2...4, using: &numbers)).map { _ -> CollectionLayoutItem in
      if Int.random(in: 0..<5, using: &numbers) > 0 { return Fixture.item(width(), height()) }
      return CollectionLayoutGroup.vertical(
        layoutSize: Fixture.size(width(), .absolute(60)),
        subitems: [Fixture.item(.fractionalWidth(1), height()), Fixture.item(width(), .absolute(20))])
    }
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .estimated(60)), subitems: subitems)
    group.interItemSpacing = .fixed(CGFloat(Int.random(in: 0...9, using: &numbers)))
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = Fixture.insets
    return section
  }

  @Test(
    "Whatever cells are asked first, they come to stand where asking them in order puts them",
    arguments: 0..<150 as Range<UInt64>)
  func order(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let section = section(&numbers)
    let start = try Fixture.plan(section, Int.random(in: 1...40, using: &numbers))
    var (inOrder, shuffled) = (start, start)
    for _ in 0..<2000 {
      let open = inOrder.allElements().filter { !$0.unmeasuredAxes.isEmpty }
      guard let next = open.min(by: { $0.identity.item < $1.identity.item }) else { break }
      inOrder.setPreferredSizes([(next.identity, preferred(next))])
    }
    for _ in 0..<2000 {
      let open = shuffled.allElements().filter { !$0.unmeasuredAxes.isEmpty }
      if open.isEmpty { break }
      let some = open.shuffled(using: &numbers).prefix(Int.random(in: 1...5, using: &numbers))
      shuffled.setPreferredSizes(some.map { ($0.identity, preferred($0)) })
    }
    #expect(shuffled.contentSize == inOrder.contentSize)
    let (found, expected) = (shuffled.allElements(), inOrder.allElements())
    #expect(found == expected)
    #expect(!expected.contains { !$0.unmeasuredAxes.isEmpty })
    var measured = start
    measured.measure(
      in: LayoutWindow(bounds: rect(0, 0, 320, 480)), extent: .everything, preferredSize: preferred)
    let everything = measured.allElements()
    #expect(everything == expected)
    // Scrolled to the end first, then to the start.
    var seen = start
    for y in stride(from: seen.contentSize.height, through: 0, by: -100) {
      seen.measure(in: LayoutWindow(bounds: rect(0, y, 320, 100)), preferredSize: preferred)
    }
    seen.measure(in: LayoutWindow(bounds: rect(0, 0, 320, 1e6)), preferredSize: preferred)
    let scrolled = seen.allElements()
    #expect(scrolled == expected)
  }

  /// Two places: widths of their own beside heights of 30 and 20.
  private func pairs() throws -> LayoutPlan {
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: Fixture.size(.fractionalWidth(1), .absolute(40)),
      subitems: [Fixture.item(.estimated(100), .absolute(30)), Fixture.item(.estimated(100), .absolute(20))])
    return try Fixture.plan(CollectionLayoutSection(group: group), 2)
  }

  private func ask(_ item: Int, _ width: CGFloat, _ plan: inout LayoutPlan) {
    plan.setPreferredSizes([(.item(section: 0, item: item), CGSize(width: width, height: 0))])
  }

  private func isOpen(_ item: Int, _ plan: LayoutPlan) -> Bool? {
    plan.element(.item(section: 0, item: item)).map { !$0.unmeasuredAxes.isEmpty }
  }

  @Test("What a cell answered at a place holds when it comes back to it")
  func comingBack() throws {
    var plan = try pairs()
    ask(0, 150, &plan)
    ask(1, 110, &plan)
    #expect(Fixture.frames(plan) == [rect(0, 0, 150, 30), rect(150, 0, 110, 20)])
    // 300 and the 100 that are estimated are more than 320: the item begins a group, 30 high, and is asked beside that.
    ask(0, 300, &plan)
    #expect(isOpen(1, plan) == true)
    ask(1, 120, &plan)
    #expect(Fixture.frames(plan) == [rect(0, 0, 300, 30), rect(0, 40, 120, 30)])
    ask(0, 150, &plan)
    #expect(Fixture.frames(plan) == [rect(0, 0, 150, 30), rect(150, 0, 110, 20)])
    #expect(isOpen(1, plan) == false)
  }

  @Test("A cell that has changed at one place is asked anew at the others")
  func changing() throws {
    var plan = try pairs()
    ask(0, 150, &plan)
    ask(1, 110, &plan)
    ask(0, 300, &plan)
    ask(1, 120, &plan)
    ask(1, 130, &plan)
    ask(0, 150, &plan)
    #expect(isOpen(1, plan) == true)
    ask(1, 140, &plan)
    #expect(Fixture.frames(plan) == [rect(0, 0, 150, 30), rect(150, 0, 140, 20)])
  }

  @Test(
    "An item that does not fit by its estimate comes back when it turns out to be short enough, and not before"
  )
  func turnedAway() throws {
    var plan = try pairs()
    ask(0, 230, &plan)
    #expect(Fixture.frames(plan).map(\.origin) == [.zero, CGPoint(x: 0, y: 40)])
    // 230 + 90 just fits. Until it is asked there it is as long as estimated; beside a height of 20 it is 91 wide, and does
    // not fit.
    ask(1, 90, &plan)
    #expect(Fixture.frames(plan) == [rect(0, 0, 230, 30), rect(230, 0, 100, 20)])
    #expect(isOpen(1, plan) == true)
    ask(1, 91, &plan)
    #expect(Fixture.frames(plan) == [rect(0, 0, 230, 30), rect(0, 40, 90, 30)])
    #expect(isOpen(1, plan) == false)
  }
}
