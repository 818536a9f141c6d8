import CollectionLab

/// # Waterfall
///
/// Cards of different heights, packed into columns with no holes: what people call masonry.
///
/// **What you want.** Pictures keep their own proportions. A grid would cut them, or leave gaps under the short ones.
///
/// **How it is said.** Each card declares its proportion, width over height, with `collectionItemAspectRatio(_:)`; the
/// section, or here the whole collection, chooses `.waterfall(columns:)`. Nothing else: no delegate, no heights by hand.
///
/// **What happens.** All columns are equally wide: the section's width less its insets and the gaps, divided by the
/// number of columns. A card's height is that width over its ratio. Cards are taken in order, each into the column that is
/// shortest so far; of two equally short ones, the one that comes first in reading direction. On 390 points with
/// margins of 16 and a gap of 12 a column is (390 − 32 − 12) / 2 = 173 points wide, and a card of ratio 0.63 is 274.5 high.
///
/// **What it costs.** No card is measured: a declared ratio is arithmetic, so the whole layout is one pass over the
/// ratios, and a question such as “what is on screen?” finds its cards by bisection. Only cards in sight are built.
///
/// **Where it breaks.** The order of reading is lost: neighbours in the data need not be neighbours on screen. If
/// order matters, use a grid. With large accessibility sizes the words of a card grow and its ratio does not; the
/// landscape gives way first.
enum Chapter07 {
  static let chapter = Chapter(
    number: 7, name: "waterfall", title: "Waterfall", summary: "Masonry as arithmetic over declared ratios",
    figures: [
      Figure(
        "main",
        caption: "Two columns; every card goes into the column that is shortest so far.",
        alternativeText:
          "A phone screen titled Waterfall. Two columns of cards, each a landscape with a place's name below it, "
          + "packed without gaps though their heights differ."
      ) { WaterfallDemo() }
    ])
}

/// The demo of chapter 7.
struct WaterfallDemo: View {
  var body: some View {
    CollectionView {
      Section {
        ForEach(Place.all) { place in
          PlaceCard(place: place)
            .collectionItemAspectRatio(place.ratio)
        }
      } header: {
        PageHeader(
          number: 7, title: "Waterfall", summary: "Masonry as arithmetic over declared ratios")
      }
      .collectionLayout(
        .waterfall(
          columns: 2, spacing: 12, insets: EdgeInsets(top: 0, leading: 16, bottom: 32, trailing: 16)))
    }
    .background(Color(.systemGroupedBackground))
  }
}
