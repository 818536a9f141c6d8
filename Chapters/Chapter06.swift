import CollectionLab

/// # Carousels
///
/// Rows that scroll sideways by themselves, in five manners of coming to rest.
///
/// **What you want.** A page that scrolls down, made of rows that scroll across. A finger lets go, and each row comes to
/// rest as it should: anywhere, at a card, at a page.
///
/// **How it is said.** `.carousel(_:)` with one of the five behaviours the device knows. Cards declare their width and
/// height. `collectionSectionOffset(_:)` says how far a row is scrolled; `collectionScrollPosition(tag:anchor:)` on the
/// collection brings a card into sight wherever it is, and `CollectionViewProxy.scrollTo(tag:)` does while it runs.
///
/// **What happens.** The row's cards are laid out as if there were room for all, and shifted. `.continuous` rests
/// anywhere; `.continuousGroupLeadingBoundary` with a card at the leading margin; `.paging` at multiples of a page, which
/// is the row's width less its margins; `.groupPaging` card by card; `.groupPagingCentered` with a card in the middle. Scrolling to a tag scrolls the page to the
/// row and the row to the card, and rests as the behaviour would. In Arabic or Hebrew all of it is mirrored: offsets count
/// from the leading end, whichever side that is.
///
/// **What it costs.** Cards of one declared size are one group, repeated; a row of a million takes no longer to lay out than
/// a row of five, and only cards in sight are built.
///
/// **Where it breaks.** A row is as high as its cards say: with no declared height it begins as a guess of 44 points. A
/// declared offset is taken as it is, held by the row's ends only: one between two rests leaves the row between them. A
/// tag has no such trouble.
enum Chapter06 {
  static let chapter = Chapter(
    number: 6, name: "carousels", title: "Carousels", summary: "Five ways of coming to rest",
    figures: [
      Figure(
        "main",
        caption: "Five behaviours, each row at a place where it may rest.",
        alternativeText:
          "A phone screen titled Carousels. Five rows of landscape cards below each other, named continuous, leading "
          + "boundary, paging, group paging and group paging centred, scrolled sideways by different amounts.",
        animation: .scroll(section: 4, from: 0)
      ) { CarouselsDemo() },
      Figure(
        "to-a-card",
        caption:
          "Scrolled to a card by its tag: the page to its row, the row to the card, which is outlined.",
        alternativeText:
          "The last rows of a longer page of carousels. In the middle of the screen the card Dune at dusk, with a ring, "
          + "stands in the middle of its row."
      ) { ScrolledToCardDemo() },
      Figure(
        "right-to-left",
        caption:
          "The same screen read from right to left: rows begin at the right, and offsets count from there.",
        alternativeText:
          "The screen of the main figure mirrored: the title stands at the right margin, and rows are scrolled "
          + "towards the left.",
        layoutDirection: .rightToLeft
      ) { CarouselsDemo() },
    ])
}

/// The demo of chapter 6.
struct CarouselsDemo: View {
  var body: some View {
    CollectionView {
      PageHeader(number: 6, title: "Carousels", summary: "Five ways of coming to rest")
        .collectionLayout(.list(insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)))

      ForEach(Carousel.all) { carousel in
        Section {
          ForEach(Place.all.dropFirst(carousel.firstPlace).prefix(7)) { CarouselCard(place: $0) }
        } header: {
          CarouselTitle(carousel: carousel)
        }
        .collectionLayout(
          .carousel(
            carousel.behavior, spacing: 12,
            insets: EdgeInsets(top: 0, leading: 16, bottom: 14, trailing: 16))
        )
        .collectionSectionOffset(carousel.offset)
        .collectionItemWidth(Carousel.cardSize.width)
        .collectionItemHeight(Carousel.cardSize.height)
      }
    }
    .background(Color(.systemGroupedBackground))
  }
}
