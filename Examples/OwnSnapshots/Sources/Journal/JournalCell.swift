import CollectionLab

/// One entry: the place and its hour on a line, the note below.
public struct JournalCell: View {
  let entry: JournalEntry

  public init(_ entry: JournalEntry) { self.entry = entry }

  public var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text(entry.place).font(.headline)
        Spacer()
        Text(entry.hour).font(.subheadline).monospacedDigit().foregroundStyle(.secondary)
      }
      Text(entry.note).font(.subheadline).foregroundStyle(.secondary)
    }
    .padding(EdgeInsets(top: 10, leading: 16, bottom: 12, trailing: 14))
  }
}
