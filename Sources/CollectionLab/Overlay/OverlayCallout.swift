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

  /// The name with what its header says.
  var fullName: String { title.map { "\(name) “\($0)”" } ?? name }

  /// The number and all that is known of what it stands for.
  var words: String { "\(number): \(([fullName] + facts).joined(separator: ", "))" }
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
  var itemBoxes: [LayoutAnnotation] {
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
}
