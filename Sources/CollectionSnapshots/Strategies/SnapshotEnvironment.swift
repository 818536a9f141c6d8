public import CollectionLab

/// What a strategy draws in, before a variant changes it.
public struct SnapshotEnvironment: Hashable, Sendable {
  public var layout = SnapshotLayout.sizeThatFits
  /// Pixels a point of a picture; 1 keeps references small.
  public var scale: CGFloat = 1
  public var traits = Traits()
  /// How far the content is scrolled.
  public var scroll = SnapshotScroll.top

  /// A phone's traits and the content's own size.
  public init() {}

  /// The environment with what `variant` asks for.
  func applying(_ variant: SnapshotVariant) -> SnapshotEnvironment {
    var environment = self
    if let device = variant.device { environment.layout = .device(device) }
    if let scheme = variant.colorScheme { environment.traits.colorScheme = scheme }
    if let size = variant.dynamicTypeSize { environment.traits.dynamicTypeSize = size }
    if let direction = variant.layoutDirection { environment.traits.layoutDirection = direction }
    return environment
  }

  /// What a display list is asked for with.
  func drawingEnvironment() -> DrawingEnvironment {
    var drawing = DrawingEnvironment(
      traits: traits, contentOffset: scroll.offset, textMeasurer: PangoTextMeasurer.shared)
    switch layout {
    case .sizeThatFits: break
    case .fixed(let width, let height): (drawing.width, drawing.height) = (width, height)
    case .device(let device):
      (drawing.width, drawing.height) = (device.size.width, device.size.height)
      drawing.traits.displayScale = device.scale
      drawing.traits.userInterfaceIdiom = device.userInterfaceIdiom
    }
    return drawing
  }
}
