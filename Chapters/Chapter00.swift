import CollectionLab

/// # Contents
///
/// The book's table of contents, itself a collection.
///
/// **What you want.** A list of chapters as people know it from their settings: white rows on grey, lines between them, round
/// corners at both ends. Each row has a number, a title, and a line of what it shows.
///
/// **How it is said.** `.list(.insetGrouped)` on a section, and one view for each chapter. A row that wants
/// other insets says so with `listRowInsets`; the list does the rest.
///
/// **What happens.** The list brings the device's own insets, backgrounds and separators, and rows at least 44 points high.
/// Lines begin where the row's inset does, and none is drawn below the last row.
///
/// **What it costs.** As much as is on screen. The rows are not written here: they are read from the book's list of
/// chapters when the page is drawn, so a chapter that is added there is in the table.
///
/// **Where it breaks.** A row that needs more than one line at a large text size grows; the table is then longer than a
/// screen, and scrolls.
enum Chapter00 {
  static let chapter = Chapter(
    number: 0, name: "contents", title: "Contents", summary: "One use case a chapter",
    figures: [
      Figure(
        "main",
        caption: "The table of contents is a collection like those it lists.",
        alternativeText:
          "A phone screen titled Contents. A grouped list of the chapters, each row with a number, a title and a "
          + "line of what it shows."
      ) { ContentsDemo() }
    ])
}

/// The demo of chapter 0.
struct ContentsDemo: View {
  var body: some View {
    CollectionView {
      PageHeader(number: 0, title: "Contents", summary: "One use case a chapter", eyebrow: "CollectionLab")
        .collectionLayout(.list(insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)))

      Section {
        ForEach(Textbook.chapters, id: \.number) { chapter in
          ContentsRow(chapter: chapter)
            .listRowInsets(EdgeInsets(top: 5, leading: 12, bottom: 5, trailing: 12))
        }
      }
      // The list's own room above a first section is meant for a navigation bar's title; the page has its header there.
      .collectionLayout(
        .list(.insetGrouped, insets: EdgeInsets(top: -27, leading: 0, bottom: 0, trailing: 0)))
    }
    .background(Color(.systemGroupedBackground))
  }
}

/// A chapter in the table of contents.
struct ContentsRow: View {
  let chapter: Chapter
  /// Room for two digits.
  @ScaledMetric(relativeTo: .headline) private var numberWidth: CGFloat = 24

  var body: some View {
    HStack(spacing: 10) {
      Text("\(chapter.number)")
        .font(.headline.monospacedDigit())
        .foregroundStyle(Color.blue)
        .frame(width: numberWidth, alignment: .trailing)
      PlaceThumbnail(place: Place.all[chapter.number % Place.all.count], side: 32)
      VStack(alignment: .leading, spacing: 0) {
        Text(chapter.title)
          .font(.subheadline.weight(.semibold))
        Text(chapter.summary)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }
}
