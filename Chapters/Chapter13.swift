#if canImport(UIKit)
  import CollectionLab
  import UIKit

  /// # One cell to rule them all
  ///
  /// A collection view cell written once, generic over the view that it shows and the model of that view.
  ///
  /// **What you want.** UIKit's cell has no label and no picture, only a `contentView`. So every screen brings a class of
  /// its own, and all of them do the same: make a view, add it, let it fill the cell, hand a model to it.
  ///
  /// **How it is said.** `HasModel` is a type with a model of some type of its own. The cell takes two parameters: a view
  /// that has a model, and that model; `where` binds the one to the other. A label becomes such a view in an extension of
  /// few lines, whose model is a string. Then `cell.model = "Cell 1/9"` is all that a data source says.
  ///
  /// **What happens.** The classes are registered with their parameters filled in, `CollectionViewCell<UILabel, String>.self`,
  /// and dequeued as any other. The view is made in `init(frame:)` and follows the cell's size by its autoresizing mask.
  ///
  /// **What it costs.** Nothing at run time that a class by hand would not. Generic classes cannot be named in a storyboard.
  ///
  /// **Where it breaks.** The cast after dequeuing is unchecked by the compiler: a cell registered for another model is
  /// passed over in silence. `UICollectionView.CellRegistration` closes that hole: it names cell and item at once. And a
  /// protocol on `UILabel` holds in the whole module: centred text is now every label's fate that gets a model.
  enum Chapter13 {
    static let chapter = Chapter(
      number: 13, name: "generic-cell", title: "One cell to rule them all",
      summary: "One class for every view and its model",
      figures: [
        Figure(
          "main", caption: "The same generic cell with labels and strings, and with pictures and places.",
          alternativeText:
            "A phone screen titled One cell to rule them all. Nine cards with the words Cell 1/9 to Cell 9/9 in rows of three, "
            + "below them landscapes in rows of two."
        ) { GenericCellsViewController() }
      ])
  }

  /// What has a model that it shows.
  protocol HasModel {
    associatedtype Model
    var model: Model { get set }
  }

  /// A cell that is filled by a view and passes the model on to it.
  class CollectionViewCell<View: UIView, ViewModel>: UICollectionViewCell
  where View: HasModel, View.Model == ViewModel {
    private(set) var customView: View

    override init(frame: CGRect) {
      customView = View()
      super.init(frame: frame)
      contentView.addSubview(customView)
      customView.frame = contentView.bounds
      customView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    var model: ViewModel {
      get { customView.model }
      set { customView.model = newValue }
    }
  }

  extension UILabel: HasModel {
    var model: String {
      get { text ?? "" }
      set {
        text = newValue
        textAlignment = .center
      }
    }
  }

  /// The demo of chapter 13.
  final class GenericCellsViewController: HeadedCollectionController {
    typealias LabelCell = CollectionViewCell<UILabel, String>
    typealias PlaceCell = CollectionViewCell<PlaceView, Place>
    private let places = Array(Place.all.prefix(4))

    init() {
      super.init(
        layout: makeCellsLayout(), headers: [GenericCellsTop(), SectionTitle("A picture and its place")])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(LabelCell.self, forCellWithReuseIdentifier: "label")
      collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: "place")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { section == 0 ? 9 : places.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: indexPath.section == 0 ? "label" : "place", for: indexPath)
      if let cell = cell as? LabelCell {
        let max = collectionView.numberOfItems(inSection: indexPath.section)
        cell.model = "Cell \(indexPath.row + 1)/\(max)"
        cell.putOnCard()
      } else if let cell = cell as? PlaceCell {
        cell.model = places[indexPath.row]
      }
      return cell
    }
  }
#endif
