import CollectionLab

/// A row of the journal as high as its text: the place, the hour, and what was written.
struct EntryRow: View {
  let entry: JournalEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 10) {
        Landscape(palette: entry.place.palette, seed: entry.place.seed)
          .frame(width: 36, height: 36)
          .clipShape(RoundedRectangle(cornerRadius: 8))
        VStack(alignment: .leading, spacing: 1) {
          Text(entry.place.name)
            .font(.subheadline.weight(.semibold))
          Text("\(entry.place.region) · \(entry.place.hour)")
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      Text(entry.text)
        .font(.subheadline)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .cardSurface()
    .environment(\.layoutDirection, entry.direction)
    .environment(\.locale, Locale(identifier: entry.language))
  }
}
