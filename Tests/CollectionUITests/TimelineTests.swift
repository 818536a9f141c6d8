import CollectionUI
import Foundation
import Testing

@Suite struct TimelineTests {
  /// 9:41 in Greenwich, the clock of pictures.
  private let morning = Date(timeIntervalSinceReferenceDate: 190_028_460)

  private func seconds<S: TimelineSchedule>(_ schedule: S, later: TimeInterval = 0) throws -> String? {
    let view = TimelineView(schedule) { context in
      Text(verbatim: "\(Int(context.date.timeIntervalSince(morning)))")
    }
    return try Drawn(view.environment(\.now, morning.addingTimeInterval(later))).texts.first
  }

  @Test("A timeline is drawn at the latest date of its schedule that the clock has reached")
  func schedules() throws {
    #expect(try seconds(.animation, later: 7) == "7")
    #expect(try seconds(.animation(minimumInterval: 1, paused: true), later: 7) == "7")
    #expect(try seconds(.everyMinute, later: 59) == "0" && seconds(.everyMinute, later: 61) == "60")
    #expect(try seconds(.periodic(from: morning, by: 10), later: 25) == "20")
    #expect(
      try seconds(
        .explicit([morning, morning.addingTimeInterval(5), morning.addingTimeInterval(9)]), later: 8) == "5")
  }

  @Test("Before its first date it is drawn at the clock")
  func before() throws {
    #expect(try seconds(.periodic(from: morning.addingTimeInterval(100), by: 10), later: 3) == "3")
    #expect(try seconds(.explicit([morning.addingTimeInterval(100)]), later: 3) == "3")
    #expect(try seconds(.periodic(from: morning, by: 0), later: 3) == "0")
  }

  @Test("Schedules go on in order")
  func entries() {
    let minutes = EveryMinuteTimelineSchedule().entries(from: morning.addingTimeInterval(30), mode: .normal)
    #expect(
      Array(minutes.prefix(3)) == [morning, morning.addingTimeInterval(60), morning.addingTimeInterval(120)])
    let ticks = PeriodicTimelineSchedule(from: morning, by: 5).entries(
      from: morning.addingTimeInterval(11), mode: .lowFrequency)
    #expect(Array(ticks.prefix(2)) == [morning.addingTimeInterval(10), morning.addingTimeInterval(15)])
  }
}
