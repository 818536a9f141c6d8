import CollectionLayout
import Foundation
import Geometry
import Testing

/// Descriptions that no layout can be made from.
struct MisuseTests {
  private func misuse(_ section: CollectionLayoutSection) -> LayoutMisuse? {
    do {
      _ = try Fixture.plan(section, 3)
      return nil
    } catch {
      return error as? LayoutMisuse
    }
  }

  @Test(
    "A dimension that is not finite is refused, by the name of its kind",
    arguments: [CGFloat.nan, .infinity, -.infinity])
  func nonFinite(number: CGFloat) {
    #expect(
      misuse(Fixture.list(.absolute(number)))?.description.contains("absolute dimension") == true)
    #expect(
      misuse(Fixture.list(.fractionalWidth(number)))?.description.contains("fractional width") == true)
    #expect(misuse(Fixture.list(.estimated(number)))?.description.contains("must be finite") == true)
    let section = Fixture.list(.absolute(10))
    section.contentInsets.leading = number
    #expect(misuse(section) != nil)
    section.contentInsets.leading = 0
    section.interGroupSpacing = number
    #expect(misuse(section) != nil)
  }

  @Test("A group without subitems is refused")
  func noSubitems() {
    let size = Fixture.size(.fractionalWidth(1), .absolute(10))
    #expect(
      misuse(CollectionLayoutSection(group: .vertical(layoutSize: size, subitems: []))) == .noSubitems)
  }

  @Test("A count below one is refused", arguments: [0, -3])
  func count(number: Int) {
    let size = Fixture.size(.fractionalWidth(1), .absolute(10))
    let item = Fixture.item(.fractionalWidth(1), .absolute(10))
    let counted = CollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: number)
    #expect(misuse(CollectionLayoutSection(group: counted)) == .countBelowOne(number))
    let repeating = CollectionLayoutGroup.vertical(
      layoutSize: size, repeatingSubitem: item, count: number)
    #expect(misuse(CollectionLayoutSection(group: repeating)) == .countBelowOne(number))
  }

  @Test("Two boundary items of one kind are refused")
  func duplicateKinds() {
    let section = Fixture.list(.absolute(10))
    section.boundarySupplementaryItems = [
      Fixture.header("h"), Fixture.header("h", alignment: .bottom),
    ]
    #expect(misuse(section) == .duplicateElementKind("h"))
  }

  @Test("A header of the kind of an anchored view is refused, however deep that lies", arguments: 0...2)
  func anchoredKind(depth: Int) throws {
    func section(_ kind: String) -> CollectionLayoutSection {
      let badge = CollectionLayoutSupplementaryItem(
        layoutSize: Fixture.size(.absolute(9), .absolute(8)), elementKind: "badge",
        containerAnchor: CollectionLayoutAnchor(edges: .top))
      let whole = Fixture.size(.fractionalWidth(1), .absolute(40))
      let item = CollectionLayoutItem(layoutSize: whole, supplementaryItems: depth == 0 ? [badge] : [])
      let inner = CollectionLayoutGroup.vertical(layoutSize: whole, subitems: [item])
      if depth == 1 { inner.supplementaryItems = [badge] }
      let outer = CollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [inner])
      if depth == 2 { outer.supplementaryItems = [badge] }
      let section = CollectionLayoutSection(group: outer)
      section.boundarySupplementaryItems = [Fixture.header("h"), Fixture.header(kind, alignment: .bottom)]
      return section
    }
    #expect(misuse(section("badge")) == .duplicateElementKind("badge"))
    // Two views that could be told apart by kind and index are two elements.
    let plan = try Fixture.plan(section("foot"), 3)
    #expect(Set(plan.allElements().map(\.identity)).count == plan.allElements().count)
  }

  @Test("One kind may be a header's and the layout's own: their index paths differ")
  func layoutKind() throws {
    let section = Fixture.list(.absolute(10))
    section.boundarySupplementaryItems = [Fixture.header("h")]
    let plan = try Fixture.plan(section, 1) { $0.boundarySupplementaryItems = [Fixture.header("h")] }
    #expect(plan.frame(of: .supplementary(kind: "h", section: 0, item: .max))?.origin.y == 0)
    #expect(plan.frame(of: .supplementary(kind: "h", section: 0, item: 0))?.origin.y == 30)
  }

  @Test("A provider that answers nil for a section is refused")
  func noSection() {
    let layout = CollectionViewCompositionalLayout { _, _ in nil }
    #expect(throws: LayoutMisuse.noSection(section: 0)) {
      try layout.plan(
        sectionCount: 1, itemCount: { _ in 1 }, environment: Fixture.environment)
    }
  }

  @Test("A provider may answer nil for a section without items, which shows nothing")
  func noSectionWithoutItems() throws {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 7
    let layout = CollectionViewCompositionalLayout(
      sectionProvider: { index, _ in index == 1 ? nil : Fixture.list(.absolute(10)) },
      configuration: configuration)
    let plan = try layout.plan(
      sectionCount: 3, itemCount: { $0 == 1 ? 0 : 2 }, environment: Fixture.environment)
    // 20 + 7 + 0 + 7.
    #expect(plan.sectionFrame(1).height == 0)
    #expect(plan.frame(of: .item(section: 2, item: 0)) == rect(0, 34, 320, 10))
    #expect(plan.contentSize.height == 54)
  }

  @Test("A negative item count is refused")
  func negativeCount() {
    #expect(throws: LayoutMisuse.negativeCount(section: 0, count: -1)) {
      try Fixture.plan(Fixture.list(.absolute(10)), -1)
    }
  }

  @Test("The provider is asked once a section a solve")
  func providerCalls() throws {
    var asked: [Int] = []
    let layout = CollectionViewCompositionalLayout { section, _ in
      asked.append(section)
      return Fixture.list(.absolute(10))
    }
    _ = try layout.plan(
      sectionCount: 3, itemCount: { _ in 5 }, environment: Fixture.environment)
    #expect(asked == [0, 1, 2])
  }

  @Test("A provider may answer one section object again and again, changed in between")
  func changedSection() throws {
    let shared = Fixture.list(.absolute(10))
    let layout = CollectionViewCompositionalLayout { section, _ in
      shared.contentInsets.top = CGFloat(section) * 5
      return shared
    }
    let plan = try layout.plan(
      sectionCount: 3, itemCount: { _ in 1 }, environment: Fixture.environment)
    // 10, 5 + 10, 10 + 10.
    #expect((0..<3).map { plan.sectionFrame($0).origin.y } == [0, 10, 25])
  }

  @Test("Values are equal by kind and number, and copies are new objects")
  func values() {
    let dimension = CollectionLayoutDimension.estimated(44)
    #expect(dimension == .estimated(44))
    #expect(dimension != .absolute(44))
    let copy = dimension.copy() as? CollectionLayoutDimension
    #expect(copy == dimension)
    #expect(copy !== dimension)
    #expect(CollectionLayoutSpacing.flexible(4) != .fixed(4))
    let section = Fixture.list(.absolute(10), spacing: 7)
    section.contentInsets = Fixture.insets
    section.decorationItems = [.background(elementKind: "bg")]
    let duplicate = section.copy() as? CollectionLayoutSection
    #expect(duplicate?.interGroupSpacing == 7)
    #expect(duplicate?.contentInsets == Fixture.insets)
    #expect(duplicate?.decorationItems.first?.elementKind == "bg")
  }

  @Test("Separators are equal when they are drawn alike, colours included")
  func separators() {
    let plain = ListSeparatorConfiguration(listAppearance: .plain)
    #expect(plain == ListSeparatorConfiguration(listAppearance: .insetGrouped))
    var painted = plain
    painted.drawingValues["color"] = .init("red")
    #expect(painted != plain)
    var again = plain
    again.drawingValues["color"] = .init("red")
    #expect(painted == again)
    #expect(Set([plain, painted, again]).count == 2)
  }
}
