import CollectionLab

/// A part of the day, by which the journal's places are grouped.
enum DayPart: String, CaseIterable, Identifiable, Sendable {
  case morning = "Morning"
  case midday = "Midday"
  case evening = "Evening"
  case night = "Night"

  var id: Self { self }

  /// The first hour of the part and the first that is no longer in it; the night ends on the next day.
  private var hours: Range<Int> {
    switch self {
    case .morning: 4..<10
    case .midday: 10..<17
    case .evening: 17..<21
    case .night: 21..<28
    }
  }

  /// The places of this part of the day, in the order of their hours.
  var places: [Place] {
    Place.all
      .filter { hours.contains($0.hourOfDay) || hours.contains($0.hourOfDay + 24) }
      .sorted { ($0.hourOfDay < 4 ? 1 : 0, $0.hour) < ($1.hourOfDay < 4 ? 1 : 0, $1.hour) }
  }
}

extension Place {
  /// The hour of the place without its minutes.
  fileprivate var hourOfDay: Int { Int(hour.prefix(2)) ?? 0 }
}

/// The header of a part of the day: a label that can lie above rows.
struct DayPartLabel: View {
  let part: DayPart
  /// How many rows stand below the label.
  let count: Int

  var body: some View {
    HStack(spacing: 6) {
      Text(part.rawValue)
        .fontWeight(.semibold)
      Text("\(count)")
        .monospacedDigit()
        .opacity(0.7)
    }
    .font(.footnote)
    .lineLimit(1)
    .foregroundStyle(Color(.systemBackground))
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .background(Color(.label))
    .clipShape(Capsule())
    .shadow(color: .black.opacity(0.2), radius: 6, y: 2)
    .padding(.vertical, 8)
  }
}
