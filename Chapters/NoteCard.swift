import CollectionLab

/// A card of the journal with what was written: as high as its words, unless it is given more.
struct NoteCard: View {
  let entry: JournalEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Landscape(palette: entry.place.palette, seed: entry.place.seed)
        .frame(height: 56)
      VStack(alignment: .leading, spacing: 4) {
        Text(entry.place.name)
          .font(.subheadline.weight(.semibold))
          .lineLimit(1)
        Text(entry.text)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .padding(EdgeInsets(top: 9, leading: 12, bottom: 10, trailing: 12))
      Spacer(minLength: 0)
    }
    .cardSurface()
  }
}
