import CollectionLab
import Foundation

/// What a figure is drawn with, as the command line asks.
struct RenderOptions: Hashable, Sendable {
  /// The formats to write, PNG where none is named.
  var formats: [OutputFormat] = []
  var svgWriter = SVGWriter.own
  /// The folder that files go to.
  var folder = "Output"
  /// Points wide, in place of the figure's own width.
  var width: CGFloat?
  /// Points high, in place of the figure's own height.
  var height: CGFloat?
  /// Pixels a point of a PNG; the device's own where it is not given.
  var scale: CGFloat?
  var colorScheme = ColorScheme.light
  var dynamicTypeSize = DynamicTypeSize.large
  var layoutDirection = LayoutDirection.leftToRight
  /// Points the content is scrolled by, in place of the figure's own.
  var scroll: CGFloat?
  /// Whether a PNG is packed as small as it gets.
  var isCompact = false
  /// Font files of one's own.
  var fonts: [String] = []

  /// The options of a plain run.
  init() {}

  /// Pixels a point that layout is rounded to.
  static let displayScale: CGFloat = 2

  /// What a PNG is drawn at, in pixels a point.
  var rasterScale: CGFloat { scale ?? Self.displayScale }

  /// What the options add to a file's name, so that no variant overwrites the main figure.
  func suffix(for format: OutputFormat) -> String {
    var parts: [String] = []
    if let width { parts.append("w\(NumberText.decimal(Double(width)))") }
    if let height { parts.append("h\(NumberText.decimal(Double(height)))") }
    if let scroll { parts.append("scroll\(NumberText.decimal(Double(scroll)))") }
    if colorScheme == .dark { parts.append("dark") }
    if dynamicTypeSize != .large { parts.append(TextSizeName.short(dynamicTypeSize)) }
    if layoutDirection == .rightToLeft { parts.append("rtl") }
    if format == .svg, svgWriter == .cairo { parts.append("cairo") }
    let name = parts.map { "-\($0)" }.joined()
    let isOwnScale = format != .png || rasterScale == Self.displayScale
    return isOwnScale ? name : "\(name)@\(NumberText.decimal(Double(rasterScale)))x"
  }

  /// The environment that `figure` is drawn in.
  func environment(for figure: Figure, textMeasurer: any TextMeasuring) -> DrawingEnvironment {
    DrawingEnvironment(
      width: width ?? figure.width,
      height: height ?? figure.height,
      traits: Traits(
        layoutDirection: layoutDirection, dynamicTypeSize: dynamicTypeSize, colorScheme: colorScheme,
        displayScale: Self.displayScale),
      contentOffset: scroll.map { CGPoint(x: 0, y: $0) } ?? figure.contentOffset,
      textMeasurer: textMeasurer)
  }
}
