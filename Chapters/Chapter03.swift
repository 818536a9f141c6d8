import CollectionLab

/// # Grids and flow
///
/// Several ways of arranging items in one scroll: every section speaks its own dialect.
///
/// **What you want.** A screen that begins with small words to choose from, goes on with square pictures, three in a
/// row, then with wide cards, two in a row, and ends in plain rows. One screen, one scroll, four layouts.
///
/// **How it is said.** Each `Section` names its layout with `collectionLayout(_:)`; what a section does not say, the
/// collection around it says, and what nobody says has a default (a list, 8 points between items, no insets).
/// `.flow` sets items of their own width side by side until a line is full. `.grid(3)` makes three columns;
/// `.grid(minimum: 150)` makes as many as fit when each gets at least 150 points.
///
/// **What happens.** Columns share the section's width less its insets and gaps: three of them on 390 points with margins
/// of 16 and gaps of 8 are (390 − 32 − 16) / 3 = 114 points wide. A declared proportion makes them square. Where an
/// item declares nothing, its row is as high as its highest item.
///
/// **What it costs.** A grid whose items declare their size is one solved row, repeated by arithmetic: ten rows or
/// a million cost the same. Flow and rows without declared heights are measured as they come into sight.
///
/// **Where it breaks.** A grid row is a unit: a short card beside a tall one leaves a hole below it. If holes are not
/// wanted, the next step is the waterfall of chapter 7.
enum Chapter03 {
  static let chapter = Chapter(
    number: 3, name: "grids-and-flow", title: "Grids and flow",
    summary: "Each section speaks its own dialect",
    figures: [
      Figure(
        "main",
        caption: "A flow of words, a grid of three, a grid as wide as fits, and rows, in one scroll.",
        alternativeText:
          "A phone screen titled Grids and flow. From the top: two lines of rounded labels of different widths, six "
          + "square landscapes in rows of three, two wide cards side by side, and a list of places."
      ) { GridsAndFlowDemo() },
      Figure(
        "arithmetic",
        caption:
          "Three columns by arithmetic: 390 less margins of 16 and gaps of 8 leaves three times 114 points.",
        alternativeText:
          "The section of three columns with its layout drawn over it: margins of 16 points left and right and 20 below, "
          + "hatched; gaps of 8 points between columns and rows, as bars; and squares of 114 by 114 points.",
        overlay: [.dimensions, .insets, .spacing], crop: 1
      ) { GridsAndFlowDemo() },
    ])
}

/// The demo of chapter 3.
struct GridsAndFlowDemo: View {
  let margins = EdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)

  var body: some View {
    CollectionView {
      Section {
        ForEach(Self.moods, id: \.self) { MoodLabel(name: $0) }
      } header: {
        PageHeader(number: 3, title: "Grids and flow", summary: "Each section speaks its own dialect")
      }
      .collectionLayout(.flow(spacing: 8, insets: margins))

      Section {
        ForEach(Place.all.prefix(6)) { PlaceTile(place: $0) }
      } header: {
        SectionTitle("Three in a row")
      }
      .collectionItemAspectRatio(1)
      .collectionLayout(.grid(3, spacing: 8, insets: margins))

      Section {
        ForEach(Place.all.dropFirst(6).prefix(2)) { PlaceCard(place: $0) }
      } header: {
        SectionTitle("As many as fit")
      }
      .collectionItemAspectRatio(1.25)
      .collectionLayout(.grid(minimum: 150, spacing: 12, insets: margins))

      Section {
        ForEach(Place.all.dropFirst(8)) { PlaceRow(place: $0) }
      } header: {
        SectionTitle("One below the other")
      }
      .collectionLayout(.list(spacing: 8, insets: margins))
    }
    .background(Color(.systemGroupedBackground))
  }

  private static let moods = [
    "Dusk", "First light", "Shallow water", "Hay", "Salt", "Blue hour", "Ice",
  ]
}
