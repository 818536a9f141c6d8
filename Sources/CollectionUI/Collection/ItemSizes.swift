import CollectionLayout
import Foundation

/// The sizes that a section's items declare: each different declaration once, and which item has which.
///
/// A section whose items all declare the same keeps one declaration and nothing per item.
struct ItemSizes {
  /// What one or more items declare.
  struct Declaration {
    var hints: CollectionSizeHints
    var sizingClass: AnyHashable?
    /// The first item that declares it.
    let firstItem: Int
  }

  private(set) var declarations: [Declaration] = []
  /// The declaration of each item; empty where there is only one.
  private var indices: [UInt32] = []
  private var count = 0

  /// Adds `count` items with the same declaration.
  ///
  /// Amortised O(count), O(1) as long as all items declare the same.
  mutating func append(_ count: Int, hints: CollectionSizeHints, sizingClass: AnyHashable?) {
    if count <= 0 { return }
    defer { self.count += count }
    if let last = declarations.last, last.hints == hints, last.sizingClass == sizingClass {
      if !indices.isEmpty {
        indices.append(contentsOf: repeatElement(UInt32(declarations.count - 1), count: count))
      }
      return
    }
    if declarations.count == 1 { indices = Array(repeating: 0, count: self.count) }
    declarations.append(Declaration(hints: hints, sizingClass: sizingClass, firstItem: self.count))
    if declarations.count > 1 {
      indices.append(contentsOf: repeatElement(UInt32(declarations.count - 1), count: count))
    }
  }

  /// What all items declare, or `nil` where they differ.
  var uniform: CollectionSizeHints? {
    switch declarations.count {
    case 0: CollectionSizeHints()
    case 1: declarations[0].hints
    default: nil
    }
  }

  /// What an item declares.
  func declaration(of item: Int) -> Declaration {
    if declarations.isEmpty { return Declaration(hints: CollectionSizeHints(), firstItem: 0) }
    return declarations[indices.isEmpty ? 0 : Int(indices[item])]
  }

  /// The hints of an item.
  func hints(of item: Int) -> CollectionSizeHints { declaration(of: item).hints }

  /// Whether some item belongs to a sizing class.
  var hasClasses: Bool { declarations.contains { $0.sizingClass != nil } }

  /// These sizes with every declaration changed; O(different declarations).
  func map(_ change: (inout Declaration) -> Void) -> ItemSizes {
    var sizes = self
    for index in sizes.declarations.indices { change(&sizes.declarations[index]) }
    return sizes
  }

  /// A length for each item, or `nil` where some declaration does not decide it.
  ///
  /// O(different declarations).
  func lengths(_ length: (CollectionSizeHints) -> CGFloat?) -> ((Int) -> CGFloat)? {
    let known = declarations.compactMap { length($0.hints) }
    guard known.count == declarations.count, !known.isEmpty else { return nil }
    if known.count == 1 { return { _ in known[0] } }
    let indices = indices
    return { known[Int(indices[$0])] }
  }
}
