import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct LazyTests {
  @Test("A scroll view takes its offer along its axis and its content's size across")
  func scrollSizes() throws {
    let view = ScrollView { box(40, 300) }
    #expect(
      try Drawn(view.background(Color.black), width: 100, height: 50).frames[0]
        == CGRect(x: 30, y: 0, width: 40, height: 50))
    // views.md 2.1: the content's ideal where nothing is proposed, nothing where nothing is.
    #expect(try Drawn(view).list.size == CGSize(width: 40, height: 300))
    #expect(try Drawn(view, height: 0).list.size == CGSize(width: 40, height: 0))
    #expect(
      try Drawn(ScrollView(.horizontal) { box(300, 40) }, width: 70).list.size
        == CGSize(width: 70, height: 40))
    let both = ScrollView([.horizontal, .vertical], showsIndicators: false) { box(300, 400) }
    #expect(try Drawn(both, width: 70, height: 60).list.size == CGSize(width: 70, height: 60))
  }

  @Test("The outermost scroll view takes the offset and rests within its ends")
  func offsets() throws {
    func top(_ offset: CGFloat) throws -> CGFloat? {
      let view = ScrollView {
        box(40, 300)
        ScrollView(.horizontal) { box(90, 10) }.frame(width: 40)
      }
      return try Drawn(
        view, width: 40, height: 100, contentOffset: CGPoint(x: 5, y: offset)
      ).frames.first?.minY
    }
    #expect(try top(0) == 0)
    #expect(try top(30) == -30)
    // 300 + 8 + 10 points of content in 100 leave 218.
    #expect(try top(1000) == -218)
    #expect(try top(-20) == 0)
  }

  @Test("A row that scrolls begins at the right where reading does, and clips what is outside")
  func rightToLeft() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        box(60, 10); box(50, 10)
      }
    }
    let traits = Traits(layoutDirection: .rightToLeft)
    let drawn = try Drawn(view, width: 70, height: 10, traits: traits)
    #expect(
      drawn.frames == [
        CGRect(x: 10, y: 0, width: 60, height: 10), CGRect(x: -40, y: 0, width: 50, height: 10),
      ])
    guard case .scope(let scope)? = drawn.list.items.first?.content else {
      Issue.record("not clipped")
      return
    }
    #expect(scope.clip == Path(CGRect(x: 0, y: 0, width: 70, height: 10)))
    let moved = try Drawn(view, width: 70, height: 10, traits: traits, contentOffset: CGPoint(x: 15, y: 0))
    #expect(moved.frames[0].minX == 25)
    #expect(
      try Drawn(view.scrollIndicators(.hidden), width: 70, height: 10).list
        == Drawn(view, width: 70, height: 10).list)
  }

  @Test("Lazy stacks are 8 points apart between texts too, and take the whole offer across")
  func stacks() throws {
    let column = LazyVStack(alignment: .leading) {
      box(30, 10)
      box(20, 10)
    }
    #expect(
      try Drawn(column, width: 100).frames == [
        CGRect(x: 0, y: 0, width: 30, height: 10), CGRect(x: 0, y: 18, width: 20, height: 10),
      ])
    #expect(try Drawn(column, width: 100).list.size == CGSize(width: 100, height: 28))
    let row = LazyHStack(alignment: .bottom, spacing: 5) {
      box(30, 10)
      box(20, 40)
    }
    #expect(
      try Drawn(row, height: 60).frames == [
        CGRect(x: 0, y: 50, width: 30, height: 10), CGRect(x: 35, y: 20, width: 20, height: 40),
      ])
    let texts = LazyVStack {
      Text("a"); Text("b")
    }
    let frames = try Drawn(texts, width: 50).frames
    #expect(frames[1].minY == frames[0].maxY + 8)
  }

  @Test("Columns share the width by the examples of views.md 2.13")
  func columns() throws {
    func widths(_ items: [GridItem]) throws -> [CGFloat] {
      try Drawn(LazyVGrid(columns: items) { ForEach(0..<3) { _ in Color.red.frame(height: 9) } }, width: 300)
        .frames.map(\.width)
    }
    let gap: CGFloat = 10
    #expect(
      try near(
        widths([
          GridItem(.fixed(50), spacing: gap), GridItem(.flexible(minimum: 100), spacing: gap),
          GridItem(.flexible(), spacing: gap),
        ]), [50, 115, 115]))
    #expect(try near(widths([GridItem(.adaptive(minimum: 80), spacing: gap)]), [93.333, 93.333, 93.333]))
  }

  @Test("A grid fills row by row, as high as the highest cell, with 8 points between")
  func rows() throws {
    let grid = LazyVGrid(
      columns: [GridItem(.fixed(50)), GridItem(.fixed(40), alignment: .topTrailing)], alignment: .leading
    ) {
      box(50, 10)
      box(20, 30)
      box(30, 12)
    }
    // The first cell stands in the middle of a row of 30, the second at its trailing top corner; 50 + 8 + 40 wide.
    #expect(
      try Drawn(grid, width: 200).frames == [
        CGRect(x: 0, y: 10, width: 50, height: 10), CGRect(x: 78, y: 0, width: 20, height: 30),
        CGRect(x: 10, y: 38, width: 30, height: 12),
      ])
    #expect(try Drawn(grid, width: 200).list.size == CGSize(width: 200, height: 50))
    let mirrored = try Drawn(grid, width: 200, traits: Traits(layoutDirection: .rightToLeft)).frames
    #expect(mirrored.map(\.maxX) == [200, 122, 190])
  }

  @Test("A grid of rows fills column by column")
  func horizontal() throws {
    let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.flexible())], alignment: .top, spacing: 4) {
      ForEach(0..<3) { _ in box(30, 10) }
    }
    // 100 high: rows of 20 and 72 with 8 between.
    #expect(
      try Drawn(grid, height: 100).frames == [
        CGRect(x: 0, y: 5, width: 30, height: 10), CGRect(x: 0, y: 59, width: 30, height: 10),
        CGRect(x: 34, y: 5, width: 30, height: 10),
      ])
  }

  @Test("Headers and footers of sections take a grid's lines alone, and each section's cells begin a line")
  func sections() throws {
    let grid = LazyVGrid(
      columns: [GridItem(.fixed(50)), GridItem(.fixed(40))], alignment: .leading, spacing: 4
    ) {
      box(50, 10)
      Section {
        box(20, 30)
        box(30, 12)
        box(10, 10)
      } header: {
        box(60, 9)
      } footer: {
        Color.red.frame(height: 5)
      }
    }
    // Columns of 50 and 40 with 8 between are 98. The loose cell's line is 0...10, the header's 14...23, the cells'
    // 27...57 and 61...71, the footer's 75...80.
    let drawn = try Drawn(grid, width: 200)
    #expect(
      drawn.frames == [
        CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 0, y: 14, width: 60, height: 9),
        CGRect(x: 15, y: 27, width: 20, height: 30), CGRect(x: 63, y: 36, width: 30, height: 12),
        CGRect(x: 20, y: 61, width: 10, height: 10), CGRect(x: 0, y: 75, width: 98, height: 5),
      ])
    #expect(drawn.list.size == CGSize(width: 200, height: 80))
    let mirrored = try Drawn(grid, width: 200, traits: Traits(layoutDirection: .rightToLeft)).frames
    #expect(mirrored.map(\.maxX) == [200, 200, 185, 137, 180, 200])
  }

  @Test("Headers of a horizontal grid take a column alone, as high as all rows")
  func horizontalSections() throws {
    let grid = LazyHGrid(rows: [GridItem(.fixed(20)), GridItem(.fixed(30))], alignment: .bottom, spacing: 4) {
      Section {
        ForEach(0..<3) { _ in box(30, 10) }
      } header: {
        Color.red.frame(width: 6)
      }
    }
    // 58 high at the lower edge of 100: the header in 0...6, the columns in 10...40 and 44...74.
    #expect(
      try Drawn(grid, height: 100).frames == [
        CGRect(x: 0, y: 42, width: 6, height: 58), CGRect(x: 10, y: 47, width: 30, height: 10),
        CGRect(x: 10, y: 80, width: 30, height: 10), CGRect(x: 44, y: 47, width: 30, height: 10),
      ])
  }
}
