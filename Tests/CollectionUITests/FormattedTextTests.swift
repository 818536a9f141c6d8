import CollectionUI
import Foundation
import Testing

@Suite("Dates and numbers in texts")
struct FormattedTextTests {
  private func words(_ view: some View) throws -> String {
    // The blanks beside AM and dashes are narrow ones that do not break.
    let blanks: Set<Character> = ["\u{202F}", "\u{A0}", "\u{2009}"]
    return try String(RecordedText(view).string.map { blanks.contains($0) ? " " : $0 })
  }

  /// 9 January 2007, 9:41 in Greenwich.
  private let morning =
    DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2007, month: 1, day: 9, hour: 9,
      minute: 41
    ).date ?? .distantPast

  @Test("The clock stands still at a fixed morning, in a fixed locale and zone")
  func defaults() {
    let environment = EnvironmentValues()
    #expect(environment.now == morning)
    #expect(environment.locale.identifier == "en_US" && environment.timeZone.secondsFromGMT() == 0)
    #expect(environment.calendar.identifier == .gregorian && environment.calendar.timeZone == .gmt)
  }

  @Test("A date is written by the environment's locale, zone and calendar")
  func dates() throws {
    #expect(try words(Text(morning, style: .date)) == "January 9, 2007")
    #expect(try words(Text(morning, style: .time)) == "9:41 AM")
    #expect(try words(Text(morning, format: .dateTime.year().month().day())) == "Jan 9, 2007")
    let german = Locale(identifier: "de_DE")
    #expect(try words(Text(morning, style: .date).environment(\.locale, german)) == "9. Januar 2007")
    let saoPaulo = try #require(TimeZone(secondsFromGMT: -3 * 3600))
    #expect(try words(Text(morning, style: .time).environment(\.timeZone, saoPaulo)) == "6:41 AM")
    #expect(
      try words(Text(morning...morning.addingTimeInterval(5400)))
        == "9:41 – 11:11 AM")
    #expect(try words(Text("at \(morning, style: .time)")) == "at 9:41 AM")
    // What the format names itself stays.
    let format = Date.FormatStyle(date: .long, time: .omitted, locale: german, timeZone: .gmt)
    #expect(try words(Text(morning, format: format)) == "9. Januar 2007")
    let buddhist = Text(morning, format: .dateTime.year()).environment(
      \.calendar, Calendar(identifier: .buddhist))
    // The Buddhist era began 543 years before ours.
    #expect(try words(buddhist).contains("2550"))
  }

  /// How a date so many seconds after the clock is told.
  nonisolated struct Distance: Sendable {
    var seconds: Double
    var relative: String
    var offset: String
    var timer: String
  }

  nonisolated static let distances = [
    Distance(seconds: 674, relative: "11 min, 14 sec", offset: "-11 minutes", timer: "11:14"),
    Distance(seconds: -674, relative: "11 min, 14 sec", offset: "+11 minutes", timer: "11:14"),
    Distance(seconds: 0, relative: "0 sec", offset: "+0 seconds", timer: "0:00"),
    Distance(seconds: -1, relative: "1 sec", offset: "+1 second", timer: "0:01"),
    // 2 h 32 s: the unit between is none.
    Distance(seconds: -7232, relative: "2 hr, 32 sec", offset: "+2 hours", timer: "2:00:32"),
    // 36 h 59 min 1 s.
    Distance(seconds: -133_141, relative: "1 day, 12 hr", offset: "+1 day", timer: "36:59:01"),
    // From 9 January to 9 February are 31 days, and 31 × 24 hours.
    Distance(seconds: 31 * 86_400, relative: "1 mth", offset: "-1 month", timer: "744:00:00"),
    // To 9 January 2008 are 365 days, to 9 April 91 more in a leap year: 456 × 24 = 10,944 hours.
    Distance(seconds: 456 * 86_400, relative: "1 yr, 3 mths", offset: "-1 year", timer: "10944:00:00"),
    // To 9 March 2007 are 31 + 28 days; 3 more.
    Distance(seconds: 62 * 86_400, relative: "2 mths, 3 days", offset: "-2 months", timer: "1488:00:00"),
  ]

  @Test(
    "Relative dates tell their two largest units, offsets their largest and the side of the clock",
    arguments: distances)
  func relative(_ distance: Distance) throws {
    let date = morning.addingTimeInterval(distance.seconds)
    #expect(try words(Text(date, style: .relative)) == distance.relative)
    #expect(try words(Text(date, style: .offset)) == distance.offset)
    #expect(try words(Text(date, style: .timer)).filter { $0 != "," } == distance.timer)
  }

  @Test(
    "Years, months and days are told in the language of the environment",
    arguments: [
      ("de_DE", "1 J, 3 Mon.", "-1 Jahr"), ("pl_PL", "1 rok i 3 mies.", "-1 rok"), ("ja_JP", "1年 3か月", "-1年"),
    ])
  func languages(_ language: String, _ relative: String, _ offset: String) throws {
    // To 9 January 2008 are 365 days, to 9 April 91 more in a leap year. The words are CLDR's.
    let date = morning.addingTimeInterval(456 * 86_400)
    let locale = Locale(identifier: language)
    #expect(try words(Text(date, style: .relative).environment(\.locale, locale)) == relative)
    #expect(try words(Text(date, style: .offset).environment(\.locale, locale)) == offset)
  }

  @Test("The environment's clock moves timers and relative dates")
  func clock() throws {
    let later = morning.addingTimeInterval(90)
    #expect(try words(Text(morning, style: .timer).environment(\.now, later)) == "1:30")
    let nextDay = morning.addingTimeInterval(86_400)
    #expect(try words(Text(nextDay, format: .relative(presentation: .numeric))) == "in 1 day")
    #expect(try words(Text(nextDay, format: .relative(presentation: .named))) == "tomorrow")
    let named = Text(morning, format: .relative(presentation: .named)).environment(\.now, nextDay)
    #expect(try words(named) == "yesterday")
    let french = Locale(identifier: "fr_FR")
    #expect(try words(Text(later, style: .offset).environment(\.locale, french)) == "-1 minute")
  }

  @Test("A timer stays within its interval, counts either way, and may be paused")
  func timers() throws {
    let interval = morning.addingTimeInterval(-100)...morning.addingTimeInterval(5300)
    #expect(try words(Text(timerInterval: interval)) == "1:28:20")
    #expect(try words(Text(timerInterval: interval, showsHours: false)) == "88:20")
    #expect(try words(Text(timerInterval: interval, countsDown: false)) == "1:40")
    let paused = morning.addingTimeInterval(20)
    #expect(try words(Text(timerInterval: interval, pauseTime: paused, countsDown: false)) == "2:00")
    #expect(try words(Text(timerInterval: interval, pauseTime: .distantFuture)) == "0:00")
    #expect(try words(Text("\(timerInterval: interval)")) == "1:28:20")
  }

  @Test("Numbers are written by formats, in the environment's locale")
  func numbers() throws {
    #expect(try words(Text(1234.5, format: .number)) == "1,234.5")
    #expect(try words(Text(0.25, format: .percent)) == "25%")
    #expect(try words(Text(1234.5, format: .currency(code: "BRL"))) == "R$1,234.50")
    let brazil = Locale(identifier: "pt_BR")
    let price = 1234.5
    #expect(
      try words(Text("por \(price, format: .currency(code: "BRL"))").environment(\.locale, brazil))
        == "por R$ 1.234,50")
    #expect(try words(Text(12, format: .number.locale(brazil).precision(.fractionLength(1)))) == "12,0")
    #expect(try words(Text(["a", "b"], format: .list(type: .and))) == "a and b")
  }

  @Test("Interpolated numbers are grouped, and fractions have six decimals or what a specifier says")
  func interpolated() throws {
    #expect(
      try words(Text("\(2021) \(-1_234_567) \(7) \(UInt64.max)")) == "2,021 -1,234,567 7 18446744073709551615"
    )
    #expect(try words(Text("\(2021)").environment(\.locale, Locale(identifier: "de_DE"))) == "2.021")
    #expect(try words(Text("\(1.5)")) == "1.500000")
    #expect(
      try words(Text("\(1234.567, specifier: "%.2f") \(7, specifier: "%03d") \(255, specifier: "%x")"))
        == "1,234.57 007 ff")
    #expect(
      try words(Text("\(0.5, specifier: "%5.1f|") \(3, specifier: "%-3d|") \(2.5, specifier: "%g")"))
        == "  0.5| 3  | 2.5")
    #expect(try words(Text("\(1.5, specifier: "%@")")) == "1.5")
    #expect(try words(Text("\(true) \([1, 2].count)")) == "true 2")
    #expect(try words(Text("\(Double.nan) \(Double.infinity, specifier: "%d")")) == "nan inf")
  }

  @Test("Cases are changed by the language's rules")
  func cases() throws {
    let turkish = Locale(identifier: "tr_TR")
    #expect(try words(Text("in").textCase(.uppercase)) == "IN")
    #expect(try words(Text("in").textCase(.uppercase).environment(\.locale, turkish)) == "İN")
  }

  @Test("Dates at the ends of time are written")
  func extremes() throws {
    for date in [
      Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 1e17),
      Date(timeIntervalSince1970: .infinity),
    ] {
      for style in [Text.DateStyle.relative, .offset, .timer] {
        #expect(try !words(Text(date, style: style)).isEmpty)
      }
    }
  }
}
