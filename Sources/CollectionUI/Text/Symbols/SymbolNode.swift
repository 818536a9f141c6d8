import Drawing
import Foundation
import Geometry

/// A symbol in the size of the font, drawn in the foreground style.
final class SymbolNode: LayoutNode {
  nonisolated deinit {}

  private let symbol: Symbol
  private let environment: EnvironmentValues
  private let isResizable: Bool
  /// Points an em.
  private let em: CGFloat
  private let natural: CGSize

  init(_ symbol: Symbol, em: CGFloat, isResizable: Bool, environment: EnvironmentValues) {
    self.symbol = symbol
    self.em = em
    self.isResizable = isResizable
    self.environment = environment
    natural = symbol.size(em: em, grid: PixelGrid(scale: environment.displayScale))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  /// The symbol's letters stand beside the text's: their middle is the middle of its capitals.
  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    guard !isResizable, key.id == FirstTextBaseline.self || key.id == LastTextBaseline.self else {
      return nil
    }
    return symbol.baseline(em: em, height: natural.height)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let frame = CGRect(origin: origin, size: sizeThatFits(proposal))
    if frame.isEmpty { return }
    let box = symbol.box
    let em =
      isResizable
      ? CGSize(width: frame.width / box.width, height: frame.height / box.height)
      : CGSize(width: em, height: em)
    let paint = environment.foregroundPaint(bounds: frame)
    let ground = isLayered ? HierarchicalShapeStyle.secondary._paint(in: environment, bounds: frame) : nil
    let center = CGPoint(x: frame.midX, y: frame.midY)
    do throws(DrawingDiagnostic) {
      canvas.append(try symbol.items(around: center, em: em, paint: paint, ground: ground))
    } catch {
      canvas.render.diagnose(error)
    }
  }

  /// Whether a sign and the shape around it have styles of their own.
  private var isLayered: Bool {
    switch environment.symbolRenderingMode {
    case .hierarchical, .palette, .multicolor: true
    case nil: !environment.builtIn.foregroundLevels.isEmpty
    default: false
    }
  }
}
