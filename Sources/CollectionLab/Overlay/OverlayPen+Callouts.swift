import Drawing
import Foundation
import Geometry

nonisolated extension OverlayPen {
  /// The number of a part on a disc, which a name in words goes with.
  mutating func callout(_ text: ShapedText, at place: CGRect, words: String?) throws {
    let size = CGSize(width: pixels(place.width), height: pixels(place.height))
    let frame = CGRect(origin: CGPoint(x: pixels(place.minX), y: pixels(place.minY)), size: size)
    let ring = frame.insetBy(dx: -unit, dy: -unit)
    func disc(_ frame: CGRect) -> Path {
      Path(roundedRect: frame, cornerRadius: frame.height / 2, style: .circular)
    }
    let origin = CGPoint(
      x: pixels(frame.midX - text.size.width / 2), y: pixels(frame.midY - text.size.height / 2))
    let drawn = [
      try DisplayItem.fill(disc(ring), with: .color(palette.surface)),
      try .fill(disc(frame), with: .color(palette.line(.callout))),
      try .text(text, at: origin, paints: [.color(palette.surface)]),
    ]
    guard let words else {
      items += drawn
      return
    }
    let element = DisplayElement(
      frame: ring, accessibilityLabel: words, accessibilityIdentifier: DisplayList.calloutIdentifier)
    items.append(try .scope(DisplayScope(element: element, items: drawn)))
  }
}

nonisolated extension DisplayList {
  /// What tells the scope of a number that an overlay explains from others.
  fileprivate static let calloutIdentifier = "callout"

  /// What the numbers of a figure's overlay stand for, in order: the number, then its name and what is known of it.
  package var callouts: [String] { Self.callouts(of: [self]) }

  /// What the numbers of several pictures of a motion stand for.
  fileprivate static func callouts(of lists: [DisplayList]) -> [String] {
    let words = lists.flatMap { list in
      list.items.compactMap { item -> String? in
        guard case .scope(let scope) = item.content,
          scope.element?.accessibilityIdentifier == calloutIdentifier
        else { return nil }
        return scope.element?.accessibilityLabel
      }
    }
    func number(_ words: String) -> Int { Int(words.prefix { $0 != ":" }) ?? 0 }
    return Set(words).sorted { (number($0), $0) < (number($1), $1) }
  }
}

nonisolated extension DisplayAnimation {
  /// What the numbers of the pictures' overlays stand for, in order.
  package var callouts: [String] { DisplayList.callouts(of: frames.map(\.list)) }
}
