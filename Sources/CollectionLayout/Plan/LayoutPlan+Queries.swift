public import Foundation
public import Geometry

extension LayoutPlan: ElementSource {
  /// The elements that meet `rect`, nothing scrolled inside sections and nothing pinned.
  ///
  /// The rules are UIKit's (`layout.md` 3.9): `rect` is clipped to the content; cells and anchored views must meet
  /// it, and so must their group; a rectangle without area gives decorations only, which need only touch it.
  /// Elements come section by section: decorations, then each group's cells and anchored views in order, then
  /// boundary items.
  ///
  /// - Complexity: O(log S + k) for k elements answered; O(S + k) where negative spacing makes sections overlap.
  public func elements(in rect: CGRect) -> [LayoutElement] { elements(in: rect, window: nil) }

  /// The elements that meet `rect` as seen through `window`: pinned items stay in sight, orthogonal rows are
  /// moved.
  ///
  /// - Complexity: as ``elements(in:)``.
  public func elements(in rect: CGRect, window: LayoutWindow) -> [LayoutElement] {
    elements(in: rect, window: Optional(window))
  }

  private func elements(in rect: CGRect, window: LayoutWindow?) -> [LayoutElement] {
    var query = ElementQuery(plan: self, rect: rect, window: window)
    query.run()
    return query.found
  }

  /// The element of an identity, nothing scrolled; nil when there is none.
  ///
  /// - Complexity: O(1) for the cells of deterministic sections.
  public func element(_ identity: ElementIdentity) -> LayoutElement? {
    element(identity, window: nil)
  }

  /// The element of an identity as seen through `window`; nil when there is none.
  public func element(_ identity: ElementIdentity, window: LayoutWindow) -> LayoutElement? {
    element(identity, window: Optional(window))
  }

  /// The frame of an element, nothing scrolled; nil when there is none of that identity.
  public func frame(of identity: ElementIdentity) -> CGRect? { element(identity)?.frame }

  private func element(_ identity: ElementIdentity, window: LayoutWindow?) -> LayoutElement? {
    let placer = ElementPlacer(plan: self, window: window)
    guard var element = placer.element(identity) else { return nil }
    element.frame = mirrored(element.frame)
    return element
  }
}
