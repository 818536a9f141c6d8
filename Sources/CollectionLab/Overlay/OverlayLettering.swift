import Drawing
import Foundation
import Geometry

/// Shapes an overlay's words and numbers, each once.
final class OverlayLettering {
  private let measurer: any TextMeasuring
  private let displayScale: CGFloat
  /// The size of letters, in points.
  let size: CGFloat
  private var known: [TextRun: ShapedText] = [:]

  init(_ environment: DrawingEnvironment, unit: CGFloat) {
    measurer = environment.textMeasurer
    displayScale = environment.traits.displayScale
    size = OverlayMetrics.fontSize * unit
  }

  /// A number or a name: semibold, digits of one width.
  func strong(_ string: String) throws -> ShapedText {
    try shape(string, FontDescriptor(size: size, weight: .semibold, usesMonospacedDigits: true))
  }

  /// What stands beside it: in the very font that most words of a page are set in, whose plan of shaping is made.
  func plain(_ string: String) throws -> ShapedText {
    try shape(string, FontDescriptor(size: size, weight: .regular))
  }

  private func shape(_ string: String, _ font: FontDescriptor) throws -> ShapedText {
    let run = TextRun(string, style: TextStyle(font: font))
    if let text = known[run] { return text }
    var text = try measurer.shape(TextBlock(runs: [run], displayScale: displayScale))
    // On half pixels, so that letters of one kind are alike in most places, and need not be rasterised for each anew.
    let grid = 2 * displayScale
    for index in text.runs.indices where !text.runs[index].joins {
      text.runs[index].x = text.runs[index].x.map { ($0 * grid).rounded() / grid }
    }
    known[run] = text
    return text
  }
}

nonisolated extension LayoutDimension {
  /// What kind of length it is, as a badge says it: `abs`, `0.333 w`, `est 44`.
  var badge: String {
    func number(_ value: CGFloat) -> String { NumberText.decimal(Double(value)) }
    return switch self {
    case .absolute: "abs"
    case .fractionalWidth(let fraction): "\(number(fraction)) w"
    case .fractionalHeight(let fraction): "\(number(fraction)) h"
    case .estimated(let length): "est \(number(length))"
    case .uniformAcrossSiblings(let length): "uni \(number(length))"
    }
  }

  /// How the badge is outlined, so that its kind is told without reading.
  var badgeShape: OverlayBadge.Shape {
    switch self {
    case .absolute: .square
    case .fractionalWidth, .fractionalHeight: .round
    case .estimated, .uniformAcrossSiblings: .dashed
    }
  }
}

/// What stands beside a number and says what kind of length it is.
nonisolated struct OverlayBadge: Hashable, Sendable {
  /// The outline.
  enum Shape: Hashable, Sendable {
    case square
    case round
    case dashed
  }

  var text: ShapedText
  var shape: Shape
}
