public import Drawing
public import Foundation

/// What a collection shows in the place of one element: something that knows its size and can be drawn.
@preconcurrency @MainActor
public protocol CellContent: AnyObject {
  /// The size the content prefers.
  ///
  /// - Parameters:
  ///   - width: points the layout has decided on; `nil` asks for the content's own.
  ///   - height: points the layout has decided on; `nil` asks for the content's own.
  func preferredSize(width: CGFloat?, height: CGFloat?) -> CGSize

  /// The content drawn at a size, its top left corner at the origin.
  func draw(size: CGSize) -> [DisplayItem]

  /// Whether the content was taken from a pool, having been shown in the place of another element before.
  var isReused: Bool { get }
}

extension CellContent {
  /// Contents are made for one element and thrown away after it.
  public var isReused: Bool { false }
}
