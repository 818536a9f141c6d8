package import Geometry

/// What layouts know of the elements before an update and after it, while the update is animated.
///
/// The attributes are in content coordinates; they are copied before anybody changes them.
@MainActor
package struct LayoutUpdateOrigins {
  /// Where an element was, by its identity after the update; `nil` for one that was not there or is not known.
  let before: (ElementIdentity) -> CollectionViewLayoutAttributes?
  /// Where an element will be, by its identity before the update; `nil` for one that is gone.
  let after: (ElementIdentity) -> CollectionViewLayoutAttributes?
  /// Where a deleted element is still seen, by its identity before the update.
  let gone: (ElementIdentity) -> CollectionViewLayoutAttributes?

  /// Origins that answer for one update.
  package init(
    before: @escaping (ElementIdentity) -> CollectionViewLayoutAttributes?,
    after: @escaping (ElementIdentity) -> CollectionViewLayoutAttributes?,
    gone: @escaping (ElementIdentity) -> CollectionViewLayoutAttributes?
  ) {
    self.before = before
    self.after = after
    self.gone = gone
  }
}

extension CollectionViewLayout {
  /// Where an element comes from: where it was, or its own place, transparent.
  func origin(of identity: ElementIdentity) -> CollectionViewLayoutAttributes? {
    copied(updateOrigins?.before(identity)) ?? faded(ownAttributes(of: identity))
  }

  /// Where an element goes to: where it will be, or the place it had, transparent.
  func destination(of identity: ElementIdentity) -> CollectionViewLayoutAttributes? {
    guard let updateOrigins else { return faded(ownAttributes(of: identity)) }
    return copied(updateOrigins.after(identity)) ?? faded(updateOrigins.gone(identity))
  }

  private func copied(_ attributes: CollectionViewLayoutAttributes?) -> CollectionViewLayoutAttributes? {
    attributes?.copy() as? CollectionViewLayoutAttributes
  }

  /// The attributes that the layout answers for an element now.
  private func ownAttributes(of identity: ElementIdentity) -> CollectionViewLayoutAttributes? {
    LayoutAttributesSource(self).unmirroredAttributes(of: identity)
  }
}
