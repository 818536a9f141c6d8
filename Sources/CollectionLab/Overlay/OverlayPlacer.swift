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

  /// Words of the picture, which nothing covers or crosses out.
  private let texts: OverlayObstacles
  /// Gaps and insets, which pills had rather not cover.
  private let thin: OverlayObstacles
  /// Boxes of items, which pills cover where there is no better place.
  private let items: OverlayObstacles
  /// What is seen of the outermost collections: what is said of one leads through no other.
  private let viewports: [CGRect]
  /// The figure without its legend.
  private let room: CGRect
  private let unit: CGFloat
  private(set) var placed: [Placed] = []
  /// The pills of what was placed.
  private var pills = OverlayObstacles()
  /// Around the lines of what was placed.
  private var lines = OverlayObstacles()
  /// Around the lines with arrowheads among them, by the direction in which they measure.
  private var shafts: [Axis: OverlayObstacles] = [:]
  /// How many notes were left out.
  private(set) var leftOut = 0

  init(
    texts: [CGRect], thin: [CGRect], items: [CGRect], viewports: [CGRect], room: CGRect, unit: CGFloat
  ) {
    self.viewports = viewports
    self.texts = OverlayObstacles(Array(texts.prefix(Self.obstacleLimit)))
    self.thin = OverlayObstacles(Array(thin.prefix(Self.obstacleLimit)))
    self.items = OverlayObstacles(Array(items.prefix(Self.obstacleLimit)))
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
      if let best = best(of: note.candidates) {
        add(Placed(note: note, place: best))
      } else {
        leftOut += 1
      }
    }
  }

  private mutating func add(_ note: Placed) {
    placed.append(note)
    pills.insert(note.place.pill)
    for line in note.place.lines(unit) { lines.insert(line) }
    if let dimension = note.place.dimension {
      shafts[dimension.axis, default: OverlayObstacles()].insert(dimension.shaft(unit))
    }
  }

  /// The cheapest of the places that are free, of equally cheap ones the first.
  private func best(of candidates: [OverlayNote.Candidate]) -> OverlayNote.Candidate? {
    var best: (cost: CGFloat, index: Int)?
    // What costs the least by itself comes first, so that most others need not be looked at.
    let order = candidates.indices.sorted { (candidates[$0].cost, $0) < (candidates[$1].cost, $1) }
    // A number that leads to one of several like gaps or insets covers none of them.
    let leading = candidates.lazy.filter { $0.leader != nil }.map(\.measured)
    let alike = OverlayObstacles(leading.reduce(into: []) { if $0.last != $1 { $0.append($1) } })
    for index in order {
      let limit = best?.cost ?? Self.costLimit
      // A sixteenth, because costs are rounded to one.
      if candidates[index].cost > limit + 1 / 16 { break }
      let lines = candidates[index].lines(unit)
      guard !alike.touch(candidates[index].pill), isFree(candidates[index], lines) else { continue }
      // Places that are equally good but for the last bits are equally good: the first is taken.
      let cost = (self.cost(of: candidates[index], lines, limit: limit + 1) * 16).rounded() / 16
      if cost < limit || best.map({ cost == $0.cost && index < $0.index }) == true { best = (cost, index) }
    }
    return best.map { candidates[$0.index] }
  }

  /// Whether a pill stands within the figure, clear of what it measures and of everything placed before.
  private func isFree(_ candidate: OverlayNote.Candidate, _ lines: [CGRect]) -> Bool {
    let pill = candidate.pill
    guard room.contains(pill), !pill.hasArea(in: candidate.measured) else { return false }
    if pills.touch(pill.insetBy(dx: -2 * unit, dy: -2 * unit)) || self.lines.touch(pill) { return false }
    if lines.contains(where: pills.touch) { return false }
    for viewport in viewports where !viewport.hasArea(in: candidate.measured) {
      if pill.hasArea(in: viewport) || lines.contains(where: viewport.hasArea) { return false }
    }
    guard let dimension = candidate.dimension, let shafts = shafts[dimension.axis] else { return true }
    return !shafts.touch(dimension.shaft(unit))
  }

  /// What a place costs: its own cost, and what it covers; something beyond `limit` where it is more than that.
  private func cost(of candidate: OverlayNote.Candidate, _ lines: [CGRect], limit: CGFloat) -> CGFloat {
    let square = unit * unit
    let pill = candidate.pill
    var cost = candidate.cost
    for text in texts.near(pill) {
      cost += pill.commonArea(with: text) / square * 2
      if pill.hasArea(in: letters(of: text)) { cost += Self.costLimit }
    }
    for gap in thin.near(pill) where gap != candidate.measured { cost += pill.commonArea(with: gap) / square }
    for item in items.near(pill) where item != candidate.measured {
      cost += pill.commonArea(with: item) / square * 0.3
    }
    if cost > limit { return cost }
    // A thin line hides little of words, but it crosses them out, which no label is worth.
    if let leader = candidate.leader {
      let (line, dot) = (leader.bounds, leader.dot(unit))
      for gap in thin.near(line) where gap != candidate.measured && line.hasArea(in: gap) { cost += 50 }
      for text in texts.near(line) where line.hasArea(in: text) { cost += Self.costLimit }
      for text in texts.near(dot) where dot.hasArea(in: letters(of: text)) { cost += Self.costLimit }
    }
    for line in candidate.dimension?.bars(unit) ?? [] {
      for text in texts.near(line) where line.hasArea(in: letters(of: text)) { cost += Self.costLimit }
    }
    if cost > limit { return cost }
    for line in lines {
      for text in texts.near(line) { cost += line.commonArea(with: text) / square * 3 }
      for item in items.near(line) where item != candidate.measured && line.hasArea(in: item) { cost += 40 }
      if cost > limit { return cost }
      for other in self.lines.near(line) where line.hasArea(in: other) { cost += 10 }
    }
    return cost
  }

  /// Where in the box of a line of words its letters stand, but for what little of them a line beside them touches.
  private func letters(of text: CGRect) -> CGRect {
    text.insetBy(dx: min(1.5 * unit, text.width / 3), dy: min(text.height * 0.2, 5))
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
