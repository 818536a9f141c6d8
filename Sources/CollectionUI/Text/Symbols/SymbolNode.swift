import Drawing
import Foundation
import Geometry

/// A symbol in the size of the font, drawn in the foreground style.
final class SymbolNode: LayoutNode {
  nonisolated deinit {}

  private let pen: SymbolPen
  private let environment: EnvironmentValues
  private let isResizable: Bool
  /// Points an em.
  private let em: CGFloat
  private let natural: CGSize

  /// Room around the ink, in em.
  private static let margin: CGFloat = 0.09
  /// The height of San Francisco's capitals, in em (`views.md` 6.5); symbols stand on their middle.
  private static let capHeight: CGFloat = 0.7046

  init(_ pen: SymbolPen, em: CGFloat, isResizable: Bool, environment: EnvironmentValues) {
    self.pen = pen
    self.em = em
    self.isResizable = isResizable
    self.environment = environment
    let grid = PixelGrid(scale: environment.displayScale)
    let box = Self.box(of: pen)
    natural = CGSize(width: grid.ceil(box.width * em), height: grid.ceil(box.height * em))
  }

  /// The ink with room around it, in em.
  private static func box(of pen: SymbolPen) -> CGRect { pen.bounds.insetBy(dx: -margin, dy: -margin) }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  /// The symbol's letters stand beside the text's: their middle is the middle of its capitals.
  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    guard !isResizable, key.id == FirstTextBaseline.self || key.id == LastTextBaseline.self else {
      return nil
    }
    let box = Self.box(of: pen)
    return (natural.height - box.height * em) / 2 + (Self.capHeight / 2 - box.minY) * em
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    if frame.isEmpty || em <= 0 { return }
    let box = Self.box(of: pen)
    let scale =
      isResizable ? (x: frame.width / box.width, y: frame.height / box.height) : (x: em, y: em)
    let place = CGAffineTransform(
      a: scale.x, b: 0, c: 0, d: scale.y, tx: frame.midX - box.midX * scale.x,
      ty: frame.midY - box.midY * scale.y)
    let paint = environment.foregroundPaint(bounds: frame)
    let parts = pen.fills.isEmpty || pen.lines.isEmpty ? 1 : 2
    // Where lines cross what is filled, a colour that is not opaque would be seen twice.
    guard parts > 1, case .color(let color) = paint, color.alpha < 1 else {
      draw(with: paint, at: place, on: canvas)
      return
    }
    let opaque = SRGBColor(red: color.red, green: color.green, blue: color.blue)
    let items = canvas.collect { draw(with: .color(opaque), at: place, on: $0) }
    canvas.addScope(DisplayScope(opacity: color.alpha, items: items))
  }

  private func draw(with paint: Paint, at place: CGAffineTransform, on canvas: Canvas) {
    if !pen.fills.isEmpty {
      canvas.add { () throws(DrawingDiagnostic) in
        try .fill(pen.fills.applying(place), with: paint, rule: .evenOdd)
      }
    }
    if !pen.lines.isEmpty {
      let width = pen.width * (place.a * place.d).squareRoot()
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      canvas.add { () throws(DrawingDiagnostic) in
        try .stroke(pen.lines.applying(place), with: paint, style: style)
      }
    }
  }
}
