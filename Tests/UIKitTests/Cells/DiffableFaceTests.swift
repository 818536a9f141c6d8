import Foundation
import Testing
import UIKit

@testable import UIKitFixtures

/// Diffable data sources over live cells.
@Suite("Diffable data in a collection view", .serialized)
struct DiffableFaceTests {
  init() { useMonospacedText() }

  private let ann = Contact(id: 1, name: "Ann", phone: "1")
  private let bob = Contact(id: 2, name: "Bob", phone: "2")
  private let eve = Contact(id: 3, name: "Eve", phone: "3")

  private func contacts() -> ContactListViewController {
    let controller = ContactListViewController()
    controller.view.frame = box(0, 0, 320, 480)
    return controller
  }

  private func text(_ view: UICollectionReusableView?) -> String? {
    ((view as? UICollectionViewListCell)?.contentConfiguration as? UIListContentConfiguration)?.text
  }

  @Test("The first snapshot loads everything; later ones ask for what is new alone")
  func applying() throws {
    let controller = contacts()
    controller.show([ann], [bob])
    let view = try #require(controller.collectionView)
    #expect(view.visibleCells.map(text) == ["Ann", "Bob"])
    #expect(controller.configurations == 2)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    // Bob moves, Eve is new.
    controller.show([bob, ann], [eve])
    #expect(view.visibleCells.map(text) == ["Bob", "Ann", "Eve"])
    #expect(controller.configurations == 3)
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === cell)
    #expect(controller.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 1)) == eve)
    #expect(controller.dataSource.indexPath(for: ann) == IndexPath(item: 1, section: 0))
    #expect(controller.dataSource.snapshot().itemIdentifiers == [bob, ann, eve])
  }

  @Test("Headers come from the provider and are styled as the list's")
  func headers() throws {
    let controller = contacts()
    controller.show([ann], [bob])
    let view = try #require(controller.collectionView)
    let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(text) == ["favorites", "all"])
    let label = try #require(headers[0].subviews.last?.subviews.compactMap { $0 as? UILabel }.first)
    // A grouped list's header is written in capitals.
    #expect(label.text == "FAVORITES")
  }

  @Test("An item marked to be configured again keeps its cell")
  func reconfiguring() throws {
    let controller = contacts()
    controller.show([ann], [bob])
    let view = try #require(controller.collectionView)
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    controller.rename(ann)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
    #expect(controller.configurations == 3)
  }

  @Test("An outline's levels indent its cells, and its disclosure opens and closes it")
  func outline() throws {
    let controller = OutlineViewController()
    controller.view.frame = box(0, 0, 320, 480)
    let view = try #require(controller.collectionView)
    func rows() -> [String?] { view.visibleCells.map(text) }
    func levels() -> [Int] {
      view.visibleCells.compactMap { ($0 as? UICollectionViewListCell)?.indentationLevel }
    }
    #expect(rows() == ["A", "A1", "A2", "B"])
    #expect(levels() == [0, 1, 1, 0])
    let b = view.cellForItem(at: IndexPath(item: 3, section: 0))
    controller.dataSource.toggleDisclosure(of: "A")
    #expect(rows() == ["A", "B"])
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0)) === b)
    var told: [String] = []
    controller.dataSource.sectionSnapshotHandlers.willExpandItem = { told.append("will \($0)") }
    controller.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, _ in
      var below = NSDiffableDataSourceSectionSnapshot<String>()
      below.append(["\(parent)x", "\(parent)y", "\(parent)z"])
      return below
    }
    controller.dataSource.toggleDisclosure(of: "B")
    #expect(told == ["will B"])
    #expect(rows() == ["A", "B", "Bx", "By", "Bz"])
    #expect(levels() == [0, 0, 1, 1, 1])
    #expect(controller.dataSource.snapshot(for: 0).isExpanded("B"))
    controller.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    controller.dataSource.toggleDisclosure(of: "B")
    #expect(rows().count == 5)
  }

  @Test("A person's move goes to the handlers as a transaction")
  func reordering() throws {
    let controller = contacts()
    controller.show([], [ann, bob, eve])
    let view = try #require(controller.collectionView)
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 1)))
    controller.dataSource.reorderingHandlers.canReorderItem = { $0 != bob }
    var after: [Contact] = []
    controller.dataSource.reorderingHandlers.didReorder = { after = $0.finalSnapshot.itemIdentifiers }
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 1)))
    let target = try #require(view.layoutAttributesForItem(at: IndexPath(item: 2, section: 1)))
    view.updateInteractiveMovementTargetPosition(target.center)
    view.endInteractiveMovement()
    #expect(after == [bob, eve, ann])
    #expect(view.visibleCells.map(text) == ["Bob", "Eve", "Ann"])
  }

  @Test("Snapshots return when they are shown, also where they are awaited")
  func awaiting() async throws {
    let controller = contacts()
    var snapshot = NSDiffableDataSourceSnapshot<ContactSection, Contact>()
    controller.loadViewIfNeeded()
    snapshot.appendSections([.all])
    snapshot.appendItems([ann, eve])
    await controller.dataSource.apply(snapshot, animatingDifferences: false)
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)
    var isDone = false
    snapshot.deleteItems([ann])
    let completion = { isDone = true }
    controller.dataSource.applySnapshotUsingReloadData(snapshot, completion: completion)
    #expect(isDone)
    #expect(controller.collectionView.visibleCells.map(text) == ["Eve"])
  }
}
