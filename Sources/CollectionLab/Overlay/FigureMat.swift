import Drawing
import Foundation
import Geometry

/// The edge of a figure's picture: the room around it, and how round its corners are (`snapshots.md` E, emphasis).
nonisolated struct FigureMat: Hashable, Sendable {
  /// The room between the picture and its frame, in points, in the colour that the picture stands on.
  var padding: CGFloat = 0
  /// The radius of the corners, in points; `nil` for the frame's own.
  var cornerRadius: CGFloat?

  /// The most points of either.
  static let limit: CGFloat = 1000

  /// An edge; what is below zero or beyond the limit is taken to the nearest.
  init(padding: CGFloat, cornerRadius: CGFloat?) {
    func limited(_ length: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, 0), Self.limit) : 0
    }
    self.padding = limited(padding)
    self.cornerRadius = cornerRadius.map(limited)
  }
}

nonisolated extension FigureFrame {
  /// The picture with the room around it, in its frame.
  func framing(
    _ list: DisplayList, _ mat: FigureMat, in environment: DrawingEnvironment
  ) throws -> DisplayList {
    if mat.padding == 0 { return try framing(list, cornerRadius: mat.cornerRadius, in: environment) }
    let padding = mat.padding
    let size = CGSize(width: list.size.width + 2 * padding, height: list.size.height + 2 * padding)
    let paper =
      list.backdrop
      ?? SystemColor.systemBackground.resolved(
        for: environment.traits.colorScheme, palette: environment.palette)
    // A box in a box has the corner that runs beside the other's.
    let inner = try list.rounded(max((mat.cornerRadius ?? cornerRadius(for: size)) - padding, 0))
    let padded = DisplayList(
      size: size,
      items: [
        try .fill(Path(CGRect(origin: .zero, size: size)), with: .color(paper)),
        try .scope(
          DisplayScope(
            transform: CGAffineTransform(translationX: padding, y: padding),
            clip: Path(CGRect(origin: .zero, size: list.size)), items: inner.items)),
      ], diagnostics: list.diagnostics)
    return try framing(padded, cornerRadius: mat.cornerRadius, in: environment)
  }
}

nonisolated extension DisplayList {
  /// The colour that the whole picture stands on; `nil` where there is none.
  fileprivate var backdrop: SRGBColor? {
    // What is cut out does not lie on whole numbers.
    Self.backdrop(of: items, behind: CGRect(origin: .zero, size: size).insetBy(dx: 0.01, dy: 0.01))
  }

  private static func backdrop(of items: [DisplayItem], behind whole: CGRect) -> SRGBColor? {
    for item in items where item.bounds.contains(whole) {
      switch item.content {
      case .fill(let path, .color(let color), _):
        if case .rectangle(let rect) = path.kind, rect.contains(whole), color.alpha == 1 { return color }
      case .scope(let scope):
        guard !scope.needsLayer, scope.transform.isScaleAndTranslation,
          scope.transform.a * scope.transform.d != 0
        else { continue }
        let inner = whole.applying(scope.transform.inverted())
        if let clip = scope.clip, !clip.boundingRect.contains(inner) { continue }
        if let color = backdrop(of: scope.items, behind: inner) { return color }
      default: continue
      }
    }
    return nil
  }

  /// The picture with round corners, outside of which it is left open.
  func rounded(_ radius: CGFloat) throws -> DisplayList {
    if radius <= 0 { return self }
    let outline = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: radius)
    return DisplayList(
      size: size, items: [try .scope(DisplayScope(clip: outline, items: items))], diagnostics: diagnostics)
  }
}
