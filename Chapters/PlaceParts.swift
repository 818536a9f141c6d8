import CollectionLab

/// The two lines that name a place: what it is, and where and when.
struct PlaceLines: View {
  let place: Place

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(place.name)
        .font(.subheadline.weight(.semibold))
      Text("\(place.region) · \(place.hour)")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}

/// A place's landscape as a small square.
struct PlaceThumbnail: View {
  let place: Place
  /// Points a side.
  let side: CGFloat

  var body: some View {
    Landscape(palette: place.palette, seed: place.seed)
      .frame(width: side, height: side)
      .clipShape(RoundedRectangle(cornerRadius: 8))
  }
}
