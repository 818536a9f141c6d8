import UIKit

// Controllers as people write them.

class GridViewController: UICollectionViewController {
  private let titles: [String]

  init(titles: [String]) {
    self.titles = titles
    super.init(collectionViewLayout: GridViewController.createLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  static func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout(section: createRows())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Grid"
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PlainCell.self, forCellWithReuseIdentifier: PlainCell.reuseIdentifier)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    titles.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: PlainCell.reuseIdentifier, for: indexPath) as! PlainCell
    cell.label.text = titles[indexPath.row]
    return cell
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(
      alongsideTransition: { _ in self.collectionViewLayout.invalidateLayout() }, completion: nil)
  }
}

final class DefaultGridViewController: UICollectionViewController {
  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class PanelViewController: UIViewController {
  let panel = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    panel.backgroundColor = .systemTeal
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = view.bounds.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }
}

final class NamedViewController: UIViewController {
  let name: String

  init() {
    name = "own"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

func textHeight(_ text: String, width: CGFloat) -> CGFloat {
  let box = text.boundingRect(
    with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
    attributes: [.font: UIFont.systemFont(ofSize: 10)], context: nil)
  return ceil(box.height)
}
