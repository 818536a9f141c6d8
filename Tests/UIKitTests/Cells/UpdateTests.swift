import Foundation
import Geometry
import Testing
import UIKit

/// Changes of the data: cells, selection and what was measured go along with their items.
@Suite("Updates of a collection view", .serialized)
struct UpdateTests {
  init() { useMonospacedText() }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  /// Rows whose heights their cells decide.
  private func measuredRows(_ names: [[String]], _ heights: [String: CGFloat]) -> Rows {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let rows = Rows(UICollectionViewCompositionalLayout(section: section), [[]])
    rows.heights = heights
    rows.names = names
    rows.view.reloadData()
    rows.view.layoutIfNeeded()
    rows.events = []
    return rows
  }

  @Test("Only new items are asked for; cells that stay move")
  func inserting() {
    let rows = Rows(count: 3, height: 100)
    let kept = rows.view.cellForItem(at: path(1))
    rows.events = []
    rows.view.performBatchUpdates {
      rows.names[0] = ["0", "new", "1", "2"]
      rows.view.insertItems(at: [path(1)])
    }
    #expect(rows.shown == ["0", "new", "1", "2"])
    #expect(rows.events == ["make new", "show new"])
    #expect(rows.view.cellForItem(at: path(2)) === kept)
    #expect(kept?.frame == box(0, 200, 320, 100))
  }

  @Test("Deletions, insertions and moves of one batch are told in places before and after it")
  func batch() {
    let rows = Rows(Rows(count: 0, height: 50).view.collectionViewLayout, [["a", "b", "c", "d"]])
    rows.events = []
    rows.view.performBatchUpdates {
      rows.names[0] = ["d", "a", "x", "c"]
      rows.view.deleteItems(at: [path(1)])
      rows.view.insertItems(at: [path(2)])
      rows.view.moveItem(at: path(3), to: path(0))
    }
    #expect(rows.shown == ["d", "a", "x", "c"])
    #expect(rows.events == ["end 0.1", "make x", "show x"])
  }

  @Test("Reloading replaces a cell, configuring again keeps it")
  func reloading() throws {
    let rows = Rows(count: 3, height: 100)
    let (first, second) = (rows.view.cellForItem(at: path(0)), rows.view.cellForItem(at: path(1)))
    rows.names[0] = ["A", "B", "2"]
    rows.events = []
    rows.view.reloadItems(at: [path(0)])
    rows.view.reconfigureItems(at: [path(1)])
    #expect(rows.shown == ["A", "B", "2"])
    let configured = try #require(rows.view.cellForItem(at: path(1)) as? CountedCell)
    #expect(configured === second)
    #expect(configured.preparations == 0)
    #expect((rows.view.cellForItem(at: path(0)) as? CountedCell)?.preparations == 1)
    #expect(first != nil)
    #expect(rows.events.filter { $0.hasPrefix("make") } == ["make B", "make A"])
  }

  @Test("What was measured stays with its items, and new ones are measured")
  func measured() {
    let rows = measuredRows([["a", "b", "c"]], ["a": 30, "b": 70, "c": 20, "new": 55])
    rows.view.performBatchUpdates {
      rows.names[0] = ["new", "a", "c"]
      rows.view.insertItems(at: [path(0)])
      rows.view.deleteItems(at: [path(1)])
    }
    #expect(rows.places == ["new": box(0, 0, 320, 55), "a": box(0, 55, 320, 30), "c": box(0, 85, 320, 20)])
    #expect(rows.events.filter { $0.hasPrefix("make") } == ["make new"])
  }

