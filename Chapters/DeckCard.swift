import CollectionLab

/// A card whose head says what it is.
struct DeckCard: View {
  let place: Place

  var body: some View {
    Landscape(palette: place.palette, seed: place.seed)
      .overlay(alignment: .top) {
        HStack(alignment: .firstTextBaseline) {
          Text(place.name)
            .font(.headline)
          Spacer()
          Text("\(place.region) · \(place.hour)")
            .font(.footnote.monospacedDigit())
        }
        .lineLimit(1)
        .foregroundStyle(place.palette.ink)
        .padding(EdgeInsets(top: 14, leading: 16, bottom: 40, trailing: 16))
        .background(
          LinearGradient(
            stops: [
              .init(color: Color(place.palette.skyTop), location: 0.3),
              .init(color: Color(place.palette.skyTop).opacity(0), location: 1),
            ], startPoint: .top, endPoint: .bottom))
      }
      .background(Color(place.palette.skyTop))
      .clipShape(RoundedRectangle(cornerRadius: 18))
      .shadow(color: .black.opacity(0.2), radius: 3, y: -1)
  }
}

extension LandscapePalette {
  /// The colour of text on the landscape's sky: dark on a light sky, light on a dark one.
  var ink: Color {
    let brightness = Int(skyTop.red) * 299 + Int(skyTop.green) * 587 + Int(skyTop.blue) * 114
    return brightness > 140_000 ? Color(SRGBColor(hex: 0x1C1C1E)) : .white
  }
}
