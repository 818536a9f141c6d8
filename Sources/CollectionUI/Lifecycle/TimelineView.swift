public import Foundation

/// A view that changes with time, drawn at the environment's clock.
///
/// A picture shows the view at the latest of the schedule's dates that the clock has reached, and at the clock itself
/// before the first.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  @Environment(\.now) private var now

  /// What the content is made from.
  public typealias Context = TimelineViewDefaultContext

  /// A view that is made anew at the dates of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  /// The content at a date.
  public var body: some View {
    let first = schedule.entries(from: now, mode: .normal).first { _ in true }
    content(TimelineViewDefaultContext(date: first.map { min($0, now) } ?? now, cadence: .live))
  }
}

/// The time at which a ``TimelineView`` is drawn.
nonisolated public struct TimelineViewDefaultContext: Hashable, Sendable {
  /// How often the view may change.
  public enum Cadence: Comparable, Hashable, Sendable {
    case live
    case seconds
    case minutes
  }

  /// The schedule's date.
  public let date: Date
  /// How often the view may change, which in a picture says nothing.
  public let cadence: Cadence
}

/// Dates at which a view changes.
nonisolated public protocol TimelineSchedule {
  /// The type of the dates in order.
  associatedtype Entries: Sequence where Entries.Element == Date

  /// The dates from the last one that is not after `startDate` on.
  func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

/// How exactly a schedule is to be followed.
nonisolated public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}

/// Dates at equal distances.
nonisolated public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Dates from `startDate` on, `interval` seconds apart.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The dates from the last one that is not after `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    guard interval > 0, interval.isFinite else { return sequence(first: start) { _ in nil } }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let first = start.addingTimeInterval(max(passed, 0) * interval)
    return sequence(first: first) { [interval] in $0.addingTimeInterval(interval) }
  }
}

/// The beginnings of minutes.
nonisolated public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Every minute.
  public init() {}

  /// The dates from the beginning of the minute of `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
  }
}

/// As often as a screen is drawn.
nonisolated public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Every frame; a picture is one frame, paused or not.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// The one date that a picture has.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> CollectionOfOne<Date> {
    CollectionOfOne(startDate)
  }
}

/// Given dates, in order.
nonisolated public struct ExplicitTimelineSchedule<Dates: Sequence<Date>>: TimelineSchedule {
  private let dates: Dates

  /// The dates.
  public init(_ dates: Dates) { self.dates = dates }

  /// The dates from the last one that is not after `startDate` on.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    let all = Array(dates)
    let first = all.lastIndex { $0 <= startDate } ?? all.startIndex
    return Array(all[first...])
  }
}

nonisolated extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates from `startDate` on, `interval` seconds apart.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

nonisolated extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

nonisolated extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Every frame, or at the most one in an interval.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

nonisolated extension TimelineSchedule {
  /// Given dates, in order.
  public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S> { ExplicitTimelineSchedule(dates) }
}
