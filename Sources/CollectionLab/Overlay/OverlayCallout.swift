import Drawing
import Foundation
import Geometry

/// A part of collections that an overlay numbers and the legend explains.
nonisolated struct OverlayCallout: Hashable, Sendable {
  /// What is numbered.
  enum Part: Hashable, Sendable {
    /// A section as it is seen on one screen or on several of a strip; `nil` for a number of items that nobody tells.
    case section(Int, on: OverlayMeasure.Screen, itemCount: Int?)
    /// All supplementary elements of a kind.
    case kind(String)
  }

  let part: Part
  /// The number, from 1 on.
  let number: Int
  /// What it stands for: `section 0`, `header`.
  let name: String
  /// What a section's header says.
  let title: String?
  /// What is known of it, the most important first: `3 columns`, `9 items`.
  let facts: [String]

  /// The name with all that is known.
  var words: String {
    let name = title.map { "\(self.name) “\($0)”" } ?? name
    return facts.isEmpty ? name : "\(name): \(facts.joined(separator: ", "))"
  }
}

nonisolated extension OverlayCallout.Part {
  /// The part that an annotation is the box of, where such parts are numbered.
  init?(_ annotation: LayoutAnnotation, on screen: OverlayMeasure.Screen) {
    switch annotation.kind {
    case .section(_, let itemCount):
      self = .section(annotation.section, on: screen, itemCount: itemCount)
    case .supplementary(.supplementary(let kind, _, _), _, _, _): self = .kind(kind)
    default: return nil
    }
  }
}

nonisolated extension OverlaySubject {
  /// The box of each section of a collection whose layout tells of its elements alone: around the items in sight.
  private var itemBoxes: [LayoutAnnotation] {
    var boxes: [Int: CGRect] = [:]
    for annotation in annotations {
      switch annotation.kind {
      case .section: return []
      case .item:
        guard let seen = seen(annotation.frame) else { continue }
        boxes[annotation.section] = boxes[annotation.section]?.union(seen) ?? seen
      default: continue
      }
    }
    return boxes.sorted { $0.key < $1.key }.map { section, box in
      LayoutAnnotation(kind: .section(firstItem: 0, itemCount: 0), section: section, frame: box)
    }
  }

  /// What of the collection is numbered, each part with what is seen of its first box, in the layout's order.
  var calloutBoxes: [(part: OverlayCallout.Part, section: Int, box: CGRect)] {
    let screen = OverlayMeasure.Screen(of: self)
    let own = itemBoxes
    var known: Set<OverlayCallout.Part> = []
    return (own + annotations).compactMap { annotation in
      guard var part = OverlayCallout.Part(annotation, on: screen), let seen = seen(annotation.frame)
      else { return nil }
      if !own.isEmpty, case .section(let section, _, _) = part {
        part = .section(section, on: screen, itemCount: nil)
      }
      return known.insert(part).inserted ? (part, annotation.section, seen) : nil
    }
  }

  /// In how many columns a section's items stand, or in how many rows where the layout scrolls sideways; `nil` where they
  /// are of several widths, or where there may be more out of sight.
  func columnCount(ofSection section: Int) -> Int? {
    let cross = axis.cross
    var room: CGFloat?
    var frames: [CGRect] = []
    for annotation in annotations where annotation.section == section {
      switch annotation.kind {
      case .section: room = (room ?? 0) + annotation.frame.size[cross]
      case .contentInset(let edge, .section)
      where (edge == .leading || edge == .trailing) == (cross == .horizontal):
        room = (room ?? 0) - annotation.frame.size[cross]
      case .orthogonalRow: return nil
      case .item: frames.append(annotation.frame)
      default: continue
      }
    }
    guard let room, let length = frames.first?.size[cross] else { return nil }
    // Lengths are rounded to pixels, so that columns of one width may differ by one.
    guard frames.allSatisfy({ abs($0.size[cross] - length) <= 1 }) else { return nil }
    var starts: [CGFloat] = []
    for start in frames.map({ $0.origin[cross] }).sorted() where start - (starts.last ?? -.infinity) > 1 {
      starts.append(start)
    }
    let gaps = zip(starts, starts.dropFirst()).map { $1 - $0 - length }
    let rest = room - (starts[starts.count - 1] + length - starts[0])
    return rest < length && gaps.allSatisfy { $0 > -1 && $0 < length } ? starts.count : nil
  }
}
