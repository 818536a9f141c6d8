import Drawing
import Foundation
import Geometry

/// What the collections of a picture show, as far as it is in sight.
nonisolated struct ComparedElements {
  /// A cell, a header or another supplementary element.
  struct Element {
    let identity: ElementIdentity
    /// Names by which the element may be known, the best first; the last is its place.
    let names: [String]
    /// In the picture's space, in points.
    let frame: CGRect
    /// What is seen of the picture where the element is.
    let region: CGRect
    /// The element's own picture.
    let items: [DisplayItem]

    /// Whether it is a cell.
    var isItem: Bool { if case .item = identity { true } else { false } }

    /// What is seen of the element.
    var seen: CGRect { frame.intersection(region) }
  }

  /// In the order of collections, sections and items.
  private(set) var elements: [Element] = []

  private var collections = 0

  /// Reads a picture that carries annotations; O(n log n) in its items.
  init(_ list: DisplayList) {
    read(list.items, .identity, clip: CGRect(origin: .zero, size: list.size), in: nil)
  }

  /// Whether no collection shows anything.
  var isEmpty: Bool { elements.isEmpty }

  private mutating func read(
    _ items: [DisplayItem], _ transform: CGAffineTransform, clip: CGRect,
    in collection: (number: Int, names: [ElementIdentity: String])?
  ) {
    var found: [Element] = []
    for item in items {
      guard case .scope(let scope) = item.content else { continue }
      if let collection, let element = scope.element, let identity = element.identity {
        if case .decoration = identity { continue }
        let frame = element.frame.applying(transform)
        if frame.intersection(clip).isEmpty { continue }
        let place = "\(collection.number) \(identity)"
        var names = [place]
        if let name = collection.names[identity] {
          names = ["\(collection.number) \(name)", "\(collection.number) \(identity.section) \(name)", place]
        }
        found.append(
          Element(identity: identity, names: names, frame: frame, region: clip, items: scope.items))
        continue
      }
      let inner = scope.transform.concatenating(transform)
      let visible = scope.clip.map { clip.intersection($0.boundingRect.applying(inner)) } ?? clip
      var collection = collection
      if let annotations = scope.element?.annotations, !annotations.isEmpty {
        collection = (collections, Self.names(annotations))
        collections += 1
      }
      read(scope.items, inner, clip: visible, in: collection)
    }
    elements += found.sorted {
      ($0.identity.section, $0.identity.item) < ($1.identity.section, $1.identity.item)
    }
  }

  /// What items are called.
  private static func names(_ annotations: [LayoutAnnotation]) -> [ElementIdentity: String] {
    var names: [ElementIdentity: String] = [:]
    for annotation in annotations {
      guard case .item(let item, _, _) = annotation.kind, let name = annotation.names.first else { continue }
      names[.item(section: annotation.section, item: item)] = name
    }
    return names
  }
}
