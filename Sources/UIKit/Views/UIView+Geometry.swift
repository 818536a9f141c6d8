public import Foundation
public import Geometry

extension UIView {
  /// How the view lies in its superview.
  var place: Place { Place(bounds: bounds, center: center, map: transform, anchor: backing.anchorPoint) }

  /// Maps the view's own coordinates to its superview's.
  var mapToSuperview: CGAffineTransform { place.mapOutwards }

  /// Maps the view's own coordinates to those of the outermost view.
  private var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      map = map.concatenating(view.mapToSuperview)
      view = superview
    }
    return map
  }

  /// A point of this view in the coordinates of `view`, or of the outermost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = point.applying(mapToRoot)
    return view.map { root.applying($0.mapToRoot.inverted()) } ?? root
  }

  /// A point of `view`, or of the outermost view, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let root = view.map { point.applying($0.mapToRoot) } ?? point
    return root.applying(mapToRoot.inverted())
  }

  /// The rectangle around one of this view's in the coordinates of `view`, or of the outermost view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let root = rect.applying(mapToRoot)
    return view.map { root.applying($0.mapToRoot.inverted()) } ?? root
  }

  /// The rectangle around one of `view`, or of the outermost view, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let root = view.map { rect.applying($0.mapToRoot) } ?? rect
    return root.applying(mapToRoot.inverted())
  }

  /// The direction that the view's content is read in.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Says how far the safe area is from the edges, in points, as a window does for the view that fills it.
  public func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    guard insets != safeAreaInsets else { return }
    ownSafeAreaInsets = insets
    safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// How far the superview's safe area reaches into this view.
  var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let parent else { return .zero }
    let outer = parent.safeAreaInsets
    if outer == .zero { return .zero }
    let (frame, size) = (frame, parent.bounds)
    return UIEdgeInsets(
      top: max(0, size.minY + outer.top - frame.minY), left: max(0, size.minX + outer.left - frame.minX),
      bottom: max(0, frame.maxY - size.maxY + outer.bottom),
      right: max(0, frame.maxX - size.maxX + outer.right))
  }

  /// Lets subviews follow a change of this view's size by their autoresizing masks.
  func resizeSubviews(from old: CGSize) {
    let new = bounds.size
    for child in children where !child.autoresizingMask.isEmpty {
      let mask = child.autoresizingMask
      var frame = child.frame
      (frame.origin.x, frame.size.width) = Self.resized(
        start: frame.origin.x, length: frame.size.width, from: old.width, to: new.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      (frame.origin.y, frame.size.height) = Self.resized(
        start: frame.origin.y, length: frame.size.height, from: old.height, to: new.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      child.frame = frame
    }
  }

  /// A stretch after its container has grown from one length to another.
  ///
  /// The growth is shared among the flexible parts in proportion to their lengths, or equally when all of them
  /// are zero; with no flexible part the stretch stays.
  private static func resized(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let parts = [start, length, old - start - length]
    let isFlexible = [flexible.0, flexible.1, flexible.2]
    let count = isFlexible.filter { $0 }.count
    guard count > 0 else { return (start, length) }
    let whole = zip(parts, isFlexible).reduce(0) { $0 + ($1.1 ? max(0, $1.0) : 0) }
    let growth = new - old
    func share(_ index: Int) -> CGFloat {
      guard isFlexible[index] else { return 0 }
      return whole > 0 ? growth * max(0, parts[index]) / whole : growth / CGFloat(count)
    }
    return (start + share(0), max(0, length + share(1)))
  }
}
