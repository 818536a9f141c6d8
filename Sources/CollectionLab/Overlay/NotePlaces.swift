import Drawing
import Foundation
import Geometry

/// Where a note may stand: beside the picture, or beside what it measures; the leading side first.
nonisolated struct NotePlaces: Sendable {
  let metrics: OverlayMetrics
  let subject: OverlaySubject

  private var unit: CGFloat { metrics.unit }
  private var picture: CGRect { metrics.picture }
  private var isRightToLeft: Bool { subject.direction == .rightToLeft }

  /// What a point of distance costs.
  private static let distanceCost: CGFloat = 0.3
  /// What standing inside the picture costs.
  private static let insideCost: CGFloat = 30

  /// What the left or the right side costs by itself: a little more where reading ends.
  private func cost(ofSide isLeft: Bool) -> CGFloat { isLeft == isRightToLeft ? 1 : 0 }

  // MARK: Sizes

  /// The places of the number of a length, and its line.
  func ofSize(_ frame: CGRect, along axis: Axis, pill: CGSize) -> [OverlayNote.Candidate] {
    axis == .horizontal ? widths(frame, pill) : heights(frame, pill)
  }

  private func widths(_ frame: CGRect, _ pill: CGSize) -> [OverlayNote.Candidate] {
    [true, false].flatMap { isTop -> [OverlayNote.Candidate] in
      let edge = isTop ? frame.minY : frame.maxY
      let (near, far) = (14 * unit, 18 * unit)
      let places: [(y: CGFloat, cost: CGFloat)] = [
        isTop
          ? (picture.minY - far, (edge - picture.minY) / unit * Self.distanceCost)
          : (picture.maxY + far, (picture.maxY - edge) / unit * Self.distanceCost + 1),
        (edge + (isTop ? -near : near), Self.insideCost + (isTop ? 0 : 1)),
      ]
      return places.flatMap { place -> [OverlayNote.Candidate] in
        let line = DimensionLine(
          axis: .horizontal, start: frame.minX, end: frame.maxX, position: place.y, edge: edge)
        let fits = frame.width >= pill.width + 16 * unit
        let lefts =
          fits ? [frame.midX - pill.width / 2] : [frame.maxX + 5 * unit, frame.minX - 5 * unit - pill.width]
        return lefts.map { left in
          OverlayNote.Candidate(
            measured: frame, pill: CGRect(origin: CGPoint(x: left, y: place.y - pill.height / 2), size: pill),
            cost: place.cost + (fits ? 0 : 6 + cost(ofSide: left < frame.minX)), dimension: line)
        }
      }
    }
  }

  private func heights(_ frame: CGRect, _ pill: CGSize) -> [OverlayNote.Candidate] {
    [!isRightToLeft, isRightToLeft].flatMap { isLeft -> [OverlayNote.Candidate] in
      let edge = isLeft ? frame.minX : frame.maxX
      let sign: CGFloat = isLeft ? -1 : 1
      let border = isLeft ? picture.minX : picture.maxX
      let fits = frame.height >= pill.height + 14 * unit
      func candidate(from start: CGFloat, cost: CGFloat) -> OverlayNote.Candidate {
        // Lines of like numbers run in one lane.
        let lane = start + sign * (fits ? max(6 * unit + pill.width / 2, 40 * unit) : 8 * unit)
        let center = fits ? lane : lane + sign * (6 * unit + pill.width / 2)
        return OverlayNote.Candidate(
          measured: frame,
          pill: CGRect(
            x: center - pill.width / 2, y: frame.midY - pill.height / 2, width: pill.width,
            height: pill.height),
          cost: cost + self.cost(ofSide: isLeft),
          dimension: DimensionLine(
            axis: .vertical, start: frame.minY, end: frame.maxY, position: lane, edge: edge))
      }
      return [
        candidate(from: border, cost: abs(edge - border) / unit * Self.distanceCost),
        candidate(from: edge, cost: Self.insideCost),
      ]
    }
  }

  // MARK: Insets and gaps

  /// The places of the number of a strip of room that is as thick as it says along `axis`.
  func ofRoom(_ strip: CGRect, along axis: Axis, pill: CGSize) -> [OverlayNote.Candidate] {
    let shares: [CGFloat] = [0.5, 0.25, 0.75, 0.1, 0.9]
    if axis == .vertical {
      return shown(
        sides(of: strip, at: [strip.midY], reach: min(4 * unit, strip.width / 2), pill)
          + shares.flatMap { share in
            beside(strip, x: strip.minX + strip.width * (isRightToLeft ? 1 - share : share), pill)
          })
    }
    let heights = shares.map { strip.minY + strip.height * $0 }
    return shown(
      sides(of: strip, at: heights, reach: strip.width / 2, pill)
        + beside(strip, x: strip.midX, pill) + ends(of: strip, x: strip.midX, pill))
  }

  /// The places whose leaders end on the screen, not in a corner that is cut off.
  private func shown(_ candidates: [OverlayNote.Candidate]) -> [OverlayNote.Candidate] {
    if subject.outlines.isEmpty { return candidates }
    return candidates.filter { candidate in candidate.leader.map { subject.shows($0.to) } ?? true }
  }

  /// Above and below a strip.
  private func beside(_ strip: CGRect, x: CGFloat, _ pill: CGSize) -> [OverlayNote.Candidate] {
    [true, false].map { isAbove in
      let center = isAbove ? strip.minY - 5 * unit - pill.height / 2 : strip.maxY + 5 * unit + pill.height / 2
      let reach = min(4 * unit, strip.height / 2)
      return OverlayNote.Candidate(
        measured: strip, pill: CGRect(center: CGPoint(x: x, y: center), size: pill),
        cost: Self.insideCost + (isAbove ? 0 : 1),
        leader: OverlayLeader(
          from: CGPoint(x: x, y: isAbove ? center + pill.height / 2 : center - pill.height / 2),
          to: CGPoint(x: x, y: isAbove ? strip.minY + reach : strip.maxY - reach)))
    }
  }

  /// Above and below the picture, in line with something at `x`, `away` from the picture's edge.
  private func ends(
    of frame: CGRect, x: CGFloat, away: CGFloat = 18, reach: CGFloat = 4, _ pill: CGSize
  ) -> [OverlayNote.Candidate] {
    [true, false].map { isAbove in
      let center = isAbove ? picture.minY - away * unit : picture.maxY + away * unit
      let distance = isAbove ? frame.minY - picture.minY : picture.maxY - frame.maxY
      let reach = min(reach * unit, frame.height / 2)
      return OverlayNote.Candidate(
        measured: frame, pill: CGRect(center: CGPoint(x: x, y: center), size: pill),
        cost: distance / unit * Self.distanceCost + (isAbove ? 0 : 1),
        leader: OverlayLeader(
          from: CGPoint(x: x, y: isAbove ? center + pill.height / 2 : center - pill.height / 2),
          to: CGPoint(x: x, y: isAbove ? frame.minY + reach : frame.maxY - reach)))
    }
  }

  /// Left and right of the picture, level with something.
  private func sides(
    of frame: CGRect, at heights: [CGFloat], reach: CGFloat, away: CGFloat = 9, _ pill: CGSize
  ) -> [OverlayNote.Candidate] {
    heights.enumerated().flatMap { index, y in
      [!isRightToLeft, isRightToLeft].map { isLeft in
        let sign: CGFloat = isLeft ? -1 : 1
        let border = (isLeft ? picture.minX : picture.maxX) + sign * away * unit
        let edge = isLeft ? frame.minX : frame.maxX
        return OverlayNote.Candidate(
          measured: frame,
          pill: CGRect(
            x: isLeft ? border - pill.width : border, y: y - pill.height / 2, width: pill.width,
            height: pill.height),
          cost: abs(edge - border) / unit * Self.distanceCost + CGFloat(index) + cost(ofSide: isLeft),
          leader: OverlayLeader(from: CGPoint(x: border, y: y), to: CGPoint(x: edge - sign * reach, y: y)))
      }
    }
  }

  // MARK: Names

  /// What a name above or below the picture costs more than one beside it.
  private static let endCost: CGFloat = 20
  /// Where names stand above and below the picture: in two rows, in points at the final width.
  private static let endRows: [CGFloat] = [12, 31]

  /// The places of a box's name, beside the picture where reading ends, level with the box's middle or near its top; else
  /// above or below the picture.
  func ofName(_ box: CGRect, isCentered: Bool, pill: CGSize) -> [OverlayNote.Candidate] {
    let steps: [CGFloat] =
      isCentered
      ? [0.5, 0.3, 0.7, 0.1, 0.9].map { $0 * box.height }
      : [12, 32, 52, 72, 92].map { $0 * unit }.filter { $0 < box.height }
    let heights = (steps.isEmpty ? [box.height / 2] : steps).map { box.minY + $0 }
    let beside = sides(of: box, at: heights, reach: min(3 * unit, box.width / 2), away: 6, pill).map {
      candidate in
      var candidate = candidate
      // Numbers have the side where reading begins.
      let isLeft = candidate.pill.midX < box.midX
      if isLeft != isRightToLeft { candidate.cost += 15 }
      // A name far from its box names nothing.
      if !isCentered { candidate.cost *= 3 }
      return candidate
    }
    return shown(beside) + ofSummary(box, pill: pill, isNear: false)
  }

  /// The places above and below the picture of what is said of a box: as near to the picture as there is room.
  func ofSummary(_ box: CGRect, pill: CGSize, isNear: Bool = true) -> [OverlayNote.Candidate] {
    let shares: [CGFloat] = [0.5, 0.25, 0.75]
    return Self.endRows.enumerated().flatMap { row, away in
      shares.enumerated().flatMap { index, share in
        let x = box.minX + box.width * (isRightToLeft ? 1 - share : share)
        return ends(of: box, x: x, away: away, reach: 3, pill).map { candidate in
          var candidate = candidate
          candidate.cost =
            (isNear ? 1 : 3) * candidate.cost + CGFloat(index + 2 * row) + (isNear ? 0 : Self.endCost)
          return candidate
        }
      }
    }
  }
}

nonisolated extension CGRect {
  /// A rectangle around a point.
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
