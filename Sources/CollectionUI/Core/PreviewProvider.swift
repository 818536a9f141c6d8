public import Foundation
import Geometry

/// Views shown beside their code; a device's tools draw them, and here they are views like any other.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// How large a preview is.
nonisolated public enum PreviewLayout: Hashable, Sendable {
  /// As large as a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// This large, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension View {
  /// Says how large the view is as a preview: a frame where it is fixed.
  public func previewLayout(_ layout: PreviewLayout) -> some View {
    modifier(PreviewLayoutModifier(layout: layout))
  }

  /// Chooses the device of the view as a preview; a picture is drawn for the device that it is asked for.
  public func previewDevice(_ value: String?) -> some View { self }

  /// Names the view as a preview, which shows nowhere.
  public func previewDisplayName(_ name: String?) -> some View { self }
}

struct PreviewLayoutModifier: NodeModifier {
  let layout: PreviewLayout

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    guard case .fixed(let width, let height) = layout else { return node }
    return FrameModifier(width: width, height: height, alignment: .center).wrap(node, in: context)
  }
}
