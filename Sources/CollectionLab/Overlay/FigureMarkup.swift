public import Drawing
public import Foundation

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
  /// number there, as in `1.4`; or the description of its tag. A word whose item is not in sight is a diagnostic; where
  /// none is in sight, there is no picture.
  public let focus: [String]
  /// The section, counted from 0, that the picture is cut down to, as far as it is in sight.
  public let crop: Int?
  /// What the picture stands in.
  public let frame: FigureFrame
  /// The room between the picture and its frame or the figure's edge, in points, 0 to 1,000: in the colour that
  /// the whole picture stands on, or else the system's background.
  public let padding: CGFloat
  /// The radius of the corners of the picture with its padding, or of its window, in points, up to 1,000; `nil` for the
  /// frame's own, which without a frame are square.
  ///
  /// What lies outside of them is left open.
  public let cornerRadius: CGFloat?

  /// A picture with what explains it.
  public init(
    content: any DisplayListSource, overlay: FigureOverlay = [], focus: [String] = [], crop: Int? = nil,
    frame: FigureFrame = .none, padding: CGFloat = 0, cornerRadius: CGFloat? = nil
  ) {
    self.content = content
    self.overlay = overlay
    self.focus = focus
    self.crop = crop
    self.frame = frame
    self.padding = padding
    self.cornerRadius = cornerRadius
  }

  private var mat: FigureMat { FigureMat(padding: padding, cornerRadius: cornerRadius) }

  /// The marked picture; the content has the environment's size, what is around it comes on top.
  ///
  /// - Throws: as the content's own function, and ``DrawingDiagnostic`` where nothing is in sight of what is to be in
  ///   focus, or of the section that the picture is to be cut down to.
  public func displayList(in environment: DrawingEnvironment) throws -> DisplayList {
    let inner = contentEnvironment(environment)
    guard let pictures = captionedPictures else {
      return try marked([try content.displayList(in: inner)], in: environment)[0]
    }
    let list = try pictures.displayList(in: inner, markup: self) { width in
      if overlay.isEmpty { return width }
      let empty = DisplayList(size: CGSize(width: width, height: 1), items: [])
      let framed = try frame.framing(empty, mat, in: environment)
      return try OverlaidPicture(framed, overlay, in: environment).size.width
    }
    let picture = try marked([list], isReduced: true, isOutlined: false, in: environment)[0]
    return overlay.isEmpty && focus.isEmpty ? picture : try picture.withMarksInFront()
  }

  /// Whether items are asked what their tags call them.
  var needsNames: Bool { !focus.isEmpty }

  /// The content, where it is pictures with captions.
  ///
  /// Its type is compared: the runtime takes longer to search for a conformance, or for what a class might be bridged to,
  /// than to write a legend.
  private var captionedPictures: (any CaptionedPictures)? {
    let type = type(of: content) as Any.Type
    if type == FilmStrip.self { return content as? FilmStrip }
    if type == SideBySide.self { return content as? SideBySide }
    if type == PictureComparison.self { return content as? PictureComparison }
    return nil
  }

  /// Whether the size of a marked picture depends on what is in it: on what is cut out, or on how many numbers the legend
  /// explains.
  var sizeDependsOnPicture: Bool { crop != nil || overlay.contains(.callouts) }

  /// The size of a picture once it is marked; see ``sizeDependsOnPicture``.
  func size(of list: DisplayList, in environment: DrawingEnvironment) throws -> CGSize {
    var list = list
    if let crop { list = try CroppedPicture.displayLists(of: [list], section: crop)[0] }
    list = try frame.framing(list, mat, in: environment)
    if overlay.isEmpty { return list.size }
    return try OverlaidPicture(list, overlay, in: environment).size
  }

  /// Pictures cut down to the section that is cut out, by one window; as they are where none is.
  func cropped(_ lists: [DisplayList]) throws -> [DisplayList] {
    try CroppedPicture.displayLists(of: lists, section: crop)
  }

  /// Pictures in which all but the items in focus is dimmed; as they are where none is in focus.
  func focused(_ lists: [DisplayList], in environment: DrawingEnvironment) throws -> [DisplayList] {
    focus.isEmpty ? lists : try FocusedPicture.displayLists(of: lists, focus, in: environment)
  }

  /// What the content is drawn for, so that its picture can be marked.
  func contentEnvironment(_ environment: DrawingEnvironment) -> DrawingEnvironment {
    var inner = environment
    if !overlay.isEmpty || !focus.isEmpty || crop != nil { inner.includesAnnotations = true }
    if needsNames { inner.includesNames = true }
    return inner
  }

  /// A picture, or the pictures of a motion, marked; they carry annotations.
  ///
  /// The marked pictures are of one size. What is asked for must be in sight in one of them: in the others all is dimmed,
  /// or the same window shows what is there, and a legend has the rows of all.
  ///
  /// - Parameters:
  ///   - lists: the pictures.
  ///   - isReduced: whether they were cut down to a section, and dimmed but for what is in focus, before they were put
  ///     beside each other.
  ///   - keepsSize: whether they have the size that ``size(of:in:)`` answers, though a legend may have fewer rows.
  ///   - isOutlined: whether a thin line is to tell a picture from the paper, where it has no frame.
  ///   - environment: what they are drawn in.
  func marked(
    _ lists: [DisplayList], isReduced: Bool = false, keepsSize: Bool = false, isOutlined: Bool = true,
    in environment: DrawingEnvironment
  ) throws -> [DisplayList] {
    let size = CGSize(
      width: lists.map(\.size.width).max() ?? 0, height: lists.map(\.size.height).max() ?? 0)
    func framed(_ list: DisplayList) throws -> DisplayList { try frame.framing(list, mat, in: environment) }
    var lists = lists.map { DisplayList(size: size, items: $0.items, diagnostics: $0.diagnostics) }
    if !isReduced { lists = try cropped(lists) }
    // Numbers stand for the same parts whatever is in focus.
    let all = overlay.contains(.callouts) ? try lists.map(framed) : []
    if !isReduced { lists = try focused(lists, in: environment) }
    lists = try lists.map(framed)
    if overlay.isEmpty { return lists }
    let callouts = OverlayCallouts(overlay, of: all)
    return try OverlaidPicture.displayLists(
      of: lists.map {
        try OverlaidPicture(
          $0, overlay, callouts: callouts,
          isOutlined: isOutlined && frame == .none && (cornerRadius ?? 0) <= 0,
          in: environment)
      }, keepsSize: keepsSize)
  }
}
