public import Foundation
public import Geometry

/// What modifiers say about the nearest scroll views inside.
struct ScrollOptions {
  /// Room around the content, in points.
  var margins = EdgeInsets()
  /// The part of the content that is seen at first.
  var anchor: UnitPoint?
  /// Anchors for one purpose each, which win over the one for all.
  var roleAnchors: [ScrollAnchorRole: UnitPoint] = [:]
  /// What is seen at first, where that is a view or a place of the content.
  var position: ScrollTarget?
  var isClipped = true
  /// Whether lists inside have the ground of their kind.
  var showsGround = true

  /// The anchor for a purpose along an axis, as a part of the length; `nil` where none is given.
  func anchor(for role: ScrollAnchorRole, along axis: Axis) -> CGFloat? {
    (roleAnchors[role] ?? anchor).map { $0[axis] }
  }
}

/// What an anchor of a scroll view is for.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind {
    case initialOffset
    case sizeChanges
    case alignment
  }

  private let kind: Kind

  /// The part of the content that is seen at first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The part of the content that stays in sight when sizes change, which pictures do not show.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content stands that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

private enum ScrollOptionsKey: @preconcurrency EnvironmentKey {
  static let defaultValue = ScrollOptions()
}

extension EnvironmentValues {
  var scrollOptions: ScrollOptions {
    get { self[ScrollOptionsKey.self] }
    set { self[ScrollOptionsKey.self] = newValue }
  }
}

/// Parts of a scroll view that margins are for.
nonisolated public struct ContentMarginPlacement: Hashable, Sendable {
  let isContent: Bool

  /// The content.
  public static let automatic = ContentMarginPlacement(isContent: true)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(isContent: true)
  /// The indicators, which a picture does not show.
  public static let scrollIndicators = ContentMarginPlacement(isContent: false)
}

extension View {
  /// Adds room around the content of the nearest scroll views inside, which scrolls with it.
  ///
  /// - Parameters:
  ///   - edges: the edges with room.
  ///   - insets: the room in points.
  ///   - placement: the part of the scroll view that the room is for.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollOptions) { options in
      guard placement.isContent else { return }
      if edges.contains(.top) { options.margins.top = insets.top }
      if edges.contains(.leading) { options.margins.leading = insets.leading }
      if edges.contains(.bottom) { options.margins.bottom = insets.bottom }
      if edges.contains(.trailing) { options.margins.trailing = insets.trailing }
    }
  }

  /// Adds room around the content of the nearest scroll views inside; a length of `nil` is the standard 16 points.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Adds room around the content of the nearest scroll views inside, in points.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }

  /// Chooses the part of the content that the nearest scroll views inside show, where nobody has scrolled them, and where
  /// content stands that is smaller than they are.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollOptions) { $0.anchor = anchor }
  }

  /// Chooses an anchor of the nearest scroll views inside for one purpose; `nil` for the one for all.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollOptions) { $0.roleAnchors[role] = anchor }
  }

  /// Shows or hides the ground that grouped lists inside have behind their rows.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    transformEnvironment(\.scrollOptions) { $0.showsGround = visibility != .hidden }
  }

  /// Lets the content of the nearest scroll views inside be seen outside of them.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollOptions) { $0.isClipped = !disabled }
  }
}
