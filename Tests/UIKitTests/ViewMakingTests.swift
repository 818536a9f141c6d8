import Foundation
import Testing

@testable import UIKit
@testable import UIKitFixtures

/// Views made from their classes (`uikit-api.md`, "What the compiler forces on the face").
@Suite("Making views")
struct ViewMakingTests {
  init() { useMonospacedText() }

  private let path = IndexPath(item: 0, section: 0)

  @Test("Every view can be made with init()")
  func initialisers() {
    #expect(UIView().frame == .zero)
    #expect(UILabel().numberOfLines == 1)
    #expect(DotView().radius == 4)
    #expect(type(of: UICollectionViewCell()) == UICollectionViewCell.self)
  }

  @Test("A registered class is made through its own init(frame:), generic ones too")
  func registered() throws {
    let shelf = Shelf(createRows(), count: 2)
    shelf.view.register(CollectionViewCell<UILabel, String>.self, forCellWithReuseIdentifier: "cell")
    let cell = try #require(
      shelf.collectionView(shelf.view, cellForItemAt: IndexPath(item: 1, section: 0))
        as? CollectionViewCell<UILabel, String>)
    cell.model = "Cell 1/9"
    #expect(cell.customView.text == "Cell 1/9")
    #expect(cell.customView.textAlignment == .center)
    // The cell lies where the layout puts it, and the label fills it.
    #expect(cell.frame == box(0, 45, 320, 44))
    #expect(cell.customView.frame == box(0, 0, 320, 44))
    #expect(cell.reuseIdentifier == "cell")
  }

  @Test("A class registered by a variable is made as itself")
  func byVariable() {
    let shelf = Shelf(createRows(), count: 2)
    let classes: [AnyClass] = [PlainCell.self, CollectionViewCell<UILabel, String>.self]
    for index in classes.indices {
      shelf.view.register(classes[index], forCellWithReuseIdentifier: "\(index)")
    }
    #expect(shelf.view.dequeueReusableCell(withReuseIdentifier: "0", for: path) is PlainCell)
    #expect(
      shelf.view.dequeueReusableCell(withReuseIdentifier: "1", for: path)
        is CollectionViewCell<UILabel, String>)
  }

  @Test("Supplementary views are made by kind and identifier")
  func supplementary() {
    let shelf = Shelf(sectionWithHeaderAndFooter(pinned: false), count: 1)
    shelf.view.register(
      BackgroundView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let view = shelf.view.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header", for: path)
    #expect(view is BackgroundView)
    #expect(view.frame == box(0, 0, 320, 40))
    #expect(view.layer.cornerRadius == 12)
  }

  @Test("A view that waits is prepared and used again, as long as its class stays registered")
  func reuse() throws {
    var registry = ReuseRegistry()
    let key = ReuseRegistry.Key.cell(identifier: "a")
    registry.register(PlainCell.self, for: key)
    let first = registry.dequeue(key, as: UICollectionViewCell.self)
    registry.enqueue(first)
    let again = try #require(registry.dequeue(key, as: UICollectionViewCell.self) as? PlainCell)
    #expect(again === first)
    #expect(again.reuses == 1)
    registry.enqueue(again)
    registry.register(UICollectionViewCell.self, for: key)
    #expect(registry.dequeue(key, as: UICollectionViewCell.self) !== first)
  }

  @Test("A thousand views of one class leave nothing behind")
  func noLeak() {
    weak var last: UIView?
    for _ in 0..<1000 {
      autoreleaselessMake { last = $0 }
    }
    #expect(last == nil)
  }

  /// Makes a view that nobody keeps.
  private func autoreleaselessMake(_ body: (UIView) -> Void) { body(PlainCell()) }
}
