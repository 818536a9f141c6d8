import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite struct ItemStateTests {
  private let gray4 = SystemColor.systemGray4.resolved(for: .light)

  /// The colours of all fills, in order.
  private func fills(_ drawn: Drawn) -> [SRGBColor] {
    drawn.items.compactMap { if case .fill(_, .color(let color), _) = $0.content { color } else { nil } }
  }

  /// The frames of boxes 30 points wide.
  private func boxes(_ drawn: Drawn) -> [CGRect] { drawn.frames.filter { $0.width == 30 } }

  private func list(@ViewBuilder rows: () -> some View) -> some View {
    CollectionView { rows() }.collectionLayout(.list(.plain))
  }

  @Test("A selected row of a list lies on grey, by declaration or by the tag of a selection")
  func selected() throws {
    let declared = list {
      box(30, 10).collectionItemState(.selected)
      box(30, 10)
    }
    #expect(fills(try Drawn(declared, width: 200, height: 100)).filter { $0 == gray4 }.count == 1)
    let rows = { ForEach(0..<4) { _ in box(30, 10) } }
    let several = CollectionView(selection: .constant([1, 3, 9] as Set<Int>), content: rows)
      .collectionLayout(.list(.plain))
    #expect(fills(try Drawn(several, width: 200, height: 200)).filter { $0 == gray4 }.count == 2)
    let one = CollectionView(selection: .constant(2 as Int?), content: rows).collectionLayout(.list(.plain))
    #expect(fills(try Drawn(one, width: 200, height: 200)).filter { $0 == gray4 }.count == 1)
    let none = CollectionView(selection: .constant(nil as Int?), content: rows).collectionLayout(
      .list(.plain))
    #expect(!fills(try Drawn(none, width: 200, height: 200)).contains(gray4))
  }

  @Test("Outside of lists a selected item has a ring and a highlighted one is fainter")
  func grid() throws {
    let view = CollectionView {
      Color.red.collectionItemState(.selected)
      Color.red.collectionItemState(.highlighted)
      Color.red
    }
    .collectionItemHeight(30).collectionLayout(.grid(3, spacing: 0))
    let drawn = try Drawn(view, width: 90, height: 30)
    let strokes = drawn.items.filter { if case .stroke = $0.content { true } else { false } }
    #expect(strokes.count == 1)
    func opacities(_ items: [DisplayItem]) -> [Double] {
      items.flatMap { item -> [Double] in
        guard case .scope(let scope) = item.content else { return [] }
        return (scope.opacity < 1 ? [scope.opacity] : []) + opacities(scope.items)
      }
    }
    #expect(opacities(drawn.list.items) == [0.6])
  }

  @Test("A row swiped towards the leading edge shows its trailing actions, the first at the edge")
  func swiped() throws {
    let view = list {
      box(30, 10)
        .swipeActions {
          box(20, 10)
          box(70, 10)
        }
        .collectionItemState(.swipedTrailing)
    }
    let drawn = try Drawn(view, width: 300, height: 100)
    // The first action is 74 wide, which is more than 20 + 30; the second 70 + 30 = 100.
    #expect(drawn.frames.contains(CGRect(x: 226, y: 0, width: 74, height: 44)))
    #expect(drawn.frames.contains(CGRect(x: 126, y: 0, width: 100, height: 44)))
    #expect(
      drawn.frames.contains(CGRect(x: 253, y: 17, width: 20, height: 10)), "in the middle of its action")
    #expect(boxes(drawn).map(\.minX) == [-158] as [CGFloat])
    let mirrored = try Drawn(view, width: 300, height: 100, traits: Traits(layoutDirection: .rightToLeft))
    #expect(mirrored.frames.contains(CGRect(x: 0, y: 0, width: 74, height: 44)))
    #expect(boxes(mirrored).map(\.minX) == [428] as [CGFloat])
  }

  @Test("Leading actions are at the leading edge, and a row that is not swiped shows none")
  func leadingActions() throws {
    let row = box(30, 10).swipeActions(edge: .leading) { box(20, 10) }
    let swiped = try Drawn(list { row.collectionItemState(.swipedLeading) }, width: 300, height: 100)
    #expect(boxes(swiped).map(\.minX) == [90] as [CGFloat])
    let resting = try Drawn(list { row }, width: 300, height: 100)
    #expect(boxes(resting).map(\.minX) == [16])
    #expect(!resting.frames.contains { $0.width == 20 })
  }

  @Test("Rows being edited make room for a mark and a handle, and chosen ones have a tick")
  func editing() throws {
    let view = CollectionView(selection: .constant([1] as Set<Int>)) { ForEach(0..<2) { _ in box(30, 10) } }
      .collectionItemState(.editing).collectionLayout(.list(.plain))
    let drawn = try Drawn(view, width: 300, height: 100)
    #expect(boxes(drawn).map(\.minX) == [54, 54])  // 16 + 38
    #expect(fills(drawn).filter { $0 == SystemColor.systemBlue.resolved(for: .light) }.count == 3)  // boxes and disc
  }

  @Test("A lifted item is drawn above all others, away from its place, which stays free")
  func lifted() throws {
    let view = CollectionView {
      ForEach(0..<3) { index in
        if index == 0 {
          Color.red.collectionItemLifted(by: CGSize(width: 5, height: 30))
        } else {
          Color.red
        }
      }
    }
    .collectionItemHeight(20)
    let drawn = try Drawn(view, width: 100, height: 100)
    #expect(drawn.elements.map { $0.identity?.item } == [1, 2, 0])
    #expect(
      drawn.frames == [
        CGRect(x: 0, y: 28, width: 100, height: 20), CGRect(x: 0, y: 56, width: 100, height: 20),
        CGRect(x: 5, y: 30, width: 100, height: 20),
      ])
  }

  @Test("Declared states add up from the outside in, and views inside can read them")
  func environment() throws {
    struct Reader: View {
      @Environment(\.collectionItemState) var state
      var body: some View { Text("\(state.contains(.editing)) \(state.contains(.highlighted))") }
    }
    let view = CollectionView {
      Section {
        Reader().collectionItemState(.highlighted)
        Reader().collectionItemState(.highlighted, isActive: false)
      }
      .collectionItemState(.editing)
    }
    #expect(try Drawn(view, width: 400, height: 300).texts == ["true true", "true false"])
  }
}
