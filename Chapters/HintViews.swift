import CollectionLab

/// A size on a dark pill, legible on any landscape.
struct HintBadge: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    Text(text)
      .font(.system(size: 12, weight: .semibold))
      .monospacedDigit()
      .lineLimit(1)
      .foregroundStyle(Color.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 3)
      .background(Color.black.opacity(0.68))
      .clipShape(Capsule())
      .padding(8)
  }
}

/// A row that takes whatever height it is given: its landscape is as high as the row.
struct HeightRow: View {
  let place: Place

  var body: some View {
    HStack(spacing: 12) {
      Landscape(palette: place.palette, seed: place.seed)
        .aspectRatio(1, contentMode: .fit)
      PlaceLines(place: place)
      Spacer()
    }
    .cardSurface(cornerRadius: 14)
  }
}

/// Who decides an item's height: the collection, a section, or the item itself.
struct HintCascadeFigure: View {
  var body: some View {
    HintScope(text: ".collectionItemHeight(56) on the collection", role: 0) {
      CollectionView {
        Section {
          row("This section says nothing", 0)
        }
        Section {
          row("The section’s", 1)
          row("The item’s own", 2).collectionItemHeight(72)
          row("The section’s", 1)
        } header: {
          Text(".collectionItemHeight(40) on the section")
            .font(.system(size: 13, weight: .semibold, design: .monospaced))
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(EdgeInsets(top: 12, leading: 0, bottom: 8, trailing: 0))
        }
        .collectionItemHeight(40)
        .collectionSectionBackground { HintBox(role: 1) }
      }
      .collectionItemHeight(56)
      .collectionLayout(
        .list(spacing: 8, insets: EdgeInsets(top: 0, leading: 12, bottom: 12, trailing: 12)))
    }
    .padding(24)
    .background(Color(.systemBackground))
  }

  private func row(_ decider: String, _ role: Int) -> some View {
    GeometryReader { proxy in
      HStack {
        Text(decider)
          .font(.system(size: 13, weight: .medium))
        Spacer()
        HintBadge("\(Int(proxy.size.height)) pt")
      }
      .padding(.leading, 12)
      .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .background(HintBox(role: role))
  }
}

/// A box drawn in the colour and line of what decides: the collection, a section, or an item.
struct HintBox: View {
  let role: Int

  private static let colors = [0x0072B2, 0x009E73, 0xE69F00].map { Color(SRGBColor(hex: $0)) }
  private static let dashes: [[CGFloat]] = [[], [8, 4], [2, 3]]

  var body: some View {
    RoundedRectangle(cornerRadius: 12)
      .strokeBorder(Self.colors[role], style: StrokeStyle(lineWidth: 1.5, dash: Self.dashes[role]))
      .background(Self.colors[role].opacity(0.08))
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

/// A box with the words that decide inside it.
struct HintScope<Content: View>: View {
  let text: String
  let role: Int
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(text)
        .font(.system(size: 13, weight: .semibold, design: .monospaced))
      content()
    }
    .padding(12)
    .background(HintBox(role: role))
  }
}
