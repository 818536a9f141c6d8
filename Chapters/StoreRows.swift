#if canImport(UIKit)
  import CollectionLab
  import UIKit

  /// Lengths of the twelve rows that both versions show, in points.
  private enum Row {
    static let count = 12
    static let title: CGFloat = 32
    static let height: CGFloat = 96
    static let pitch: CGFloat = 146
    /// Where the third row is scrolled to: three categories of 96 and their gaps of 8.
    static let offset: CGFloat = 312

    static func categories(_ row: Int) -> [CategoryView] {
      (0..<8).map {
        CategoryView(category: StoreCategory.all[($0 + row * 3) % StoreCategory.all.count], number: $0 + 1)
      }
    }
  }

  extension UICollectionViewController {
    /// Moves the screen down, row by row, until the seventh is the first that is whole.
    fileprivate func scrollDown() {
      for row in 1...6 {
        collectionView.contentOffset.y = CGFloat(row) * Row.pitch - 62
        view.layoutIfNeeded()
      }
    }
  }

  /// Rows of categories as sections: each keeps its own offset.
  final class SectionRowsViewController: HostedSectionsController {
    init() {
      super.init(
        layout: UICollectionViewCompositionalLayout { _, _ in makeCategoriesSection() },
        sections: (0..<Row.count).map {
          HostedSection(header: RowTitle(row: $0), items: Row.categories($0))
        })
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    /// The controller after the third row was scrolled to the right and the screen down.
    func afterScrolling() -> Self {
      show()
      collectionView.scroll(section: 2, to: Row.offset)
      scrollDown()
      return self
    }
  }

  /// The wrong version: rows of categories as collection views in cells.
  final class NestedRowsViewController: UICollectionViewController {
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: UIScreen.main.bounds.width, height: Row.pitch)
      layout.minimumLineSpacing = 0
      super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.backgroundColor = .systemGroupedBackground
      collectionView.register(CategoriesCell.self, forCellWithReuseIdentifier: "row")
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { Row.count }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      (cell as? CategoriesCell)?.configure(
        title: RowTitle(row: indexPath.item), categories: Row.categories(indexPath.item))
      return cell
    }

    /// The controller after the third row was scrolled to the right and the screen down; the heir of its cell is marked.
    func afterScrolling() -> Self {
      show()
      let third = collectionView.cellForItem(at: IndexPath(item: 2, section: 0)) as? CategoriesCell
      third?.row.contentOffset.x = Row.offset
      scrollDown()
      third?.mark()
      return self
    }
  }

  /// A row that keeps its offset in its cell, which is the mistake.
  final class CategoriesCell: UICollectionViewCell, UICollectionViewDataSource {
    private let title = HostedView()
    private let marking = HostedView()
    private var categories: [CategoryView] = []
    private var savedOffset: CGPoint = .zero

    private(set) lazy var row: UICollectionView = {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: Row.height, height: Row.height)
      layout.minimumLineSpacing = 8
      layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.register(HostedCell.self, forCellWithReuseIdentifier: "category")
      view.dataSource = self
      return view
    }()

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [title, row, marking] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = contentView.bounds.width
      title.frame = CGRect(x: 16, y: 0, width: width - 32, height: Row.title)
      row.frame = CGRect(x: 0, y: Row.title, width: width, height: Row.height)
      marking.frame = CGRect(x: 6, y: -6, width: width - 12, height: Row.title + Row.height + 12)
    }

    func configure(title: RowTitle, categories: [CategoryView]) {
      self.title.content = title
      self.categories = categories
      row.setContentOffset(savedOffset, animated: false)
      row.reloadData()
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      savedOffset = row.contentOffset
    }

    /// Outlines the row and says what is wrong with it.
    func mark() { marking.content = RowMark(words: "offset da linha 3") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      categories.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "category", for: indexPath)
      (cell as? HostedCell)?.hosted.content = categories[indexPath.item]
      return cell
    }
  }

  /// The title of a row.
  struct RowTitle: View {
    let row: Int

    var body: some View {
      Text("Linha \(row + 1)")
        .font(.headline)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: Row.title, alignment: .top)
    }
  }

  /// A dashed outline with words in its corner.
  struct RowMark: View {
    let words: String

    var body: some View {
      RoundedRectangle(cornerRadius: 14)
        .strokeBorder(
          Color(SRGBColor(hex: 0xD55E00)), style: StrokeStyle(lineWidth: 1.5, dash: [6, 3])
        )
        .overlay(alignment: .topTrailing) {
          Text(words)
            .font(.footnote.weight(.semibold))
            .padding(EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 12))
        }
    }
  }
#endif
