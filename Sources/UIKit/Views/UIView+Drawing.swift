public import Drawing
import Foundation
import Geometry

extension UIView: DisplayListSource {
  /// The picture of the view and everything inside.
  ///
  /// Where the environment proposes a width or height the view takes it first; a view without size takes the
  /// size that fits. The outermost scroll view is scrolled where the environment says so: to an offset, or to the item of a
  /// tag. A collection view's items have the descriptions of their identifiers as tags, or their places, as `2.14`, where
  /// the data has no identifiers; what lies in other scroll views has its accessibility identifier.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    var size = bounds.size
    if size == .zero { size = sizeThatFits(.zero) }
    if let width = environment.width { size.width = width }
    if let height = environment.height { size.height = height }
    guard DrawingLimits.accepts(CGRect(origin: .zero, size: size)) else {
      throw DrawingDiagnostic(
        "the view's size \(size.width) × \(size.height) is not finite or beyond ±1,000,000 points; give it a smaller one"
      )
    }
    return ViewEnvironment.with(ViewEnvironment(of: environment)) {
      followTraits()
      if size != bounds.size { bounds.size = size }
      var drawing = ViewDrawing()
      let scroll = GivenScroll(environment)
      if !scroll.isNothing {
        if !(self is any GivenScrollFollower) { layoutIfNeeded() }
        for diagnostic in followOutermost(scroll) { drawing.add(diagnostic) }
      }
      if let collectionView = self as? UICollectionView {
        for (section, offset) in environment.sectionOffsets {
          collectionView.scroll(section: section, to: offset)
        }
      }
      layoutIfNeeded()
      return picture(from: drawing)
    }
  }

  /// Tells this view and all inside where the traits are others than at the last layout or drawing.
  func followTraits() {
    let traits = traitCollection
    if let laidOutTraits, laidOutTraits != traits { traitsChanged(from: laidOutTraits) }
    laidOutTraits = traits
  }

  /// The picture of the view and everything inside as they are.
  ///
  /// - Parameter drawing: empty but for what is wrong already.
  func picture(from drawing: ViewDrawing = ViewDrawing()) -> DisplayList {
    var drawing = drawing
    drawBody(in: &drawing)
    let (size, items, element) = (bounds.size, drawing.items, rootElement)
    if bounds.origin == .zero && alpha >= 1 && !backing.masksToBounds && backing.mask == nil && element == nil
    {
      return DisplayList(size: size, items: items, diagnostics: drawing.diagnostics)
    }
    var whole = ViewDrawing()
    backing.addWhole(
      DisplayScope(
        transform: CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y),
        opacity: Double(alpha), element: element, items: []),
      drawing, in: bounds, hasBackground: true, to: &whole)
    return DisplayList(size: size, items: whole.items, diagnostics: whole.diagnostics)
  }

  /// Adds the view, as its superview sees it.
  func draw(into drawing: inout ViewDrawing) {
    guard !isHidden, alpha > 0.01 else { return }
    let map = mapToSuperview
    let visible = drawing.visibleRect.isNull ? .null : drawing.visibleRect.applying(map.inverted())
    drawWhole(
      DisplayScope(transform: map, opacity: Double(min(alpha, 1)), element: displayElement, items: []),
      visible: visible, in: &drawing)
  }

  /// What the view looks like in a space of its own: with its clip and shadow, wherever and however opaque it is.
  var ownItems: [DisplayItem] {
    var drawing = ViewDrawing()
    drawWhole(DisplayScope(items: []), visible: .null, in: &drawing)
    return drawing.items
  }

  /// Adds what is in the view, clipped and with its shadow, as the items of a scope.
  private func drawWhole(_ scope: DisplayScope, visible: CGRect, in drawing: inout ViewDrawing) {
    var inner = ViewDrawing()
    inner.visibleRect = visible
    drawBody(in: &inner)
    backing.addWhole(scope, inner, in: bounds, hasBackground: backgroundFill != nil, to: &drawing)
  }

  /// Background, content, subviews and border, in the view's own coordinates.
  func drawBody(in drawing: inout ViewDrawing) {
    backing.addBackground(backgroundFill, to: &drawing, in: bounds)
    for diagnostic in constraintDiagnostics { drawing.add(DrawingDiagnostic(diagnostic)) }
    backing.addOwnContent(to: &drawing, in: bounds)
    drawContent(in: &drawing)
    if backing.masksToBounds {
      drawing.visibleRect = drawing.visibleRect.isNull ? bounds : drawing.visibleRect.intersection(bounds)
    }
    drawSubviews(in: &drawing)
    backing.addBorder(to: &drawing, in: bounds)
  }

  /// Adds those of some subviews that can be seen.
  func draw(_ views: [UIView], in drawing: inout ViewDrawing) {
    for child in views where isSeen(child, in: drawing.visibleRect) { child.draw(into: &drawing) }
  }

  /// Subviews in the order they are painted.
  var childrenBackToFront: [UIView] { inPaintingOrder(children) }

  /// Some subviews in the order they are painted.
  func inPaintingOrder(_ views: [UIView]) -> [UIView] {
    guard views.contains(where: { $0.backing.zPosition != 0 }) else { return views }
    return views.enumerated()
      .sorted { ($0.element.backing.zPosition, $0.offset) < ($1.element.backing.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Whether some of a subview can be seen; what a subview does not clip may reach beyond its frame.
  private func isSeen(_ child: UIView, in visible: CGRect) -> Bool {
    visible.isNull || child.frame.hasArea(in: visible)
      || !child.backing.masksToBounds && !(child.children.isEmpty && child.backing.stack.isEmpty)
      || child.backing.shadowOpacity > 0
  }

  /// The colour of the background; nil where there is nothing to fill.
  private var backgroundFill: SRGBColor? {
    let color = backgroundColor.map(resolved) ?? backing.backgroundColor?.color
    guard let color, color.alpha > 0, bounds.size.width > 0, bounds.size.height > 0 else { return nil }
    return color
  }

  /// A colour's value for the view's traits.
  func resolved(_ color: UIColor) -> SRGBColor {
    color.resolved(for: traitCollection, palette: ViewEnvironment.current.palette)
  }
}

extension CGRect {
  /// Whether the two rectangles have area in common; touching edges are none.
  fileprivate func hasArea(in other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
