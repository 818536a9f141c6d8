public import Foundation

// Kept by key, so that an environment in which nobody reads them does not make them.
private nonisolated enum LocaleKey: EnvironmentKey { static let defaultValue: Locale? = nil }
private nonisolated enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private nonisolated enum TimeZoneKey: EnvironmentKey { static let defaultValue: TimeZone? = nil }
private nonisolated enum NowKey: EnvironmentKey { static let defaultValue: Date? = nil }

nonisolated extension EnvironmentValues {
  private static let americanEnglish = Locale(identifier: "en_US")

  /// The clock where nobody has set one: 9 January 2007, 9:41 in Greenwich.
  private static let firstMorning = Date(timeIntervalSinceReferenceDate: 190_028_460)

  /// The language and customs that dates and numbers are written in; American English by default, never the
  /// machine's.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? Self.americanEnglish }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of dates; by default the Gregorian one, in ``locale`` and ``timeZone``.
  public var calendar: Calendar {
    get {
      if let own = self[CalendarKey.self] { return own }
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The zone of times of day; Greenwich by default, never the machine's.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] ?? .gmt }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The clock of a picture, which timers and relative dates are read at.
  ///
  /// It stands still: 9 January 2007, 9:41 in Greenwich, unless it is set, so that a picture is the same every day. In a
  /// host it is the host's clock, ``ViewHost/now``, unless it is set on a view.
  public var now: Date {
    get { self[NowKey.self] ?? builtIn.clock?.now ?? Self.firstMorning }
    set { self[NowKey.self] = newValue }
  }

  /// Whether nobody has set a locale.
  var hasDefaultLocale: Bool { self[LocaleKey.self] == nil }
}
