import CollectionLab

/// A row of the journal as high as its text: the place, the hour, and what was written.
struct EntryRow: View {
  let entry: JournalEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 10) {
        PlaceThumbnail(place: entry.place, side: 36)
        PlaceLines(place: entry.place)
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
