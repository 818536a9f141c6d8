public import Foundation

/// Everything that is painted, in order from back to front: an immutable value with no view and no renderer in it.
///
/// Coordinates are points, y downwards, the origin at the picture's top left corner.
public struct DisplayList: Hashable, Sendable {
  /// The picture's size, in points.
  public let size: CGSize
  public let items: [DisplayItem]
  /// What could not be drawn as it was asked for, in order.
  public let diagnostics: [DrawingDiagnostic]

  /// A list of `items` on a picture of `size` points.
  public init(size: CGSize, items: [DisplayItem], diagnostics: [DrawingDiagnostic] = []) {
    self.size = size
    self.items = items
    self.diagnostics = diagnostics
  }

  /// Whether the items certainly cover every pixel of the picture, so that it needs no alpha channel.
  public var isOpaque: Bool {
    let whole = CGRect(origin: .zero, size: size)
    return items.contains { $0.covers(whole) }
  }
}

/// Something that could not be drawn as it was asked for, and how to mend it.
public struct DrawingDiagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence for a person.
  public let description: String

  /// A diagnostic of one sentence.
  public init(_ description: String) { self.description = description }
}
