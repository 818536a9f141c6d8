import CollectionLab

/// A card of the journal: a landscape that takes what height is left over, and two lines.
struct PlaceCard: View {
  let place: Place

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Landscape(palette: place.palette, seed: place.seed)
      PlaceLines(place: place)
        .padding(EdgeInsets(top: 9, leading: 12, bottom: 10, trailing: 12))
    }
    .cardSurface()
  }
}

extension View {
  /// Puts the view on the book's card: a surface with continuous corners, and a shadow in light mode only.
  func cardSurface(cornerRadius: CGFloat = 18) -> some View {
    modifier(CardSurface(cornerRadius: cornerRadius))
  }
}

/// The surface of a card.
struct CardSurface: ViewModifier {
  let cornerRadius: CGFloat
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(.secondarySystemGroupedBackground))
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
      .shadow(color: .black.opacity(colorScheme == .light ? 0.06 : 0), radius: 8, y: 3)
  }
}
