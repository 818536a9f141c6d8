import Foundation
import Testing
import UIKit

@testable import UIKitFixtures

/// List configurations through UIKit's names (`layout.md` 7).
@Suite("Lists")
struct ListTests {
  init() { useMonospacedText() }

  @Test("A plain list's rows begin at 44 points, edge to edge")
  func plain() {
    let shelf = Shelf(createMixedLayout(), counts: [3, 2])
    #expect(shelf.item(2) == box(0, 88, 320, 44))
  }

  @Test("An inset list has headers, footers and sides")
  func insetGrouped() {
    let shelf = Shelf(createListLayout(), counts: [2])
    // The system keeps 16 points a side where the view's own margins are smaller: 320 - 2 × 16.
    #expect(shelf.item(0)?.width == 288)
    #expect(shelf.supplementary(UICollectionView.elementKindSectionHeader)?.minY == 0)
    #expect(shelf.supplementary(UICollectionView.elementKindSectionFooter) != nil)
  }

  @Test("Colours and swipe actions stay with the configuration")
  func drawing() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(configuration.showsSeparators)
    #expect(configuration.backgroundColor == nil)
    configuration.backgroundColor = .systemRed
    #expect(configuration.backgroundColor == .systemRed)
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, _ in }])
    }
    let provider = try #require(configuration.leadingSwipeActionsConfigurationProvider)
    #expect(provider(IndexPath(item: 0, section: 0))?.actions.first?.title == "Pin")
    #expect(configuration.trailingSwipeActionsConfigurationProvider == nil)
    configuration.leadingSwipeActionsConfigurationProvider = nil
    #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
  }
}
