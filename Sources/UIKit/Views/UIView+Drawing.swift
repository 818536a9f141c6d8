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

  /// The picture of the view and everything inside as they are.
  ///
  /// - Parameter drawing: empty but for what is wrong already.
  func picture(from drawing: ViewDrawing = ViewDrawing()) -> DisplayList {
    var drawing = drawing
    drawBody(in: &drawing)
    let (size, items, element) = (bounds.size, drawing.items, rootElement)
    if bounds.origin == .zero && alpha >= 1 && !layer.masksToBounds && element == nil {
      return DisplayList(size: size, items: items, diagnostics: drawing.diagnostics)
    }
    var whole = ViewDrawing()
    whole.add { () throws(DrawingDiagnostic) in
      try .scope(
        DisplayScope(
          transform: CGAffineTransform(translationX: -bounds.origin.x, y: -bounds.origin.y),
          clip: layer.masksToBounds ? outline : nil, opacity: Double(alpha), element: element, items: items))
    }
    return DisplayList(
      size: size, items: whole.items, diagnostics: drawing.diagnostics + whole.diagnostics)
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
    for diagnostic in inner.diagnostics { drawing.add(diagnostic) }
    guard !inner.items.isEmpty || scope.element?.annotations.isEmpty == false else { return }
    var scope = scope
    scope.clip = layer.masksToBounds ? outline : nil
    scope.shadow = backgroundShape == nil ? layerShadow : nil
    scope.items = inner.items
    drawing.add { () throws(DrawingDiagnostic) in try .scope(scope) }
  }

  /// Background, content, subviews and border, in the view's own coordinates.
  func drawBody(in drawing: inout ViewDrawing) {
    if let color = backgroundShape {
      if let shadow = layerShadow, !layer.masksToBounds {
        drawing.add { () throws(DrawingDiagnostic) in try .shadow(of: outline, shadow) }
      }
      drawing.add { () throws(DrawingDiagnostic) in try .fill(outline, with: .color(color)) }
    }
    for diagnostic in constraintDiagnostics { drawing.add(DrawingDiagnostic(diagnostic)) }
    drawContent(in: &drawing)
    if layer.masksToBounds {
      drawing.visibleRect = drawing.visibleRect.isNull ? bounds : drawing.visibleRect.intersection(bounds)
    }
    drawSubviews(in: &drawing)
    drawBorder(in: &drawing)
  }

  /// Adds those of some subviews that can be seen.
  func draw(_ views: [UIView], in drawing: inout ViewDrawing) {
    for child in views where isSeen(child, in: drawing.visibleRect) { child.draw(into: &drawing) }
  }

  /// Subviews in the order they are painted.
  var childrenBackToFront: [UIView] { inPaintingOrder(children) }

  /// Some subviews in the order they are painted.
  func inPaintingOrder(_ views: [UIView]) -> [UIView] {
    guard views.contains(where: { $0.layer.zPosition != 0 }) else { return views }
    return views.enumerated()
      .sorted { ($0.element.layer.zPosition, $0.offset) < ($1.element.layer.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Whether some of a subview can be seen; what a subview does not clip may reach beyond its frame.
  private func isSeen(_ child: UIView, in visible: CGRect) -> Bool {
    visible.isNull || child.frame.hasArea(in: visible)
      || !child.layer.masksToBounds && !child.children.isEmpty || child.layer.shadowOpacity > 0
  }

  private func drawBorder(in drawing: inout ViewDrawing) {
    let width = layer.borderWidth
    guard width > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    let path = shape(
      of: bounds.insetBy(dx: width / 2, dy: width / 2), cornerRadius: layer.cornerRadius - width / 2)
    drawing.add { () throws(DrawingDiagnostic) in
      try .stroke(path, with: .color(color.color), style: StrokeStyle(lineWidth: width))
    }
  }

  /// The colour of the background; nil where there is nothing to fill.
  private var backgroundShape: SRGBColor? {
    let color = backgroundColor.map(resolved) ?? layer.backgroundColor?.color
    guard let color, color.alpha > 0, bounds.size.width > 0, bounds.size.height > 0 else { return nil }
    return color
  }

  private var layerShadow: Shadow? {
    guard layer.shadowOpacity > 0, let color = layer.shadowColor?.color, color.alpha > 0 else { return nil }
    return Shadow(
      color: color.multiplyingAlpha(by: Double(layer.shadowOpacity)), radius: max(0, layer.shadowRadius),
      x: layer.shadowOffset.width, y: layer.shadowOffset.height)
  }

  /// The outline of the view.
  private var outline: Path { shape(of: bounds, cornerRadius: layer.cornerRadius) }

  private func shape(of rect: CGRect, cornerRadius: CGFloat) -> Path {
    let radius = max(0, cornerRadius)
    guard radius > 0 else { return Path(rect) }
    let corners = layer.maskedCorners
    return Path(
      roundedRect: rect,
      cornerRadii: CornerRadii(
        topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
        topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
        bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0,
        bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0),
      style: layer.cornerCurve == .continuous ? .continuous : .circular)
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
