import CollectionLayout
public import Foundation
import Geometry

/// The size that an item declares, and where.
///
/// All hints are one group: the view nearest to the item that declares any of them replaces what was declared further
/// out.
nonisolated struct ItemHints {
  var size = CollectionSizeHints()
  /// Where the group was declared.
  var path: ViewPath?
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
struct HintModifier: ValueWriter {
  let value: CGFloat
  let hint: WritableKeyPath<CollectionSizeHints, CGFloat?>

  func modify(_ context: inout ResolutionContext) {
    guard value > 0, value.isFinite else {
      context.render.diagnose(.unusableLength("the declared size of an item", value))
      return
    }
    var hints = context.values.written(ItemHintsKey.self) ?? ItemHints()
    if hints.path != context.path { hints = ItemHints(path: context.path) }
    hints.size[keyPath: hint] = value
    context.values[ItemHintsKey.self] = hints
  }
}
