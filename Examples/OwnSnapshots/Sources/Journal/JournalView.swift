import CollectionLab

/// A journal: a section a day, its header pinned.
public struct JournalView: View {
  let days: [(name: String, entries: [JournalEntry])]

  public init(days: [(name: String, entries: [JournalEntry])]) { self.days = days }

  public var body: some View {
    CollectionView {
      ForEach(Array(days.enumerated()), id: \.offset) { _, day in
        Section {
          ForEach(day.entries) { JournalCell($0) }
        } header: {
          Text(day.name).font(.footnote.weight(.semibold)).padding(.horizontal, 16).padding(.vertical, 6)
            .frame(maxWidth: .infinity, alignment: .leading).background(Color(.secondarySystemBackground))
        }
      }
    }
    .collectionLayout(.list)
    .collectionHeadersPinned()
    .background(Color(.systemBackground))
  }
}
