import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing
import UIKit

/// A flow layout that lets new cells drop in, small and pale, and sends old ones off to the left.
private final class DropLayout: UICollectionViewFlowLayout {
  private(set) var events: [String] = []
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    events.append("prepare \(updateItems.count)")
    inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    deleted = Set(updateItems.filter { $0.updateAction == .delete }.compactMap(\.indexPathBeforeUpdate))
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    events.append("initial \(itemIndexPath.item)")
    guard inserted.contains(itemIndexPath) else { return attributes }
    attributes?.alpha = 0.2
    attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    attributes?.center.y -= 80
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    events.append("final \(itemIndexPath.item)")
    guard deleted.contains(itemIndexPath) else { return attributes }
    attributes?.alpha = 1
    attributes?.center.x -= 320
    return attributes
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    events.append("finalize")
  }
}

/// A layout whose elements are there, or not, at once.
private final class SuddenLayout: UICollectionViewFlowLayout {
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}

@Suite("An update of a collection view on its way", .serialized)
struct UpdateAnimationTests {
  init() { useMonospacedText() }

  private let environment = DrawingEnvironment(textMeasurer: MonospacedTextMeasurer())

  /// Rows of 320 × 100 points with a colour each.
  private func rows(_ layout: UICollectionViewFlowLayout, _ names: [String]) -> Rows {
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let rows = Rows(layout, [names])
    rows.onAsk = { _ in }
    return rows
  }

  /// Gives every cell a colour, for clear ones are not drawn.
  private func paint(_ rows: Rows) {
    for cell in rows.view.visibleCells { cell.backgroundColor = .red }
  }

  /// The element scopes of a picture.
  private func elements(_ list: DisplayList) -> [DisplayScope] {
    func found(_ items: [DisplayItem]) -> [DisplayScope] {
      items.flatMap { item -> [DisplayScope] in
        guard case .scope(let scope) = item.content else { return [] }
        return scope.element != nil ? [scope] : found(scope.items)
      }
    }
    return found(list.items)
  }

  /// The pictures of replacing the second of three rows by a new one at the end.
  private func pictures(_ rows: Rows, at moments: [Double]) throws -> [DisplayList] {
    paint(rows)
    return try rows.view.displayLists(in: environment, at: moments) {
      rows.view.performBatchUpdates {
        rows.names[0] = ["a", "c", "new"]
        rows.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        rows.view.insertItems(at: [IndexPath(item: 2, section: 0)])
      }
      rows.view.layoutIfNeeded()
      paint(rows)
    }
  }

  @Test("Initial and final attributes of a layout of one's own are asked for and obeyed")
  func obeyed() throws {
    let layout = DropLayout()
    let rows = rows(layout, ["a", "b", "c"])
    let list = try pictures(rows, at: [0.5])[0]
    #expect(layout.events == ["prepare 2", "initial 2", "final 1", "finalize"])
    let scopes = elements(list)
    try #require(scopes.count == 4)
    // The second row, on its way from x = 0 to -320, is opaque and lies behind.
    #expect(scopes[0].element?.frame == CGRect(x: -160, y: 100, width: 320, height: 100))
    #expect(scopes[0].opacity == 1)
    // The first stands still, the third comes up from 200 to 100.
    #expect(scopes[1].element?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(scopes[2].element?.frame == CGRect(x: 0, y: 150, width: 320, height: 100))
    // The new one is halfway from scale 0.5 to 1 and from 0.2 to 1, its middle from 250 - 80 to 250:
    // 240 × 75 points around (160, 210).
    #expect(scopes[3].element?.frame == CGRect(x: 40, y: 172.5, width: 240, height: 75))
    #expect(abs(scopes[3].opacity - 0.6) < 1e-12)
  }

  @Test("A flow layout's cells fade in and out, and others move")
  func flow() throws {
    let rows = rows(UICollectionViewFlowLayout(), ["a", "b", "c"])
    let lists = try pictures(rows, at: [0, 0.25, 1])
    let scopes = elements(lists[1])
    #expect(scopes.map(\.opacity) == [0.75, 1, 1, 0.25])
    // The third row is a quarter of its way from 200 to 100.
    #expect(scopes.map { $0.element?.frame.minY } == [100, 0, 175, 200])
  }

  @Test("In a mirror cells fade in and out and move where they are seen", arguments: [false, true])
  func mirrored(isSubclass: Bool) throws {
    final class Unchanged: UICollectionViewCompositionalLayout {}
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        subitems: [item]))
    let layout =
      isSubclass ? Unchanged(section: section) : UICollectionViewCompositionalLayout(section: section)
    let rows = Rows(layout, [["a", "b", "c"]])
    rows.view.semanticContentAttribute = .forceRightToLeft
    rows.view.layoutIfNeeded()
    let scopes = elements(try pictures(rows, at: [0.25])[0])
    #expect(scopes.map(\.opacity) == [0.75, 1, 1, 0.25])
    // From the right quarters of 320 begin at 240, 160 and 80; the third is a quarter of its way from 80 to 160.
    #expect(scopes.map { $0.element?.frame.minX } == [160, 240, 100, 80])
  }

  @Test("Without attributes things are at their end at once, or stay until it")
  func sudden() throws {
    let rows = rows(SuddenLayout(), ["a", "b", "c"])
    let scopes = elements(try pictures(rows, at: [0.5])[0])
    #expect(scopes.map(\.opacity) == [1, 1, 1, 1])
    #expect(scopes.map { $0.element?.frame.minY } == [100, 0, 150, 200])
  }

  @Test("The first picture is the still one from before, the last the one from after")
  func ends() throws {
    let rows = rows(UICollectionViewFlowLayout(), ["a", "b", "c"])
    paint(rows)
    let before = try rows.view.displayList(in: environment)
    let lists = try pictures(rows, at: [0, 0.5, 1])
    #expect(lists[0].items == before.items)
    #expect(lists[2].items == (try rows.view.displayList(in: environment)).items)
    #expect(lists[1].items != lists[0].items && lists[1].items != lists[2].items)
  }

  @Test("Changes made without animation are at their end at once")
  func withoutAnimation() throws {
    let layout = DropLayout()
    let rows = rows(layout, ["a", "b", "c"])
    paint(rows)
    let lists = try rows.view.displayLists(in: environment, at: [0.5, 1]) {
      UIView.performWithoutAnimation {
        rows.view.performBatchUpdates {
          rows.names[0] = ["a", "c"]
          rows.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        }
      }
    }
    #expect(lists[0].items == lists[1].items)
    #expect(elements(lists[0]).map { $0.element?.frame.minY } == [0, 100])
    #expect(layout.events == ["prepare 1", "finalize"])
  }

  @Test("Nothing is recorded or asked for when nobody looks on")
  func unseen() {
    let layout = DropLayout()
    let rows = rows(layout, ["a", "b", "c"])
    rows.view.performBatchUpdates {
      rows.names[0] = ["a", "c"]
      rows.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(layout.events == ["prepare 1", "finalize"])
    #expect(rows.shown == ["a", "c"])
  }
}
