import CollectionHost
import CollectionLayout
import Foundation
import Geometry

extension CollectionContent: SectionSizing {
  var measuresAll: Bool { host?.measuringPolicy == .everything }

  func itemSize(inSection section: Int, item: Int, width: CGFloat?) -> CGSize {
    host?.preferredSize(of: .item(section: section, item: item), width: width, height: nil) ?? .zero
  }

  func classSize(_ name: AnyHashable, section: Int, item: Int, width: CGFloat?) -> CGSize {
    memory.sizingClasses.size(of: name, width: width, in: SizingClassCache.Environment(context.environment)) {
      contentSize(inSection: section, item: item, width: width)
    }
  }

  /// The size that an item's content prefers in a width, whatever the item declares.
  private func contentSize(inSection section: Int, item: Int, width: CGFloat?) -> CGSize {
    isMeasuringContent = true
    defer { isMeasuringContent = false }
    return itemSize(inSection: section, item: item, width: width)
  }

  func badgeSize(inSection section: Int, item: Int) -> CGSize {
    host?.preferredSize(
      of: .supplementary(kind: ItemBadge.kind, section: section, item: item), width: nil, height: nil)
      ?? .zero
  }

  func declaredSize(of identity: ElementIdentity, width: CGFloat?) -> CGSize? {
    guard case .item(let section, let item) = identity, !isMeasuringContent else { return nil }
    let declaration = sections[section].sizes.declaration(of: item)
    let hints = declaration.hints
    if let width {
      if let height = hints.height(inColumn: width) { return CGSize(width: width, height: height) }
    } else if let size = hints.ownSize {
      return size
    }
    guard let name = declaration.sizingClass else {
      if width != nil || hints.isEmpty || !sections[section].layout.isFlow { return nil }
      // What is declared of an item in a flow holds, and the rest is as its content prefers.
      let own = contentSize(inSection: section, item: item, width: hints.ownWidth)
      return CGSize(
        width: hints.ownWidth ?? own.width, height: hints.height(inColumn: own.width) ?? own.height)
    }
    return classSize(name, section: section, item: declaration.firstItem, width: hints.width ?? width)
  }
}

extension CollectionContent: CollectionMetrics {
  var collectionMetrics: (any CollectionMetrics)? { self }

  func sizeHints(forItemAt indexPath: IndexPath) -> CollectionSizeHints {
    has(indexPath) ? sections[indexPath.section].sizes.hints(of: indexPath.item) : CollectionSizeHints()
  }

  func preferredSize(forItemAt indexPath: IndexPath, width: CGFloat?) -> CGSize {
    guard has(indexPath) else { return .zero }
    return itemSize(inSection: indexPath.section, item: indexPath.item, width: width)
  }

  func preferredSize(
    forSupplementaryOfKind kind: String, inSection section: Int, width: CGFloat
  ) -> CGSize? {
    guard sections.indices.contains(section), let part = sections[section].part(ofKind: kind), !part.isEmpty
    else { return nil }
    if let height = sections[section].declaredHeight(of: part, width: width) {
      return CGSize(width: width, height: height)
    }
    return host?.preferredSize(
      of: .supplementary(kind: kind, section: section, item: 0), width: width, height: nil)
  }

  private func has(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && sections.indices.contains(indexPath.section)
      && (0..<itemCount(inSection: indexPath.section)).contains(indexPath.item)
  }
}
