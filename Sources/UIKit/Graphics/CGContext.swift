import Drawing
public import Foundation
public import Geometry

/// What is drawn into by views that draw themselves (Core Graphics' `CGContext` as such views use it).
///
/// Its coordinates are the view's: points, y downwards.
@preconcurrency @MainActor
public final class CGContext: NSObject {
  /// Something that is left out from now on: what lies outside a path in the coordinates of the whole.
  struct Clip {
    var path: Path
    var rule: CGPathFillRule
  }

  /// What is saved and restored.
  struct State {
    var fillColor = SRGBColor.black
    var strokeColor = SRGBColor.black
    var line = StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var map = CGAffineTransform.identity
    var clips: [Clip] = []
  }

  var state = State()
  private var saved: [State] = []
  /// The path being built, in the coordinates of the whole.
  var path = Path()
  private(set) var items: [DisplayItem] = []
  private(set) var diagnostics: [DrawingDiagnostic] = []

  /// The contexts that are drawn into, the innermost last; nil for one that nobody has asked for yet.
  private static var stack: [CGContext?] = []

  /// The context that is drawn into; nil while nothing is drawn.
  static var current: CGContext? {
    guard let last = stack.last else { return nil }
    if let last { return last }
    let context = CGContext()
    stack[stack.count - 1] = context
    return context
  }

  /// Adds what `body` draws into the current context, which it may ask for.
  static func record(into drawing: inout ViewDrawing, _ body: (() -> CGContext) -> Void) {
    stack.append(nil)
    body { current ?? CGContext() }
    guard let context = stack.removeLast() else { return }
    drawing.add { () throws(DrawingDiagnostic) in context.items }
    for diagnostic in context.diagnostics { drawing.add(diagnostic) }
  }

  /// Makes a context the current one, or the one before it current again.
  static func push(_ context: CGContext) { stack.append(context) }

  static func pop() { stack.removeLast() }

  // MARK: State

  /// Keeps what is set, for ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Sets what was set at the last ``saveGState()``.
  public func restoreGState() { if let state = saved.popLast() { self.state = state } }

  /// The map from the coordinates in force to those of the whole.
  public var ctm: CGAffineTransform { state.map }

  /// Moves the coordinates, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns the coordinates, in radians, clockwise on screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Maps the coordinates.
  public func concatenate(_ transform: CGAffineTransform) { state.map = transform.concatenating(state.map) }

  /// Sets the opacity of all that is painted, 0...1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets how what is painted meets what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Gives what is painted a black shadow of a third's opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(SRGBColor.black.multiplyingAlpha(by: 1.0 / 3)))
  }

  /// Gives what is painted a shadow, or none where there is no colour.
  ///
  /// - Parameters:
  ///   - offset: in points.
  ///   - blur: twice the standard deviation, in points `[inferred]`.
  ///   - color: the shadow's.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(color: $0.color, radius: max(0, blur) / 2, x: offset.width, y: offset.height)
    }
  }

  // MARK: Painting

  /// Adds an item whose coordinates are those in force.
  func add(_ make: () throws(DrawingDiagnostic) -> DisplayItem) {
    do throws(DrawingDiagnostic) {
      var item = try make()
      let opacity = Double(min(max(state.alpha, 0), 1))
      if !state.map.isIdentity || opacity < 1 || state.blendMode != .normal || state.shadow != nil {
        item = try .scope(
          DisplayScope(
            transform: state.map, opacity: opacity, blendMode: state.blendMode.mode, shadow: state.shadow,
            items: [item]))
      }
      var painted = [item]
      for clip in state.clips.reversed() {
        let mask = try DisplayItem.fill(clip.path, with: .color(.black), rule: clip.rule.rule)
        painted = try DisplayItem.masked(painted, by: [mask])
      }
      items += painted
    } catch {
      diagnostics.append(error)
    }
  }

  /// Adds what has been gathered elsewhere, in the coordinates in force.
  func add(_ drawing: ViewDrawing) {
    for item in drawing.items { add { () throws(DrawingDiagnostic) in item } }
    diagnostics += drawing.diagnostics
  }

  /// Paints with another blend mode and opacity than those set.
  func paint(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    let before = state
    if blendMode != .normal { state.blendMode = blendMode }
    state.alpha *= alpha
    body(self)
    state = before
  }

  func fill(_ path: Path, rule: CGPathFillRule) {
    if path.isEmpty { return }
    add { () throws(DrawingDiagnostic) in
      try .fill(path, with: .color(state.fillColor), rule: rule.rule)
    }
  }

  func stroke(_ path: Path, style: StrokeStyle) {
    if path.isEmpty { return }
    add { () throws(DrawingDiagnostic) in
      try .stroke(path, with: .color(state.strokeColor), style: style)
    }
  }

  /// Leaves out what is outside a path in the coordinates in force, from now on.
  func clip(to path: Path, rule: CGPathFillRule) {
    state.clips.append(Clip(path: path.applying(state.map), rule: rule))
  }
}

/// What is drawn into by a view that draws itself; nil while none does.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

/// Makes a context the one that is drawn into.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.push(context) }

/// Makes the context before the last pushed one the one that is drawn into.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { CGContext.pop() }

/// Paints a rectangle in the fill colour.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

/// Paints a line inside the edges of a rectangle, a point wide, in the stroke colour.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  CGContext.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
