import Foundation
import Testing
import UIKit

@testable import UIKitFixtures

/// Wrong data and layouts of a live collection view: UIKit's sentence where UIKit stops, a diagnostic otherwise.
@Suite("Traps of live collection views")
struct LiveTrapTests {
  private func sentence(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("Counts that a batch does not explain")
  func wrongCounts() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows(count: 3, height: 50)
        rows.view.performBatchUpdates {
          rows.names[0].removeFirst(2)
          rows.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
    }
    #expect(
      sentence(result).contains(
        "Invalid update: invalid number of items in section 0. The number of items contained in an existing section"
          + " after the update (1) must be equal to the number of items contained in that section before the update (3)"
      ))
  }

  @Test("Counts of sections that a batch does not explain")
  func wrongSections() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows(count: 3, height: 50)
        rows.view.performBatchUpdates { rows.names.append(["a"]) }
        rows.view.insertItems(at: [])
        rows.view.performBatchUpdates {
          rows.names.append(["b"])
          rows.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
    }
    #expect(sentence(result).contains("Invalid update: invalid number of sections."))
  }

  @Test("An item to be deleted and loaded again")
  func contradiction() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows(count: 3, height: 50)
        rows.view.performBatchUpdates {
          rows.names[0].removeFirst()
          rows.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
          rows.view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        }
      }
    }
    #expect(sentence(result).contains("attempt to delete and move or reload the same index path"))
  }

  @Test("Identifiers given twice")
  func duplicateIdentifiers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "a"])
      }
    }
    #expect(sentence(result).contains("supplied item identifiers are not unique. Duplicate identifiers: (a)"))
  }

  @Test("A provider that returns no cell")
  func nilCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: box(0, 0, 320, 480), collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { _, _, _ in nil }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    #expect(
      sentence(result).contains("UICollectionView dataSource returned a nil cell for item at index path"))
  }

  @Test("A layout with headers and nobody to make them")
  func noSupplementaryProvider() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let rows = Rows(
          UICollectionViewCompositionalLayout(section: makeTitledCategoriesSection()), [["a"]])
        rows.view.layoutIfNeeded()
      }
    }
    #expect(sentence(result).contains("did not return a view for the supplementary element of kind"))
  }

  @Test("A cell that was not dequeued")
  func madeByHand() async {
    final class ByHand: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
      func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: box(0, 0, 320, 480), collectionViewLayout: UICollectionViewFlowLayout())
        let source = ByHand()
        view.dataSource = source
        view.layoutIfNeeded()
      }
    }
    #expect(sentence(result).contains("does not have a reuseIdentifier"))
  }

  @Test("A registration made where a cell is asked for")
  func registrationInProvider() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UICollectionView(
          frame: box(0, 0, 320, 480), collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
          view, path, item in
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
          return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    #expect(sentence(result).contains("using a registration that was created inside"))
  }

  @Test("A layout that answers a place that is not a number")
  func notANumber() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Rows(OddLayout { _ in box(.nan, 0, 10, 10) }, [["a"]]) }
    }
    #expect(sentence(result).contains("CALayer position contains NaN: [nan 5.0], given to item 0.0"))
  }

  @Test("A layout that answers a cell that there is not")
  func noSuchPath() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Rows(OddLayout(count: 2) { _ in box(0, 0, 10, 10) }, [["a"]]) }
    }
    #expect(
      sentence(result).contains(
        "received layout attributes for a cell with an index path that does not exist"))
  }

  @Test("A layout and a cell that never agree on a size")
  func oscillating() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let layout = OddLayout { _ in box(0, 0, 10, 10) }
        layout.disagrees = true
        _ = Rows(layout, [["a"]])
      }
    }
    #expect(sentence(result).contains("is stuck in its update/layout loop"))
  }

  @Test("Sizes below zero, places outside and cells over one another leave a picture")
  func odd() {
    let frames = [box(0, 0, -20, 30), box(5, 5, 50, 50), box(10, 10, 50, 50), box(-900, 9000, 10, 10)]
    let rows = Rows(OddLayout(count: 4) { frames[$0] }, [["a", "b", "c", "d"]])
    #expect(rows.shown.contains("b") && rows.shown.contains("c"))
    #expect(!rows.shown.contains("d"))
    rows.view.layoutIfNeeded()
    let twice = Rows(OddLayout(count: 2, item: { _ in 0 }) { _ in box(0, 0, 10, 10) }, [["a"]])
    #expect(twice.shown == ["a"])
    #expect(twice.view.diagnostics.contains { "\($0)".contains("item 0.0 more than once") })
  }
}

/// A layout that answers what it is told to.
final class OddLayout: UICollectionViewLayout {
  var disagrees = false
  private var count = 1
  private var item: (Int) -> Int = { $0 }
  private var frame: (Int) -> CGRect = { _ in .zero }
  private var growth: CGFloat = 0

  convenience init(count: Int = 1, item: @escaping (Int) -> Int = { $0 }, frame: @escaping (Int) -> CGRect) {
    self.init()
    self.count = count
    self.item = item
    self.frame = frame
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).map { index in
      let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item(index), section: 0))
      attributes.frame = frame(index)
      attributes.size.height += growth
      return attributes
    }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    if disagrees { growth = growth == 0 ? 1 : 0 }
    return disagrees
  }
}
