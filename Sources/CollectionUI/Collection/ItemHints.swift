public import Foundation
import Geometry

/// The size that an item of a collection declares, so that it need not be measured.
///
/// All three hints are one group: the view nearest to the item that declares any of them replaces what was declared
/// further out. Within the group width and height win over width and ratio, these over height, that over the ratio
/// alone.
nonisolated struct ItemHints: Equatable {
  var width: CGFloat?
  var height: CGFloat?
  var aspectRatio: CGFloat?
  /// Where the group was declared.
  var path: ViewPath?

  /// Whether nothing is declared.
  var isEmpty: Bool { width == nil && height == nil && aspectRatio == nil }

  /// The item's width in a column of `column` points.
  func width(inColumn column: CGFloat) -> CGFloat { width ?? column }

  /// The item's height in a column of `column` points, or `nil` where it has to be measured.
  func height(inColumn column: CGFloat) -> CGFloat? {
    if let height, width != nil || aspectRatio == nil { return height }
    if let width, let aspectRatio { return width / aspectRatio }
    return height ?? aspectRatio.map { column / $0 }
  }

  static func == (left: ItemHints, right: ItemHints) -> Bool {
    left.width == right.width && left.height == right.height && left.aspectRatio == right.aspectRatio
  }
}

nonisolated enum ItemHintsKey: ContainerValueKey {
  static var defaultValue: ItemHints { ItemHints() }
}

extension View {
  /// Declares the height of items in a collection, in points; anything not positive and finite is ignored.
  public func collectionItemHeight(_ height: CGFloat) -> some View {
    modifier(HintModifier(value: height, hint: \.height))
  }

  /// Declares the width of items in a collection, in points; anything not positive and finite is ignored.
  public func collectionItemWidth(_ width: CGFloat) -> some View {
    modifier(HintModifier(value: width, hint: \.width))
  }

  /// Declares the ratio of width to height of items in a collection; anything not positive and finite is ignored.
  public func collectionItemAspectRatio(_ ratio: CGFloat) -> some View {
    modifier(HintModifier(value: ratio, hint: \.aspectRatio))
  }
}

/// Adds a hint to the group of the view it is written on.
struct HintModifier: ContextModifier {
  let value: CGFloat
  let hint: WritableKeyPath<ItemHints, CGFloat?>

  func modify(_ context: inout ResolutionContext) {
    guard value > 0, value.isFinite else {
      context.render.diagnose(.unusableLength("the declared size of an item", value))
      return
    }
    var hints = context.values.written(ItemHintsKey.self) ?? ItemHints()
    if hints.path != context.path { hints = ItemHints(path: context.path) }
    hints[keyPath: hint] = value
    context.values[ItemHintsKey.self] = hints
  }

  static func _shape(of content: ResolvedShape) -> ResolvedShape {
    var shape = content
    shape.mayWriteValues = true
    return shape
  }
}
