import Foundation
import Geometry

extension UIView {
  /// Whether constraints decide the view's frame: not where its autoresizing mask does, nor a stack by itself.
  var isPlacedByConstraints: Bool {
    guard let superview else { return false }
    if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === self }) {
      return stack.isPartOfConstraints && !isHidden
    }
    return !translatesAutoresizingMaskIntoConstraints
  }

  /// Whether constraints can say how large the view would be.
  var isSizedByConstraints: Bool {
    !heldConstraints.isEmpty || children.contains { $0.isPlacedByConstraints }
  }

  /// The outermost view whose constraints bear on this view's inside.
  private var constraintRoot: UIView {
    var view = self
    while view.isPlacedByConstraints || view.isCrossedByConstraints, let superview = view.superview {
      view = superview
    }
    return view
  }

  /// Told that a constraint that the view holds is another one than before.
  func constraintsDidChange() {
    setNeedsLayout()
    insideDidChange()
  }

  /// Sets the frames that constraints decide; called by ``layoutSubviews()``.
  func placeByConstraints() {
    guard isSizedByConstraints || isPlacedByConstraints && constraintRoot.needsLayout else { return }
    let root = constraintRoot
    guard root === self || root.needsLayout else { return }
    root.applyConstraints()
  }

  private func applyConstraints() {
    var layout = ConstraintLayout(root: self)
    let solution = layout.solve()
    constraintDiagnostics = layout.diagnostics
    ConstraintLayout.isApplying = true
    defer { ConstraintLayout.isApplying = false }
    let grid = traitCollection.traits.pixelGrid
    let frames = solution.frames.map(grid.rounded)
    let places = Dictionary(
      uniqueKeysWithValues: zip(layout.entries.map { ObjectIdentifier($0.item) }, frames))
    for (index, entry) in layout.entries.enumerated() {
      let owner = entry.item as? UIView ?? (entry.item as? UILayoutGuide)?.owningView
      guard let owner else { continue }
      if let guide = entry.item as? UILayoutGuide {
        let outer = places[ObjectIdentifier(owner)] ?? owner.bounds
        guide.solvedFrame = frames[index].offsetBy(
          dx: owner.bounds.minX - outer.minX, dy: owner.bounds.minY - outer.minY)
        if let scrollView = owner as? UIScrollView, guide === scrollView.contentLayoutGuide {
          scrollView.contentSize = frames[index].size
        }
      } else if owner !== self, owner.isPlacedByConstraints, let superview = owner.superview,
        let outer = places[ObjectIdentifier(superview)]
      {
        owner.isPlaceAmbiguous = !solution.isDetermined[index]
        owner.place(
          frames[index].offsetBy(
            dx: superview.bounds.minX - outer.minX, dy: superview.bounds.minY - outer.minY))
      }
    }
  }

  /// Takes a rectangle of the superview, whatever the transform.
  private func place(_ rect: CGRect) {
    bounds.size = rect.size
    center = CGPoint(
      x: rect.minX + rect.width * backing.anchorPoint.x, y: rect.minY + rect.height * backing.anchorPoint.y)
  }

  /// The size that constraints give the view where it is asked to be `targetSize`, in points.
  func constrainedSize(
    _ targetSize: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    var layout = ConstraintLayout(root: self)
    let target = ConstraintLayout.Target(size: targetSize, horizontal: horizontal, vertical: vertical)
    let size = layout.solve(target).frames[0].size
    let grid = traitCollection.traits.pixelGrid
    return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
  }

  /// Whether the constraints leave more than one frame for the view, as of the last layout.
  public var hasAmbiguousLayout: Bool { isPlacedByConstraints && isPlaceAmbiguous }

  /// Says that the constraints must be looked at again; they are, whenever the view is laid out.
  public func setNeedsUpdateConstraints() { setNeedsLayout() }

  /// Lets ``updateConstraints()`` change constraints.
  public func updateConstraintsIfNeeded() { updateConstraints() }
}

extension PixelGrid {
  /// A frame whose edges lie on pixels, each on the nearest.
  func rounded(_ frame: CGRect) -> CGRect {
    let corner = CGPoint(x: nearest(frame.minX), y: nearest(frame.minY))
    return CGRect(
      x: corner.x, y: corner.y, width: nearest(frame.maxX) - corner.x, height: nearest(frame.maxY) - corner.y)
  }
}
