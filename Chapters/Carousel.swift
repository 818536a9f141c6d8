import CollectionLab

/// A row of chapter 6: how it comes to rest, in words and in points.
struct Carousel: Identifiable {
  let behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  let name: String
  let rest: String
  /// Where the row is scrolled to, a place where it may rest.
  let offset: CGFloat
  /// The first of the row's places.
  let firstPlace: Int

  var id: Int { behavior.rawValue }

  static let cardSize = CGSize(width: 150, height: 88)

  /// The five behaviours; a card and its gap are 162 points wide, a page, the row less its margins, 358.
  ///
  /// The fourth card's middle is 16 + 3 × 162 + 75 = 577 points into its row, and in the middle of the screen at 577 − 195.
  static let all = [
    Carousel(behavior: .continuous, name: "continuous", rest: "anywhere", offset: 96, firstPlace: 0),
    Carousel(
      behavior: .continuousGroupLeadingBoundary, name: "continuousGroupLeadingBoundary", rest: "at a card",
      offset: 162, firstPlace: 3),
    Carousel(behavior: .paging, name: "paging", rest: "at a page", offset: 358, firstPlace: 5),
    Carousel(
      behavior: .groupPaging, name: "groupPaging", rest: "card by card", offset: 324, firstPlace: 7),
    Carousel(
      behavior: .groupPagingCentered, name: "groupPagingCentered", rest: "card in the middle", offset: 382,
      firstPlace: 9),
  ]
}

/// The name of a behaviour, and where it rests.
struct CarouselTitle: View {
  let carousel: Carousel

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(".\(carousel.name)")
        .font(.system(.footnote, design: .monospaced).weight(.semibold))
      Spacer()
      Text(carousel.rest)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .padding(.bottom, 8)
  }
}

/// A landscape with its name on it.
struct CarouselCard: View {
  let place: Place

  var body: some View {
    Landscape(palette: place.palette, seed: place.seed)
      .overlay(alignment: .bottomLeading) {
        Text(place.name)
          .font(.footnote.weight(.semibold))
          .lineLimit(1)
          .foregroundStyle(Color.white)
          .padding(10)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(
            LinearGradient(
              colors: [.black.opacity(0), .black.opacity(0.7)], startPoint: .top, endPoint: .bottom))
      }
      .compositingGroup()
      .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}

/// A page of carousels by the part of the day, scrolled to one of the cards.
struct ScrolledToCardDemo: View {
  private let destination = "Dune at dusk"

  var body: some View {
    CollectionView {
      PageHeader(number: 6, title: "Carousels", summary: "Five ways of coming to rest")
        .collectionLayout(.list(insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)))

      ForEach(DayPart.allCases) { part in
        Section {
          ForEach(part.places) { place in
            CarouselCard(place: place)
              .collectionItemState(.selected, isActive: place.name == destination)
          }
        } header: {
          SectionTitle(part.rawValue)
        }
        .collectionLayout(
          .carousel(
            .groupPagingCentered, spacing: 12,
            insets: EdgeInsets(top: 0, leading: 16, bottom: 24, trailing: 16))
        )
        .collectionItemWidth(230)
        .collectionItemHeight(240)
      }
    }
    .collectionScrollPosition(tag: destination, anchor: .center)
    .background(Color(.systemGroupedBackground))
  }
}
