public import Drawing
import CollectionHost
import Foundation
import Geometry

/// Draws the updates of collection views on their way.
@MainActor
final class UpdateRecorder {
  /// The recorder at work; `nil` where updates are at their end at once.
  private(set) static var current: UpdateRecorder?

  /// How far updates have come, from 0 to 1; `nil` to draw everything at its place.
  private(set) var progress: Double?
  private var views: [UICollectionView] = []

  /// A collection view has an update to show.
  func note(_ view: UICollectionView) {
    if !views.contains(where: { $0 === view }) { views.append(view) }
  }

  /// Makes changes that are seen on their way where `animated` says so, and otherwise are at their end at once.
  static func record(_ animated: Bool, _ changes: () -> Void) {
    let outer = current
    if !animated { current = nil }
    defer { current = outer }
    changes()
  }

  /// The pictures before, during and after an update; the parameters are those of `displayLists(in:at:during:)`.
  static func displayLists(
    of source: any DisplayListSource, in environment: DrawingEnvironment, at moments: [Double],
    during update: () throws -> Void
  ) throws -> [DisplayList] {
    let (recorder, outer) = (UpdateRecorder(), current)
    current = recorder
    defer {
      current = outer
      for view in recorder.views { view.host.recordsUpdates = false }
    }
    let first = try source.displayList(in: environment)
    try ViewEnvironment.with(ViewEnvironment(of: environment)) { try AnimationBlock.run(update) }
    // Where the update has moved the content it stays.
    var later = environment
    later.contentOffset = .zero
    let last = try source.displayList(in: later)
    return try moments.map { moment in
      if moment <= 0 { return first }
      if moment >= 1 { return last }
      recorder.progress = moment
      defer { recorder.progress = nil }
      return try source.displayList(in: later)
    }
  }
}

extension UICollectionView {
  /// Adds the elements in sight on the way of a recorded update, between what lies behind them and other subviews.
  ///
  /// - Returns: whether there is an update to show.
  func drawUpdate(in drawing: inout ViewDrawing) -> Bool {
    guard let progress = UpdateRecorder.current?.progress, host.hasRecordedUpdate else { return false }
    let items = hosted { try $0.draw(update: progress) }
    let elements = Set(shown.values.map(ObjectIdentifier.init))
    let others = childrenBackToFront.filter { !elements.contains(ObjectIdentifier($0)) }
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
  /// The pictures before, during and after an update of the collection views in the view.
  ///
  /// Their elements are seen on their way: they move, come and go as their layouts say. Everything else has its new look
  /// at once.
  ///
  /// - Throws: as ``displayList(in:)``, and what `update` throws.
  public func displayLists(
    in environment: DrawingEnvironment, at moments: [Double], during update: () throws -> Void
  ) throws -> [DisplayList] {
    try UpdateRecorder.displayLists(of: self, in: environment, at: moments, during: update)
  }
}

extension UIViewController: UpdatingDisplayListSource {
  /// The pictures before, during and after an update of the collection views of the controller.
  ///
  /// - Throws: as ``displayList(in:)``, and what `update` throws.
  public func displayLists(
    in environment: DrawingEnvironment, at moments: [Double], during update: () throws -> Void
  ) throws -> [DisplayList] {
    try UpdateRecorder.displayLists(of: self, in: environment, at: moments, during: update)
  }
}
