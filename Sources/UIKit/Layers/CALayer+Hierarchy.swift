public import Foundation

extension CALayer {
  /// The layers inside, back to front; those of subviews among them.
  public var sublayers: [CALayer]? {
    get {
      let layers = stack.isEmpty ? view?.children.map(\.layer) ?? [] : stack
      return layers.isEmpty ? nil : layers
    }
    set {
      for layer in sublayers ?? [] where layer.view == nil { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// The layer that holds this one.
  public var superlayer: CALayer? { view?.superview?.layer ?? outer }

  /// Puts a layer in front of all others.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  /// Puts a layer at a place counted from the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer right behind another one; in front of all where that is not inside.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: place(of: sibling))
  }

  /// Puts a layer right in front of another one; in front of all where that is not inside.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: place(of: sibling).map { $0 + 1 })
  }

  /// Puts a layer at the place of another one.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = place(of: oldLayer) else { return }
    insert(newLayer, at: index)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of the one that holds it; a view's layer with its view.
  public func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    outer?.stack.removeAll { $0 === self }
    outer = nil
  }

  private func place(of sibling: CALayer?) -> Int? {
    sibling.flatMap { sibling in sublayers?.firstIndex { $0 === sibling } }
  }

  private func insert(_ layer: CALayer, at index: Int?) {
    guard !isInside(layer) else { trap("Can't add \(layer) inside itself as a sublayer.") }
    layer.removeFromSuperlayer()
    // A view's layer brings its view along.
    if let inner = layer.view, let view { view.addSubview(inner) }
    if stack.isEmpty { stack = sublayers ?? [] }
    stack.removeAll { $0 === layer }
    stack.insert(layer, at: min(max(index ?? stack.count, 0), stack.count))
    layer.outer = self
  }

  /// Whether this is `layer` or lies inside it, however deep.
  private func isInside(_ layer: CALayer) -> Bool {
    var candidate: CALayer? = self
    while let current = candidate {
      if current === layer { return true }
      candidate = current.superlayer
    }
    return false
  }

  /// Keeps the order of the layers as a subview gets a place right behind `next`, or in front of all.
  func subview(_ subview: UIView, isBehind next: UIView?) {
    if stack.isEmpty { return }
    let layer = subview.layer
    stack.removeAll { $0 === layer }
    stack.insert(layer, at: next.flatMap { next in stack.firstIndex { $0.view === next } } ?? stack.count)
  }

  /// Keeps the order of the layers as a subview gets behind all.
  func subviewIsBehindAll(_ subview: UIView) {
    if stack.isEmpty { return }
    let layer = subview.layer
    stack.removeAll { $0 === layer }
    stack.insert(layer, at: 0)
  }

  /// Keeps the order of the layers as a subview is gone.
  func subviewIsGone(_ subview: UIView) {
    if !stack.isEmpty { stack.removeAll { $0.view === subview } }
  }
}

extension CALayer {
  /// The part of ``transform`` in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Makes a map of the plane the ``transform``.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Whether a point of the layer's own coordinates lies in its rectangle.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
