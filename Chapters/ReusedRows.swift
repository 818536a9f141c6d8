import CollectionLab

/// A list that somebody has dragged four times, drawn with the cells that live on.
struct ReusedRows: DisplayListSource {
  /// The picture of the host after the drags.
  func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    let host = CollectionViewHost(rootView: rows, environment: environment)
    for distance in [150.0, 190, 230, 170] { try host.scroll(by: CGPoint(x: 0, y: distance)) }
    return try host.displayList()
  }

  private var rows: some View {
    CollectionView {
      ForEach(0..<60) { PlaceRow(place: Place.all[$0 % Place.all.count]) }
    }
    .collectionItemHeight(60)
    .collectionLayout(.list(spacing: 8, insets: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)))
    .background(Color(.systemGroupedBackground))
  }
}
