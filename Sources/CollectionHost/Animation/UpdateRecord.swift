import CollectionLayout
import Drawing
import Foundation
import Geometry

/// What a host keeps of an update that is animated: what was seen before it, and where things come from and go to.
struct UpdateRecord {
  /// An element that was seen before the update.
  struct Seen {
    /// The element's name before the last step of the update that it was there for.
    var lastName: ElementIdentity
    /// As the layout placed it, in the content's coordinates of then.
    let attributes: CollectionViewLayoutAttributes
    let pose: ElementPose
    /// What it looked like, in a space of its own.
    let items: [DisplayItem]
    /// The element's name now; `nil` where it is gone.
    var identity: ElementIdentity?
    /// Where it goes, if it is not seen afterwards.
    var end: ElementPose?
    /// Whether what it is drawn as after the update is what it was before; `nil` until that is known.
    var isSame: Bool?
  }

  /// How far the content was scrolled.
  let offset: CGPoint
  /// From back to front.
  var seen: [Seen]
  /// Where elements come from that were not seen before, by their name now.
  var starts: [ElementIdentity: ElementPose] = [:]

  /// What was drawn last, before anything changed.
  init(_ drawn: [(element: ShownElement, items: [DisplayItem])], offset: CGPoint) {
    self.offset = offset
    seen = drawn.map { element, items in
      Seen(
        lastName: element.element.identity, attributes: element.fullAttributes,
        pose: ElementPose(element, offset: offset), items: items, identity: element.element.identity)
    }
  }

  /// Follows elements through a change that gives them new names.
  mutating func move(_ new: (ElementIdentity) -> ElementIdentity?) {
    for index in seen.indices {
      guard let identity = seen[index].identity else { continue }
      seen[index].lastName = identity
      seen[index].identity = new(identity)
    }
    var moved: [ElementIdentity: ElementPose] = [:]
    for (identity, pose) in starts {
      if let identity = new(identity) { moved[identity] = pose }
    }
    starts = moved
  }
}

/// A step of a recorded update: a change of the data or of the bounds.
///
/// By the last one the layout is asked where elements come from and go to.
struct UpdateStep {
  /// The element's name before the step; `nil` where it was not there.
  let old: (ElementIdentity) -> ElementIdentity?
  /// The element's name after the step; `nil` where it is gone.
  let new: (ElementIdentity) -> ElementIdentity?
  /// Where everything was before, for layouts that make plans.
  let previous: LayoutPlan?
  /// What was seen before, in content coordinates.
  let window: LayoutWindow
  /// Elements that were seen before the update, by their names before the step.
  let seen: [ElementIdentity: CollectionViewLayoutAttributes]
  /// What the layout is told once it has been asked.
  let ending: Ending

  enum Ending {
    case nothing
    /// That the changes of the data are over.
    case data
    /// That the change of the bounds is over.
    case bounds
  }
}
