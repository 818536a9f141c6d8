import Drawing
import Foundation
import Geometry

/// Gives every note the best of its places that is free, in the order of the notes; one without a free place is left out.
nonisolated struct OverlayPlacer {
  /// A note where it stands.
  struct Placed: Sendable {
    let note: OverlayNote
    let place: OverlayNote.Candidate
  }

  /// Words of the picture, which pills had rather not cover.
  let texts: [CGRect]
  /// Gaps and insets, which pills had rather not cover.
  let thin: [CGRect]
  /// Boxes of items, which pills cover where there is no better place.
  let items: [CGRect]
  /// The figure without its legend.
  let room: CGRect
  let unit: CGFloat
  private(set) var placed: [Placed] = []
  /// How many notes were left out.
  private(set) var leftOut = 0

  init(texts: [CGRect], thin: [CGRect], items: [CGRect], room: CGRect, unit: CGFloat) {
    self.texts = texts
    self.thin = thin
    self.items = items
    self.room = room
    self.unit = unit
  }

  /// A place that costs more covers too much of the picture to be worth it, in the points of ``cost(of:)``.
  private static let costLimit: CGFloat = 200
  /// The most boxes that a place is compared with.
  private static let obstacleLimit = 400

  mutating func place(_ notes: [OverlayNote]) {
    for note in notes {
      if placed.count == FigureOverlay.labelLimit {
        leftOut += 1
        continue
      }
      var best: (cost: CGFloat, place: OverlayNote.Candidate)?
      for candidate in note.candidates {
        if let best, candidate.cost > best.cost { continue }
        guard isFree(candidate) else { continue }
        // Places that are equally good but for the last bits are equally good: the first is taken.
        let cost = (cost(of: candidate) * 16).rounded() / 16
        if cost < best?.cost ?? Self.costLimit { best = (cost, candidate) }
      }
      if let best { placed.append(Placed(note: note, place: best.place)) } else { leftOut += 1 }
    }
  }

  /// Whether a pill stands within the figure, clear of what it measures and of everything placed before.
  private func isFree(_ candidate: OverlayNote.Candidate) -> Bool {
    let pill = candidate.pill
    guard room.contains(pill), !pill.hasArea(in: candidate.measured) else { return false }
    let clear = pill.insetBy(dx: -2 * unit, dy: -2 * unit)
    let lines = candidate.lines(unit)
    for other in placed {
      if clear.hasArea(in: other.place.pill) { return false }
      for line in other.place.lines(unit) where line.hasArea(in: pill) { return false }
      for line in lines where line.hasArea(in: other.place.pill) { return false }
      if let own = candidate.dimension, let known = other.place.dimension, own.axis == known.axis,
        own.shaft(unit).hasArea(in: known.shaft(unit))
      {
        return false
      }
    }
    return true
  }

  /// What a place costs: its own cost, and what it covers.
  private func cost(of candidate: OverlayNote.Candidate) -> CGFloat {
    let square = unit * unit
    let lines = candidate.lines(unit)
    var cost = candidate.cost
    for text in texts.prefix(Self.obstacleLimit) {
      cost += candidate.pill.commonArea(with: text) / square * 2
      for line in lines { cost += line.commonArea(with: text) / square * 3 }
    }
    for gap in thin.prefix(Self.obstacleLimit) where gap != candidate.measured {
      cost += candidate.pill.commonArea(with: gap) / square
      if let leader = candidate.leader, leader.bounds.hasArea(in: gap) { cost += 50 }
    }
    for item in items.prefix(Self.obstacleLimit) where item != candidate.measured {
      cost += candidate.pill.commonArea(with: item) / square * 0.3
      for line in lines where line.hasArea(in: item) { cost += 40 }
    }
    for other in placed {
      for line in other.place.lines(unit) {
        for own in lines where own.hasArea(in: line) { cost += 10 }
      }
    }
    return cost
  }
}

nonisolated extension OverlayNote.Candidate {
  /// Around each line that is drawn with the pill.
  func lines(_ unit: CGFloat) -> [CGRect] {
    var lines: [CGRect] = []
    if let dimension { lines = [dimension.shaft(unit)] + dimension.extensions(unit) }
    if let leader { lines.append(leader.bounds) }
    return lines
  }
}

nonisolated extension CGRect {
  /// The area that two rectangles have in common, in square points.
  func commonArea(with other: CGRect) -> CGFloat {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 0 && height > 0 ? width * height : 0
  }

  /// Whether two rectangles have area in common.
  func hasArea(in other: CGRect) -> Bool { commonArea(with: other) > 0 }
}
