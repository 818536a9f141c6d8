public import CollectionUI

/// A view that is drawn by commands; see `CanvasView`.
public typealias Canvas = CanvasView
