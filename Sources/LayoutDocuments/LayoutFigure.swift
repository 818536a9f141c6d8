import CollectionLayout
public import Foundation
public import Geometry

/// The solved layout of a case as boxes to be drawn.
public struct LayoutFigure: Hashable, Sendable {
  /// A rectangle for one element.
  public struct Box: Hashable, Sendable {
    /// The element.
    public let identity: ElementIdentity
    /// In points, from the figure's top left corner; may lie outside of it in part.
    public let frame: CGRect
    /// The item's index, with its section before it where there are several; the kind of other elements.
    public let label: String
  }

  /// The length, in points, up to which the whole content is shown; of longer content the part on screen is.
  static let longest: CGFloat = 16_000

  /// The case's name.
  public let name: String
  /// In points.
  public let size: CGSize
  /// The boxes from back to front.
  public let boxes: [Box]

  /// The content of a solved case, or what is on screen of it where it is very long or scrolled.
  @MainActor
  init(_ solved: SolvedCase, name: String) {
    self.name = name
    let (plan, window) = (solved.plan, solved.window)
    var shown = CGRect(origin: .zero, size: plan.contentSize)
    shown.size.width = max(shown.size.width, window.bounds.size.width)
    shown.size.height = max(shown.size.height, 1)
    let isWhole =
      max(shown.size.width, shown.size.height) <= Self.longest && window.bounds.origin == .zero
    if !isWhole { shown = window.bounds }
    size = shown.size
    let hasSections = plan.sectionCount > 1
    let elements = isWhole ? plan.allElements(window: window) : plan.elements(in: shown, window: window)
    boxes = elements.enumerated()
      .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map { _, element in
        let identity = element.identity
        let number = hasSections ? "\(identity.section).\(identity.item)" : "\(identity.item)"
        return Box(
          identity: identity,
          frame: element.frame.offsetBy(dx: -shown.origin.x, dy: -shown.origin.y),
          label: identity.elementKind ?? number)
      }
  }
}
