import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct GridTests {
  @Test("Columns are as wide as their widest cell: the example of views.md 2.13")
  func example() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 4) {
      GridRow {
        box(50)
        box(80, 30)
      }
      GridRow {
        box(70)
        box(30)
      }
    }
    let drawn = try Drawn(grid)
    // Columns 70 and 80, rows 30 and 20: 70 + 10 + 80 by 30 + 4 + 20.
    #expect(drawn.list.size == CGSize(width: 160, height: 54))
    // Centred: (70 − 50) / 2 = 10 and (30 − 20) / 2 = 5; 80 + (80 − 30) / 2 = 105.
    #expect(
      drawn.frames == [
        CGRect(x: 10, y: 5, width: 50, height: 20), CGRect(x: 80, y: 0, width: 80, height: 30),
        CGRect(x: 0, y: 34, width: 70, height: 20), CGRect(x: 105, y: 34, width: 30, height: 20),
      ])
  }

  @Test(
    "Short rows stay blank behind, views outside of rows span all columns, and gaps are 8 where none is given"
  )
  func shapes() throws {
    let grid = Grid(alignment: .topLeading) {
      GridRow {
        box(20)
        box(30)
        box(40)
      }
      box(10, 5)
      GridRow { box(25) }
    }
    let drawn = try Drawn(grid)
    // Columns 25, 30, 40 and two gaps of 8; rows 20, 5, 20 and two gaps.
    #expect(drawn.list.size == CGSize(width: 111, height: 61))
    #expect(drawn.frames.map(\.minX) == [0, 33, 71, 0, 0])
    #expect(drawn.frames.map(\.minY) == [0, 0, 0, 28, 41])
  }

  @Test("A cell that spans columns widens the last of them only where it does not fit")
  func spans() throws {
    func grid(_ width: CGFloat) -> some View {
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(20)
          box(30)
          box(40)
        }
        GridRow {
          box(width).gridCellColumns(2)
          box(5)
        }
      }
    }
    // 20 + 10 + 30 are covered.
    #expect(try Drawn(grid(60)).list.size.width == 110)
    let wide = try Drawn(grid(75))
    #expect(wide.list.size.width == 125)
    #expect(wide.frames.map(\.minX) == [0, 30, 85, 0, 85])
  }

  @Test("Greedy cells stretch their column to the whole offer, unless they have no say")
  func greedy() throws {
    func grid(_ axes: Axis.Set) -> some View {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(20)
          Color.red.frame(height: 20).gridCellUnsizedAxes(axes)
        }
        GridRow {
          box(30)
          box(40)
        }
      }
    }
    let stretched = try Drawn(grid([]), width: 200)
    // 200 less the gap and the first column: 160.
    #expect(stretched.list.size.width == 200 && stretched.frames[1].width == 160)
    #expect(stretched.frames[1].minX == 40)
    let unsized = try Drawn(HStack { grid(.horizontal) })
    #expect(unsized.list.size.width == 80 && unsized.frames[1].width == 40)
    let divider = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow { box(30) }
      Divider()
    }
    #expect(try Drawn(HStack(spacing: 0) { divider }, width: 100).frames[1].width == 100)
  }

  @Test("Flexible columns share what fixed ones leave")
  func sharing() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        Color.red
        box(40)
        Color.green
      }
    }
    // (300 − 20 − 40) / 2 = 120.
    #expect(try Drawn(grid, width: 300, height: 50).frames.map(\.width) == [120, 40, 120])
    #expect(try Drawn(grid, width: 300, height: 50).frames.map(\.height) == [50, 20, 50])
  }

  @Test("Cells are aligned by their own anchor, their column, their row, then the grid")
  func alignment() throws {
    let grid = Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .top) {
        box(10, 10)
        box(40, 40)
      }
      GridRow {
        box(30, 30).gridColumnAlignment(.leading)
        box(20, 10)
      }
      GridRow {
        box(10, 20).gridCellAnchor(UnitPoint(x: 0.5, y: 0))
        box(10, 40)
      }
    }
    // Columns 30 and 40; rows 40, 30, 40.
    let frames = try Drawn(grid).frames
    #expect(frames.map(\.minX) == [0, 30, 0, 50, 10, 60])
    #expect(frames.map(\.minY) == [0, 0, 40, 60, 70, 70])
  }

  @Test("Cells of a row can meet at their first lines")
  func baselines() throws {
    let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(10, 30).alignmentGuide(.firstTextBaseline) { _ in 5 }
        box(10, 20).alignmentGuide(.firstTextBaseline) { _ in 15 }
      }
    }
    // The line is 15 below the top; the first cell reaches 25 below it: 40 high.
    let drawn = try Drawn(grid)
    #expect(drawn.list.size.height == 40)
    #expect(drawn.frames.map(\.minY) == [10, 0])
  }

  @Test("From right to left columns are mirrored; a row elsewhere is a group; an empty grid has no size")
  func extremes() throws {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        box(20)
        box(30)
      }
    }
    let mirrored = try Drawn(grid, traits: Traits(layoutDirection: .rightToLeft))
    #expect(mirrored.frames.map(\.minX) == [40, 0])
    let row = HStack(spacing: 1) {
      GridRow {
        box(20)
        box(30)
      }
    }
    #expect(try Drawn(row).list.size.width == 51)
    #expect(try Drawn(Grid {}).list.size == .zero)
    #expect(try Drawn(Grid { GridRow { box(5).gridCellColumns(-3) } }).list.size.width == 5)
  }

  @Test("A grid of 20,000 rows is laid out")
  func manyRows() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<20_000) { _ in
        GridRow {
          box(2, 1)
          box(3, 1)
        }
      }
    }
    #expect(try Drawn(grid).list.size == CGSize(width: 5, height: 20_000))
  }

  @Test("Rows of a ForEach are rows each")
  func forEach() throws {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(1..<4) { row in
        GridRow { ForEach(1..<3) { box(CGFloat(row * $0 * 10), 10) } }
      }
    }
    #expect(try Drawn(grid).list.size == CGSize(width: 90, height: 30))
  }
}
