import CollectionLab

/// # Bring your own layout
///
/// A layout class of your own in a declared collection: cards that slide up and pile onto each other.
///
/// **What you want.** A wallet. Cards overlap, of each one the head looks out; while you scroll, they come to rest at the
/// top, the next on the one before, and the pile shows how many there are.
///
/// **How it is said.** `CollectionView(layout: DeckLayout.init)` takes any `CollectionViewLayout`, which is UIKit's
/// `UICollectionViewLayout` with all its methods. The layout asks its collection view for numbers of items and, through
/// `collectionMetrics`, for what the views declare about their sizes. Here a card declares its proportion, and the layout
/// turns it into a height.
///
/// **What happens.** `prepare()` runs when data or sizes change; `layoutAttributesForElements(in:)` answers what is in
/// sight. This layout depends on the scroll position, so it says so in `shouldInvalidateLayout(forBoundsChange:)` and is
/// asked again at every offset. Attributes carry more than a frame: `zIndex` puts later cards in front, `transform` makes
/// resting ones smaller.
///
/// **What it costs.** What you write. This one touches only cards in sight: it finds the first by division. A layout that
/// answers by walking all its attributes costs as much as there are items, at every step of scrolling.
///
/// **Where it breaks.** `collectionLayout(_:)` and headers are the compositional layout's; a class of your own has to
/// place everything itself. And declared sizes are hints: a layout that does not read them breaks no rule.
enum Chapter09 {
  static let chapter = Chapter(
    number: 9, name: "own-layout", title: "Bring your own layout",
    summary: "A layout class reads what views declare",
    figures: [
      Figure(
        "main", caption: "The deck, scrolled by 150 points: two cards rest under the third.",
        alternativeText:
          "A phone screen titled Bring your own layout. A pile of landscapes as cards, of each the head with a place's name "
          + "looks out; at the top smaller cards lie behind the foremost.",
        contentOffset: CGPoint(x: 0, y: 150)
      ) { DeckDemo() },
      Figure(
        "film", caption: "The same deck at three offsets; the layout is asked anew at each.",
        alternativeText:
          "Three phone screens side by side. From left to right the cards have slid up and more of them rest at the top.",
        film: [0, 110, 300]
      ) { DeckDemo() },
    ])
}

/// The demo of chapter 9.
struct DeckDemo: View {
  var body: some View {
    VStack(spacing: 0) {
      PageHeader(
        number: 9, title: "Bring your own layout", summary: "A layout class reads what views declare"
      )
      .padding(.horizontal, 16)
      CollectionView(layout: DeckLayout.init) {
        ForEach(Place.all) { DeckCard(place: $0) }
      }
      .collectionItemAspectRatio(1.7)
    }
    .background(Color(.systemGroupedBackground))
  }
}

/// Cards below each other, each over the one before; at the top they come to rest and pile up.
final class DeckLayout: CollectionViewLayout {
  private let margin: CGFloat = 16
  private let peek: CGFloat = 72
  /// How far below the visible top cards rest.
  private let rest: CGFloat = 28

  private var bounds: CGRect { collectionView?.bounds ?? .zero }
  private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
  private var width: CGFloat { bounds.width - 2 * margin }

  private func height(_ path: IndexPath) -> CGFloat {
    collectionView?.collectionMetrics?.sizeHints(forItemAt: path).height(inColumn: width) ?? 200
  }

  override var collectionViewContentSize: CGSize {
    guard count > 0 else { return .zero }
    let last = IndexPath(item: count - 1, section: 0)
    let bottom = rest + CGFloat(count - 1) * peek + height(last) + margin
    return CGSize(width: bounds.width, height: bottom)
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
    let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
    let top = rest + CGFloat(indexPath.item) * peek
    let line = bounds.minY + rest
    // How many cards lie on this one at the top: 0 while it slides, 2 at most.
    let depth = min(max(0, (line - top) / peek), 2)
    attributes.frame = CGRect(
      x: margin, y: max(top, line) - 14 * depth, width: width, height: height(indexPath))
    attributes.transform = CGAffineTransform(scaleX: 1 - 0.05 * depth, y: 1 - 0.05 * depth)
    attributes.zIndex = indexPath.item
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
    let first = max(0, Int(bounds.minY / peek) - 2)
    let end = min(count, Int((rect.maxY - rest) / peek) + 1)
    guard first < end else { return [] }
    return (first..<end).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}
