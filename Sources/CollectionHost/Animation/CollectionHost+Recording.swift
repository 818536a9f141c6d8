import CollectionLayout
import Drawing
import Foundation
import Geometry

extension CollectionHost {
  /// Whether updates are recorded, so that ``draw(update:)`` can show how they come about.
  ///
  /// What ``draw()`` drew last is then kept for the next update.
  public var recordsUpdates: Bool {
    get { recording != nil }
    set {
      if newValue == recordsUpdates { return }
      recording = newValue ? UpdateRecording() : nil
    }
  }

  /// Whether an update has been applied since recording began.
  public var hasRecordedUpdate: Bool { recording?.record != nil }

  /// Keeps what the elements in sight look like, for an update that is about to come.
  ///
  /// Hosts that are drawn by others call it before the data of contents or the bounds change. What something has
  /// invalidated meanwhile was seen at its place of the last layout. Does nothing unless updates are recorded, and once
  /// one has been.
  public func recordDrawing() {
    guard let recording, recording.record == nil, recording.drawn.isEmpty else { return }
    self.recording?.drawn = laidOut.compactMap { shown in
      content(at: shown.element.identity).map { (shown, $0.draw(size: shown.size)) }
    }
    self.recording?.offset = offset
  }

  /// Keeps where everything is, for bounds that are about to change.
  func recordPlaces() { recording?.places = (layout.currentPlanIfMade, window) }

  /// Begins, or goes on with, the record of an update by the change of bounds that has been laid out.
  func recordBoundsChange() {
    // What began before anybody looked on is not seen on its way.
    guard let places = recording?.places else { return layout.finalizeAnimatedBoundsChange() }
    recording?.places = nil
    // Of several changes that nobody has looked at between, the layout is asked once.
    if recording?.steps.last?.ending == .bounds { return }
    recordUpdate(
      UpdateStep(
        old: { $0 }, new: { $0 }, previous: places.plan, window: places.window, seen: seenAttributes,
        ending: .bounds))
  }

  /// The elements that were seen before the update that is recorded, by their names now.
  var seenAttributes: [ElementIdentity: CollectionViewLayoutAttributes] {
    let seen =
      recording?.record?.seen.compactMap { seen in seen.identity.map { ($0, seen.attributes) } }
      ?? recording?.drawn.map { ($0.element.element.identity, $0.element.fullAttributes) } ?? []
    return Dictionary(seen, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the layout is still to be asked where elements come from and go to.
  public var needsSettling: Bool { recording?.steps.isEmpty == false }

  /// Begins, or goes on with, the record of an update.
  func recordUpdate(_ step: UpdateStep) {
    guard var recording else { return }
    var record = recording.record ?? UpdateRecord(recording.drawn, offset: recording.offset)
    record.move(step.new)
    recording.record = record
    recording.drawn = []
    recording.steps.append(step)
    self.recording = recording
  }

  /// Asks the layout where elements come from and go to in the update that was applied last.
  ///
  /// To be called after ``apply(_:keepsVisible:)``, and after a change of bounds, while updates are recorded, once contents
  /// are at their new places; does nothing otherwise.
  public func settleUpdate() throws {
    guard recordsUpdates else { return }
    try layoutIfNeeded()
    guard let step = recording?.steps.popLast(), var record = recording?.record else { return }
    let source = LayoutAttributesSource(layout)
    let shift = CGPoint(x: offset.x - record.offset.x, y: offset.y - record.offset.y)
    layout.updateOrigins = origins(of: step, shift: shift)
    let visible = (shown ?? []).map(\.element.identity)
    let known = Set(record.seen.compactMap(\.identity))
    for identity in visible where !known.contains(identity) && record.starts[identity] == nil {
      let own = ElementPose(source.attributes(of: identity) ?? .attributes(for: identity), offset: offset)
      // Where the layout says nothing the element is at its place at once (Apple's documentation).
      record.starts[identity] =
        source.updateAttributes(of: identity, isOrigin: true).map { ElementPose($0, offset: offset) } ?? own
    }
    let inSight = Set(visible)
    for index in record.seen.indices where record.seen[index].end == nil {
      let seen = record.seen[index]
      if let identity = seen.identity, inSight.contains(identity) { continue }
      record.seen[index].end =
        source.updateAttributes(of: seen.lastName, isOrigin: false).map { ElementPose($0, offset: offset) }
        ?? seen.pose
    }
    layout.updateOrigins = nil
    switch step.ending {
    case .nothing: break
    case .data: layout.finalizeCollectionViewUpdates()
    case .bounds: layout.finalizeAnimatedBoundsChange()
    }
    recording?.record = record
  }

  /// What the layout's own answers are made of, in the content's coordinates of now.
  ///
  /// - Parameter shift: how far the update has scrolled the content: what stands still on the screen moves with it.
  private func origins(of step: UpdateStep, shift: CGPoint) -> LayoutUpdateOrigins {
    let source = LayoutAttributesSource(layout)
    func shifted(_ attributes: CollectionViewLayoutAttributes) -> CollectionViewLayoutAttributes? {
      guard let copy = attributes.copy() as? CollectionViewLayoutAttributes else { return nil }
      copy.center = CGPoint(x: copy.center.x + shift.x, y: copy.center.y + shift.y)
      return source.flipped(copy)
    }
    func renamed(
      _ attributes: CollectionViewLayoutAttributes?, _ identity: ElementIdentity
    ) -> CollectionViewLayoutAttributes? {
      attributes?.indexPath = IndexPath(item: identity.item, section: identity.section)
      return attributes
    }
    func placedBefore(_ identity: ElementIdentity) -> CollectionViewLayoutAttributes? {
      if let seen = step.seen[identity] { return shifted(seen) }
      guard let element = step.previous?.element(identity, window: step.window) else { return nil }
      let attributes = CollectionViewLayoutAttributes.attributes(for: identity)
      attributes.apply(element)
      return shifted(attributes)
    }
    return LayoutUpdateOrigins(
      before: { identity in renamed(step.old(identity).flatMap(placedBefore), identity) },
      after: { identity in
        guard let new = step.new(identity), let attributes = source.unmirroredAttributes(of: new) else {
          return nil
        }
        return renamed(attributes.copy() as? CollectionViewLayoutAttributes, identity)
      }, gone: placedBefore)
  }
}

/// What a host that records updates keeps.
struct UpdateRecording {
  /// The elements drawn last, from back to front.
  var drawn: [(element: ShownElement, items: [DisplayItem])] = []
  /// How far the content was scrolled then.
  var offset = CGPoint.zero
  /// Where everything was before the change of bounds that has not been laid out.
  var places: (plan: LayoutPlan?, window: LayoutWindow)?
  /// The update, once there is one.
  var record: UpdateRecord?
  /// Steps of it that the layout has not been asked about.
  var steps: [UpdateStep] = []
}
