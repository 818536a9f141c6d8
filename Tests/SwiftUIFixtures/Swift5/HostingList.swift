import SwiftUI

/// A list of recipes in a collection view whose cells show declared views.
public final class HostingListController: UIViewController {
  public private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Recipe>!
  private let recipes: [Recipe]

  public init(recipes: [Recipe]) {
    self.recipes = recipes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not made from archives") }

  override public func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    collectionView = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> {
      cell, _, recipe in
      cell.configurationUpdateHandler = { cell, state in
        cell.contentConfiguration = UIHostingConfiguration {
          HStack {
            Circle().fill(recipe.tint).frame(width: 30, height: 30)
            VStack(alignment: .leading) {
              Text(recipe.title).font(.headline)
              Text("\(recipe.minutes) minutes").foregroundStyle(.secondary)
            }
            Spacer()
            if state.isSelected {
              Image(systemName: "checkmark")
            }
          }
        }
        .margins(.vertical, 12)
        .background {
          recipe.tint.opacity(0.1)
        }
      }
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, recipe in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: recipe)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Recipe>()
    snapshot.appendSections([0])
    snapshot.appendItems(recipes)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

/// A screen of UIKit's that holds a declared card.
public final class CardController: UIViewController {
  private let hosting = UIHostingController(rootView: RecipeCard(recipe: Recipe.samples[0]))

  override public func viewDidLoad() {
    super.viewDidLoad()
    addChild(hosting)
    hosting.view.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(hosting.view)
    NSLayoutConstraint.activate([
      hosting.view.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
      hosting.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      hosting.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      hosting.view.heightAnchor.constraint(equalToConstant: 120),
    ])
    hosting.didMove(toParent: self)
  }
}
