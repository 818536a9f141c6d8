public import Foundation
import Drawing
import Geometry

/// A view that is drawn by commands; `Canvas` is its name outside of this module.
///
/// It takes all the room it is offered, and nothing is seen outside of it. The commands run when it is drawn, and read
/// nothing of state that is not captured; they are not mirrored where reading goes from right to left.
public struct CanvasView<Symbols: View>: PrimitiveView {
  /// Views that the commands can draw, by their tags.
  public var symbols: Symbols
  /// Draws in the size of the view.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  /// A view drawn by commands, which can draw views by their tags.
  ///
  /// - Parameters:
  ///   - opaque: a picture shows what lies behind either way.
  ///   - colorMode: how colours are computed.
  ///   - rendersAsynchronously: a picture is drawn at once.
  ///   - renderer: draws in the size of the view.
  ///   - symbols: views that can be drawn.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
  }

  /// A node that runs the commands.
  public func _makeNode(in context: ResolutionContext) -> LayoutNode {
    CanvasNode(
      renderer, context: context.at(.primary),
      symbols: Symbols._resolve(symbols, in: context.insideContainer(stackAxis: nil).at(.secondary)))
  }

  /// The type of the body.
  public typealias Body = Never
}

extension CanvasView where Symbols == EmptyView {
  /// A view drawn by commands.
  ///
  /// - Parameters:
  ///   - opaque: a picture shows what lies behind either way.
  ///   - colorMode: how colours are computed.
  ///   - rendersAsynchronously: a picture is drawn at once.
  ///   - renderer: draws in the size of the view.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
    ) { EmptyView() }
  }
}

/// A view drawn by commands.
final class CanvasNode: LayoutNode {
  nonisolated deinit {}

  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let context: ResolutionContext
  private let symbols: ResolvedList

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, context: ResolutionContext,
    symbols: ResolvedList
  ) {
    self.renderer = renderer
    self.context = context
    self.symbols = symbols
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let size = sizeThatFits(proposal)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    let items = canvas.collect { inner in
      var graphics = GraphicsContext(
        sink: GraphicsContext.Sink(canvas: inner, context: context, symbols: symbols))
      renderer(&graphics, size)
    }
    canvas.addScope(
      DisplayScope(
        transform: CGAffineTransform(translationX: origin.x, y: origin.y),
        clip: Path(CGRect(origin: .zero, size: size)), items: items))
  }
}
