import Drawing
import Foundation
import Geometry

extension CALayer {
  /// Adds the layer, as the layer outside sees it; a view's layer is its view.
  func draw(into drawing: inout ViewDrawing) {
    if let view { return view.draw(into: &drawing) }
    guard !isHidden, opacity > 0.01 else { return }
    layoutIfNeeded()
    var inner = ViewDrawing()
    addBody(to: &inner, in: ownPose.bounds)
    addWhole(
      DisplayScope(
        transform: place.mapOutwards, opacity: Double(min(opacity, 1)), items: []),
      inner, in: ownPose.bounds, hasBackground: backgroundColor.map { $0.alpha > 0 } ?? false, to: &drawing)
  }

  /// Adds what is in a layer, clipped, masked and with its shadow, as the items of a scope.
  func addWhole(
    _ scope: DisplayScope, _ inner: ViewDrawing, in bounds: CGRect, hasBackground: Bool,
    to drawing: inout ViewDrawing
  ) {
    for diagnostic in inner.diagnostics { drawing.add(diagnostic) }
    var items = inner.items
    if let mask, !items.isEmpty {
      var masking = ViewDrawing()
      mask.draw(into: &masking)
      do throws(DrawingDiagnostic) {
        items = try DisplayItem.masked(items, by: masking.items)
      } catch {
        drawing.add(error)
      }
    }
    guard !items.isEmpty || scope.element?.annotations.isEmpty == false else { return }
    var scope = scope
    scope.clip = masksToBounds ? outline(of: bounds) : nil
    scope.shadow = hasBackground || masksToBounds || shadowPath != nil ? nil : shadow
    scope.items = items
    drawing.add { () throws(DrawingDiagnostic) in try .scope(scope) }
  }

  /// Adds background, content, inner layers and border of a layer that is no view's.
  private func addBody(to drawing: inout ViewDrawing, in bounds: CGRect) {
    addBackground(backgroundColor?.color, to: &drawing, in: bounds)
    addOwnContent(to: &drawing, in: bounds)
    addStack(to: &drawing)
    addBorder(to: &drawing, in: bounds)
  }

  /// Adds the shadow of a background, or of ``shadowPath``, and the background.
  func addBackground(_ color: SRGBColor?, to drawing: inout ViewDrawing, in bounds: CGRect) {
    let isFilled = color.map { $0.alpha > 0 } ?? false && bounds.width > 0 && bounds.height > 0
    if let shadow, !masksToBounds, isFilled || shadowPath != nil {
      let shape = shadowPath?.path ?? outline(of: bounds)
      drawing.add { () throws(DrawingDiagnostic) in try .shadow(of: shape, shadow) }
    }
    guard let color, isFilled else { return }
    let shape = outline(of: bounds)
    drawing.add { () throws(DrawingDiagnostic) in try .fill(shape, with: .color(color)) }
  }

  /// Adds what the layer shows by its contents, its kind and its drawing.
  func addOwnContent(to drawing: inout ViewDrawing, in bounds: CGRect) {
    if let image = contents as? UIImage ?? (contents as? CGImage)?.image {
      image.add(to: &drawing, in: contentsGravity.contentMode.place(image.size, in: bounds), tint: nil)
    }
    let kind = type(of: self)
    if kind == CALayer.self { return }
    addContent(to: &drawing)
    if kind == CAShapeLayer.self || kind == CAGradientLayer.self { return }
    CGContext.record(into: &drawing) { draw(in: $0()) }
  }

  /// Adds the layers inside in the order they are painted.
  func addStack(to drawing: inout ViewDrawing) {
    if stack.isEmpty { return }
    let map = CATransform3DGetAffineTransform(sublayerTransform)
    if map.isIdentity {
      for layer in layersBackToFront { layer.draw(into: &drawing) }
      return
    }
    var inner = ViewDrawing()
    for layer in layersBackToFront { layer.draw(into: &inner) }
    for diagnostic in inner.diagnostics { drawing.add(diagnostic) }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let around = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(map)
      .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
    drawing.add { () throws(DrawingDiagnostic) in
      try .scope(DisplayScope(transform: around, items: inner.items))
    }
  }

  private var layersBackToFront: [CALayer] {
    guard stack.contains(where: { $0.zPosition != 0 }) else { return stack }
    return stack.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Adds the border inside the edges.
  func addBorder(to drawing: inout ViewDrawing, in bounds: CGRect) {
    let width = borderWidth
    guard width > 0, let color = borderColor, color.alpha > 0 else { return }
    let path = shape(
      of: bounds.insetBy(dx: width / 2, dy: width / 2), cornerRadius: cornerRadius - width / 2)
    drawing.add { () throws(DrawingDiagnostic) in
      try .stroke(path, with: .color(color.color), style: StrokeStyle(lineWidth: width))
    }
  }

  private var shadow: Shadow? {
    guard shadowOpacity > 0, let color = shadowColor?.color, color.alpha > 0 else { return nil }
    return Shadow(
      color: color.multiplyingAlpha(by: Double(shadowOpacity)), radius: max(0, shadowRadius),
      x: shadowOffset.width, y: shadowOffset.height)
  }

  /// The outline of a layer with some bounds.
  func outline(of bounds: CGRect) -> Path { shape(of: bounds, cornerRadius: cornerRadius) }

  private func shape(of rect: CGRect, cornerRadius: CGFloat) -> Path {
    let radius = max(0, cornerRadius)
    guard radius > 0 else { return Path(rect) }
    return Path(
      roundedRect: rect,
      cornerRadii: CornerRadii(
        topLeft: maskedCorners.contains(.layerMinXMinYCorner) ? radius : 0,
        topRight: maskedCorners.contains(.layerMaxXMinYCorner) ? radius : 0,
        bottomRight: maskedCorners.contains(.layerMaxXMaxYCorner) ? radius : 0,
        bottomLeft: maskedCorners.contains(.layerMinXMaxYCorner) ? radius : 0),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }
}
