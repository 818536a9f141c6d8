import CollectionLab

/// A list before and after a change, side by side; rows that changed are outlined.
struct DifferenceFigure: View {
  let before: DayPlan
  let after: DayPlan

  var body: some View {
    HStack(spacing: 0) {
      column("Before", plan: before, marks: before.marks(comparedWith: after, isOld: true))
      column("After", plan: after, marks: after.marks(comparedWith: before, isOld: false))
    }
    .padding(12)
    .background(Color(.systemGroupedBackground))
  }

  private func column(_ title: String, plan: DayPlan, marks: [Place.ID: DifferenceMark]) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title)
        .font(.headline)
        .padding(EdgeInsets(top: 12, leading: 12, bottom: 4, trailing: 12))
      CollectionView {
        ForEach(DayPart.allCases.filter { plan.places[$0] != nil }) { part in
          Section {
            ForEach(plan.places[part] ?? []) { place in
              PlaceRow(place: place)
                .overlay { DifferenceOutline(mark: marks[place.id]) }
            }
          } header: {
            Text(part.rawValue)
              .font(.footnote.weight(.semibold))
              .foregroundStyle(.secondary)
              .padding(.vertical, 8)
          }
        }
      }
      .collectionLayout(.list(spacing: 16, insets: EdgeInsets(top: 4, leading: 12, bottom: 16, trailing: 12)))
    }
    .frame(width: 368)
  }
}

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

  /// What became of each row, by its id; rows that stayed as they were have no mark.
  ///
  /// - Parameters:
  ///   - other: the state before this one or after it.
  ///   - isOld: whether this is the earlier state.
  func marks(comparedWith other: DayPlan, isOld: Bool) -> [Place.ID: DifferenceMark] {
    var marks: [Place.ID: DifferenceMark] = [:]
    for (part, rows) in places {
      let others = other.places[part] ?? []
      for change in rows.map(\.id).difference(from: others.map(\.id)).inferringMoves() {
        guard case .insert(_, let id, let origin) = change else { continue }
        marks[id] = origin == nil ? (isOld ? .deleted : .inserted) : .moved
      }
      if isOld { continue }
      for row in rows where others.contains(where: { $0.id == row.id && $0 != row }) {
        marks[row.id] = .changed
      }
    }
    return marks
  }
}

/// What became of a row between two states of a list.
enum DifferenceMark: String, Sendable {
  case deleted = "Deleted"
  case inserted = "Inserted"
  case moved = "Moved"
  case changed = "Changed"

  /// The line's colour, of the Okabe–Ito set.
  var color: Color {
    switch self {
    case .deleted: Color(SRGBColor(hex: 0xD55E00))
    case .inserted: Color(SRGBColor(hex: 0x009E73))
    case .moved: Color(SRGBColor(hex: 0x56B4E9))
    case .changed: Color(SRGBColor(hex: 0xCC79A7))
    }
  }

  /// The lengths of the line's dashes and gaps in points; a line without gaps has none.
  var dash: [CGFloat] {
    switch self {
    case .deleted: [2, 3]
    case .inserted: []
    case .moved: [8, 4]
    case .changed: [8, 3, 2, 3]
    }
  }

  /// A sign that stands for the word.
  var sign: String {
    switch self {
    case .deleted: "−"
    case .inserted: "+"
    case .moved: "↕"
    case .changed: "≠"
    }
  }
}

/// The outline of a row that changed, with a word on its upper edge; nothing for other rows.
struct DifferenceOutline: View {
  let mark: DifferenceMark?

  var body: some View {
    if let mark {
      RoundedRectangle(cornerRadius: 18)
        .strokeBorder(mark.color, style: StrokeStyle(lineWidth: 2, dash: mark.dash))
        .background(mark.color.opacity(0.08))
        .clipShape(RoundedRectangle(cornerRadius: 18))
        .overlay(alignment: .topTrailing) {
          Text("\(mark.sign) \(mark.rawValue)")
            .font(.system(size: 13, weight: .semibold))
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(Color(.systemBackground))
            .clipShape(Capsule())
            .overlay { Capsule().strokeBorder(mark.color, lineWidth: 1.5) }
            .offset(x: -18, y: -11)
        }
    }
  }
}
