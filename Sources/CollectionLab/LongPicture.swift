public import Drawing
import Foundation
import Geometry

/// All of a content at once, with a bracket at what is seen of it (`snapshots.md` E, film strip).
///
/// ```swift
/// Figure("journal", caption: "…", alternativeText: "…", contentOffset: CGPoint(x: 0, y: 300)) {
///   LongPicture(content: JournalView())
/// }
/// ```
///
/// What is seen has the environment's height and begins at its content offset; the content has its own height, which for a
/// view controller is a screen's.
public struct LongPicture: DisplayListSource {
  /// What is shown.
  public let content: any DisplayListSource

  /// All of `content`.
  public init(content: any DisplayListSource) { self.content = content }

  /// The picture; the content has the environment's width.
  ///
  /// The bracket tells the points that are seen, and where they begin if that is not the top. Its letters are at least 11
  /// points high where the picture is shown 680 points wide. An environment without a height shows all, without a bracket.
  ///
  /// - Throws: as the content's own function.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    var inner = environment
    inner.height = nil
    inner.contentOffset.y = 0
    let picture = try content.displayList(in: inner)
    guard let height = environment.height, height.isFinite else { return picture }
    let start = min(max(environment.contentOffset.y, 0), max(picture.size.height - height, 0))
    return try bracketed(
      picture, from: start, to: min(start + height, picture.size.height), in: environment)
  }

  /// How far the bracket stands from the picture and its words from the bracket, at the final width, in points.
  private static let gap: CGFloat = 10
  /// How far the bracket's ends reach towards the picture, at the final width, in points.
  private static let reach: CGFloat = 6

  private func bracketed(
    _ picture: DisplayList, from start: CGFloat, to end: CGFloat, in environment: DrawingEnvironment
  ) throws -> DisplayList {
    func words(_ number: CGFloat) -> String { "\(NumberText.decimal(Double(number), places: 1)) pt" }
    let lines = ["\(words(end - start)) in sight"] + (start > 0 ? ["from \(words(start))"] : [])
    let draft = OverlayLettering(environment, unit: 1)
    let column = try lines.map { try draft.plain($0).size.width }.max() ?? 0
    let unit = OverlayMetrics.unit(
      width: picture.size.width + 2 * SideBySide.gap, extra: column + 2 * Self.gap + Self.reach)
    let lettering = OverlayLettering(environment, unit: unit)
    let texts = try lines.map { try lettering.plain($0) }
    let side = (texts.map(\.size.width).max() ?? 0) + (2 * Self.gap + Self.reach) * unit
    let isRightToLeft = environment.traits.layoutDirection == .rightToLeft
    let frame = CGRect(
      origin: CGPoint(x: SideBySide.gap + (isRightToLeft ? side.rounded(.up) : 0), y: SideBySide.gap),
      size: picture.size)
    let size = CGSize(
      width: (2 * SideBySide.gap + picture.size.width + side).rounded(.up),
      height: (2 * SideBySide.gap + picture.size.height).rounded(.up))
    let palette = OverlayPalette(environment)
    var pen = OverlayPen(palette: palette, unit: unit, displayScale: environment.traits.displayScale)
    let (top, bottom) = (frame.minY + start, frame.minY + end)
    // Outwards from the picture.
    let edge = isRightToLeft ? frame.minX : frame.maxX
    let out: CGFloat = isRightToLeft ? -unit : unit
    let (near, far) = (edge + Self.gap * out, edge + (Self.gap + Self.reach) * out)
    let bracket = Path { path in
      path.move(to: CGPoint(x: near, y: top))
      path.addLine(to: CGPoint(x: far, y: top))
      path.addLine(to: CGPoint(x: far, y: bottom))
      path.addLine(to: CGPoint(x: near, y: bottom))
    }
    pen.items.append(
      try .stroke(
        bracket, with: .color(palette.line(.dimension)),
        style: StrokeStyle(lineWidth: OverlayPen.lineWidth * unit)))
    var y = (top + bottom) / 2 - texts.reduce(0) { $0 + $1.size.height } / 2
    for text in texts {
      let left = far + Self.gap * out - (isRightToLeft ? text.size.width : 0)
      try pen.text(text, at: CGPoint(x: left, y: y))
      y += text.size.height
    }
    let page = Path(CGRect(origin: .zero, size: size))
    return DisplayList(
      size: size,
      items: [try .fill(page, with: .color(palette.paper))]
        + (try SideBySide.items(of: picture, at: frame.origin, in: environment)) + pen.items,
      diagnostics: picture.diagnostics)
  }
}
