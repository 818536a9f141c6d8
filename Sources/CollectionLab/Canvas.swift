public import CollectionUI

/// A view that is drawn by commands, with a `GraphicsContext`: the name by which people write `CanvasView`.
public typealias Canvas = CanvasView
