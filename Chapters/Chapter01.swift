import CollectionLab

/// # Your first CollectionView
///
/// Rows of a journal, each as high as what was written, and as many as there are.
///
/// **What you want.** A list of entries. One is five words long, another six sentences; some are in Portuguese, Arabic or
/// Japanese. There may be twenty of them or twenty thousand, and nobody wants to compute a height.
///
/// **How it is said.** A `CollectionView` whose content is a `ForEach`. Every view in it is an item. A collection that
/// names no layout is a list: items below each other, each as wide as the section, 8 points apart. `.list(spacing:insets:)`
/// says how far apart, and how far from the edges.
///
/// **What happens.** A row that declares no height counts as 44 points high until it comes into sight. Then its view is
/// asked how high it would be in the width it is given, and the rows below move to make room: *self-sizing*. Each row here
/// is read in the direction of its own language, so the Arabic one has its picture on the right.
///
/// **What it costs.** Rows in sight are built and measured, others are not; cells that leave the screen are used again
/// for rows that enter it: *reuse*. What a row declares with `@State` belongs to its id, and outlives its cell. Twenty
/// thousand rows cost a screenful.
///
/// **More where that came from.** `onScrolledNearEnd` runs an action when less than a screen is left below what is seen,
/// once for each version of the content: appending a page arms it again, and a page that comes late is asked for once.
///
/// **Where it breaks.** Heights below what was measured are guesses, so the length of the content is one, too, and a scroll
/// bar's size. If rows have one height, declare it, as chapter 4 does; then nothing is guessed.
enum Chapter01 {
  static let chapter = Chapter(
    number: 1, name: "your-first-collection-view", title: "Your first CollectionView",
    summary: "Rows as high as their words",
    figures: [
      Figure(
        "main",
        caption: "No height is declared: every row is as high as its entry, in any script.",
        alternativeText:
          "A phone screen titled Your first CollectionView. Below each other, cards of a journal with a small landscape, a "
          + "place, an hour, and one to six sentences, among them a Portuguese, an Arabic and a Japanese entry; the "
          + "Arabic card is mirrored."
      ) { FirstCollectionDemo() },
      Figure(
        "scrolled",
        caption: "The same rows at three scroll positions. Only what is in sight is built.",
        alternativeText:
          "Three pictures side by side of the same list, scrolled by 0, 420 and 840 points; new cards of other heights "
          + "come in from below.",
        height: 640, film: [0, 420, 840]
      ) { FirstCollectionDemo() },
    ])
}

/// The demo of chapter 1.
struct FirstCollectionDemo: View {
  @State private var pages = 1

  var body: some View {
    CollectionView {
      PageHeader(number: 1, title: "Your first CollectionView", summary: "Rows as high as their words")

      ForEach(JournalEntry.all.prefix(pages * Self.pageLength)) { entry in
        EntryRow(entry: entry)
      }
    }
    .collectionLayout(
      .list(spacing: 8, insets: EdgeInsets(top: 0, leading: 16, bottom: 32, trailing: 16))
    )
    .onScrolledNearEnd { pages += 1 }
    .background(Color(.systemGroupedBackground))
  }

  private static let pageLength = 12
}
