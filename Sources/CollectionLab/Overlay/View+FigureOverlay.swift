public import CollectionUI
public import Drawing
import Foundation

extension View {
  /// The view with its collections' layouts drawn over it, as in a figure.
  ///
  /// The view takes the room that is offered; what is around it comes on top. The picture of the modified view is the
  /// picture of a figure with this overlay.
  public func figureOverlay(_ overlay: FigureOverlay) -> some View {
    OverlaidView(content: self, overlay: overlay)
  }
}

extension DisplayListSource {
  /// The picture with its collections' layouts drawn over it, as in a figure; of a view controller, a host, or whatever
  /// else gives one.
  public func figureOverlay(_ overlay: FigureOverlay) -> FigureMarkup {
    FigureMarkup(content: self, overlay: overlay)
  }
}

/// A view under an overlay.
private struct OverlaidView<Content: View>: View {
  let content: Content
  let overlay: FigureOverlay

  var body: some View {
    RedrawnView(
      content,
      size: { [overlay] size, environment in
        if overlay.isEmpty { return size }
        return try OverlaidPicture(DisplayList(size: size, items: []), overlay, in: environment).size
      },
      redraw: { [overlay] list, environment in
        if overlay.isEmpty { return list }
        return try OverlaidPicture(list, overlay, in: environment).displayList()
      })
  }

  /// The picture on its own, which is larger than the content's room.
  func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    try FigureMarkup(content: content, overlay: overlay).displayList(in: environment)
  }
}
