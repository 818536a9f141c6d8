import CollectionLab

/// A category of the store.
struct StoreCategory: Hashable, Sendable {
  let name: String
  let place: Place

  static let all: [StoreCategory] = zip(
    ["Dunas", "Auroras", "Recifes", "Prados", "Costas", "Noites", "Salinas", "Geleiras"], Place.all
  ).map { StoreCategory(name: $0, place: $1) }
}

/// A print that the store sells.
struct StoreItem: Hashable, Sendable {
  let name: String
  let price: String
  let place: Place

  static let all: [StoreItem] = zip(
    [
      ("Hora azul", "R$ 180"), ("Floresta de algas", "R$ 210"), ("Pomar", "R$ 165"),
      ("Última balsa", "R$ 195"),
      ("Socalcos de pedra", "R$ 180"), ("Linha da neve", "R$ 225"), ("Cânion vermelho", "R$ 205"),
      ("Névoa no rio", "R$ 150"),
    ], Place.all.dropFirst(8)
  ).map { StoreItem(name: $0.0, price: $0.1, place: $1) }
}

/// A category: its landscape in a circle, its name below.
struct CategoryView: View {
  let category: StoreCategory
  /// The category's place in its row; `nil` where it does not matter.
  var number: Int?

  var body: some View {
    VStack(spacing: 6) {
      Landscape(palette: category.place.palette, seed: category.place.seed)
        .frame(width: 72, height: 72)
        .clipShape(Circle())
      Text(number.map { "\($0) · \(category.name)" } ?? category.name)
        .font(.caption.weight(.medium))
        .lineLimit(1)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
  }
}

/// A print on its card, with what it costs.
struct StoreItemView: View {
  let item: StoreItem

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Landscape(palette: item.place.palette, seed: item.place.seed)
      VStack(alignment: .leading, spacing: 1) {
        Text(item.name)
          .font(.subheadline.weight(.semibold))
        Text(item.price)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      .padding(EdgeInsets(top: 9, leading: 12, bottom: 10, trailing: 12))
    }
    .cardSurface()
  }
}

/// The head of chapter 12's page, with the title of its first section.
struct StoreTop: View {
  let title: SectionTitle?

  var body: some View {
    VStack(spacing: 0) {
      PageHeader(
        number: 12, title: "A tela inicial da loja", summary: "Categorias, Destaques e um título que fica",
        eyebrow: "Capítulo 12")
      title
    }
  }
}
