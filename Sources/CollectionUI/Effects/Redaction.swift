import Drawing
import Foundation
import Geometry

extension View {
  /// Replaces texts and pictures by placeholders, for a reason that adds to those further out.
  public func redacted(reason: RedactionReasons) -> some View {
    modifier(EnvironmentModifier { $0.redactionReasons.formUnion(reason) })
  }

  /// Shows the view as it is, whatever is said further out.
  public func unredacted() -> some View { modifier(EnvironmentModifier { $0.redactionReasons = [] }) }

  /// Marks the view as private: a placeholder stands for it wherever the environment hides what is private.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.builtIn.isPrivacySensitive = sensitive })
  }
}

extension EnvironmentValues {
  /// Whether texts and pictures are drawn as placeholders.
  var drawsPlaceholders: Bool {
    let reasons = builtIn.redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && builtIn.isPrivacySensitive
  }
}

extension ResolutionContext {
  /// The node of a text or a picture, which is drawn as a placeholder where the environment asks for it.
  func redactable(_ node: LayoutNode) -> LayoutNode {
    environment.drawsPlaceholders ? PlaceholderNode(node, environment: environment) : node
  }
}

/// Plain shapes in the places of a view's texts and pictures: a rounded bar for each line, a fill for each picture.
final class PlaceholderNode: WrapperNode {
  nonisolated deinit {}

  private let environment: EnvironmentValues

  /// How strongly a placeholder has the colour of what it stands for; the fourth level of a style (`views.md` 6.1).
  private static let opacity = 0.18
  /// The radius of a bar's corners, in points.
  private static let radius: CGFloat = 3

  init(_ child: LayoutNode, environment: EnvironmentValues) {
    self.environment = environment
    super.init(child)
  }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    for item in canvas.collect({ child.draw(at: origin, proposal: proposal, on: $0) }) {
      switch item.content {
      case .text(let text, let point, let paints):
        for line in text.lines where line.frame.width > 0 {
          let run = text.runs[line.runs].first?.sourceRun ?? 0
          let paint = paints[min(max(run, 0), paints.count - 1)].multiplyingAlpha(by: Self.opacity)
          let bar = Path(
            roundedRect: line.frame.offsetBy(dx: point.x, dy: point.y), cornerRadius: Self.radius)
          canvas.add { () throws(DrawingDiagnostic) in try .fill(bar, with: paint) }
        }
      case .image(let image):
        let paint = environment.foregroundPaint(bounds: image.frame).multiplyingAlpha(by: Self.opacity)
        canvas.add { () throws(DrawingDiagnostic) in try .fill(Path(image.frame), with: paint) }
      case .fill, .stroke, .shadow, .scope:
        let bounds = item.bounds
        let paint = environment.foregroundPaint(bounds: bounds).multiplyingAlpha(by: Self.opacity)
        canvas.add { () throws(DrawingDiagnostic) in try .fill(Path(bounds), with: paint) }
      }
    }
  }
}
