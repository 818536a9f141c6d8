public import CollectionLayout
public import Drawing
public import Foundation
import Geometry

/// A collection without a screen: a layout, how far it is scrolled, and the elements in sight with their contents.
///
/// Contents are alive while their elements are in sight. Ask for ``draw()`` or ``layoutIfNeeded()`` after whatever has
/// changed: nothing happens before.
@preconcurrency @MainActor
public final class CollectionHost {
  nonisolated deinit {}

  /// The layout that places elements; any class may be given.
  ///
  /// Plans of the library's own layouts are read directly, subclasses are asked through their open methods. Setting
  /// another layout tells both of the transition, and keeps contents and offset.
  public var layout: CollectionViewLayout {
    didSet { if layout !== oldValue { layoutChanged(from: oldValue) } }
  }
  /// Which elements are measured.
  public var measuringPolicy: MeasuringExtent
  /// Whether the layout must plan anew when only the view's height changes.
  public var plansByHeight = true
  /// Whether contents stay alive while they are in sight, for the next time they are drawn.
  ///
  /// A host that draws one picture is better off without: memory then does not grow with what is in sight.
  public var keepsContents = true
  /// Whether the offset is kept between the content's ends, as a scroll view at rest does.
  public var keepsOffsetInContent = true
  /// The part of its speed that scrolling keeps each millisecond after a flick; UIKit's normal rate.
  public var decelerationRate: CGFloat = 0.998
  /// Whether measured elements are asked for their sizes again when they come into sight.
  ///
  /// UIKit does so always. It is needed where contents may have changed that nobody told the host about.
  public var verifiesAppearingSizes = false
  /// How often an item was asked for its size so far; 0 where declarations fix every size.
  public internal(set) var measurementCount = 0
  /// How often a header, footer or badge was asked for its size so far.
  public internal(set) var supplementaryMeasurementCount = 0
  /// How many contents were made so far.
  public internal(set) var createdCount = 0
  /// How often a content that had been shown before was used for another element so far.
  public internal(set) var reusedCount = 0
  /// What went wrong in a way that leaves a picture, since data was loaded.
  public internal(set) var diagnostics: [DrawingDiagnostic] = []

  unowned let source: any CollectionHostSource
  private weak var view: (any CollectionViewHosting)?
  /// What layouts are solved for, where the host itself is what they are shown by.
  private(set) var ownEnvironment: LayoutEnvironment
  /// The size of the view, whose height the plan may not depend on.
  var viewSize: CGSize
  var offset = CGPoint.zero
  /// The horizontal offset at which content that begins at the right was last seen at its start; `nil` for other content.
  var rightStart: CGFloat?
  /// Whether the layout has been prepared since something changed.
  var isPrepared = false
  /// The counts of items as the source gave them.
  var counts: [Int]?
  var rows = OrthogonalState()
  /// The contents of elements in sight, or measured while they were.
  @exclusivity(unchecked) var contents: [ElementIdentity: LiveContent] = [:]
  /// The elements in sight as of the last layout, from back to front; `nil` where something has changed since.
  var shown: [ShownElement]?
  /// The elements that were in sight at the last layout, by their names of now, whatever has changed since.
  var laidOut: [ShownElement] = []
  /// The cells that were in sight at the last layout, of which the first that stays holds the offset in its place.
  var anchors: [ElementIdentity] = []
  /// Measured elements that may prefer another size by now.
  var unverified: Set<ElementIdentity> = []
  /// What the handlers of sections have made of the elements in sight.
  var handled = HandledElements()
  /// Whether anything has been laid out so far.
  public internal(set) var wasLaidOut = false
  /// The bounds before an animated change that the layout has not been told of.
  var boundsBeforeAnimation: CGRect?
  /// Whether the bounds are those of a question that nobody sees answered.
  var isAsideFromSight = false
  /// What is kept to show updates on their way; `nil` where nothing is.
  var recording: UpdateRecording?

