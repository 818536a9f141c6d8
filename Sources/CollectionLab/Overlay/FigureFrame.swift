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
  /// The picture in its frame.
  func framing(_ list: DisplayList, in environment: DrawingEnvironment) throws -> DisplayList {
    func resolved(_ color: SystemColor) -> SRGBColor {
      color.resolved(for: environment.traits.colorScheme, palette: environment.palette)
    }
    let insets: EdgeInsets
    let radius: CGFloat
    switch self {
    case .none: return list
    case .device:
      let edge = (max(list.size.width, 200) * 0.03).rounded()
      insets = EdgeInsets(top: edge, leading: edge, bottom: edge, trailing: edge)
      radius = min(edge * 3.5, min(list.size.width, list.size.height) / 4)
    case .window: (insets, radius) = (EdgeInsets(top: 29, leading: 1, bottom: 1, trailing: 1), 10)
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
        cornerRadii: CornerRadii(topLeft: 0, topRight: 0, bottomRight: radius - 1, bottomLeft: radius - 1))
    }
    items.append(
      try .scope(
        DisplayScope(
          transform: CGAffineTransform(translationX: inner.minX, y: inner.minY), clip: clip, items: list.items
        )))
    if self == .window {
      let line = Path(roundedRect: outer.insetBy(dx: 0.5, dy: 0.5), cornerRadius: radius - 0.5)
      items.append(try .stroke(line, with: .color(edge), style: StrokeStyle(lineWidth: 1)))
      let rule = Path(CGRect(x: 1, y: insets.top - 1, width: list.size.width, height: 1))
      items.append(try .fill(rule, with: .color(edge)))
    }
    return DisplayList(size: size, items: items, diagnostics: list.diagnostics)
  }
}
