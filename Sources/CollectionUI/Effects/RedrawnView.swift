package import Drawing
package import Foundation
import Geometry

/// A view whose picture, once it is drawn, is made into another, larger one.
///
/// Collections inside say of their layouts what figures show of them.
package struct RedrawnView<Content: View>: PrimitiveView {
  let content: Content
  let includesNames: Bool
  let size: (CGSize, DrawingEnvironment, () throws -> DisplayList) throws -> CGSize
  let redraw: (DisplayList, DrawingEnvironment) throws -> DisplayList

  /// The picture of `content`, redrawn.
  ///
  /// - Parameters:
  ///   - content: takes the room that the whole is offered.
  ///   - includesNames: whether items say what their tags call them, which takes time.
  ///   - size: the size of the new picture by that of the first, in points, or by the first picture itself, which is drawn
  ///     for this alone where it is asked for.
  ///   - redraw: makes the new picture.
  package init(
    _ content: Content, includesNames: Bool,
    size: @escaping (CGSize, DrawingEnvironment, () throws -> DisplayList) throws -> CGSize,
    redraw: @escaping (DisplayList, DrawingEnvironment) throws -> DisplayList
  ) {
    self.content = content
    self.includesNames = includesNames
    self.size = size
    self.redraw = redraw
  }

  package func _makeNode(in context: ResolutionContext) -> LayoutNode {
    RedrawnNode(
      context.rootNode(content), includesNames: includesNames, size: size, redraw: redraw, context: context)
  }

  /// The type of the body.
  package typealias Body = Never
}

/// A node that draws what is made of its child's picture.
private final class RedrawnNode: WrapperNode {
  nonisolated deinit {}

  private let includesNames: Bool
  private let size: (CGSize, DrawingEnvironment, () throws -> DisplayList) throws -> CGSize
  private let redraw: (DisplayList, DrawingEnvironment) throws -> DisplayList
  private let context: ResolutionContext

  init(
    _ child: LayoutNode, includesNames: Bool,
    size: @escaping (CGSize, DrawingEnvironment, () throws -> DisplayList) throws -> CGSize,
    redraw: @escaping (DisplayList, DrawingEnvironment) throws -> DisplayList, context: ResolutionContext
  ) {
    self.includesNames = includesNames
    self.size = size
    self.redraw = redraw
    self.context = context
    super.init(child)
  }

  private var environment: DrawingEnvironment {
    let builtIn = context.environment.builtIn
    return DrawingEnvironment(
      traits: builtIn.traits, palette: builtIn.palette, textMeasurer: context.render.measurer)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = child.sizeThatFits(proposal)
    guard own.width.isFinite, own.height.isFinite else { return own }
    do {
      let grown = try size(own, environment) { picture(proposal, on: Canvas(render: context.render)) }
      context.render.noteGrowth(from: own, to: grown)
      return grown
    } catch {
      context.render.fail(error)
      return own
    }
  }

  /// The child's picture, with annotations.
  private func picture(_ proposal: ProposedViewSize, on canvas: Canvas) -> DisplayList {
    let render = canvas.render
    let outer = (render.includesAnnotations, render.includesNames)
    (render.includesAnnotations, render.includesNames) = (true, includesNames)
    let items = canvas.collect { child.draw(at: .zero, proposal: proposal, on: $0) }
    (render.includesAnnotations, render.includesNames) = outer
    return DisplayList(size: child.sizeThatFits(proposal), items: items)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let render = canvas.render
    let picture = picture(proposal, on: canvas)
    let room = sizeThatFits(proposal)
    do {
      let list = try redraw(picture, environment)
      list.diagnostics.forEach(render.diagnose)
      let left = origin.x + (room.width - list.size.width) / 2
      let top = origin.y + (room.height - list.size.height) / 2
      canvas.addScope(
        DisplayScope(transform: CGAffineTransform(translationX: left, y: top), items: list.items))
    } catch {
      render.fail(error)
    }
  }
}
