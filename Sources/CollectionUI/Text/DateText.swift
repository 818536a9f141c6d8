import Foundation

extension Text {
  /// How a date is written.
  nonisolated public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable {
      case time
      case date
      case relative
      case offset
      case timer
    }

    let kind: Kind

    /// The time of day: `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `January 9, 2007`.
    public static let date = DateStyle(kind: .date)
    /// How far the date is from the environment's clock, in its two largest units: `11 min, 14 sec`.
    public static let relative = DateStyle(kind: .relative)
    /// How far the clock is past the date, in the largest unit: `+2 hours`, or `-11 minutes` before it.
    public static let offset = DateStyle(kind: .offset)
    /// How far the date is from the environment's clock, as a timer shows it: `2:32`, `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }
}

/// A date in a style.
nonisolated struct DateText: PlainTextContent {
  let date: Date
  let style: Text.DateStyle

  var readsClock: Bool {
    switch style.kind {
    case .time, .date: false
    case .relative, .offset, .timer: true
    }
  }

  func string(in environment: EnvironmentValues) -> String {
    let now = environment.now
    switch style.kind {
    case .time:
      return environment.localized(Date.FormatStyle(date: .omitted, time: .shortened)).format(date)
    case .date: return environment.localized(Date.FormatStyle(date: .long, time: .omitted)).format(date)
    case .relative: return TimeSpan(from: date, to: now).words(.abbreviated, units: 2, in: environment)
    case .offset:
      let words = TimeSpan(from: date, to: now).words(.wide, units: 1, in: environment)
      return (date > now ? "-" : "+") + words
    case .timer:
      return TimerText.clock(date.timeIntervalSince(now), showsHours: true, in: environment)
    }
  }
}

/// The times between two dates.
nonisolated struct DateRangeText: PlainTextContent {
  let dates: ClosedRange<Date>

  func string(in environment: EnvironmentValues) -> String {
    let style = environment.localized(Date.IntervalFormatStyle(date: .omitted, time: .shortened))
    return style.format(dates.lowerBound..<dates.upperBound)
  }
}

/// A timer within an interval, read at the environment's clock.
nonisolated struct TimerText: PlainTextContent {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  var readsClock: Bool { pauseTime == nil }

  func string(in environment: EnvironmentValues) -> String {
    let time = min(max(pauseTime ?? environment.now, interval.lowerBound), interval.upperBound)
    // What has passed is negative, as for a date that lies behind.
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(time) : interval.lowerBound.timeIntervalSince(time)
    return Self.clock(seconds, showsHours: showsHours, in: environment)
  }

  /// Seconds until something, or negative ones since, as a timer shows them.
  ///
  /// What is left is rounded up to a second and what has passed down, so that a timer ends as it reaches 0:00.
  static func clock(_ seconds: TimeInterval, showsHours: Bool, in environment: EnvironmentValues) -> String {
    let whole = TimeSpan.limited(seconds > 0 ? seconds.rounded(.up) : (-seconds).rounded(.down))
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && whole >= 3600 ? .hourMinuteSecond : .minuteSecond
    return environment.localized(.time(pattern: pattern)).format(.seconds(whole))
  }
}
