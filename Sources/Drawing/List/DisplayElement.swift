public import Foundation
public import Geometry

/// What a scope of a display list shows.
public struct DisplayElement: Hashable, Sendable {
  public var identity: ElementIdentity?
  /// In the space the scope lies in, in points.
  public var frame: CGRect
  /// What assistive technology reads.
  public var accessibilityLabel: String?
  /// What assistive technology reads of the element's state.
  public var accessibilityValue: String?
  /// A name for tests.
  public var accessibilityIdentifier: String?
  /// Whether assistive technology passes over the element and all inside it.
  public var isAccessibilityHidden: Bool
  /// What a collection's layout says of it, where the environment asks; in the space of the scope's items.
  ///
  /// The first is what is seen of the collection.
  public var annotations: [LayoutAnnotation]
  /// The element that the scope explains rather than shows, as a word on what has changed; nothing that is drawn over the
  /// picture covers it.
  package var explains: ElementIdentity?

  /// An element at `frame`.
  public init(
    identity: ElementIdentity? = nil, frame: CGRect, accessibilityLabel: String? = nil,
    accessibilityValue: String? = nil, accessibilityIdentifier: String? = nil,
    isAccessibilityHidden: Bool = false, annotations: [LayoutAnnotation] = []
  ) {
    self.identity = identity
    self.frame = frame
    self.accessibilityLabel = accessibilityLabel
    self.accessibilityValue = accessibilityValue
    self.accessibilityIdentifier = accessibilityIdentifier
    self.isAccessibilityHidden = isAccessibilityHidden
    self.annotations = annotations
  }
}
