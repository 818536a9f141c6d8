import Foundation
import Geometry
import Testing

@testable import CollectionLayout

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

  /// Where items of the given heights are by the words of the documentation, one by one.
  private func places(_ heights: [CGFloat], columns: Int, gap: CGFloat) -> [CGRect] {
    var ends = Array(repeating: CGFloat(0), count: columns)
    let width = CGFloat(320 / columns)
    return heights.map { height in
      let column = ends.indices.reduce(0) { ends[$1] < ends[$0] ? $1 : $0 }
      let start = ends[column]
      ends[column] += height + gap
      return rect(CGFloat(column) * width, start, width, height)
    }
  }

  @Test(
    "Any number of columns is stacked by the words of the documentation, whether or not gaps are whole pixels",
    arguments: 1...10)
  func everyCount(columns: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(columns))
    // Few different heights, so that many columns end alike.
    let heights = (0..<300).map { _ in CGFloat(Int.random(in: 0...9, using: &numbers)) * 2.5 }
    // Down to half points, which are the pixels.
    let width = CGFloat(640 / columns) / 2
    for gap in [0, 7, 2.5, 0.3125, -3] as [CGFloat] {
      let section = section(.count(columns), .points { heights[$0] })
      section.interGroupSpacing = gap
      let plan = try Fixture.plan(section, heights.count)
      var ends = Array(repeating: CGFloat(0), count: columns)
      var wrong: [Int] = []
      for (item, height) in heights.enumerated() {
        let column = ends.indices.reduce(0) { ends[$1] < ends[$0] ? $1 : $0 }
        let frame = try #require(plan.frame(of: .item(section: 0, item: item)))
        // Positions are on pixels, so up to a quarter of a point from the sum.
        let isRight =
          frame.origin.x == CGFloat(column) * width && abs(frame.origin.y - ends[column]) <= 0.25
          && frame.size == CGSize(width: width, height: height)
        if !isRight { wrong.append(item) }
        ends[column] += height + gap
      }
      #expect(wrong.isEmpty, "with a gap of \(gap)")
    }
  }

  @Test(
    "Measured one by one in any order, items are where stacking all of them puts them",
    arguments: 0..<12 as Range<UInt64>)
  func oneByOne(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let columns = [1, 2, 4, 5, 8][Int(seed % 5)]
    let section = section(.count(columns), .estimated(30))
    section.interGroupSpacing = CGFloat(seed % 3) * 4
    var heights = Array(repeating: CGFloat(30), count: 300)
    var plan = try Fixture.plan(section, 300)
    for round in 0..<150 {
      // Mostly the next ones, as somebody scrolls; at times one far away, or one again.
      let item = round % 7 == 6 ? Int.random(in: 0..<300, using: &numbers) : round
      heights[item] = CGFloat(Int.random(in: 0...200, using: &numbers)) / 2
      plan.setPreferredSizes([(.item(section: 0, item: item), CGSize(width: 0, height: heights[item]))])
      guard round % 25 == 24 else { continue }
      let expected = places(heights, columns: columns, gap: section.interGroupSpacing)
      #expect(Fixture.frames(plan) == expected)
      #expect(plan.contentSize.height == expected.map(\.maxY).max())
      let isSame = plan.allElements().map(\.frame) == expected
      #expect(isSame)
      for y in stride(from: 0, to: plan.contentSize.height, by: 333) {
        let rect = rect(0, y, 320, 100)
        let found = plan.elements(in: rect).map(\.identity.item)
        #expect(found == expected.indices.filter { expected[$0].meets(rect) })
      }
    }
  }

  @Test("A million estimated items are placed without keeping anything for them")
  func millionEstimated() throws {
    let section = section(.count(3), spacing: 10, .estimated(50))
    section.interGroupSpacing = 10
    var plan = try Fixture.plan(section, 1_000_000)
    // Rows of three, 60 apart: the last item is the first of row 333,333, 50 high: 333,333 · 60 + 50.
    #expect(plan.frame(of: .item(section: 0, item: 999_999)) == rect(0, 333_333 * 60, 100, 50))
    #expect(plan.contentSize.height == 20_000_030)
    guard case .masonry(let masonry) = plan.sections[0].body else { Issue.record("no masonry"); return }
    #expect(masonry.pixelLengths.isEmpty)
    plan.setPreferredSizes([(.item(section: 0, item: 0), CGSize(width: 0, height: 20_000 * 60 + 50))])
    // Item 0 is as long as 20,001 rows, whose other items the first column lacks: 20,000 more items lie beside it in
    // two columns, two a row, and go on in three.
    #expect(plan.frame(of: .item(section: 0, item: 40_000)) == rect(220, 19_999 * 60, 100, 50))
    #expect(plan.frame(of: .item(section: 0, item: 40_001)) == rect(110, 20_000 * 60, 100, 50))
    #expect(plan.frame(of: .item(section: 0, item: 40_003)) == rect(0, 20_001 * 60, 100, 50))
    #expect(plan.elements(in: rect(0, 20_001 * 60, 320, 5)).map(\.identity.item) == [40_003, 40_004, 40_005])
  }

  @Test("Spacing below nothing, or more than numbers can tell apart, leaves a masonry whole")
  func strangeSpacing() throws {
    for gap in [-30, -50, -80, 1e-9, 1e9] as [CGFloat] {
      let section = section(.count(2), .estimated(gap == 1e-9 ? 0 : 50))
      section.interGroupSpacing = gap
      var plan = try Fixture.plan(section, 40)
      plan.setPreferredSizes([(.item(section: 0, item: 20), CGSize(width: 0, height: 70))])
      #expect(plan.allElements().count == 40)
      for element in plan.allElements() { #expect(plan.element(element.identity) == element) }
    }
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
