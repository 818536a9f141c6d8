public import Foundation
import Geometry

/// Which elements are asked for their preferred sizes.
public enum MeasuringExtent: Hashable, Sendable {
  /// Those on screen, as UIKit does; what was never shown keeps its estimate (`layout.md` 6.2).
  case visible
  /// Everything from the start through the end of the viewport, as if a person had scrolled there.
  case prefix
  /// Everything.
  case everything
}

extension LayoutPlan {
  /// Asks the self-sizing elements of an extent for their sizes until none is left unasked.
  ///
  /// Elements are asked in order from the start, each once; as earlier ones grow, later ones may leave the screen
  /// and stay unasked (`layout.md` 6.2 `[measured]`). Elements of deterministic size are never asked. Where a
  /// section has items that are uniform across siblings, all of its items are asked as soon as one is
  /// (`layout.md` 1.4).
  ///
  /// - Parameters:
  ///   - window: What is on screen.
  ///   - extent: Which elements count.
  ///   - preferredSize: The size that an element's content prefers: on the axes of `unmeasuredAxes` freely, the other
  ///     axis being as long as the element's frame. A cell that cannot size itself answers the size of its frame.
  /// - Returns: How many elements were asked.
  /// - Complexity: O(log n) for each element asked; each is asked once, so this ends.
  @discardableResult
  public mutating func measure(
    in window: LayoutWindow, extent: MeasuringExtent = .visible,
    preferredSize: (LayoutElement) throws -> CGSize
  ) rethrows -> Int {
    var asked = 0
    while true {
      let candidates = unmeasured(in: window, extent)
      if candidates.isEmpty { return asked }
      if extent == .everything {
        // Whatever moves, everything is asked: one pass places it all.
        let sizes = try candidates.compactMap { candidate in
          try element(candidate.identity, window: window).map {
            ($0.identity, try preferredSize($0))
          }
        }
        asked += sizes.count
        if setPreferredSizes(sizes) { continue }
        return asked
      }
      var askedNow = 0
      for candidate in candidates {
        guard let element = element(candidate.identity, window: window),
          !element.unmeasuredAxes.isEmpty,
          candidate.isForced || element.frame.meets(measuredRect(window, extent))
        else { continue }
        setPreferredSizes([(element.identity, try preferredSize(element))])
        askedNow += 1
      }
      if askedNow == 0 { return asked }
      asked += askedNow
    }
  }

  private func measuredRect(_ window: LayoutWindow, _ extent: MeasuringExtent) -> CGRect {
    let everywhere = CGRect(
      x: -largestLength, y: -largestLength, width: 2 * largestLength, height: 2 * largestLength)
    switch extent {
    case .visible: return window.bounds
    case .everything: return everywhere
    case .prefix:
      if axis == .horizontal, isMirrored {
        var rect = everywhere
        rect.origin.x = window.bounds.origin.x
        return rect
      }
      var rect = everywhere
      rect.size[axis] = window.bounds.origin[axis] + window.bounds.size[axis] + largestLength
      return rect
    }
  }

  /// The unmeasured elements of an extent from the start on, with those that others depend on.
  private func unmeasured(
    in window: LayoutWindow, _ extent: MeasuringExtent
  ) -> [(identity: ElementIdentity, isForced: Bool)] {
    var found =
      extent == .everything
      ? allElements(window: window) : elements(in: measuredRect(window, extent), window: window)
    found.removeAll { $0.unmeasuredAxes.isEmpty }
    let sign: CGFloat = axis == .horizontal && isMirrored ? -1 : 1
    found.sort {
      let (first, second) = (sign * $0.frame.origin[axis], sign * $1.frame.origin[axis])
      return first != second ? first < second : $0.identity.precedes($1.identity)
    }
    let candidates = found.map { (identity: $0.identity, isForced: false) }
    return extent == .everything ? candidates : candidates + uniformSiblings(of: found)
  }

  /// The other items of sections whose items are as long as the longest of them (`layout.md` 1.4).
  private func uniformSiblings(
    of found: [LayoutElement]
  ) -> [(identity: ElementIdentity, isForced: Bool)] {
    var known: Set<ElementIdentity> = []
    var siblings: [(identity: ElementIdentity, isForced: Bool)] = []
    var done: Set<Int> = []
    for element in found {
      guard case .item(let section, _) = element.identity,
        case .groups(let groups) = sections[section].body, groups.hasUniformItems,
        done.insert(section).inserted
      else { continue }
      if known.isEmpty { known = Set(found.map(\.identity)) }
      for item in 0..<groups.itemCount where !known.contains(.item(section: section, item: item)) {
        siblings.append((identity: .item(section: section, item: item), isForced: true))
      }
    }
    return siblings
  }
}

extension ElementIdentity {
  /// Cells by index, before supplementary and decoration elements.
  fileprivate func precedes(_ other: ElementIdentity) -> Bool {
    let (ours, theirs) = (rank, other.rank)
    if ours != theirs { return ours < theirs }
    return section != other.section ? section < other.section : item < other.item
  }

  private var rank: Int {
    switch self {
    case .item: 0
    case .supplementary: 1
    case .decoration: 2
    }
  }
}
