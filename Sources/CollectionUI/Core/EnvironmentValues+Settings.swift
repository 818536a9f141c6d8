public import Foundation

// What a person sets in their system's settings is fixed here, so that a picture depends on nothing but its views; set
// other values with `.environment(…)`.
nonisolated extension EnvironmentValues {
  /// The language and conventions of formatted dates, numbers and comparisons; American English by default.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The calendar of formatted dates; the Gregorian in ``locale`` and ``timeZone`` by default.
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

  /// The zone of formatted times; Greenwich's by default.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The moment that texts relative to the present, such as timers, are drawn at; the start of 2001 by default.
  ///
  /// SwiftUI reads the system's clock instead, with which no picture would be drawn twice.
  public var now: Date {
    get { self[NowKey.self] }
    set { self[NowKey.self] = newValue }
  }

  /// What opens addresses; it does nothing off a device.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

nonisolated private struct LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}

nonisolated private struct CalendarKey: EnvironmentKey {
  static let defaultValue: Calendar? = nil
}

nonisolated private struct TimeZoneKey: EnvironmentKey {
  static let defaultValue = TimeZone.gmt
}

nonisolated private struct NowKey: EnvironmentKey {
  static let defaultValue = Date(timeIntervalSinceReferenceDate: 0)
}

nonisolated private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .discarded }
}

/// Opens an address; calling it runs the handler of the nearest view that has set one.
nonisolated public struct OpenURLAction: Sendable {
  /// What became of an address.
  public enum Result: Hashable, Sendable {
    /// The handler has opened it.
    case handled
    /// Nothing is done about it.
    case discarded
  }

  private let handler: @Sendable (URL) -> Result

  /// An action that calls `handler`.
  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  /// Hands `url` to the handler.
  @discardableResult
  public func callAsFunction(_ url: URL) -> Result { handler(url) }
}
