/// A kind of file a figure is written as.
enum OutputFormat: String, CaseIterable, Hashable, Sendable {
  case png
  case svg
  case pdf

  /// The file name's ending, with its dot.
  var fileExtension: String { ".\(rawValue)" }
}

/// Who writes an SVG file.
enum SVGWriter: String, CaseIterable, Hashable, Sendable {
  /// This package's own writer.
  case own
  /// Cairo's SVG surface: the cross-check, with the limits of Cairo 1.16.
  case cairo
}
