/// Text inside HTML and XML.
package enum Markup {
  /// `text` with what markup would take for itself exchanged; characters that no document may have become U+FFFD.
  ///
  /// O(n) in the characters.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// `text` with U+FFFD for characters that no document may have; line ends of all kinds become line feeds.
  ///
  /// O(n) in the characters.
  package static func allowed(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      scalars.append(scalar == "\r" ? "\n" : isAllowed(scalar) ? scalar : "\u{FFFD}")
    }
    return String(scalars)
  }

  /// Whether a character is neither a control, other than line feed and tab, nor one that Unicode keeps free for ever.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case ..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
