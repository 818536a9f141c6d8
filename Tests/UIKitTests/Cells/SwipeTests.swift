import Drawing
import Foundation
import Geometry
import Testing
import UIKit

/// Rows of a list whose actions are brought up as a swipe does.
@Suite("Swiped rows", .serialized)
struct SwipeTests {
  init() { useMonospacedText() }

  /// A plain list of five rows of "row n", 320 points wide, with actions at both ends of all but the last row.
  private final class List: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, index in
      var content = cell.defaultContentConfiguration()
      content.text = "row \(index)"
      cell.contentConfiguration = content
    }

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance = .plain) {
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      list.trailingSwipeActionsConfigurationProvider = { path in
        path.item == 4
          ? nil
          : UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) },
            UIContextualAction(style: .normal, title: "More of the same") { _, _, done in done(true) },
          ])
      }
      list.leadingSwipeActionsConfigurationProvider = { _ in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
        ])
      }
      view = UICollectionView(
        frame: box(0, 0, 320, 480),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      super.init()
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = self
      view.layoutIfNeeded()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: indexPath.item)
    }

    func cell(_ item: Int) throws -> UICollectionViewListCell {
      view.layoutIfNeeded()
      return try #require(
        view.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell)
    }
  }

  private let path = IndexPath(item: 1, section: 0)

  @Test("The row moves by what its actions take, which stand at the edge, the first one outermost")
  func trailing() throws {
    let list = List()
    #expect(list.view.swipeItem(at: path, revealing: .trailing))
    let cell = try list.cell(1)
    // "Delete" is 6 × 7.5 = 45 and 30 around, 75; "More of the same" 16 × 7.5 = 120 and 30, 150.
    #expect(cell.contentView.frame.minX == -225)
    let actions = try #require(cell.subviews.first)
    #expect(actions.frame == box(95, 0, 225, cell.bounds.height))
    #expect(actions.subviews.map(\.frame.minX) == [150, 0])
    #expect(actions.subviews.map(\.frame.width) == [75, 150])
    #expect(actions.subviews.map(\.backgroundColor) == [.systemRed, .systemGray])
    #expect(cell.configurationState.isSwiped && cell.clipsToBounds)
    #expect(try list.cell(0).contentView.frame.minX == 0)
    let text = try list.view.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
      .description
    #expect(text.contains("Delete") && text.contains("row 1"))
  }

  @Test("Actions at the leading edge move the row the other way, and a picture or title may be missing")
  func leading() throws {
    let list = List()
    list.view.swipeItem(at: path, revealing: .leading)
    // An action is 74 points wide at least.
    #expect(try list.cell(1).contentView.frame.minX == 74)
    #expect(try list.cell(1).subviews.first?.frame.minX == 0)
    list.view.semanticContentAttribute = .forceRightToLeft
    for cell in list.view.visibleCells { cell.semanticContentAttribute = .forceRightToLeft }
    for cell in list.view.visibleCells { cell.setNeedsLayout() }
    #expect(try list.cell(1).contentView.frame.minX == -74)
  }

  @Test(
    "Layouts in between leave the row where it is, and it returns when another is swiped or data is loaded")
  func returning() throws {
    let list = List(.insetGrouped)
    list.view.swipeItem(at: path, revealing: .leading)
    let cell = try list.cell(1)
    for _ in 0..<3 {
      cell.setNeedsLayout()
      list.view.layoutIfNeeded()
    }
    #expect(cell.contentView.frame.minX == 74)
    list.view.swipeItem(at: IndexPath(item: 2, section: 0), revealing: .leading)
    #expect(try list.cell(1).contentView.frame.minX == 0 && !cell.configurationState.isSwiped)
    #expect(try list.cell(2).contentView.frame.minX == 74)
    list.view.reloadData()
    #expect(try (0..<5).allSatisfy { try list.cell($0).contentView.frame.minX == 0 })
  }

  @Test("A row without actions, and a path that does not exist, are not swiped")
  func nothing() throws {
    let list = List()
    #expect(!list.view.swipeItem(at: IndexPath(item: 4, section: 0), revealing: .trailing))
    #expect(!list.view.swipeItem(at: IndexPath(item: 9, section: 3), revealing: .trailing))
    list.view.endSwiping()
    #expect(try list.cell(4).contentView.frame.minX == 0)
    #expect(!Shelf(UICollectionViewFlowLayout(), counts: [3]).view.swipeItem(at: path, revealing: .leading))
  }
}
