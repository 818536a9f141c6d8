import Drawing
import Foundation
import Geometry

/// A drawing with the room it takes.
nonisolated struct Symbol {
  let pen: SymbolPen
  /// The ink with room around it, in em.
  let box: CGRect

  /// Room around the ink, in em.
  private static let margin: CGFloat = 0.09

  init(_ pen: SymbolPen) {
    self.pen = pen
    box = pen.bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
  }
}

/// A symbol in the size of the font, drawn in the foreground style.
final class SymbolNode: LayoutNode {
  nonisolated deinit {}

  private let symbol: Symbol
  private let environment: EnvironmentValues
  private let isResizable: Bool
  /// Points an em.
  private let em: CGFloat
  private let natural: CGSize

  /// The height of San Francisco's capitals, in em (`views.md` 6.5); symbols stand on their middle.
  private static let capHeight: CGFloat = 0.7046

  init(_ symbol: Symbol, em: CGFloat, isResizable: Bool, environment: EnvironmentValues) {
    self.symbol = symbol
    self.em = em
    self.isResizable = isResizable
    self.environment = environment
    let grid = PixelGrid(scale: environment.displayScale)
    let box = symbol.box
    natural = CGSize(width: grid.ceil(box.width * em), height: grid.ceil(box.height * em))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  /// The symbol's letters stand beside the text's: their middle is the middle of its capitals.
  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    guard !isResizable, key.id == FirstTextBaseline.self || key.id == LastTextBaseline.self else {
      return nil
    }
    let box = symbol.box
    return (natural.height - box.height * em) / 2 + (Self.capHeight / 2 - box.minY) * em
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    if frame.isEmpty || em <= 0 { return }
    let box = symbol.box
    let scale =
      isResizable ? (x: frame.width / box.width, y: frame.height / box.height) : (x: em, y: em)
    let place = CGAffineTransform(
      a: scale.x, b: 0, c: 0, d: scale.y, tx: frame.midX - box.midX * scale.x,
      ty: frame.midY - box.midY * scale.y)
    if isLayered, let layers = symbol.pen.layers {
      let ground = HierarchicalShapeStyle.secondary._paint(in: environment, bounds: frame)
      let front = environment.foregroundPaint(bounds: frame)
      for (path, paint) in [(layers.ground, ground), (layers.front, front)] {
        canvas.add { () throws(DrawingDiagnostic) in
          try .fill(path.applying(place), with: paint, rule: .evenOdd)
        }
      }
      return
    }
    let paint = environment.foregroundPaint(bounds: frame)
    let parts = symbol.pen.fills.isEmpty || symbol.pen.lines.isEmpty ? 1 : 2
    // Where lines cross what is filled, a colour that is not opaque would be seen twice.
    guard parts > 1, case .color(let color) = paint, color.alpha < 1 else {
      draw(with: paint, at: place, on: canvas)
      return
    }
    let opaque = SRGBColor(red: color.red, green: color.green, blue: color.blue)
    let items = canvas.collect { draw(with: .color(opaque), at: place, on: $0) }
    canvas.addScope(DisplayScope(opacity: color.alpha, items: items))
  }

  /// Whether a sign and the shape around it have styles of their own.
  private var isLayered: Bool {
    switch environment.symbolRenderingMode {
    case .hierarchical, .palette, .multicolor: true
    case nil: !environment.builtIn.foregroundLevels.isEmpty
    default: false
    }
  }

  private func draw(with paint: Paint, at place: CGAffineTransform, on canvas: Canvas) {
    if !symbol.pen.fills.isEmpty {
      canvas.add { () throws(DrawingDiagnostic) in
        try .fill(symbol.pen.fills.applying(place), with: paint, rule: .evenOdd)
      }
    }
    if !symbol.pen.lines.isEmpty {
      let width = symbol.pen.width * (place.a * place.d).squareRoot()
      let style = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      canvas.add { () throws(DrawingDiagnostic) in
        try .stroke(symbol.pen.lines.applying(place), with: paint, style: style)
      }
    }
  }
}
