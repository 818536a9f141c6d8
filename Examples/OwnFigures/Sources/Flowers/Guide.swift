import CollectionLab

/// # Flowers of the month
///
/// What opens when, and what it looks like: this comment is the chapter's prose, in Markdown.
///
/// | month | flower |
/// |---|---|
/// | February | Snowdrop |
/// | March | Crocus |
/// | April | Tulip |
public enum Guide {
  @MainActor public static let chapter = Chapter(
    number: 1, name: "flowers", title: "Flowers of the month", summary: "A guide with two figures of its own",
    figures: [
      Figure(
        "bed", caption: "Three beds in a row; each is as wide as the others.",
        alternativeText: "Three rounded cards in a row, each with a flower's name and its month.",
        width: 360, height: nil
      ) { BedView(flowers: Flower.all) },
      Figure(
        "calendar", caption: "The months, the current one at the top.",
        alternativeText: "A list of months. Under each, the flowers that open then.",
        width: 300, height: 240, contentOffset: CGPoint(x: 0, y: 40)
      ) { CalendarView(flowers: Flower.all) },
    ])
}
