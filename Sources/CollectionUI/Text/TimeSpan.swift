import Foundation

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
  /// Foundation on Linux has no words for months and years but English ones of our own here; in other languages such
  /// spans are told in weeks and days.
  ///
  /// - Parameters:
  ///   - width: how long the words are.
  ///   - units: how many neighbouring units are told at the most.
  ///   - environment: has the locale and the calendar.
  func words(
    _ width: Duration.UnitsFormatStyle.UnitWidth, units: Int, in environment: EnvironmentValues
  ) -> String {
    let seconds = Self.limited(high.timeIntervalSince(low))
    let isEnglish = environment.locale.language.languageCode?.identifier == "en"
    if isEnglish, TimeInterval(seconds) < Self.limit {
      let parts = environment.calendar.dateComponents([.year, .month, .day], from: low, to: high)
      let (years, months, days) = (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
      if years > 0 || months > 0 {
        let isWide = width == .wide
        var all = [(years, isWide ? "year" : "yr"), (months, isWide ? "month" : "mth"), (days, "day")]
        if years == 0 { all.removeFirst() }
        return all.prefix(units).filter { $0.0 > 0 }
          .map { "\(IntegerText(value: Int64($0)).string(in: environment)) \($1)\($0 == 1 ? "" : "s")" }
          .joined(separator: ", ")
      }
    }
    let allowed: Set<Duration.UnitsFormatStyle.Unit> =
      isEnglish ? [.days, .hours, .minutes, .seconds] : [.weeks, .days, .hours, .minutes, .seconds]
    return environment.localized(
      .units(
        allowed: allowed, width: width, maximumUnitCount: units, fractionalPart: .hide(rounded: .towardZero))
    ).format(.seconds(seconds))
  }
}
