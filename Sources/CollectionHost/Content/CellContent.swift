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

  /// For how many elements the content has served, this one counted: more than 1 where it was taken from a pool.
  var useCount: Int { get }

  /// The name of the pool it goes to when it is not needed any more; `nil` where it is thrown away.
  var reuseIdentifier: String? { get }
}

extension CellContent {
  /// Contents are made for one element.
  public var useCount: Int { 1 }

  /// Contents are thrown away.
  public var reuseIdentifier: String? { nil }
}
