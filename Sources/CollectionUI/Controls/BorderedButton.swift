public import Foundation
import Drawing
import Geometry

/// A button's label on a shape.
struct BorderedButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape
  @Environment(\.tint) private var tint

  private var color: Color { configuration.role == .destructive ? .red : .accentColor }

  private var labelColor: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return isProminent ? .white : color
  }

  private var shapeColor: Color {
    if !isEnabled { return Color(.tertiarySystemFill) }
    if isProminent { return color }
    // Grey unless somebody has chosen a colour, or the role has.
    return tint == nil && configuration.role != .destructive
      ? Color(.tertiarySystemFill) : color.opacity(0.15)
  }

  /// The room around a label.
  static func padding(_ size: ControlSize) -> EdgeInsets {
    let (x, y): (CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (10, 4)
      case .regular: (12, 7)
      case .large, .extraLarge: (20, 15)
      }
    return EdgeInsets(top: y, leading: x, bottom: y, trailing: x)
  }

  var body: some View {
    configuration.label.controlForeground(labelColor)
      .transformEnvironment(\.font) { if size == .mini || size == .small { $0 = .subheadline } }
      .padding(Self.padding(size))
      .background(shapeColor, in: shape.shape(for: size))
  }
}

/// How large controls are.
nonisolated public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// The outline of bordered buttons.
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
  private enum Kind: Hashable {
    case automatic
    case capsule
    case rounded(CGFloat?)
    case circle
  }

  private let kind: Kind

  /// A rectangle with rounded corners.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rectangle with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rectangle with corners of `radius` points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  @MainActor func shape(for size: ControlSize) -> AnyShape {
    let standard: CGFloat = size == .large || size == .extraLarge ? 12 : 8
    return switch kind {
    case .automatic: AnyShape(RoundedRectangle(cornerRadius: standard))
    case .capsule: AnyShape(Capsule())
    case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? standard))
    case .circle: AnyShape(Circle())
    }
  }
}

nonisolated private struct ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
nonisolated private struct BorderShapeKey: EnvironmentKey {
  static let defaultValue = ButtonBorderShape.automatic
}

nonisolated extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The outline of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the bordered buttons inside are.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }

  /// Sets the outline of the bordered buttons inside.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
