import CollectionLayout
import Geometry

/// How much a section's header stands out.
nonisolated public enum Prominence: CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

nonisolated private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

nonisolated extension EnvironmentValues {
  /// How much headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// Whether the view stands in a row of a list with an appearance.
  var isInListRow: Bool { builtIn.listAppearance != nil }

  /// Has texts look as those of a list's header or footer do, where they say nothing else.
  ///
  /// The fonts are those of UIKit's `UIListContentConfiguration` for headers and footers.
  fileprivate mutating func setListBoundary(isHeader: Bool) {
    guard let appearance = builtIn.listAppearance else { return }
    builtIn.listAppearance = nil
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    if isHeader, headerProminence == .increased || !isGrouped {
      builtIn.font = isGrouped ? .title3.bold() : .headline
      return
    }
    builtIn.font = .footnote
    builtIn.foreground = AnyShapeStyle(HierarchicalShapeStyle.secondary)
    builtIn.foregroundLevels = []
    if isHeader { builtIn.text.textCase = .uppercase }
  }
}

extension ResolutionContext {
  /// The context of a section's header or footer; those of a list with an appearance have its look.
  func inBoundary(isHeader: Bool) -> ResolutionContext {
    var inner = at(.section(isHeader ? .header : .footer))
    if isCollectionItem, environment.builtIn.listAppearance != nil {
      inner.environment.setListBoundary(isHeader: isHeader)
    }
    return inner
  }
}

extension View {
  /// Chooses how much the headers of sections inside stand out, in grouped lists.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
}
