public import Drawing
public import Foundation

/// How high the lines of a text are.
nonisolated public struct TextLineHeight: Hashable, Sendable {
  let points: CGFloat

  /// Lines of exactly this many points, the font's own room in the middle.
  public static func exact(points: CGFloat) -> TextLineHeight { TextLineHeight(points: points) }
}

extension View {
  /// Sets the font of texts that name none.
  public func font(_ font: Font?) -> some View { modifier(EnvironmentModifier { $0.font = font }) }

  /// Sets the weight of texts that name none.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    attributes { $0.weight = weight.map { .exactly($0) } }
  }

  /// Sets the design of the system font.
  public func fontDesign(_ design: Font.Design?) -> some View { attributes { $0.design = design } }

  /// Emphasises the texts inside.
  public func bold(_ isActive: Bool = true) -> some View {
    attributes { $0.weight = isActive ? .emphasized : nil }
  }

  /// Slants the texts inside.
  public func italic(_ isActive: Bool = true) -> some View { attributes { $0.isItalic = isActive } }

  /// Gives digits one width.
  public func monospacedDigit() -> some View { attributes { $0.usesMonospacedDigits = true } }

  /// Gives all characters of the system font one width.
  public func monospaced(_ isActive: Bool = true) -> some View {
    attributes { $0.design = isActive ? .monospaced : nil }
  }

  /// Adds points after every character of the texts inside.
  public func tracking(_ tracking: CGFloat) -> some View { attributes { $0.tracking = tracking } }

  /// Adds points after every character of the texts inside, ligatures kept.
  public func kerning(_ kerning: CGFloat) -> some View { attributes { $0.kerning = kerning } }

  /// Raises the texts inside by points.
  public func baselineOffset(_ offset: CGFloat) -> some View { attributes { $0.baselineOffset = offset } }

  /// Draws a line under the texts inside; a colour of `nil` is the text's.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = TextDecorationStyle(isActive: isActive, style: Text.LineStyle(pattern: pattern, color: color))
    return attributes { $0.underline = line }
  }

  /// Draws a line through the texts inside; a colour of `nil` is the text's.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let line = TextDecorationStyle(isActive: isActive, style: Text.LineStyle(pattern: pattern, color: color))
    return attributes { $0.strikethrough = line }
  }

  /// Lets the texts inside have so many lines at the most; `nil` for any number, less than 1 counts as 1.
  public func lineLimit(_ number: Int?) -> some View {
    textValues { $0.limitLines(atLeast: nil, atMost: number) }
  }

  /// Lets the texts inside have so many lines, and keeps the room for them where there are fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    textValues { $0.limitLines(atLeast: reservesSpace ? limit : nil, atMost: limit) }
  }

  /// Keeps room for the lower number of lines, and shows the upper at the most.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    textValues { $0.limitLines(atLeast: limit.lowerBound, atMost: limit.upperBound) }
  }

  /// Keeps room for so many lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    textValues { $0.limitLines(atLeast: limit.lowerBound, atMost: nil) }
  }

  /// Shows so many lines at the most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    textValues { $0.limitLines(atLeast: nil, atMost: limit.upperBound) }
  }

  /// Chooses the part of the last line that gives way to an ellipsis.
  public func truncationMode(_ mode: TruncationMode) -> some View { textValues { $0.truncationMode = mode } }

  /// Aligns the lines of a text within the text's own box.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    textValues { $0.alignment = alignment }
  }

  /// Lets type shrink down to a fraction of its size before it is cut; clamped to 0...1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    textValues { $0.minimumScaleFactor = factor.isNaN ? 1 : min(max(factor, 0), 1) }
  }

  /// Lets the room between characters shrink a little before the text is cut.
  public func allowsTightening(_ isAllowed: Bool) -> some View {
    textValues { $0.allowsTightening = isAllowed }
  }

  /// Adds points between lines; less than nothing counts as nothing.
  public func lineSpacing(_ spacing: CGFloat) -> some View { textValues { $0.lineSpacing = max(spacing, 0) } }

  /// Sets the height of lines; one that is not positive and finite leaves them the font's own.
  public func lineHeight(_ height: TextLineHeight?) -> some View {
    textValues { $0.lineHeight = height.flatMap { $0.points > 0 && $0.points.isFinite ? $0.points : nil } }
  }

  /// Changes the letters of the texts inside.
  public func textCase(_ textCase: Text.Case?) -> some View { textValues { $0.textCase = textCase } }

  private func textValues(_ change: @escaping (inout TextValues) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.builtIn.text) })
  }

  private func attributes(_ change: @escaping (inout TextAttributes) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.builtIn.text.attributes) })
  }
}

nonisolated extension EnvironmentValues {
  /// Lines a text may have; `nil` for any number.
  public var lineLimit: Int? {
    get { builtIn.text.lineLimit }
    set { builtIn.text.limitLines(atLeast: nil, atMost: newValue) }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { builtIn.text.lineSpacing }
    set { builtIn.text.lineSpacing = max(newValue, 0) }
  }

  /// How the lines of a text are aligned within its box.
  public var multilineTextAlignment: TextAlignment {
    get { builtIn.text.alignment }
    set { builtIn.text.alignment = newValue }
  }

  /// The part of the last line that gives way to an ellipsis.
  public var truncationMode: TruncationMode {
    get { builtIn.text.truncationMode }
    set { builtIn.text.truncationMode = newValue }
  }

  /// The least fraction of its size that type may shrink to.
  public var minimumScaleFactor: CGFloat {
    get { builtIn.text.minimumScaleFactor }
    set { builtIn.text.minimumScaleFactor = newValue }
  }

  /// Whether the room between characters may shrink.
  public var allowsTightening: Bool {
    get { builtIn.text.allowsTightening }
    set { builtIn.text.allowsTightening = newValue }
  }

  /// How letters are changed.
  public var textCase: Text.Case? {
    get { builtIn.text.textCase }
    set { builtIn.text.textCase = newValue }
  }
}