  @Test("The selection goes along with its items, and is forgotten by a reload")
  func selection() {
    let rows = Rows(count: 5, height: 50)
    rows.view.allowsMultipleSelection = true
    for item in [1, 3] { rows.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
    rows.view.performBatchUpdates {
      rows.names[0] = ["new", "0", "2", "3", "4"]
      rows.view.deleteItems(at: [path(1)])
      rows.view.insertItems(at: [path(0)])
    }
    #expect(rows.view.indexPathsForSelectedItems == [path(3)])
    #expect(rows.view.visibleCells.map(\.isSelected) == [false, false, false, true, false])
    rows.view.reloadData()
    #expect(rows.view.indexPathsForSelectedItems == nil)
    #expect(rows.view.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("A tap selects one item, or several, and the delegate is told; calls from the program are not")
  func tapping() {
    let rows = Rows(count: 5, height: 50)
    rows.events = []
    rows.view.tapItem(at: path(1))
    rows.view.tapItem(at: path(2))
    rows.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    #expect(rows.events == ["select 0.1", "deselect 0.1", "select 0.2"])
    #expect(rows.view.indexPathsForSelectedItems == [path(3)])
    rows.view.allowsMultipleSelection = true
    rows.view.tapItem(at: path(0))
    rows.view.tapItem(at: path(3))
    #expect(rows.view.indexPathsForSelectedItems == [path(0)])
    rows.view.beginTouch(at: path(4))
    #expect(rows.view.cellForItem(at: path(4))?.isHighlighted == true)
    rows.view.endTouch(at: path(4))
    #expect(rows.view.cellForItem(at: path(4))?.isHighlighted == false)
  }

  @Test("Sections come, go and move with their rows' offsets")
  func sections() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(50)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let rows = Rows(
      UICollectionViewCompositionalLayout(section: section),
      ["a", "b", "c"].map { name in (0..<9).map { "\(name)\($0)" } })
    rows.view.scroll(section: 1, to: 130)
    rows.view.performBatchUpdates {
      rows.names = [rows.names[2], rows.names[1]]
      rows.view.deleteSections([0])
      rows.view.moveSection(2, toSection: 0)
    }
    #expect(rows.view.orthogonalOffsets == [0: 0, 1: 130])
    #expect(rows.places["c0"] == box(0, 0, 100, 50))
    #expect(rows.places["b2"] == box(70, 50, 100, 50))
  }

  @Test("Random batches end as if the data had been there from the start", arguments: 0..<12)
  func random(seed: Int) {
    var random = Seeded(state: UInt64(seed) + 1)
    var heights: [String: CGFloat] = [:]
    for number in 0..<400 { heights["\(number)"] = CGFloat(15 + (number * 37) % 60) }
    let rows = measuredRows([(0..<20).map { "\($0)" }], heights)
    var fresh = 20
    for _ in 0..<8 {
      var names = rows.names[0]
      var old = names.map(Optional.some)
      var deletions: [IndexPath] = []
      for index in names.indices.shuffled(using: &random).prefix(Int.random(in: 0...5, using: &random)) {
        deletions.append(path(index))
        old[index] = nil
      }
      names = old.compactMap { $0 }
      var insertions: [IndexPath] = []
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        names.insert("\(fresh)", at: Int.random(in: 0...names.count, using: &random))
        fresh += 1
      }
      insertions = names.indices.filter { Int(names[$0])! >= 20 && !rows.names[0].contains(names[$0]) }
        .map { path($0) }
      rows.view.performBatchUpdates {
        rows.names[0] = names
        rows.view.deleteItems(at: deletions)
        rows.view.insertItems(at: insertions)
      }
      let other = measuredRows([names], heights)
      #expect(rows.places == other.places)
    }
  }

  @Test("Data loaded while a cell is asked for is shown, and asked for no more often than that")
  func reloadInProvider() {
    let rows = Rows(count: 3, height: 100)
    var hasReloaded = false
    rows.onAsk = { _ in
      guard !hasReloaded else { return }
      hasReloaded = true
      rows.names[0] = ["x", "y"] + rows.names[0]
      rows.view.reloadData()
    }
    rows.view.reloadData()
    #expect(rows.shown == ["x", "y", "0", "1", "2"])
  }

  @Test("Data that has shrunk without a word leaves its places empty, with a diagnostic")
  func silentlyShrunk() {
    let rows = Rows(count: 20, height: 100)
    rows.names[0] = ["0", "1", "2", "3", "4", "5"]
    rows.scroll(to: 300)
    #expect(rows.shown == ["3", "4", "5"])
    #expect(rows.view.diagnostics.contains { "\($0)".contains("item 0.6") })
  }

  @Test("A lifted item follows the finger, and takes its place when it is let go")
  func moving() {
    final class MovableRows: NSObject, UICollectionViewDataSource {
      var names = ["a", "b", "c", "d"]
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        names.count
      }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.accessibilityLabel = names[indexPath.item]
        return cell
      }
      func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.item > 0
      }
      func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath) {
        names.insert(names.remove(at: source.item), at: target.item)
      }
    }
    let rows = MovableRows()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: box(0, 0, 320, 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    #expect(!view.beginInteractiveMovementForItem(at: path(0)))
    #expect(view.beginInteractiveMovementForItem(at: path(1)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
    view.layoutIfNeeded()
    let lifted = view.cellForItem(at: path(1))
    #expect(lifted?.center == CGPoint(x: 160, y: 180))
    #expect(view.subviews.last === lifted || lifted?.layer.zPosition ?? 0 > 0)
    view.endInteractiveMovement()
    #expect(rows.names == ["a", "c", "d", "b"])
    #expect(view.visibleCells.map(\.accessibilityLabel) == ["a", "c", "d", "b"])
    #expect(view.cellForItem(at: path(3)) === lifted)
    #expect(lifted?.frame == box(0, 150, 320, 50))
  }
}
