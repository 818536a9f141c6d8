import Drawing
import Foundation
import Geometry

/// What a stretch of text may say of its look; what it leaves open comes from the environment.
nonisolated struct TextAttributes {
  /// How heavy the strokes are.
  enum Weight: Hashable {
    case exactly(FontWeight)
    case emphasized
  }

  var font: Font?
  var weight: Weight?
  var isItalic: Bool?
  var design: FontDesign?
  var usesMonospacedDigits: Bool?
  var tracking: CGFloat?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var underline: TextDecorationStyle?
  var strikethrough: TextDecorationStyle?
  var foreground: AnyShapeStyle?

  /// The style of a run: these attributes, then the environment's, then the defaults.
  func style(in environment: EnvironmentValues) -> TextStyle {
    let outer = environment.builtIn.text
    let font = font ?? environment.font ?? .body
    var descriptor = font.descriptor(for: environment.dynamicTypeSize)
    switch weight ?? outer.attributes.weight {
    case .exactly(let weight): descriptor.weight = weight
    case .emphasized: descriptor.weight = max(font.emphasizedWeight, descriptor.weight)
    case nil: break
    }
    if let isItalic = isItalic ?? outer.attributes.isItalic { descriptor.isItalic = isItalic }
    if let design = design ?? outer.attributes.design, case .system = descriptor.family {
      descriptor.family = .system(design)
    }
    if usesMonospacedDigits ?? outer.attributes.usesMonospacedDigits ?? false {
      descriptor.usesMonospacedDigits = true
    }
    descriptor.lineHeight = outer.lineHeight
    return TextStyle(
      font: descriptor,
      tracking: tracking ?? outer.attributes.tracking ?? 0,
      kerning: kerning ?? outer.attributes.kerning ?? 0,
      baselineOffset: baselineOffset ?? outer.attributes.baselineOffset ?? 0,
      underline: (underline ?? outer.attributes.underline)?.visible?.pattern,
      strikethrough: (strikethrough ?? outer.attributes.strikethrough)?.visible?.pattern)
  }

  /// These attributes, and those of `outer` where these are open.
  func filled(from outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, isItalic: isItalic ?? outer.isItalic,
      design: design ?? outer.design,
      usesMonospacedDigits: usesMonospacedDigits ?? outer.usesMonospacedDigits,
      tracking: tracking ?? outer.tracking, kerning: kerning ?? outer.kerning,
      baselineOffset: baselineOffset ?? outer.baselineOffset, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough, foreground: foreground ?? outer.foreground)
  }
}

/// A line under or through text, or the wish for none.
nonisolated struct TextDecorationStyle: Hashable {
  var isActive: Bool
  var style: Text.LineStyle

  /// The line, where one is drawn.
  var visible: Text.LineStyle? { isActive ? style : nil }
}

/// The environment's values for texts.
nonisolated struct TextValues {
  var attributes = TextAttributes()
  /// Lines at the most.
  var lineLimit: Int?
  /// Lines that room is kept for.
  var reservedLines = 0
  var truncationMode = TruncationMode.tail
  var alignment = TextAlignment.leading
  var minimumScaleFactor: CGFloat = 1
  var allowsTightening = false
  var lineSpacing: CGFloat = 0
  /// The height of line boxes, in points.
  var lineHeight: CGFloat?
  var textCase: Text.Case?

  /// Sets the limits of lines; less than one line counts as one.
  mutating func limitLines(atLeast low: Int?, atMost high: Int?) {
    lineLimit = high.map { max($0, 1) }
    reservedLines = low.map { max($0, 1) } ?? 0
  }
}
