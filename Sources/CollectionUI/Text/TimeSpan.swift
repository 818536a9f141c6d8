import Foundation
import _FoundationICU

/// The time between two dates in calendar units.
nonisolated struct TimeSpan {
  private let low: Date
  private let high: Date

  /// Spans beyond this, three million years, are cut to it.
  private static let limit: TimeInterval = 1e14

  /// A number of seconds that whole numbers can hold.
  static func limited(_ seconds: TimeInterval) -> Int {
    seconds.isNaN ? 0 : Int(min(max(seconds, -limit), limit))
  }

  /// The span between two dates, whichever is first.
  init(from first: Date, to second: Date) {
    low = min(first, second)
    high = max(first, second)
  }

  /// The span in its largest units, those that are none left out: `2 hr, 5 min`.
  ///
  /// - Parameters:
  ///   - width: how long the words are.
  ///   - units: how many neighbouring units are told at the most.
  ///   - environment: has the locale and the calendar.
  func words(
    _ width: Duration.UnitsFormatStyle.UnitWidth, units: Int, in environment: EnvironmentValues
  ) -> String {
    let seconds = Self.limited(high.timeIntervalSince(low))
    if TimeInterval(seconds) < Self.limit {
      let parts = environment.calendar.dateComponents([.year, .month, .day], from: low, to: high)
      var all = [
        (count: parts.year ?? 0, unit: UAMEASUNIT_DURATION_YEAR),
        (count: parts.month ?? 0, unit: UAMEASUNIT_DURATION_MONTH),
        (count: parts.day ?? 0, unit: UAMEASUNIT_DURATION_DAY),
      ]
      if all[0].count == 0 { all.removeFirst() }
      if all[0].count > 0, all.count > 1 {
        return CalendarWords(parts: all.prefix(units).filter { $0.count > 0 }, width: width)
          .string(in: environment.locale)
      }
    }
    return environment.localized(
      .units(
        allowed: [.days, .hours, .minutes, .seconds], width: width, maximumUnitCount: units,
        fractionalPart: .hide(rounded: .towardZero))
    ).format(.seconds(seconds))
  }
}
