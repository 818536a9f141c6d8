import Drawing
import Foundation
import Testing
import UIKit

@testable import UIKitFixtures

/// Controllers, and texts measured by hand as their layouts do.
@Suite("Controllers and measured strings")
struct ControllerTests {
  init() { useMonospacedText() }

  @Test("A collection view controller is its view's data source and loads once")
  func collection() throws {
    let controller = GridViewController(titles: ["a", "b", "c"])
    #expect(!controller.isViewLoaded)
    let view = try #require(controller.collectionView)
    #expect(controller.view === view)
    #expect(controller.title == "Grid")
    #expect(view.numberOfItems(inSection: 0) == 3)
    let cell = controller.collectionView(view, cellForItemAt: IndexPath(row: 2, section: 0)) as? PlainCell
    #expect(cell?.label.text == "c")
    // The screen is 390 points wide; rows of 44 with gaps of 1.
    #expect(cell?.frame == box(0, 90, 390, 44))
    #expect(DefaultGridViewController().collectionViewLayout is UICollectionViewFlowLayout)
  }

  @Test("A controller gives the picture of its view after layout")
  func picture() throws {
    let list = try PanelViewController().displayList(
      in: DrawingEnvironment(width: 20, height: 10, textMeasurer: MonospacedTextMeasurer()))
    // 20 - 2 - 4 and 10 - 1 - 3.
    #expect(list.description.contains("scope at (2 1)"))
    #expect(list.description.contains("fill rect (0 0 14 6) #30B0C7"))
    #expect(NamedViewController().name == "own")
  }

  /// Counts how often its view has come and gone.
  private final class Appearing: UICollectionViewController {
    var events: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      events.append("will")
    }

    override func viewDidAppear(_ animated: Bool) { events.append("did") }

    override func viewDidDisappear(_ animated: Bool) { events.append("gone") }
  }

  @Test(
    "A controller appears with its first picture, and nothing is selected when it appears unless it is kept")
  func appearing() throws {
    let environment = DrawingEnvironment(width: 320, height: 480, textMeasurer: MonospacedTextMeasurer())
    let controller = Appearing(collectionViewLayout: UICollectionViewFlowLayout())
    let path = IndexPath(item: 1, section: 0)
    func select() { controller.collectionView.selectItem(at: path, animated: false, scrollPosition: []) }
    select()
    _ = try controller.displayList(in: environment)
    #expect(controller.collectionView.indexPathsForSelectedItems == nil)
    select()
    _ = try controller.displayList(in: environment)
    #expect(controller.collectionView.indexPathsForSelectedItems == [path])
    #expect(controller.events == ["will", "did"])
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()
    #expect(controller.events == ["will", "did", "gone"])
    controller.clearsSelectionOnViewWillAppear = false
    _ = try controller.displayList(in: environment)
    #expect(controller.collectionView.indexPathsForSelectedItems == [path])
    controller.clearsSelectionOnViewWillAppear = true
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    #expect(controller.collectionView.indexPathsForSelectedItems == nil)
  }

  @Test("Children know their parent")
  func children() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(child.parent === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test("A string's box follows its font and its lines")
  func strings() {
    // Two lines of 12 points: "one two" and "three" in 40 points of 5-point characters.
    #expect(textHeight("one two three", width: 40) == 24)
    #expect(
      "abcd".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]) == CGSize(width: 20, height: 12))
    // Without .usesLineFragmentOrigin there is one line.
    let box = "one two three".boundingRect(
      with: CGSize(width: 40, height: 0), attributes: [.font: UIFont.systemFont(ofSize: 10)], context: nil)
    #expect(box.height == 12)
    #expect("".size() == .zero)
  }

  @Test("A controller that is set to editing passes it on to its collection, and its button says Done")
  func editing() {
    final class List: UICollectionViewController {
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
      }
    }
    let list = List(collectionViewLayout: UICollectionViewFlowLayout())
    list.navigationItem.rightBarButtonItem = list.editButtonItem
    #expect(list.navigationItem.rightBarButtonItem?.title == "Edit")
    #expect(!list.isEditing)
    list.isEditing = true
    #expect(list.isEditing && list.collectionView.isEditing)
    #expect(list.editButtonItem.title == "Done" && list.editButtonItem.style == .done)
    list.setEditing(false, animated: true)
    #expect(!list.isEditing && !list.collectionView.isEditing)
    #expect(list.navigationItem.rightBarButtonItem?.title == "Edit")
  }
}
