public import Drawing
import Foundation

/// Any picture with what explains it: a part of it in focus or cut out, a frame, and its layout drawn over it.
///
/// ```swift
/// FigureMarkup(content: GridDemo(), overlay: [.frames, .dimensions], focus: ["4"], frame: .device)
/// ```
///
/// The content may be a view, a view controller, a host: whatever gives a display list. The overlay is made of that list
/// alone; it makes the picture larger by its margins and legend, and everything in it is drawn so large that letters are
/// 11 points high where the figure is shown 680 points wide. Nothing changes where nothing is asked for.
public struct FigureMarkup: DisplayListSource {
  /// What is explained.
  public let content: any DisplayListSource
  /// What of the layout is drawn over the picture.
  public let overlay: FigureOverlay
  /// The items in focus, all else being dimmed to two fifths; none for a picture without focus.
  ///
  /// A word is an item's number, counted from 0 through all sections of the outermost collection; its section and its
  /// number there, as in `1.4`; or the description of its tag.
  public let focus: [String]
  /// The section, counted from 0, that the picture is cut down to, as far as it is in sight.
  public let crop: Int?
  /// What the picture stands in.
  public let frame: FigureFrame

  /// A picture with what explains it.
  public init(
    content: any DisplayListSource, overlay: FigureOverlay = [], focus: [String] = [], crop: Int? = nil,
    frame: FigureFrame = .none
  ) {
    self.content = content
    self.overlay = overlay
    self.focus = focus
    self.crop = crop
    self.frame = frame
  }

  /// The marked picture; the content has the environment's size, what is around it comes on top.
  ///
  /// - Throws: as the content's own function, and ``DrawingDiagnostic`` where there is nothing of the section that it is
  ///   to be cut down to.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    let isRead = !overlay.isEmpty || !focus.isEmpty || crop != nil
    var inner = environment
    inner.includesAnnotations = environment.includesAnnotations || isRead
    guard !overlay.isEmpty, let pictures = content as? any CaptionedPictures else {
      return try marked(try content.displayList(in: inner), in: environment)
    }
    let list = try pictures.displayList(in: inner) { width in
      let empty = DisplayList(size: CGSize(width: width, height: 1), items: [])
      let framed = try frame.framing(empty, in: environment)
      return try OverlaidPicture(framed, overlay, in: environment).size.width
    }
    return try marked(list, isOutlined: false, in: environment)
  }

  /// The size of a picture once it is marked, which depends on nothing in it where it is not cropped.
  func size(of list: DisplayList, in environment: DrawingEnvironment) throws -> CGSize {
    var list = list
    if let crop { list = try CroppedPicture(list: list, section: crop).displayList() }
    list = try frame.framing(list, in: environment)
    if overlay.isEmpty { return list.size }
    return try OverlaidPicture(list, overlay, in: environment).size
  }

  /// A picture, which carries annotations, marked.
  ///
  /// - Parameters:
  ///   - list: the picture.
  ///   - isOutlined: whether a thin line is to tell the picture from the paper, where it has no frame.
  ///   - environment: what it is drawn in.
  func marked(
    _ list: DisplayList, isOutlined: Bool = true, in environment: DrawingEnvironment
  ) throws -> DisplayList {
    var list = list
    if !focus.isEmpty {
      var focused = FocusedPicture(list, focus)
      list = try focused.displayList(in: environment)
    }
    if let crop { list = try CroppedPicture(list: list, section: crop).displayList() }
    list = try frame.framing(list, in: environment)
    if overlay.isEmpty { return list }
    return try OverlaidPicture(
      list, overlay, isOutlined: isOutlined && frame == .none, in: environment
    ).displayList()
  }
}
