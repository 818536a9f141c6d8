import CollectionLab

/// The head of a chapter's page: its number, its title, a line of what it shows.
struct PageHeader: View {
  let number: Int
  let title: String
  let summary: String
  /// The line above the title; by default it names the chapter.
  var eyebrow: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(eyebrow ?? "Chapter \(number)")
        .textCase(.uppercase)
        .font(.caption.weight(.semibold))
        .tracking(0.6)
        .foregroundStyle(Color.blue)
      Text(title)
        .font(.largeTitle.bold())
      Text(summary)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(EdgeInsets(top: 62, leading: 0, bottom: 14, trailing: 0))
  }
}
