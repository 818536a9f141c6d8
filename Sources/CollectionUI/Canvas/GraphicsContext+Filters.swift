public import Foundation
import Drawing

extension GraphicsContext {
  /// A change of what is drawn, as a whole.
  public struct Filter {
    enum Kind {
      case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
      case blur(CGFloat)
    }

    let kind: Kind

    /// A shadow behind what is drawn.
    ///
    /// - Parameters:
    ///   - color: the shadow's colour.
    ///   - radius: the standard deviation of its blur, in points.
    ///   - x: points to the right.
    ///   - y: points downwards.
    public static func shadow(
      color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(kind: .shadow(color, radius: radius, x: x, y: y)) }

    /// A blur; the radius is its standard deviation in points.
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .blur(radius)) }
  }

  /// Changes each thing drawn from now on, or each layer as a whole.
  ///
  /// Radii and offsets are points of the canvas, whatever the context's transform.
  public mutating func addFilter(_ filter: Filter) {
    switch filter.kind {
    case .shadow(let color, let radius, let x, let y):
      guard radius.isFinite, radius >= 0 else { return refuse("a shadow's radius", radius) }
      add(.shadow(Shadow(color: color.resolved(in: environment), radius: radius, x: x, y: y)))
    case .blur(let radius):
      guard radius.isFinite, radius >= 0 else { return refuse("a blur radius", radius) }
      add(.blur(radius))
    }
  }

  private func refuse(_ what: String, _ length: CGFloat) {
    sink.canvas.render.diagnose(.unusableLength(what, length))
  }
}
