#if canImport(UIKit)
  import CollectionLab
  import UIKit

  /// A section of declared views.
  struct HostedSection {
    let header: any View
    let items: [any View]
  }

  /// A cell that shows a declared view.
  final class HostedCell: UICollectionViewCell {
    private let hosted = HostedView()

    /// What is shown.
    var content: (any View)? {
      get { hosted.content }
      set { hosted.content = newValue }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      hosted.frame = contentView.bounds
      hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(hosted)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  }

  /// A collection view whose cells and headers show declared views.
  class HostedSectionsController: UICollectionViewController {
    private let sections: [HostedSection]

    init(layout: UICollectionViewLayout, sections: [HostedSection]) {
      self.sections = sections
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .systemGroupedBackground
      collectionView.register(HostedCell.self, forCellWithReuseIdentifier: "cell")
      collectionView.register(
        HostedHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].items.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? HostedCell)?.content = sections[indexPath.section].items[indexPath.item]
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      (view as? HostedHeader)?.content = sections[indexPath.section].header
      return view
    }
  }

  extension UICollectionViewController {
    /// The controller on a phone's screen, after its first row was dragged to the left and let go.
    func dragged(by distance: CGFloat) -> Self {
      view.frame = UIScreen.main.bounds
      view.layoutIfNeeded()
      collectionView.scroll(section: 0, by: distance)
      view.layoutIfNeeded()
      return self
    }
  }
#endif
