import Drawing
import Foundation
import Geometry

/// What a figure's picture stands in.
nonisolated public enum FigureFrame: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case none
  /// The plain edge of a phone or tablet.
  case device
  /// A window with a title bar.
  case window
}

nonisolated extension FigureFrame {
  /// The radius of a window's corners, in points.
  private static let windowRadius: CGFloat = 10

  /// The thickness of the edge around a screen, in points.
  private static func edge(around size: CGSize) -> CGFloat { (max(size.width, 200) * 0.03).rounded() }

  /// The radius of a screen's, or a window's, corners where nobody says another, in points.
  func cornerRadius(for size: CGSize) -> CGFloat {
    switch self {
    case .none: 0
    case .device: min(Self.edge(around: size) * 3.5, min(size.width, size.height) / 4)
    case .window: Self.windowRadius
    }
  }

  /// The picture in its frame.
  ///
  /// What lies outside of rounded corners is left open.
  ///
  /// - Parameter cornerRadius: the radius of the picture's, or the window's, corners, in points; `nil` for the frame's own.
  func framing(
    _ list: DisplayList, cornerRadius: CGFloat?, in environment: DrawingEnvironment
  ) throws -> DisplayList {
    func resolved(_ color: SystemColor) -> SRGBColor {
      color.resolved(for: environment.traits.colorScheme, palette: environment.palette)
    }
    let insets: EdgeInsets
    let radius = cornerRadius ?? self.cornerRadius(for: list.size)
    switch self {
    case .none: return radius > 0 ? try list.rounded(radius) : list
    case .device:
      let edge = Self.edge(around: list.size)
      insets = EdgeInsets(top: edge, leading: edge, bottom: edge, trailing: edge)
    case .window: insets = EdgeInsets(top: 29, leading: 1, bottom: 1, trailing: 1)
    }
    let size = CGSize(
      width: list.size.width + insets.horizontal, height: list.size.height + insets.vertical)
    let outer = CGRect(origin: .zero, size: size)
    let inner = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: list.size)
    var items: [DisplayItem] = []
    let clip: Path
    let edge = resolved(.separator)
    if self == .device {
      let body = Path(roundedRect: outer, cornerRadius: radius + insets.leading)
      items.append(try .fill(body, with: .color(SRGBColor(hex: 0x1C1C1E))))
      let line = Path(
        roundedRect: outer.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius + insets.leading - 0.5)
      items.append(
        try .stroke(line, with: .color(SRGBColor(hex: 0x8E8E93)), style: StrokeStyle(lineWidth: 1)))
      clip = Path(roundedRect: CGRect(origin: .zero, size: list.size), cornerRadius: radius)
    } else {
      items.append(
        try .fill(
          Path(roundedRect: outer, cornerRadius: radius), with: .color(resolved(.secondarySystemBackground))))
      for index in 0..<3 {
        let dot = CGRect(x: 12 + CGFloat(index) * 18, y: 9, width: 11, height: 11)
        items.append(try .fill(Path(ellipseIn: dot), with: .color(resolved(.systemGray3))))
      }
      clip = Path(
        roundedRect: CGRect(origin: .zero, size: list.size),
        cornerRadii: CornerRadii(
          topLeft: 0, topRight: 0, bottomRight: max(radius - 1, 0), bottomLeft: max(radius - 1, 0)))
    }
    items.append(
      try .scope(
        DisplayScope(
          transform: CGAffineTransform(translationX: inner.minX, y: inner.minY), clip: clip, items: list.items
        )))
    if self == .window {
      let line = Path(roundedRect: outer.insetBy(dx: 0.5, dy: 0.5), cornerRadius: max(radius - 0.5, 0))
      items.append(try .stroke(line, with: .color(edge), style: StrokeStyle(lineWidth: 1)))
      let rule = Path(CGRect(x: 1, y: insets.top - 1, width: list.size.width, height: 1))
      items.append(try .fill(rule, with: .color(edge)))
    }
    return DisplayList(size: size, items: items, diagnostics: list.diagnostics)
  }
}
