import Foundation

/// A value as a format style writes it.
nonisolated struct FormattedText<Format: FormatStyle>: PlainTextContent where Format.FormatOutput == String {
  let input: Format.FormatInput
  let format: Format

  var readsClock: Bool { format is Date.RelativeFormatStyle }

  func string(in environment: EnvironmentValues) -> String {
    // The style itself would measure from the process's clock.
    if let relative = format as? Date.RelativeFormatStyle, let date = input as? Date {
      return environment.words(of: date, relative)
    }
    return environment.localized(format).format(input)
  }
}

/// A value as a format style writes it, with a look.
nonisolated struct AttributedFormattedText<Format: FormatStyle>: TextContent
where Format.FormatOutput == AttributedString {
  let input: Format.FormatInput
  let format: Format

  func pieces(in environment: EnvironmentValues) -> [TextPiece] {
    AttributedText(environment.localized(format).format(input)).pieces(in: environment)
  }
}

/// A whole number with its digits grouped.
nonisolated struct IntegerText: PlainTextContent {
  let value: Int64

  func string(in environment: EnvironmentValues) -> String {
    guard environment.hasDefaultLocale else { return environment.localized(.number).format(value) }
    // What the style would write for American English, without opening its tables.
    let digits = String(value.magnitude)
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}

/// A number as a `printf` specifier says.
nonisolated struct SpecifiedText: PlainTextContent {
  let value: Double
  /// The number as Swift writes it.
  let plain: String
  let specifier: FormatSpecifier?

  func string(in environment: EnvironmentValues) -> String {
    specifier?.string(of: value, plain: plain, in: environment) ?? plain
  }
}

nonisolated extension EnvironmentValues {
  /// `format` in the environment's locale, time zone and calendar, where it does not name its own.
  func localized<Format: FormatStyle>(_ format: Format) -> Format {
    var format = format
    if var date = format as? Date.FormatStyle {
      if date.timeZone == .autoupdatingCurrent { date.timeZone = timeZone }
      if date.calendar == .autoupdatingCurrent { date.calendar = calendar }
      format = date as? Format ?? format
    } else if var interval = format as? Date.IntervalFormatStyle {
      if interval.timeZone == .autoupdatingCurrent { interval.timeZone = timeZone }
      if interval.calendar == .autoupdatingCurrent { interval.calendar = calendar }
      format = interval as? Format ?? format
    }
    if let own = (format as? any LocaleBearing)?.locale, own != .autoupdatingCurrent { return format }
    return format.locale(locale)
  }

  /// How long before or after the environment's clock a date is, in the words of a style.
  fileprivate func words(of date: Date, _ style: Date.RelativeFormatStyle) -> String {
    let isOwn = style.locale != .autoupdatingCurrent
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: style.presentation, unitsStyle: style.unitsStyle,
      locale: isOwn ? style.locale : locale, calendar: calendar,
      capitalizationContext: style.capitalizationContext
    ).format(now)
  }
}

/// A format style whose locale can be asked for, which tells whether somebody chose it.
private nonisolated protocol LocaleBearing {
  var locale: Locale { get }
}

nonisolated extension IntegerFormatStyle: LocaleBearing {}
nonisolated extension IntegerFormatStyle.Percent: LocaleBearing {}
nonisolated extension IntegerFormatStyle.Currency: LocaleBearing {}
nonisolated extension FloatingPointFormatStyle: LocaleBearing {}
nonisolated extension FloatingPointFormatStyle.Percent: LocaleBearing {}
nonisolated extension FloatingPointFormatStyle.Currency: LocaleBearing {}
nonisolated extension Decimal.FormatStyle: LocaleBearing {}
nonisolated extension Decimal.FormatStyle.Percent: LocaleBearing {}
nonisolated extension Decimal.FormatStyle.Currency: LocaleBearing {}
nonisolated extension ByteCountFormatStyle: LocaleBearing {}
nonisolated extension Date.FormatStyle: LocaleBearing {}
nonisolated extension Date.IntervalFormatStyle: LocaleBearing {}
nonisolated extension Date.AnchoredRelativeFormatStyle: LocaleBearing {}
nonisolated extension Duration.TimeFormatStyle: LocaleBearing {}
nonisolated extension Duration.UnitsFormatStyle: LocaleBearing {}
