import Drawing
import Foundation
import Geometry

@testable import PangoText

nonisolated extension TextBlock {
  /// A text of one run in Inter, or in the font given.
  static func plain(
    _ string: String, font: FontDescriptor = .inter(17), width: CGFloat? = nil, lines: Int? = nil,
    scale: CGFloat = 2
  ) -> TextBlock {
    TextBlock(
      runs: [TextRun(string, style: TextStyle(font: font))], width: width, lineLimit: lines,
      displayScale: scale)
  }
}

nonisolated extension FontDescriptor {
  /// Inter as it is.
  static func inter(_ size: CGFloat, weight: FontWeight = .regular) -> FontDescriptor {
    FontDescriptor(family: .named("Inter"), size: size, weight: weight)
  }

  /// The system font.
  static func system(_ size: CGFloat, weight: FontWeight = .regular) -> FontDescriptor {
    FontDescriptor(size: size, weight: weight)
  }
}

nonisolated extension ShapedText {
  /// What each line shows, hanging blanks and separators left out.
  var lineTexts: [String] {
    let bytes = Array(string.utf8)
    return lines.map { line in
      String(decoding: bytes[line.sourceRange], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The widths of the lines, in points.
  var lineWidths: [CGFloat] { lines.map(\.frame.width) }
}

/// A generator whose numbers are the same in every run (SplitMix64).
nonisolated struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
