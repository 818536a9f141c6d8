public import Drawing
import CollectionHost
import Foundation
import Geometry

/// Draws the updates of collection views on their way, and the views around them.
@MainActor
final class UpdateRecorder {
  /// The recorder at work; `nil` where updates are at their end at once.
  private(set) static var current: UpdateRecorder?

  /// How far updates have come, from 0 to 1; `nil` to draw everything at its place.
  private(set) var progress: Double?
  private var views: [UICollectionView] = []
  /// Where views were before the update.
  private var starts: [(view: UIView, pose: ViewPose)]
  private var motion: ViewMotion?

  private init(_ root: UIView) {
    starts = root.posesInside
  }

  /// A collection view has an update to show.
  func note(_ view: UICollectionView) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  /// Whether a view is seen where it is not.
  func moves(_ view: UIView) -> Bool { progress != nil && motion?.moves(view) == true }

  /// Makes changes that are seen on their way where `animated` says so, and otherwise are at their end at once.
  static func record(_ animated: Bool, _ changes: () -> Void) {
    guard !animated, let recorder = current else { return changes() }
    let before = recorder.starts.map(\.view.pose)
    current = nil
    defer {
      current = recorder
      for (index, (view, _)) in recorder.starts.enumerated() where view.pose != before[index] {
        recorder.starts[index].pose = view.pose
      }
    }
    changes()
  }

  /// The pictures before, during and after an update; the parameters are those of `displayLists(in:at:during:)`.
  ///
  /// - Parameter root: the view that `source` draws.
  static func displayLists(
    of source: any DisplayListSource, showing root: @autoclosure () -> UIView,
    in environment: DrawingEnvironment,
    at moments: [Double], during update: () throws -> Void
  ) throws -> [DisplayList] {
    let outer = current
    current = nil
    let first = try source.displayList(in: environment)
    let root = root()
    let recorder = UpdateRecorder(root)
    current = recorder
    defer {
      current = outer
      for view in recorder.views { view.host.recordsUpdates = false }
    }
    let size = root.bounds.size
    try ViewEnvironment.with(ViewEnvironment(of: environment)) { try AnimationBlock.run(update) }
    // Where the update has moved the content, and what size it has given, stays.
    var later = environment
    later.contentOffset = .zero
    if root.bounds.size != size { (later.width, later.height) = (nil, nil) }
    let last = try source.displayList(in: later)
    let motion = ViewMotion(of: root, from: recorder.starts)
    recorder.motion = motion
    return ViewEnvironment.with(ViewEnvironment(of: environment)) {
      moments.map { moment in
        if moment <= 0 { return first }
        if moment >= 1 { return last }
        recorder.progress = moment
        defer { recorder.progress = nil }
        return motion.at(moment) { root.picture() }
      }
    }
  }
}

extension UICollectionView {
  /// Begins to record an update where somebody looks on, and ends it where nobody does.
  func recordUpdate() {
    let recorder = UpdateRecorder.current
    host.recordsUpdates = recorder != nil
    guard let recorder else { return }
    recorder.note(self)
    let wasShowing = isShowing
    isShowing = true
    host.recordDrawing()
    isShowing = wasShowing
  }

  /// Adds the elements in sight on the way of a recorded update, between what lies behind them and other subviews.
  ///
  /// - Returns: whether there is an update to show.
  func drawUpdate(in drawing: inout ViewDrawing) -> Bool {
    guard let progress = UpdateRecorder.current?.progress, host.hasRecordedUpdate else { return false }
    let items = hosted { try $0.draw(update: progress) }
    let others = inPaintingOrder(placedSubviews)
    draw(others.filter { $0 === backgroundView }, in: &drawing)
    let place = CGAffineTransform(translationX: bounds.origin.x, y: bounds.origin.y)
    drawing.add { () throws(DrawingDiagnostic) in
      try .scope(DisplayScope(transform: place, items: items))
    }
    draw(others.filter { $0 !== backgroundView }, in: &drawing)
    return true
  }
}

extension UIView: UpdatingDisplayListSource {
  /// True: an update may give a view another size.
  public var hasOwnSize: Bool { true }

  /// The pictures before, during and after an update of the collection views in the view.
  ///
  /// Their elements are seen on their way: they move, come and go as their layouts say. Other views go straight to their
  /// new places, sizes, transforms and opacities; what else has changed has its new look at once.
  ///
  /// - Throws: as ``displayList(in:)``, and what `update` throws.
  public func displayLists(
    in environment: DrawingEnvironment, at moments: [Double], during update: () throws -> Void
  ) throws -> [DisplayList] {
    try UpdateRecorder.displayLists(
      of: self, showing: self, in: environment, at: moments, during: update)
  }
}

extension UIViewController: UpdatingDisplayListSource {
  /// True: an update may give the view another size.
  public var hasOwnSize: Bool { true }

  /// The pictures before, during and after an update of the collection views of the controller.
  ///
  /// - Throws: as ``displayList(in:)``, and what `update` throws.
  public func displayLists(
    in environment: DrawingEnvironment, at moments: [Double], during update: () throws -> Void
  ) throws -> [DisplayList] {
    try UpdateRecorder.displayLists(
      of: self, showing: view, in: environment, at: moments, during: update)
  }
}
