import CollectionLab

/// A landscape that fills its tile, the place's name on it.
struct BannerTile: View {
  let place: Place

  var body: some View {
    Landscape(palette: place.palette, seed: place.seed)
      .overlay(alignment: .bottomLeading) {
        Text(place.name)
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.white)
          .lineLimit(1)
          .padding(EdgeInsets(top: 20, leading: 10, bottom: 8, trailing: 10))
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(
            LinearGradient(
              colors: [.black.opacity(0), .black.opacity(0.6)], startPoint: .top, endPoint: .bottom))
      }
      .clipShape(RoundedRectangle(cornerRadius: 14))
  }
}
