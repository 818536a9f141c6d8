public import CollectionLayout
public import Drawing
public import Foundation

/// Something drawn that can say how far it scrolls.
@preconcurrency @MainActor
public protocol ScrollingDisplayListSource: DisplayListSource {
  /// How far the outermost scrollable content scrolls, and the rows in it; `nil` where nothing scrolls.
  ///
  /// - Parameter environment: what the picture is made for; the content stands where it says.
  /// - Throws: as ``DisplayListSource/displayList(in:)``.
  func scrollExtent(in environment: DrawingEnvironment) throws -> ScrollExtent?
}

extension AnyDisplayListSource: ScrollingDisplayListSource {
  /// How far the source scrolls; `nil` for one that cannot say.
  public func scrollExtent(in environment: DrawingEnvironment) throws -> ScrollExtent? {
    try (base as? any ScrollingDisplayListSource)?.scrollExtent(in: environment)
  }
}

/// How far content scrolls.
nonisolated public struct ScrollExtent: Sendable {
  /// Where the content stands, in points.
  public var start: CGPoint
  /// The offset at the content's end, all of it measured, in points.
  public var end: CGPoint
  /// The sections that scroll by themselves, by their index.
  public var rows: [Int: OrthogonalRow]
  /// How far those are scrolled, in points from their leading ends.
  public var rowOffsets: [Int: CGFloat]

  /// An extent.
  public init(
    start: CGPoint, end: CGPoint, rows: [Int: OrthogonalRow] = [:], rowOffsets: [Int: CGFloat] = [:]
  ) {
    self.start = start
    self.end = end
    self.rows = rows
    self.rowOffsets = rowOffsets
  }

  /// An offset beyond any content's end.
  public static let beyond = CGPoint(x: 1e9, y: 1e9)
}

extension CollectionHost {
  /// The rows of the sections that scroll by themselves.
  ///
  /// O(S) in the sections.
  public func orthogonalRows() throws -> [Int: OrthogonalRow] {
    try layoutIfNeeded()
    guard let plan = layout.currentPlan else { return [:] }
    return orthogonalOffsets.reduce(into: [:]) { rows, entry in
      rows[entry.key] = plan.orthogonalRow(inSection: entry.key)
    }
  }
}
