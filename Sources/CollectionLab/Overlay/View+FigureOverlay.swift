public import CollectionUI
public import Drawing
public import Foundation

extension View {
  /// The view with its collections' layouts drawn over it, as in a figure.
  ///
  /// The view takes the room that is offered; what is around it comes on top, in the whole picture too. The picture of the
  /// modified view is the picture of a figure with this overlay.
  ///
  /// - Parameters:
  ///   - overlay: what of the layout is drawn; none for what the other parameters ask for alone.
  ///   - focus: the items in focus, as ``FigureMarkup/focus`` names them.
  ///   - crop: the section, counted from 0, that the picture is cut down to.
  ///   - frame: what the picture stands in.
  ///   - padding: points between the picture and its frame, as ``FigureMarkup/padding``.
  ///   - cornerRadius: the radius of its corners, as ``FigureMarkup/cornerRadius``.
  public func figureOverlay(
    _ overlay: FigureOverlay, focus: [String] = [], crop: Int? = nil, frame: FigureFrame = .none,
    padding: CGFloat = 0, cornerRadius: CGFloat? = nil
  ) -> some View {
    MarkedView(
      content: self,
      markup: FigureMarkup(
        content: self, overlay: overlay, focus: focus, crop: crop, frame: frame, padding: padding,
        cornerRadius: cornerRadius))
  }
}

extension DisplayListSource {
  /// The picture with its collections' layouts drawn over it, as in a figure; of a view controller, a host, or whatever
  /// else gives one.
  ///
  /// - Parameters:
  ///   - overlay: what of the layout is drawn; none for what the other parameters ask for alone.
  ///   - focus: the items in focus, as ``FigureMarkup/focus`` names them.
  ///   - crop: the section, counted from 0, that the picture is cut down to.
  ///   - frame: what the picture stands in.
  ///   - padding: points between the picture and its frame, as ``FigureMarkup/padding``.
  ///   - cornerRadius: the radius of its corners, as ``FigureMarkup/cornerRadius``.
  public func figureOverlay(
    _ overlay: FigureOverlay, focus: [String] = [], crop: Int? = nil, frame: FigureFrame = .none,
    padding: CGFloat = 0, cornerRadius: CGFloat? = nil
  ) -> FigureMarkup {
    FigureMarkup(
      content: self, overlay: overlay, focus: focus, crop: crop, frame: frame, padding: padding,
      cornerRadius: cornerRadius)
  }
}

/// A view with what explains it.
private struct MarkedView<Content: View>: View {
  let content: Content
  let markup: FigureMarkup

  var body: some View {
    RedrawnView(
      content, includesNames: markup.needsNames,
      size: { [markup] size, environment, picture in
        let list = markup.sizeDependsOnPicture ? try picture() : DisplayList(size: size, items: [])
        return try markup.size(of: list, in: environment)
      },
      redraw: { [markup] list, environment in try markup.marked([list], keepsSize: true, in: environment)[0] }
    )
  }

  /// The picture on its own, which is larger than the content's room.
  func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    try markup.displayList(in: environment)
  }
}
