public import Drawing
public import Foundation

/// One or more lines of text that cannot be edited.
public struct Text: PrimitiveView {
  /// A stretch in one style.
  struct Segment {
    var content: Content
    var attributes = TextAttributes()
  }

  /// What a stretch says.
  enum Content {
    case verbatim(String)
    case key(LocalizedStringKey)
    case value(any TextContent)
  }

  /// How letters are changed before they are drawn.
  nonisolated public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// How a line under or through text is drawn.
  nonisolated public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public typealias Pattern = TextLineStyle

    let pattern: Pattern
    let color: Color?

    /// One unbroken line in the text's colour.
    public static let single = LineStyle()

    /// A line of a pattern; a colour of `nil` is the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  var segments: [Segment]

  /// A literal, whose inline Markdown is read: `Text("**Bold** and a [link](https://example.org)")`.
  ///
  /// Links have the tint's colour, code the monospaced design. Interpolated values are shown as they are, whatever
  /// marks they hold. There are no tables of translations: the key is the text, whatever table and bundle are named,
  /// and a `comment` is for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    segments = [Segment(content: .key(key))]
  }

  /// The text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { segments = [Segment(content: .verbatim(String(content)))] }

  /// The text as it is, without any interpretation.
  public init(verbatim content: String) { segments = [Segment(content: .verbatim(content))] }

  /// A picture as text: it stands on the baseline, and a symbol is as large as the letters around it.
  public init(_ image: Image) { self.init(ImageText(image: image)) }

  /// A value that becomes text where it is shown.
  init(_ value: any TextContent) { segments = [Segment(content: .value(value))] }

  private init(segments: [Segment]) { self.segments = segments }

  /// Two texts as one, each in its own style.
  public static func + (left: Text, right: Text) -> Text { Text(segments: left.segments + right.segments) }

  /// A node that shapes the text.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    context.render.store.isRetaining && readsClock
      ? ClockTextNode(self, in: context) : makePlainNode(in: context)
  }

  /// A node that shapes what the text says now.
  func makePlainNode(in context: ResolutionContext) -> LayoutNode {
    let pieces = pieces(in: context.environment)
    return context.redactable(
      TextNode(
        pieces, images: TextImage.images(of: pieces, in: context), environment: context.environment,
        render: context.render))
  }

  /// The text with a change of every segment's attributes.
  private consuming func changing(_ change: (inout TextAttributes) -> Void) -> Text {
    var text = self
    for index in text.segments.indices { change(&text.segments[index].attributes) }
    return text
  }

  /// The type of the body.
  public typealias Body = Never
}

// What is written nearest to the text wins, so each modifier only fills what is still open. A text that nobody else has
// is changed in place.
extension Text {
  /// Sets the font.
  public consuming func font(_ font: Font?) -> Text { changing { $0.font = $0.font ?? font } }

  /// Sets the weight.
  public consuming func fontWeight(_ weight: Font.Weight?) -> Text {
    changing { $0.weight = $0.weight ?? weight.map { .exactly($0) } }
  }

  /// Sets the design of the system font.
  public consuming func fontDesign(_ design: Font.Design?) -> Text {
    changing { $0.design = $0.design ?? design }
  }

  /// Emphasises the text: bold, or the emphasised weight of its text style.
  public consuming func bold() -> Text { changing { $0.weight = $0.weight ?? .emphasized } }

  /// Emphasises the text where `isActive` holds.
  public consuming func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Slants the text.
  public consuming func italic() -> Text { italic(true) }

  /// Slants the text where `isActive` holds.
  public consuming func italic(_ isActive: Bool) -> Text {
    changing { $0.isItalic = $0.isItalic ?? isActive }
  }

  /// Gives digits one width.
  public consuming func monospacedDigit() -> Text { changing { $0.usesMonospacedDigits = true } }

  /// Gives all characters one width.
  public consuming func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? fontDesign(.monospaced) : self
  }

  /// Adds points after every character.
  public consuming func tracking(_ tracking: CGFloat) -> Text {
    changing { $0.tracking = $0.tracking ?? tracking }
  }

  /// Adds points after every character, ligatures kept.
  public consuming func kerning(_ kerning: CGFloat) -> Text {
    changing { $0.kerning = $0.kerning ?? kerning }
  }

  /// Raises the text by points.
  public consuming func baselineOffset(_ offset: CGFloat) -> Text {
    changing { $0.baselineOffset = $0.baselineOffset ?? offset }
  }

  /// Draws a line under the text; a colour of `nil` is the text's.
  public consuming func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = TextDecorationStyle(isActive: isActive, style: LineStyle(pattern: pattern, color: color))
    return changing { $0.underline = $0.underline ?? line }
  }

  /// Draws a line through the text; a colour of `nil` is the text's.
  public consuming func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    let line = TextDecorationStyle(isActive: isActive, style: LineStyle(pattern: pattern, color: color))
    return changing { $0.strikethrough = $0.strikethrough ?? line }
  }

  /// Sets the style of the letters.
  public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changing { $0.foreground = $0.foreground ?? AnyShapeStyle(style) }
  }

  /// Sets the colour of the letters.
  public consuming func foregroundColor(_ color: Color?) -> Text {
    changing { $0.foreground = $0.foreground ?? color.map { AnyShapeStyle($0) } }
  }
}
