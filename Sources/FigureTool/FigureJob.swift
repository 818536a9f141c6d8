import CairoRenderer
import CollectionLab
import Dispatch
import Foundation
import PangoText
import SVGRenderer

/// A file to be written, or compared with what is on disk: its display list is made.
struct FigureJob: Sendable {
  var path: String
  var chapter: Int
  var figure: Figure
  /// What the files of the figure are called; see ``Chapter/fileName(of:)``.
  var fileName: String
  var variant: RenderOptions.Variant
  /// The picture, or the first of an animation.
  var list: DisplayList
  var animation: DisplayAnimation?
  var title: String
  /// What options have added to the figure's name.
  var suffix: String
  /// What the numbers of an overlay stand for.
  var numbers: [String]
  /// Nanoseconds that making the display list took.
  var nanoseconds: UInt64

  /// What the file shows, for those who cannot see it.
  var alternativeText: String { figure.alternativeText(drawn: suffix, numbers: numbers) }

  /// What came of a job.
  struct Outcome: Sendable {
    /// Nanoseconds from declaration to file.
    var nanoseconds: UInt64
    /// Why the file on disk is not what would be drawn; `nil` where it is, and where nothing is compared.
    var difference: String?
    /// The size of the file in bytes; `nil` where none was written.
    var byteCount: Int?
    /// The SHA-256 of what was written; `nil` where nothing is noted.
    var digest: String?
  }

  /// Renders the file and writes it, or compares it.
  func run(_ options: RenderOptions) throws(ToolError) -> Outcome {
    let start = DispatchTime.now().uptimeNanoseconds
    var (difference, byteCount, digest): (String?, Int?, String?)
    do {
      if options.isCheck {
        difference = try FigureCheck(path: path, isAnimation: animation != nil).difference {
          try bytes(options)
        }
      } else {
        let bytes = try bytes(options)
        try FileWriter.write(bytes, to: path)
        byteCount = bytes.count
        if options.keepsRecord { digest = FontLibrary.digest(of: bytes) }
      }
    } catch { throw ToolError(error) }
    return Outcome(
      nanoseconds: nanoseconds + DispatchTime.now().uptimeNanoseconds - start, difference: difference,
      byteCount: byteCount, digest: digest)
  }

  private func bytes(_ options: RenderOptions) throws -> [UInt8] {
    if let animation { return try bytes(of: animation, options) }
    return switch variant.format {
    // A check compares pixels, however they are packed.
    case .png:
      try CairoRenderer.png(list, scale: variant.scale, compact: options.isCompact && !options.isCheck)
    case .pdf: try CairoRenderer.pdf(list, title: title)
    case .svg:
      switch options.svgWriter {
      case .own: try SVGRenderer.svg(list, options: svgOptions(options))
      case .cairo: try CairoRenderer.svg(list)
      }
    }
  }

  private func bytes(of animation: DisplayAnimation, _ options: RenderOptions) throws -> [UInt8] {
    variant.format == .svg
      ? try SVGRenderer.svg(animation, options: svgOptions(options))
      : try CairoRenderer.apng(
        animation, scale: variant.scale, compact: options.isCompact && !options.isCheck)
  }

  private func svgOptions(_ options: RenderOptions) -> SVGOptions {
    SVGOptions(title: title, description: alternativeText, displayScale: options.layoutScale)
  }

  /// Columns and rows of a PNG.
  private var pixels: [Int] {
    [list.size.width, list.size.height].map { Int(($0 * variant.scale).rounded(.up)) }
  }

  /// What is printed of the file: `Output/07-waterfall.png  390 × 844 pt  780 × 1688 px  9.4 ms`.
  func line(_ outcome: Outcome) -> String {
    let size = list.size
    let points = "\(NumberText.decimal(Double(size.width))) × \(NumberText.decimal(Double(size.height))) pt"
    let milliseconds = NumberText.decimal(Double(outcome.nanoseconds) / 1e6, places: 1)
    var parts = [path, points]
    if variant.format == .png { parts.append("\(pixels[0]) × \(pixels[1]) px") }
    if let animation {
      let seconds = NumberText.decimal(animation.duration, places: 1)
      let count = animation.frames.count
      parts.append("\(count == 1 ? "1 frame" : "\(count) frames") in \(seconds) s")
    }
    parts.append("\(milliseconds) ms")
    return parts.joined(separator: "  ")
  }

  /// What is printed of the file for another program.
  func json(_ outcome: Outcome) throws -> String {
    struct Line: Encodable {
      var path: String
      var chapter: Int
      var figure: String
      var caption: String
      var alternativeText: String
      var format: String
      var colorScheme: String
      var width: Double
      var height: Double
      var scale: Double?
      var pixelWidth: Int?
      var pixelHeight: Int?
      var frames: Int?
      var seconds: Double?
      var bytes: Int?
      var milliseconds: Double
      var difference: String?
    }
    let isPNG = variant.format == .png
    let line = Line(
      path: path, chapter: chapter, figure: figure.name, caption: figure.caption,
      alternativeText: alternativeText, format: variant.format.rawValue,
      colorScheme: variant.colorScheme.rawValue, width: Double(list.size.width),
      height: Double(list.size.height),
      scale: isPNG ? Double(variant.scale) : nil, pixelWidth: isPNG ? pixels[0] : nil,
      pixelHeight: isPNG ? pixels[1] : nil, frames: animation?.frames.count,
      seconds: animation.map { ($0.duration * 1000).rounded() / 1000 },
      bytes: outcome.byteCount, milliseconds: (Double(outcome.nanoseconds) / 1e5).rounded() / 10,
      difference: outcome.difference)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(line), as: UTF8.self)
  }
}
