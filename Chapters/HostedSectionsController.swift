#if canImport(UIKit)
  import CollectionLab
  import UIKit

  /// A collection view on the book's page, whose sections have declared views as headers.
  class HeadedCollectionController: UICollectionViewController {
    private let headers: [any View]

    init(layout: UICollectionViewLayout, headers: [any View]) {
      self.headers = headers
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .systemGroupedBackground
      collectionView.register(
        HostedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { headers.count }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      (view as? HostedHeader)?.hosted.content = headers[indexPath.section]
      return view
    }
  }

  /// A section of declared views.
  struct HostedSection {
    let header: any View
    let items: [any View]
  }

  /// A collection view whose cells and headers show declared views.
  class HostedSectionsController: HeadedCollectionController {
    private let sections: [HostedSection]

    init(layout: UICollectionViewLayout, sections: [HostedSection]) {
      self.sections = sections
      super.init(layout: layout, headers: sections.map(\.header))
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(HostedCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].items.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? HostedCell)?.hosted.content = sections[indexPath.section].items[indexPath.item]
      return cell
    }
  }

  extension UICollectionViewController {
    /// Lays the controller out on a phone's screen.
    func show() {
      view.frame = UIScreen.main.bounds
      view.layoutIfNeeded()
    }
  }
#endif
