public import Drawing
public import Foundation
public import Geometry

/// What a ``Canvas`` is drawn with: a place to draw in, and how everything drawn from now on looks.
///
/// A copy draws in the same place, and its own transform, clip, opacity and filters begin with this one's.
public struct GraphicsContext {
  /// Takes what is drawn, in order.
  final class Sink {
    nonisolated deinit {}

    let canvas: Canvas
    let context: ResolutionContext
    /// The canvas's views for symbols, by their tags.
    let symbols: ResolvedList

    init(canvas: Canvas, context: ResolutionContext, symbols: ResolvedList) {
      self.canvas = canvas
      self.context = context
      self.symbols = symbols
    }
  }

  /// A clip or a filter, in the canvas's points.
  enum Change {
    case clip(Path)
    /// What the items take away is not drawn.
    case mask([DisplayItem])
    case shadow(Shadow)
    case blur(CGFloat)
  }

  let sink: Sink
  private(set) var changes: [Change] = []

  /// How opaque everything drawn from now on is, 0 to 1.
  public var opacity = 1.0
  /// How colours drawn from now on meet those that are there.
  public var blendMode = BlendMode.normal
  /// Maps the points of everything drawn from now on to the canvas's.
  public var transform = CGAffineTransform.identity

  init(sink: Sink) { self.sink = sink }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { sink.context.environment }

  /// Scales everything drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Moves everything drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Turns everything drawn from now on, clockwise on screen.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Maps everything drawn from now on by `matrix` first.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  mutating func add(_ change: Change) { changes.append(change) }

  /// How a clip cuts.
  nonisolated public struct ClipOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    /// Options by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What lies outside is drawn.
    public static let inverse = ClipOptions(rawValue: 1 << 0)
  }

  /// Draws from now on only what lies inside of a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    if !options.contains(.inverse) && !style.isEOFilled {
      add(.clip(path))
    } else {
      let inside = sink.canvas.collect { inner in
        inner.add { () throws(DrawingDiagnostic) in
          try .fill(path, with: .color(.black), rule: style.rule)
        }
      }
      add(.mask(options.contains(.inverse) ? inside : sink.everything(but: inside)))
    }
  }

  /// Draws from now on only where something drawn by `content` is, as far as that is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var items = try drawn(by: content)
    if opacity < 1 {
      items = sink.canvas.collect { $0.addScope(DisplayScope(opacity: max(opacity, 0), items: items)) }
    }
    add(.mask(options.contains(.inverse) ? items : sink.everything(but: items)))
  }

  /// The rectangle around what clips leave of the canvas, in this context's points.
  public var clipBoundingRect: CGRect {
    var rect = CGRect.infinite
    for case .clip(let path) in changes { rect = rect.intersection(path.boundingRect) }
    return rect == .infinite ? rect : rect.applying(transform.inverted())
  }

  /// Draws several things as one picture, which then has this context's opacity, blend mode and filters.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try drawn(by: content)
    add { $0.addScope(DisplayScope(isIsolated: true, items: items)) }
  }

  /// What `content` draws in a context of this one's transform, in the canvas's points.
  private func drawn(by content: (inout GraphicsContext) throws -> Void) rethrows -> [DisplayItem] {
    let canvas = Canvas(render: sink.canvas.render)
    var inner = GraphicsContext(
      sink: Sink(canvas: canvas, context: sink.context, symbols: sink.symbols))
    inner.transform = transform
    try content(&inner)
    return canvas.items
  }

  /// Adds what `draw` draws in the canvas's points, as this context changes it.
  func add(_ draw: (Canvas) -> Void) {
    var items = sink.canvas.collect(draw)
    for change in changes.reversed() where !items.isEmpty { items = sink.apply(change, to: items) }
    if items.isEmpty { return }
    if opacity < 1 || blendMode != .normal {
      sink.canvas.addScope(
        DisplayScope(
          opacity: opacity.isNaN ? 1 : min(max(opacity, 0), 1), blendMode: blendMode, items: items))
    } else {
      sink.canvas.append(items)
    }
  }

  /// Adds what `draw` draws in this context's own points.
  func addMapped(_ draw: (Canvas) -> Void) {
    if transform.isIdentity {
      add(draw)
    } else {
      add { canvas in
        canvas.addScope(DisplayScope(transform: transform, items: canvas.collect(draw)))
      }
    }
  }
}

extension GraphicsContext.Sink {
  /// A picture whose opacity is what `items` lack of being opaque.
  func everything(but items: [DisplayItem]) -> [DisplayItem] {
    canvas.collect { inner in
      inner.add { () throws(DrawingDiagnostic) in
        try .fill(Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)), with: .color(.black))
      }
      inner.addScope(DisplayScope(blendMode: .destinationOut, items: items))
    }
  }

  /// Items with a change made to all of them as one picture.
  func apply(_ change: GraphicsContext.Change, to items: [DisplayItem]) -> [DisplayItem] {
    canvas.collect { inner in
      switch change {
      case .clip(let path): inner.appendClipped(items, by: path)
      case .shadow(let shadow): inner.addScope(DisplayScope(shadow: shadow, items: items))
      case .blur(let radius): inner.addScope(DisplayScope(blur: radius, items: items))
      case .mask(let removed): inner.append(items, without: removed)
      }
    }
  }
}
