public import Foundation

extension Text {
  /// A date in a style, by the environment's locale, calendar, time zone and clock.
  public init(_ date: Date, style: DateStyle) { self.init(DateText(date: date, style: style)) }

  /// The times of day between two dates: `9:41 – 11:00 AM`.
  public init(_ dates: ClosedRange<Date>) { self.init(DateRangeText(dates: dates)) }

  /// The times of day between two dates: `9:41 – 11:00 AM`.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// A value as a format style writes it in the environment's locale, and dates in its time zone and calendar.
  ///
  /// What the style itself names, as with `.locale(…)`, stays.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(FormattedText(input: input, format: format))
  }

  /// A value as a format style writes it in the environment's locale, with the look the style gives it.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(AttributedFormattedText(input: input, format: format))
  }

  /// A timer that runs within an interval, read at the environment's clock: `2:32`, `36:59:01`.
  ///
  /// - Parameters:
  ///   - timerInterval: where the timer starts and ends.
  ///   - pauseTime: where it stands still instead of at the clock.
  ///   - countsDown: whether what is left is shown, not what has passed.
  ///   - showsHours: whether hours stand apart; otherwise minutes go on beyond 60.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    self.init(
      TimerText(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  /// An attributed string: its fonts, colours, lines, spacings and links.
  // Attributed strings can be literals too, which are meant to be keys here.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { self.init(AttributedText(attributedContent)) }
}
