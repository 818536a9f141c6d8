import Drawing
import Foundation
import Geometry

/// The order in which the elements of a collection are read, where they are painted in another: headers that may be pinned
/// are painted over the items that they are read before.
struct ReadingOrder {
  /// Where an element is read: section by section, in each its header, its items and its footer.
  private struct Rank: Comparable {
    var section: Int
    var part: ElementIdentity.ReadingPart
    var item: Int

    static func < (first: Rank, second: Rank) -> Bool {
      (first.section, first.part, first.item) < (second.section, second.part, second.item)
    }
  }

  /// The places of elements that are read before another, by that one's place; those that are read last by the number of
  /// all.
  private var before: [Int: [Int]] = [:]
  /// The places of all of them.
  private var moved: Set<Int> = []
  private let count: Int

  /// The order of those of `items` that are seen; `nil` where it is the one they are painted in.
  ///
  /// O(n); O(n log n) where it is another.
  init?(_ items: [DisplayItem], visible: CGRect) {
    count = items.count
    guard Self.isMixed(items) else { return nil }
    var ranked: [(rank: Rank, place: Int)] = []
    let ends = Self.ends(of: items)
    for (place, item) in items.enumerated() where item.bounds.touches(visible) {
      guard let element = item.element, var rank = Self.rank(of: element.identity) else { continue }
      let isLast = element.frame.minY >= ends.y || element.frame.minX >= ends.x
      // A footer behind all items may be the whole's, which says that it is the first section's.
      if rank.part == .footer, isLast { rank.section = .max }
      ranked.append((rank, place))
    }
    var kept: [(rank: Rank, place: Int)] = []
    var others: [(rank: Rank, place: Int)] = []
    for entry in ranked {
      if let last = kept.last, entry.rank < last.rank { others.append(entry) } else { kept.append(entry) }
    }
    if others.isEmpty { return nil }
    others.sort { ($0.rank, $0.place) < ($1.rank, $1.place) }
    var next = 0
    for (rank, place) in others {
      while next < kept.count, kept[next].rank <= rank { next += 1 }
      before[next < kept.count ? kept[next].place : count, default: []].append(place)
      moved.insert(place)
    }
  }

  /// The elements that are read right before the one at a place.
  func read(before place: Int) -> [Int] { before[place] ?? [] }

  /// Whether the element at a place is read before others that are painted before it.
  func moves(_ place: Int) -> Bool { moved.contains(place) }

  private static func rank(of identity: ElementIdentity?) -> Rank? {
    guard let identity, let part = identity.readingPart else { return nil }
    return Rank(section: identity.section, part: part, item: identity.item)
  }

  /// Whether elements are painted in another order than they are read.
  private static func isMixed(_ items: [DisplayItem]) -> Bool {
    if items.count < 2 { return false }
    var last: Rank?
    for item in items {
      guard case .scope(let scope) = item.content, let rank = rank(of: scope.element?.identity)
      else { continue }
      if let last, rank < last { return true }
      last = rank
    }
    return false
  }

  /// Where the last items and headers of a collection end.
  private static func ends(of items: [DisplayItem]) -> CGPoint {
    var ends = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    for item in items {
      guard let element = item.element, let part = element.identity?.readingPart, part < .footer
      else { continue }
      ends = CGPoint(x: max(ends.x, element.frame.maxX), y: max(ends.y, element.frame.maxY))
    }
    return ends
  }
}

extension DisplayItem {
  /// The element that a scope is.
  fileprivate var element: DisplayElement? {
    if case .scope(let scope) = content { scope.element } else { nil }
  }
}

extension SVGComposer {
  /// Writes items whose characters are read in another order than they are painted: characters lie over their outlines
  /// wherever they stand in the document.
  mutating func write(
    _ items: [DisplayItem], visible: CGRect, in order: ReadingOrder
  ) throws(SVGError) {
    for (place, item) in items.enumerated() where item.bounds.touches(visible) {
      writeCharacters(of: order.read(before: place).map { items[$0] }, .identity, visible: visible)
      paintsOnly = order.moves(place)
      try write(item, visible: visible)
      paintsOnly = false
    }
    writeCharacters(of: order.read(before: items.count).map { items[$0] }, .identity, visible: visible)
  }

  /// Writes the characters of items and nothing that is painted.
  ///
  /// - Parameters:
  ///   - items: what is read.
  ///   - transform: from the items' space to the one that is written in.
  ///   - visible: what can be seen of the items' space.
  private mutating func writeCharacters(
    of items: [DisplayItem], _ transform: CGAffineTransform, visible: CGRect
  ) {
    for item in items where item.bounds.touches(visible) {
      switch item.content {
      case .text(let text, let point, let paints): writeCharacters(of: text, at: point, paints, transform)
      case .scope(let scope):
        guard scope.opacity > 0, let inverse = scope.transform.inverse else { continue }
        var inner = visible.applying(inverse)
        if let clip = scope.clip { inner = inner.intersection(clip.boundingRect) }
        if inner.isNull { continue }
        let outer = readsTexts
        let label = options.elementTitles ? scope.element?.accessibilityLabel ?? "" : ""
        if !label.isEmpty || scope.element?.isAccessibilityHidden == true { readsTexts = false }
        writeCharacters(of: scope.items, scope.transform.concatenating(transform), visible: inner)
        readsTexts = outer
      case .fill, .stroke, .shadow, .image: continue
      }
    }
  }

  private mutating func writeCharacters(
    of text: ShapedText, at point: CGPoint, _ paints: [Paint], _ transform: CGAffineTransform
  ) {
    if paints.isEmpty { return }
    let isMoved = transform.a == 1 && transform.d == 1 && transform.isScaleAndTranslation
    let start = body.count
    if !isMoved {
      body.write("<g transform=\"")
      body.write(transform: transform)
      body.write("\">")
    }
    let first = body.count
    writeTextLayer(text, at: isMoved ? point.applying(transform) : point) { run in
      run.isColor || !paints[min(max(run.sourceRun, 0), paints.count - 1)].isClear
    }
    if isMoved { return }
    if body.count == first { body.truncate(to: start) } else { body.write("</g>") }
  }
}
