public import Foundation

/// The end of an open line.
public enum LineCap: String, Hashable, Sendable {
  case butt
  case round
  case square
}

/// The corner between two segments of a line.
public enum LineJoin: String, Hashable, Sendable {
  case miter
  case round
  case bevel
}

/// How a path is stroked; all lengths in points.
public struct StrokeStyle: Hashable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: LineCap
  public var lineJoin: LineJoin
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps, taken in turn; empty for an unbroken line.
  public var dash: [CGFloat]
  /// How far into the pattern the line starts.
  public var dashPhase: CGFloat

  /// A stroke with SwiftUI's defaults: 1 point wide, butt caps, mitred corners up to 10 line widths, no dash.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// How far from its line a stroke of `path` reaches at the most, in points.
  func reach(around path: Path) -> CGFloat {
    let width = lineWidth / 2
    switch path.kind {
    case .empty, .rectangle, .roundedRectangle, .ellipse:
      // Corners of right angles end at the width's half from either side, whatever the join; square ends of dashes may
      // reach further where an outline is round.
      if dash.isEmpty || lineCap != .square { return width }
    case .elements:
      if lineJoin == .miter { return width * max(miterLimit, 1.5) }
    }
    return width * 1.5
  }

  /// Whether every number may be drawn; a dash of negative lengths or of zeros only may not.
  var isDrawable: Bool {
    DrawingLimits.accepts(lineWidth) && lineWidth >= 0 && DrawingLimits.accepts(miterLimit)
      && DrawingLimits.accepts(dashPhase)
      && dash.allSatisfy { DrawingLimits.accepts($0) && $0 >= 0 }
      && (dash.isEmpty || dash.contains { $0 > 0 })
  }
}
