import CollectionLab

/// The places of a day by its parts: one state of a list.
struct DayPlan: Sendable {
  var places: [DayPart: [Place]]

  /// All places.
  static let whole = DayPlan(
    places: Dictionary(uniqueKeysWithValues: DayPart.allCases.map { ($0, $0.places) }))

  /// All places, after the day was planned anew: the second of the morning is gone, the night's first has come before the
  /// morning's last, and midday begins with what was its third.
  static let rearranged: DayPlan = {
    var (morning, midday) = (DayPart.morning.places, DayPart.midday.places)
    var night = DayPart.night.places
    morning.remove(at: 1)
    morning.insert(night.removeFirst(), at: morning.count - 1)
    midday.insert(midday.remove(at: 2), at: 0)
    return DayPlan(
      places: [.morning: morning, .midday: midday, .evening: DayPart.evening.places, .night: night])
  }()

  /// The places that the figure begins with.
  static let before = DayPlan(places: [
    .morning: named("First light", "River mist", "Hay meadow"),
    .evening: named("Red canyon", "Dune at dusk", "Rosé coast"),
  ])

  /// The same day after it has changed.
  static let after: DayPlan = {
    var places: [DayPart: [Place]] = [
      .morning: named("First light", "Orchard", "Hay meadow"),
      .evening: named("Rosé coast", "Red canyon", "Dune at dusk"),
    ]
    places[.evening]?[1].hour = "17:45"
    return DayPlan(places: places)
  }()

  private static func named(_ names: String...) -> [Place] {
    names.map { Place.named($0) }
  }
}
