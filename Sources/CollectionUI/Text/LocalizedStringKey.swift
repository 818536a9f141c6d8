public import Foundation

/// What a literal in `Text("…")` is: words with inline Markdown, and values put into them.
///
/// The literal's own characters are read as Markdown; what is interpolated never is, so that a person's name with a
/// star in it stays itself. There are no tables of translations: the key is the text.
nonisolated public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  /// A part of a key.
  enum Part {
    /// Characters of the literal, which may hold Markdown.
    case literal(String)
    /// Characters that are what they are.
    case verbatim(String)
    /// A value that is written where the key is shown.
    case content(any TextContent)
    /// A text with a look of its own.
    case text(Text)
  }

  /// A key of one literal, the usual case, has no list.
  enum Storage {
    case literal(String)
    case parts([Part])
  }

  let storage: Storage

  /// A key whose characters are read as a literal's.
  public init(_ value: String) { storage = .literal(value) }

  /// A key of a literal.
  public init(stringLiteral value: String) { storage = .literal(value) }

  /// A key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { storage = .parts(stringInterpolation.parts) }

  /// Gathers a literal and the values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    private(set) var parts: [Part] = []

    /// An empty list.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Adds characters of the literal.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: String) { parts.append(.verbatim(string)) }

    /// Adds a string as it is.
    public mutating func appendInterpolation(_ string: Substring) { parts.append(.verbatim(String(string))) }

    /// Adds a text, which keeps its look.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Adds an attributed string, which keeps its look.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add(AttributedText(attributedString))
    }

    /// Adds a picture, which stands on the baseline; a symbol is as large as the letters around it.
    public mutating func appendInterpolation(_ image: Image) { add(ImageText(image: image)) }

    /// Adds a whole number as the locale groups its digits: `2,021`.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      if let value = Int64(exactly: value) {
        add(IntegerText(value: value))
      } else {
        parts.append(.verbatim(String(value)))
      }
    }

    /// Adds a number with six decimals, as `%lf` writes it: `1.500000`.
    ///
    /// Give a `specifier` or a `format` for fewer.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      appendInterpolation(value, specifier: "%lf")
    }

    /// Adds a number as a `printf` specifier says: `%d`, `%03d`, `%x`, `%.2f`, `%e`, `%g`; anything else adds the
    /// number as Swift writes it.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      add(SpecifiedText(value: Double(value), plain: String(value), specifier: FormatSpecifier(specifier)))
    }

    /// Adds a number as a `printf` specifier says: `%.2f`, `%5.1f`, `%e`, `%g`, `%d`; anything else adds the number as
    /// Swift writes it.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
      let double = Double(value)
      add(SpecifiedText(value: double, plain: "\(double)", specifier: FormatSpecifier(specifier)))
    }

    /// Adds a value as a format style writes it in the environment's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      add(FormattedText(input: input, format: format))
    }

    /// Adds a value as a format style writes it in the environment's locale, with the look it gives it.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      add(AttributedFormattedText(input: input, format: format))
    }

    /// Adds a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add(DateText(date: date, style: style))
    }

    /// Adds the times between two dates: `9:41 – 11:00 AM`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { add(DateRangeText(dates: dates)) }

    /// Adds the times between two dates: `9:41 – 11:00 AM`.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(interval.start...interval.end)
    }

    /// Adds a timer that runs within an interval.
    ///
    /// The parameters are those of ``Text/init(timerInterval:pauseTime:countsDown:showsHours:)``.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      add(
        TimerText(
          interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
    }

    /// Adds another view as Swift describes it, and has the compiler tell that views cannot stand in a text.
    // Were it unavailable, the compiler would take the next function without a word.
    @available(
      *, deprecated,
      message: "views but texts and pictures cannot stand in a text; put them beside it in an HStack"
    )
    public mutating func appendInterpolation<V: View>(_ view: V) {
      parts.append(.verbatim(String(describing: view)))
    }

    /// Adds any other value as Swift describes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      parts.append(.verbatim(String(describing: value)))
    }

    private mutating func add(_ content: some TextContent) { parts.append(.content(content)) }
  }
}
