public import Foundation
public import Geometry
import Drawing

extension GraphicsContext {
  /// A text ready to be measured and drawn.
  public struct ResolvedText {
    let node: LayoutNode

    /// The text's size where it is offered `size` points.
    public func measure(in size: CGSize) -> CGSize { node.sizeThatFits(ProposedViewSize(size)) }

    /// How far below its top the text's first baseline is where it is offered `size` points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      node.dimensions(ProposedViewSize(size))[VerticalAlignment.firstTextBaseline]
    }

    /// How far below its top the text's last baseline is where it is offered `size` points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      node.dimensions(ProposedViewSize(size))[VerticalAlignment.lastTextBaseline]
    }
  }

  /// A picture ready to be measured and drawn.
  public struct ResolvedImage {
    let node: LayoutNode
    let stretched: LayoutNode
    let baselineFromTop: CGFloat
    /// The picture's own size, in points.
    public let size: CGSize

    /// How far above its bottom the picture's baseline is, in points.
    public var baseline: CGFloat { size.height - baselineFromTop }
  }

  /// A view of the canvas's symbols, ready to be measured and drawn.
  public struct ResolvedSymbol {
    let node: LayoutNode
    /// The view's own size, in points.
    public let size: CGSize
  }

  /// The text in the canvas's environment.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(node: text._makeNode(in: sink.context)) }

  /// The picture in the canvas's environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let node = image._makeNode(in: sink.context)
    let dimensions = node.dimensions(.unspecified)
    return ResolvedImage(
      node: node, stretched: image.resizable()._makeNode(in: sink.context),
      baselineFromTop: dimensions[VerticalAlignment.lastTextBaseline],
      size: CGSize(width: dimensions.width, height: dimensions.height))
  }

  /// The view that carries a tag among the canvas's symbols, or `nil`.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    for index in 0..<sink.symbols.count where sink.symbols.values(at: index).hasTag(id) {
      let node = sink.symbols.element(at: index).makeNode()
      return ResolvedSymbol(node: node, size: node.sizeThatFits(.unspecified))
    }
    return nil
  }

  /// Draws a text in one line of its own length, so that its anchor stands at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.node, .unspecified, at: point, anchor: anchor)
  }

  /// Draws a text that is broken into lines to fit a rectangle, from its top leading corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(text.node, ProposedViewSize(rect.size), at: rect.origin, anchor: .topLeading)
  }

  /// Draws a text in one line of its own length, so that its anchor stands at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text that is broken into lines to fit a rectangle, from its top leading corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a picture in its own size, so that its anchor stands at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(image.node, .unspecified, at: point, anchor: anchor)
  }

  /// Draws a picture stretched over a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    place(image.stretched, ProposedViewSize(rect.size), at: rect.origin, anchor: .topLeading)
  }

  /// Draws a picture in its own size, so that its anchor stands at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture stretched over a rectangle.
  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }

  /// Draws a symbol in its own size, so that its anchor stands at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.node, .unspecified, at: point, anchor: anchor)
  }

  /// Draws a symbol that is offered a rectangle's size, from its top leading corner.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(symbol.node, ProposedViewSize(rect.size), at: rect.origin, anchor: .topLeading)
  }

  private func place(
    _ node: LayoutNode, _ proposal: ProposedViewSize, at point: CGPoint, anchor: UnitPoint
  ) {
    let size = node.sizeThatFits(proposal)
    addMapped { canvas in
      node.draw(
        at: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
        proposal: proposal, on: canvas)
    }
  }
}
