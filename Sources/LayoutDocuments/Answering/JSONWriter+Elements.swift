import CollectionLayout
import Foundation
import Geometry

extension JSONWriter {
  /// Writes a number, or null where there is none.
  mutating func writeOrNull(_ number: Double?) {
    if let number { write(number) } else { writeNull() }
  }

  /// Writes the numbers of a rectangle into the open array: x, y, width, height.
  mutating func writeNumbers(of frame: CGRect) {
    write(Double(frame.origin.x))
    write(Double(frame.origin.y))
    write(Double(frame.size.width))
    write(Double(frame.size.height))
  }

  /// Writes what a row starts with into the open array: the kind of all but cells, section, index.
  mutating func writeIdentity(_ identity: ElementIdentity) {
    if let kind = identity.elementKind { write(kind) }
    write(identity.section)
    if identity.item == .max { write("max") } else { write(identity.item) }
  }

  /// Writes a boundary item as the schema describes one.
  @MainActor
  mutating func write(_ item: CollectionLayoutBoundarySupplementaryItem) {
    beginObject()
    key("kind")
    write(item.elementKind)
    key("size")
    beginObject()
    key("width")
    write(item.layoutSize.widthDimension)
    key("height")
    write(item.layoutSize.heightDimension)
    endObject()
    key("alignment")
    write(RectAlignment.names.first { $0.value == item.alignment }?.key ?? "")
    key("extendsBoundary")
    write(item.extendsBoundary)
    key("pinToVisibleBounds")
    write(item.pinToVisibleBounds)
    key("zIndex")
    write(item.zIndex)
    endObject()
  }

  @MainActor
  private mutating func write(_ dimension: CollectionLayoutDimension) {
    beginObject()
    switch dimension.value {
    case .fractionalWidth: key("fractionalWidth")
    case .fractionalHeight: key("fractionalHeight")
    case .absolute: key("absolute")
    case .estimated: key("estimated")
    case .uniformAcrossSiblings: key("uniformAcrossSiblings")
    }
    write(Double(dimension.dimension))
    endObject()
  }
}
