import Foundation

/// The changes that are made in an animation, of which the layouts of collection views are told.
@MainActor
enum AnimationBlock {
  /// The collection views whose bounds have changed in the animation; `nil` outside of one.
  private static var changedViews: [UICollectionView]?
  /// What is called when the animation is over.
  private static var completions: [() -> Void] = []
  /// Whether changes are made without an animation, whatever asks for one.
  private(set) static var isSuspended = false

  /// Whether changes are made in an animation.
  static var isRunning: Bool { changedViews != nil }

  /// Makes changes in an animation: collection views whose bounds are others by then show themselves before it is over.
  ///
  /// An animation within another belongs to it.
  static func run<Result>(_ changes: () throws -> Result) rethrows -> Result {
    if isRunning || isSuspended { return try changes() }
    changedViews = []
    defer {
      // Showing one may give another its place.
      var index = 0
      while let views = changedViews, index < views.count {
        views[index].showIfNeeded()
        index += 1
      }
      changedViews = nil
      let over = completions
      completions = []
      for completion in over { completion() }
    }
    return try changes()
  }

  /// Calls `completion` when the animation is over that runs; at once where none does.
  static func whenOver(_ completion: @escaping () -> Void) {
    if isRunning { completions.append(completion) } else { completion() }
  }

  /// Makes changes that are in no animation, whatever is around them.
  static func suspend(_ changes: () -> Void) {
    let outer = (changedViews, isSuspended)
    (changedViews, isSuspended) = (nil, true)
    defer { (changedViews, isSuspended) = outer }
    changes()
  }

  /// Notes that the bounds of a collection view change; says whether it is the first time in an animation.
  static func note(_ view: UICollectionView) -> Bool {
    guard changedViews?.contains(where: { $0 === view }) == false else { return false }
    changedViews?.append(view)
    return true
  }
}
