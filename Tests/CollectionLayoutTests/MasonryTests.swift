import CollectionLayout
import Foundation
import Geometry
import Testing

/// Masonry sections: our own design, so the expectations follow from its documentation.
struct MasonryTests {
  private func section(
    _ columns: CollectionLayoutMasonry.Columns, spacing: CGFloat = 0,
    _ lengths: CollectionLayoutMasonry.Lengths, span: ((Int) -> Int)? = nil
  ) -> CollectionLayoutSection {
    CollectionLayoutSection(
      masonry: CollectionLayoutMasonry(
        columns: columns, columnSpacing: spacing, lengths: lengths, span: span))
  }

  @Test("Each item goes to the shortest column, ties to the first")
  func shortestColumn() throws {
    let heights: [CGFloat] = [50, 30, 20, 10, 40]
    let section = section(.count(2), spacing: 10, .points { heights[$0] })
    section.contentInsets = Fixture.insets
    section.interGroupSpacing = 7
    let plan = try Fixture.plan(section, 5)
    // Columns (320 - 10 - 10) / 2 = 150 wide at 4 and 164. Ends after each: 50|0, 50|30, 50|57, 67|57, 67|104.
    #expect(
      Fixture.frames(plan) == [
        rect(4, 3, 150, 50), rect(164, 3, 150, 30), rect(164, 40, 150, 20), rect(4, 60, 150, 10),
        rect(164, 67, 150, 40),
      ])
    // 3 + 104 + 5.
    #expect(plan.contentSize == CGSize(width: 320, height: 112))
  }

  @Test("A declared ratio gives the height from the column's width, to the nearest pixel")
  func ratios() throws {
    let plan = try Fixture.plan(section(.count(3), spacing: 10, .aspectRatios { _ in 1.5 }), 4)
    // (320 - 20) / 3 = 100 wide; 100 / 1.5 = 66.67, which is 66.5 at scale 2.
    #expect(
      Fixture.frames(plan) == [
        rect(0, 0, 100, 66.5), rect(110, 0, 100, 66.5), rect(220, 0, 100, 66.5),
        rect(0, 66.5, 100, 66.5),
      ])
  }

  @Test("Adaptive columns are as many as fit at their least width")
  func adaptive() throws {
    // Three of 100 and two gaps of 10 fill 320 exactly; four need 430.
    let three = try Fixture.plan(
      section(.adaptive(minimum: 100), spacing: 10, .points { _ in 10 }), 3)
    #expect(Fixture.frames(three).map(\.origin.x) == [0, 110, 220])
    let two = try Fixture.plan(
      section(.adaptive(minimum: 101), spacing: 10, .points { _ in 10 }), 3)
    #expect(Fixture.frames(two).map(\.origin.x) == [0, 165, 0])
  }

  @Test("An item that spans columns lies below the longest of the run that ends first")
  func spans() throws {
    let heights: [CGFloat] = [30, 10, 20, 40, 5]
    let plan = try Fixture.plan(
      section(.count(3), spacing: 10, .points { heights[$0] }, span: { $0 == 3 ? 2 : 1 }), 5)
    // Ends 30, 10, 20. Runs of two: max(30, 10) = 30 and max(10, 20) = 20, so the second, 210 wide.
    #expect(plan.frame(of: .item(section: 0, item: 3)) == rect(110, 20, 210, 40))
    // Ends 30, 60, 60.
    #expect(plan.frame(of: .item(section: 0, item: 4)) == rect(0, 30, 100, 5))
  }

  @Test("Sideways, columns are rows")
  func sideways() throws {
    let plan = try Fixture.plan(section(.count(2), .aspectRatios { _ in 0.5 }), 3) {
      $0.scrollDirection = .horizontal
    }
    // Rows 240 high; widths 240 · 0.5 = 120.
    #expect(
      Fixture.frames(plan) == [rect(0, 0, 120, 240), rect(0, 240, 120, 240), rect(120, 0, 120, 240)])
    #expect(plan.contentSize == CGSize(width: 240, height: 480))
  }

  @Test("Headers, decorations and pinning work as in any section")
  func surroundings() throws {
    let section = section(.count(2), .points { _ in 100 })
    let header = Fixture.header()
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    section.decorationItems = [.background(elementKind: "bg")]
    let plan = try Fixture.plan(section, 20)
    #expect(plan.frame(of: .item(section: 0, item: 0)) == rect(0, 30, 160, 100))
    #expect(plan.frame(of: .decoration(kind: "bg", section: 0, item: 0)) == rect(0, 0, 320, 1030))
    let window = LayoutWindow(bounds: rect(0, 500, 320, 480))
    let pinned = plan.element(.supplementary(kind: "header", section: 0, item: 0), window: window)
    #expect(pinned?.frame == rect(0, 500, 320, 30))
    #expect(plan.element(.item(section: 0, item: 0))?.zIndex == 1)
  }

  @Test("Self-sized items are measured once each and may change columns")
  func selfSizing() throws {
    var plan = try Fixture.plan(section(.count(2), .estimated(50)), 4)
    #expect(
      Fixture.frames(plan) == [
        rect(0, 0, 160, 50), rect(160, 0, 160, 50), rect(0, 50, 160, 50), rect(160, 50, 160, 50),
      ])
    let heights: [CGFloat] = [100, 20, 30, 10]
    let asked = plan.measure(in: LayoutWindow(bounds: rect(0, 0, 320, 480))) { element in
      #expect(element.unmeasuredAxes == .vertical)
      return CGSize(width: 1, height: heights[element.identity.item])
    }
    #expect(asked == 4)
    // Ends 100|0, 100|20, 100|50, 100|60.
    #expect(
      Fixture.frames(plan) == [
        rect(0, 0, 160, 100), rect(160, 0, 160, 20), rect(160, 20, 160, 30), rect(160, 50, 160, 10),
      ])
  }

  @Test("A rectangle finds what filtering all items finds", arguments: 0..<20)
  func rectangles(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let heights = (0..<700).map { _ in CGFloat.random(in: 0...300, using: &numbers) }
    let spans = (0..<700).map { _ in Int.random(in: 1...3, using: &numbers) }
    let plan = try Fixture.plan(
      section(
        .count(Int.random(in: 1...6, using: &numbers)), spacing: 3, .points { heights[$0] },
        span: seed % 2 == 0 ? nil : { spans[$0] }), 700)
    let all = plan.allElements()
    for _ in 0..<20 {
      let y = CGFloat.random(in: 0...plan.contentSize.height, using: &numbers)
      let rect = rect(CGFloat.random(in: 0...300, using: &numbers), y, 77, 240)
      let found = plan.elements(in: rect).map(\.identity)
      let expected = all.filter {
        $0.frame.width > 0 && $0.frame.minX < min(rect.maxX, 320) && rect.minX < $0.frame.maxX
          && $0.frame.minY < min(rect.maxY, plan.contentSize.height) && rect.minY < $0.frame.maxY
      }
      #expect(found == expected.map(\.identity))
    }
  }

  @Test("A masonry without columns is refused")
  func misuse() {
    #expect(throws: LayoutMisuse.self) { try Fixture.plan(section(.count(0), .points { _ in 1 }), 1) }
    #expect(throws: LayoutMisuse.self) {
      try Fixture.plan(section(.adaptive(minimum: 0), .points { _ in 1 }), 1)
    }
  }

  @Test("Frames stay finite whatever the lengths", arguments: [CGFloat.nan, -5, .infinity])
  func strangeLengths(length: CGFloat) throws {
    let plan = try Fixture.plan(section(.count(2), .points { _ in length }), 3)
    for frame in Fixture.frames(plan) { #expect(frame.maxY.isFinite) }
  }
}
