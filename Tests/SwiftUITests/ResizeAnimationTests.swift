import SwiftUI
import Testing

/// Twelve numbered cells of 100 points in a flow layout, below a title.
private final class Numbers: UIViewController {
  private let layout = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  private lazy var data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
    view, path, number in
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    var content = UIListContentConfiguration.cell()
    content.text = "\(number)"
    cell.contentConfiguration = content
    cell.backgroundColor = UIColor(hue: CGFloat(number) / 12, saturation: 0.4, brightness: 1, alpha: 1)
    return cell
  }

  override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  override func viewDidLoad() {
    layout.itemSize = CGSize(width: 96, height: 96)
    layout.sectionInset = UIEdgeInsets(top: 4, left: 8, bottom: 12, right: 6)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let title = UILabel()
    title.text = "Numbers"
    title.textAlignment = .center
    title.backgroundColor = .systemGray5
    let stack = UIStackView(arrangedSubviews: [title, collectionView])
    stack.axis = .vertical
    stack.frame = view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(stack)
    view.backgroundColor = .systemBackground
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<12))
    data.apply(snapshot, animatingDifferences: false)
  }
}

@Suite("A figure of views that get another size")
struct ResizeAnimationTests {
  private func frames(width: CGFloat?) throws -> DisplayAnimation {
    let animation = FigureAnimation.update(of: { Numbers() }) { numbers in
      numbers.view.frame.size = CGSize(width: 480, height: 320)
    }
    return try animation.frames(
      of: UIView(), in: DrawingEnvironment(width: width, textMeasurer: PangoTextMeasurer.shared))
  }

  @Test("The pictures go from the first size to the second, whether or not the first one is given")
  func sizes() throws {
    let lists = try frames(width: nil)
    // Both states have room: 480 × 480 points.
    #expect(lists.size == CGSize(width: 480, height: 480))
    // 0.3 seconds at 15 frames a second are 4.5, or 5, steps.
    #expect(lists.frames.count == 6)
    #expect(try frames(width: 320).frames == lists.frames)
  }
}
