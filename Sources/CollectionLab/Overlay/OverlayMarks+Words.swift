import Foundation
import Geometry

nonisolated extension OverlayMarks {
  /// The most boxes of a role whose lines give way to words.
  private static let clearedLimit = 400
  /// How far a line moves that gives way to words: from just inside its box to where its halo ends at the box.
  private static let clearance: CGFloat = 2.25

  /// Moves lines off the words that begin or end at the edges of their boxes, where nothing stands outside; and those of
  /// rows that scroll by themselves nearer to their rows.
  ///
  /// O(n log n) in the boxes, and O(k) for k of them beside each other.
  mutating func clear(_ texts: OverlayObstacles, unit: CGFloat) {
    for role in [OverlayRole.section, .supplementary, .item, .badge, .pinned] {
      guard let known = boxes[role], known.count <= Self.clearedLimit else { continue }
      let frames = OverlayObstacles(known.map(\.frame))
      for (index, box) in known.enumerated() {
        for edge in Edge.allCases where isStruck(box.frame, at: edge, by: texts, beside: frames, unit) {
          boxes[role]?[index].outset[edge] = Self.clearance
        }
      }
    }
    boxes[.orthogonal] = boxes[.orthogonal]?.map { box in
      var box = box
      for edge in Edge.allCases { box.outset[edge] = distance(of: box, at: edge, from: texts, unit) }
      return box
    }
  }

  /// Whether a line inside of a box would strike through words, and one outside of it through nothing.
  private func isStruck(
    _ frame: CGRect, at edge: Edge, by texts: OverlayObstacles, beside frames: OverlayObstacles,
    _ unit: CGFloat
  ) -> Bool {
    let line = frame.band(at: edge, from: 0, to: -Self.clearance * unit)
    let isStruck = texts.near(line).contains { text in
      text.letters.hasArea(in: line) && text.isInside(frame, at: edge)
    }
    if !isStruck { return false }
    let room = frame.band(at: edge, from: 0, to: (Self.clearance + OverlayRole.item.lineInset) * unit)
    let isSeen =
      edge == .leading || edge == .trailing
      ? room.minX >= viewport.minX && room.maxX <= viewport.maxX
      : room.minY >= viewport.minY && room.maxY <= viewport.maxY
    return isSeen && !texts.near(room).contains { $0.letters.hasArea(in: room) } && !frames.touch(room)
  }

  /// How far out the line of a row that scrolls by itself runs: as far as its section has room, nearer where there are
  /// words, inside of the row where they are too near.
  private func distance(
    of box: OverlayBox, at edge: Edge, from texts: OverlayObstacles, _ unit: CGFloat
  ) -> CGFloat {
    let far = box.outset[edge]
    let inset = OverlayRole.orthogonal.lineInset
    return [far, min(far, inset + Self.clearance)].first { distance in
      let line = box.frame.band(
        at: edge, from: (distance - inset - 1.5) * unit, to: (distance - inset + 1.5) * unit)
      return !texts.near(line).contains { $0.letters.hasArea(in: line) }
    } ?? 0
  }
}

nonisolated extension CGRect {
  /// Where in the box of words their letters stand, in points: below the room that is kept above them for accents.
  var letters: CGRect {
    let (above, below) = (min(height * 0.18, 4), min(height * 0.05, 1))
    return CGRect(x: minX, y: minY + above, width: width, height: height - above - below)
  }

  /// The band along an edge between two distances outwards from it, which are negative inside.
  fileprivate func band(at edge: Edge, from near: CGFloat, to far: CGFloat) -> CGRect {
    let (low, thickness) = (min(near, far), abs(far - near))
    return switch edge {
    case .top: CGRect(x: minX, y: minY - low - thickness, width: width, height: thickness)
    case .leading: CGRect(x: minX - low - thickness, y: minY, width: thickness, height: height)
    case .bottom: CGRect(x: minX, y: maxY + low, width: width, height: thickness)
    case .trailing: CGRect(x: maxX + low, y: minY, width: thickness, height: height)
    }
  }

  /// Whether words do not reach out of a frame at an edge, by more than a point.
  fileprivate func isInside(_ frame: CGRect, at edge: Edge) -> Bool {
    switch edge {
    case .top: minY > frame.minY - 1
    case .leading: minX > frame.minX - 1
    case .bottom: maxY < frame.maxY + 1
    case .trailing: maxX < frame.maxX + 1
    }
  }
}

nonisolated extension EdgeInsets {
  /// The inset of an edge; leading is left, whichever way is read.
  fileprivate subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
