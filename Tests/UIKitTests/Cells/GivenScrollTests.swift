import Drawing
import Foundation
import Testing
import UIKit

/// A controller with a collection view inside its view, as most are made.
private final class NamesController: UIViewController {
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
    let card = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
    let layout = UICollectionViewCompositionalLayout { index, _ in
      let size = index == 1 ? card : size
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      if index == 1 { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, name in
      cell.accessibilityLabel = name
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems((0..<20).map { "row \($0)" }, toSection: 0)
    snapshot.appendItems((0..<10).map { "card \($0)" }, toSection: 1)
    snapshot.appendItems((20..<40).map { "row \($0)" }, toSection: 2)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  var shown: [String] { collectionView.visibleCells.map { $0.accessibilityLabel ?? "" } }
}

/// A collection view without identifiers, as a controller's view.
private final class PlainController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 30 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@Suite("Scroll positions that a picture of UIKit's views asks for")
struct GivenScrollTests {
  private func environment(
    offset: CGFloat = 0, tag: String? = nil, sections: [Int: CGFloat] = [:]
  ) -> DrawingEnvironment {
    var environment = DrawingEnvironment(
      width: 320, height: 480, contentOffset: CGPoint(x: 0, y: offset),
      textMeasurer: MonospacedTextMeasurer())
    environment.scrollTag = tag
    environment.sectionOffsets = sections
    return environment
  }

  @Test("The collection view in a controller's view is scrolled to the offset asked for")
  func offset() throws {
    let controller = NamesController()
    let list = try controller.displayList(in: environment(offset: 500))
    // Rows are 50 high: the eleventh begins at 500.
    #expect(controller.shown.first == "row 10" && list.diagnostics.isEmpty)
  }

  @Test("An offset beyond the end is kept there and told with both numbers")
  func clamped() throws {
    let controller = NamesController()
    let list = try controller.displayList(in: environment(offset: 9000))
    // 41 rows of 50 less the view's 480.
    #expect(controller.collectionView.contentOffset.y == 1570)
    #expect(
      list.diagnostics.map(\.description) == [
        "the content is scrolled to 1570 pt, not to the 9000 pt asked for: it ends there"
      ])
  }

  @Test("An item is found by its identifier's description, the card of a row too")
  func tags() throws {
    let controller = NamesController()
    _ = try controller.displayList(in: environment(tag: "row 35"))
    #expect(controller.shown.contains("row 35") && !controller.shown.contains("row 0"))
    let second = NamesController()
    _ = try second.displayList(in: environment(tag: "card 9"))
    #expect(second.shown.contains("card 9") && !second.shown.contains("card 0"))
  }

  @Test("Data without identifiers has places as tags")
  func places() throws {
    let controller = PlainController(collectionViewLayout: UICollectionViewFlowLayout())
    _ = try controller.displayList(in: environment(tag: "1.29"))
    #expect(controller.collectionView.indexPathsForVisibleItems.contains(IndexPath(item: 29, section: 1)))
  }

  @Test("A tag that no item carries is told, and nothing moves", arguments: ["row 40", "7", "1.99", ""])
  func noTag(tag: String) throws {
    for controller in [
      NamesController(), PlainController(collectionViewLayout: UICollectionViewFlowLayout()),
    ] {
      let list = try controller.displayList(in: environment(tag: tag))
      #expect(
        list.diagnostics.map(\.description) == [
          "no item of the collection carries the tag \(tag); the collection stays where it is"
        ])
    }
  }

  @Test("Rows are scrolled, and what is no row or ends before is told")
  func rows() throws {
    let controller = NamesController()
    controller.loadViewIfNeeded()
    let list = try controller.displayList(in: environment(offset: 800, sections: [0: 10, 1: 9999, 7: 5]))
    // Ten cards of 100 less the view's 320.
    #expect(controller.collectionView.orthogonalOffsets[1] == 680)
    #expect(controller.shown.contains("card 9"))
    #expect(
      list.diagnostics.map(\.description) == [
        "section 0 does not scroll by itself; its offset is not heeded",
        "section 1 is scrolled to 680 pt, not to the 9999 pt asked for: its row ends there",
        "the collection has 3 sections and no section 7",
      ])
  }

  @Test("A picture in which nothing scrolls says so")
  func nothing() throws {
    let list = try UIView(frame: box(0, 0, 10, 10)).displayList(in: environment(offset: 30, tag: "a"))
    #expect(
      list.diagnostics.map(\.description) == [
        "nothing in the picture scrolls; it stays where it is, though 30 pt was asked for",
        "no item of the collection carries the tag a; the collection stays where it is",
      ])
  }

  @Test("What lies in another scroll view is found by its accessibility identifier")
  func scrollView() throws {
    let scrollView = UIScrollView(frame: box(0, 0, 320, 480))
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    let mark = UIView(frame: box(0, 1500, 40, 40))
    mark.accessibilityIdentifier = "mark"
    scrollView.addSubview(mark)
    #expect(try scrollView.displayList(in: environment(tag: "mark")).diagnostics.isEmpty)
    // As little as possible: its end at 1540 meets the view's.
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 1060))
  }
}
