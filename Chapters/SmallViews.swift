import CollectionLab

/// The title of a section.
struct SectionTitle: View {
  let title: String

  init(_ title: String) { self.title = title }

  var body: some View {
    Text(title)
      .font(.headline)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.bottom, 10)
  }
}

/// A word to choose from, in a capsule.
struct MoodLabel: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.subheadline.weight(.medium))
      .lineLimit(1)
      .padding(.horizontal, 14)
      .padding(.vertical, 7)
      .background(Color(.secondarySystemGroupedBackground))
      .clipShape(Capsule())
  }
}

/// A landscape alone, with small corners.
struct PlaceTile: View {
  let place: Place

  var body: some View {
    Landscape(palette: place.palette, seed: place.seed)
      .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}

/// A row of the journal: a small landscape, the place, the hour.
struct PlaceRow: View {
  let place: Place

  var body: some View {
    HStack(spacing: 12) {
      PlaceThumbnail(place: place, side: 40)
      VStack(alignment: .leading, spacing: 1) {
        Text(place.name)
          .font(.subheadline.weight(.semibold))
        Text(place.region)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Text(place.hour)
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .padding(10)
    .cardSurface()
  }
}
