import CollectionLayout
import Foundation
import Testing
import UIKit

@testable import UIKitFixtures

@Suite("Optional methods")
struct OptionalMethodTests {
  private let controller = AskedController()
  private var layout: AskingFlowLayout {
    get throws { try #require(controller.collectionView.collectionViewLayout as? AskingFlowLayout) }
  }

  @Test("A method that the delegate has answers")
  func present() throws {
    #expect(try layout.size(at: IndexPath(item: 1, section: 0)) == CGSize(width: 71, height: 30))
    #expect(try layout.headerHeight(of: 2) == 20)
  }

  @Test("A method that the delegate leaves out is nil, so that the caller's own value holds")
  func leftOut() throws {
    let layout = try layout
    #expect(layout.inset(of: 0) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(layout.lineSpacing(of: 0) == nil)
  }

  @Test("A data source tells its sections, asked with a question mark or an exclamation mark")
  func sections() throws { #expect(try layout.sectionCount == 3 + 3) }

  @Test("A controller's own collection view stands in front of the methods")
  func ownProperty() throws {
    controller.reload()
    #expect(controller.collectionView.numberOfSections == 3)
    #expect(
      try layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.size
        == CGSize(width: 71, height: 30))
  }

  @Test("A delegate can hand on what it is told")
  func forwarding() {
    let forwarder = ForwardingDelegate()
    forwarder.next = controller
    let path = IndexPath(item: 1, section: 2)
    forwarder.collectionView(controller.collectionView, didSelectItemAt: path)
    forwarder.scrollViewDidScroll(controller.collectionView)
    #expect(controller.selected == [path])
    #expect(controller.scrolls == 1)
    forwarder.next = nil
    forwarder.scrollViewDidScroll(controller.collectionView)
    #expect(controller.scrolls == 1)
  }

  @Test("A flow layout's section inset can be overridden")
  func sectionInset() throws {
    let layout = try layout
    layout.sectionInset = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    #expect(layout.sectionInset == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 6))
  }

  @Test("Subclasses may use names of the engine's own")
  func names() throws {
    let layout = NamedLayout()
    controller.title = "shelf"
    layout.host = controller
    controller.collectionView.setCollectionViewLayout(layout, animated: false)
    let elements = layout.layoutAttributesForElements(in: controller.collectionView.bounds) ?? []
    let cells = elements.compactMap { $0 as? NamedAttributes }
      .filter { $0.representedElementCategory == .cell }
    // Three sections of two items each.
    #expect(cells.map(\.identity) == [0, 1, 0, 1, 0, 1])
    #expect(cells.allSatisfy { $0.element == "shelf" })
    let shown: UICollectionView? = layout.collectionView
    #expect(shown === controller.collectionView)
  }
}
