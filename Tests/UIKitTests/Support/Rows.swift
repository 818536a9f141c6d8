import UIKit

/// A cell that knows how often it was prepared for reuse, and how many of its class are alive.
final class CountedCell: UICollectionViewCell {
  static var alive = 0
  var preparations = 0
  var height: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.alive += 1
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { Self.alive -= 1 }

  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    height > 0 ? CGSize(width: size.width, height: height) : super.sizeThatFits(size)
  }
}

/// Sections of named items, shown in counted cells; whoever changes `names` tells the view.
final class Rows: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let view: UICollectionView
  var names: [[String]]
  /// What happened, in order: "make a", "show a", "end 0.1", "select 0.2".
  var events: [String] = []
  /// The heights that cells prefer, by name.
  var heights: [String: CGFloat] = [:]
  /// Called with the item whose cell is asked for.
  var onAsk: (IndexPath) -> Void = { _ in }

  init(_ layout: UICollectionViewLayout, _ names: [[String]], size: CGSize = CGSize(width: 320, height: 480))
  {
    view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    self.names = names
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(CountedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    view.layoutIfNeeded()
  }

  /// Rows of full width, `height` points high, in a flow layout without gaps.
  convenience init(count: Int, height: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: height)
    layout.minimumLineSpacing = 0
    self.init(layout, [(0..<count).map { "\($0)" }])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { names.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    names[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    onAsk(indexPath)
    let name = names[indexPath.section][indexPath.item]
    events.append("make \(name)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityLabel = name
    (cell as? CountedCell)?.height = heights[name] ?? 0
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    events.append("show \(cell.accessibilityLabel ?? "")")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    events.append("end \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    events.append("select \(indexPath.section).\(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    events.append("deselect \(indexPath.section).\(indexPath.item)")
  }

  /// The names shown, by path.
  var shown: [String] { view.visibleCells.map { $0.accessibilityLabel ?? "" } }

  /// The names and frames shown, by path.
  var places: [String: CGRect] {
    Dictionary(uniqueKeysWithValues: view.visibleCells.map { ($0.accessibilityLabel ?? "", $0.frame) })
  }

  /// Scrolls to a height and lays out.
  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }
}
