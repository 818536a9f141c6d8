import Drawing
import Foundation
import Geometry

/// What the headers of a picture's collections say: what their sections are called.
nonisolated struct SectionTitles {
  private var titles: [Int: [(frame: CGRect, words: String)]] = [:]

  /// The most letters of a title.
  private static let length = 24

  /// Reads a picture's headers, but for those of collections inside of items.
  ///
  /// O(n) in the items of the list.
  init(_ list: DisplayList) { read(list.items, .identity) }

  /// What the first header of a section says that is in sight in a rectangle of the picture; `nil` where it has none.
  func title(ofSection section: Int, in viewport: CGRect) -> String? {
    titles[section]?.first { $0.frame.part(in: viewport) != nil }?.words
  }

  private mutating func read(_ items: [DisplayItem], _ transform: CGAffineTransform) {
    for item in items {
      guard case .scope(let scope) = item.content else { continue }
      guard let element = scope.element, let identity = element.identity else {
        read(scope.items, scope.transform.concatenating(transform))
        continue
      }
      guard identity.readingPart == .header, let words = Self.words(scope.items) else { continue }
      titles[identity.section, default: []].append((element.frame.applying(transform), words))
    }
  }

  /// The words among items that stand out the most, by the height of their lines, and of equal ones the first; in one line.
  private static func words(_ items: [DisplayItem]) -> String? {
    var best: (height: CGFloat, words: String)?
    func read(_ items: [DisplayItem]) {
      for item in items {
        switch item.content {
        case .text(let text, _, _):
          let height = text.lines.first?.frame.height ?? 0
          if let best, height <= best.height { continue }
          let words = text.string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
          if !words.isEmpty { best = (height, words) }
        case .scope(let scope): read(scope.items)
        default: continue
        }
      }
    }
    read(items)
    guard let words = best?.words else { return nil }
    return words.count > length ? words.prefix(length - 1).trimmingCharacters(in: .whitespaces) + "…" : words
  }
}