  /// A host of `source`'s elements.
  ///
  /// - Parameters:
  ///   - layout: places the elements.
  ///   - source: gives the elements; it must outlive the host.
  ///   - environment: the view's size and traits.
  ///   - measuringPolicy: which elements are measured.
  ///   - view: what the layout is told it is shown by, which answers the layout's questions from then on; the host
  ///     itself where none is given. It must pass ``layoutDidInvalidate(with:)`` on to the host.
  public init(
    layout: CollectionViewLayout, source: any CollectionHostSource, environment: LayoutEnvironment,
    measuringPolicy: MeasuringExtent = .visible, shownBy view: (any CollectionViewHosting)? = nil
  ) {
    self.layout = layout
    self.source = source
    self.view = view
    ownEnvironment = environment
    viewSize = environment.containerSize
    self.measuringPolicy = measuringPolicy
    layout.host = view ?? self
  }

  /// How many contents are alive.
  public var liveCount: Int { contents.count }

  /// What answers the layout's questions.
  var hosting: any CollectionViewHosting { view ?? self }

  /// What the layout is solved for; another one plans anew.
  public var environment: LayoutEnvironment {
    get { hosting.layoutEnvironment }
    set {
      if newValue == ownEnvironment { return }
      if newValue.containerSize != ownEnvironment.containerSize { viewSize = newValue.containerSize }
      ownEnvironment = newValue
      isPrepared = false
      shown = nil
    }
  }

  /// What is seen of the content, in content coordinates.
  ///
  /// A new size plans anew, unless only the height changes and ``plansByHeight`` is false; a new origin only looks
  /// elsewhere. While updates are recorded the change is an animated one; see ``animateBounds(from:)``.
  public var bounds: CGRect {
    get { CGRect(origin: offset, size: viewSize) }
    set {
      let new = newValue.cleaned
      if new == bounds { return }
      if recordsUpdates, view == nil { animateBounds(from: bounds) }
      boundsWillChange(to: new)
      offset = new.origin
      viewSize = new.size
      shown = nil
      if viewSize.width != ownEnvironment.containerSize.width
        || plansByHeight && viewSize.height != ownEnvironment.containerSize.height
      {
        ownEnvironment.containerSize = viewSize
        isPrepared = false
      }
    }
  }

  /// Says that the bounds change in an animation: the layout is told of it when it is asked next.
  ///
  /// It is told `prepare(forAnimatedBoundsChange:)` when it has been prepared for the new bounds, before it is asked for
  /// elements in them, and `finalizeAnimatedBoundsChange()` once those are at their places; of several changes until then
  /// once. Nothing is told before anything has been laid out, or where the bounds come back to what they were. Where
  /// updates are recorded the change is one, and it is over with ``settleUpdate()``.
  ///
  /// - Parameter old: the bounds before the change.
  public func animateBounds(from old: CGRect) {
    guard wasLaidOut, boundsBeforeAnimation == nil else { return }
    boundsBeforeAnimation = old
    recordPlaces()
  }

  /// Has the source asked for everything again before the next drawing; contents and measured sizes are dropped.
  ///
  /// The offset stays, and sections that scroll by themselves start where they begin.
  public func reloadData() {
    let context = layout.makeContext()
    context.invalidateAll()
    layout.invalidateLayout(with: context)
    layout.currentPlan = nil
    rows = OrthogonalState()
    diagnostics = []
    handled = HandledElements()
    anchors = []
    unverified = []
    endAllContents()
  }

  private func layoutChanged(from old: CollectionViewLayout) {
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    old.host = nil
    layout.host = hosting
    isPrepared = false
    shown = nil
    handled = HandledElements()
    // A layout that cannot be prepared says so when it is laid out.
    try? prepare()
    offset = layout.targetContentOffset(forProposedContentOffset: offset)
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  /// Lets the layout say whether it depends on what is seen.
  private func boundsWillChange(to new: CGRect) {
    guard isPrepared, view == nil, !readsPlan, layout.shouldInvalidateLayout(forBoundsChange: new) else {
      return
    }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
  }

  /// Notes a problem that leaves a picture; each is told once.
  func diagnose(_ sentence: String) {
    let diagnostic = DrawingDiagnostic(sentence)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension CGRect {
  /// The rectangle with numbers that are not finite replaced by zero, and no size below zero.
  fileprivate var cleaned: CGRect {
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGRect(
      x: number(origin.x), y: number(origin.y), width: max(0, number(size.width)),
      height: max(0, number(size.height)))
  }
}
