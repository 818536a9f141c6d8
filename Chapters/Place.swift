import CollectionLab

/// An entry of the journal that the book's figures are filled with: a place at an hour.
struct Place: Identifiable, Hashable, Sendable {
  let name: String
  let region: String
  var hour: String
  let palette: LandscapePalette
  /// The width of the place's card over its height.
  let ratio: CGFloat
  /// What makes the place's landscape its own.
  let seed: UInt64

  var id: String { name }

  private init(
    _ name: String, _ region: String, _ hour: String, _ palette: LandscapePalette, ratio: CGFloat,
    seed: UInt64
  ) {
    self.name = name
    self.region = region
    self.hour = hour
    self.palette = palette
    self.ratio = ratio
    self.seed = seed
  }

  /// The place of a name; traps where the journal has none.
  static func named(_ name: String) -> Place {
    guard let place = all.first(where: { $0.name == name }) else {
      fatalError("the journal has no place named \(name)")
    }
    return place
  }

  static let all: [Place] = [
    Place("Dune at dusk", "Namib", "18:42", .dusk, ratio: 0.63, seed: 11),
    Place("First light", "Lofoten", "04:51", .dawn, ratio: 0.95, seed: 5),
    Place("Shallow reef", "Raja Ampat", "11:05", .reef, ratio: 0.79, seed: 23),
    Place("Hay meadow", "Tirol", "09:30", .meadow, ratio: 0.67, seed: 8),
    Place("Rosé coast", "Salento", "20:10", .rose, ratio: 1.02, seed: 41),
    Place("Clear night", "Atacama", "01:17", .night, ratio: 0.72, seed: 3),
    Place("Salt road", "Uyuni", "15:26", .sand, ratio: 0.86, seed: 17),
    Place("Drift ice", "Svalbard", "12:00", .ice, ratio: 0.7, seed: 29),
    Place("Blue hour", "Naxos", "21:02", .night, ratio: 0.9, seed: 37),
    Place("Kelp forest", "Monterey", "10:44", .reef, ratio: 0.66, seed: 13),
    Place("Orchard", "Kent", "08:15", .meadow, ratio: 0.98, seed: 19),
    Place("Last ferry", "Bergen", "22:35", .dusk, ratio: 0.75, seed: 2),
    Place("Stone terraces", "Madeira", "16:48", .rose, ratio: 0.82, seed: 31),
    Place("Snow line", "Hokkaido", "07:03", .ice, ratio: 0.68, seed: 43),
    Place("Red canyon", "Charyn", "17:20", .sand, ratio: 0.92, seed: 7),
    Place("River mist", "Douro", "06:12", .dawn, ratio: 0.74, seed: 47),
  ]
}
