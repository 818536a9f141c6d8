import CollectionLab
import Foundation

/// What figures are drawn with, as the command line asks.
struct RenderOptions: Hashable, Sendable {
  /// The formats to write, PNG where none is named.
  var formats: [OutputFormat] = []
  var svgWriter = SVGWriter.own
  /// The folder that files go to.
  var folder = "Output"
  /// The DocC catalog that files go to, by DocC's names, in place of a plain folder.
  var catalog: DocCCatalog?
  /// Where the Markdown of a catalog's figures goes; `nil` for its place in the catalog, `-` for standard output, which
  /// without a catalog has what a README shows.
  var markdown: String?
  /// Whether the Markdown of a catalog's figures has the Swift source of their chapters.
  var showsSource = false
  /// The figure of each chapter to draw; `nil` for all.
  var figure: String?
  /// Points wide, in place of the figure's own width.
  var width: CGFloat?
  /// Points high, in place of the figure's own height.
  var height: CGFloat?
  /// A device whose screen figures fill, to its very edges: nothing keeps clear of what bars and the home indicator cover,
  /// for figures show content and not the system around it.
  var device: Device?
  /// Pixels a point of a PNG, one file each; the device's own where none is given.
  var scales: [CGFloat] = []
  var colorSchemes = [ColorScheme.light]
  /// `nil` for the figure's own, which is mostly the default.
  var dynamicTypeSize: DynamicTypeSize?
  /// `nil` for the figure's own, which is mostly left to right.
  var layoutDirection: LayoutDirection?
  /// Points the content is scrolled by, in place of the figure's own.
  var scroll: CGFloat?
  /// How far rows that scroll by themselves are scrolled, in points, by their sections.
  var sectionOffsets: [Int: CGFloat] = [:]
  /// The tag of the item that collections are scrolled to.
  var scrollTag: String?
  /// Scroll positions shown side by side, in place of the figure's own.
  var film: [CGFloat]?
  /// Whether all of the content is shown, with a bracket at what is seen of it.
  var isLong = false
  /// What explains the pictures.
  var markup = FigureMarkupOptions()
  /// The motion that is shown in place of a still picture.
  var animation: AnimationRequest?
  /// Whether a PNG is packed as small as it gets.
  var isCompact = false
  /// Whether files are compared with what would be drawn, in place of being written.
  var isCheck = false
  /// Whether pictures of figures that are gone are removed, also from a plain folder.
  var isPruning = false
  /// Whether each file's line is a JSON object.
  var isJSON = false
  /// Font files of one's own.
  var fonts: [String] = []

  /// The options of a plain run.
  init() {}

  /// Pixels a point that layout is rounded to, where no device is chosen.
  static let displayScale: CGFloat = 2

  /// One way to draw a figure: a colour scheme, and for PNG a scale.
  struct Variant: Hashable, Sendable {
    var colorScheme: ColorScheme
    var format: OutputFormat
    var scale: CGFloat
  }

  /// Whether it is noted which pictures are written, by which those of figures that are gone are known later.
  var keepsRecord: Bool { catalog != nil || isPruning }

  /// Pixels a point that layout is rounded to.
  var layoutScale: CGFloat { device?.scale ?? Self.displayScale }

  /// The files of one figure in one colour scheme.
  func variants(_ colorScheme: ColorScheme) -> [Variant] {
    formats.flatMap { format in
      (format == .png && !scales.isEmpty ? scales : [layoutScale]).map {
        Variant(colorScheme: colorScheme, format: format, scale: $0)
      }
    }
  }

  /// What the options add to a file's name: its figure's name, and the marks of schemes and scales.
  func suffix(for variant: Variant) -> String {
    let name = nameSuffix(for: variant)
    if catalog != nil { return name + DocCName.suffix(for: variant) }
    let isOwnScale = variant.format != .png || variant.scale == layoutScale
    return isOwnScale ? name : "\(name)@\(NumberText.decimal(Double(variant.scale)))x"
  }

  /// What the options add to a figure's name, an option's name and its values, so that what is drawn in two ways has two
  /// names; ``SuffixWords`` reads it.
  func nameSuffix(for variant: Variant) -> String {
    var parts: [String] = []
    func number(_ value: CGFloat) -> String { NumberText.decimal(Double(value)) }
    if let device { parts.append(device.name) }
    if let width { parts.append("w\(number(width))") }
    if let height { parts.append("h\(number(height))") }
    if let scroll { parts.append("scroll\(number(scroll))") }
    for (section, offset) in sectionOffsets.sorted(by: { $0.key < $1.key }) {
      parts.append("offset\(section)-\(number(offset))")
    }
    if let scrollTag { parts.append("to-\(NameWord.encoded(scrollTag))") }
    if let film { parts += ["film"] + film.map(number) }
    if isLong { parts.append("long") }
    parts += markup.suffixes
    if let animation { parts.append(animation.suffix) }
    if catalog == nil, variant.colorScheme == .dark { parts.append("dark") }
    if let dynamicTypeSize { parts.append(TextSizeName.short(dynamicTypeSize)) }
    if layoutDirection == .rightToLeft { parts.append("rtl") }
    if variant.format == .svg, svgWriter == .cairo { parts.append("cairo") }
    return parts.map { "-\($0)" }.joined()
  }

  /// What `figure` is drawn for.
  func environment(
    for figure: Figure, colorScheme: ColorScheme, textMeasurer: any TextMeasuring
  ) -> DrawingEnvironment {
    var environment = DrawingEnvironment(
      width: width ?? device?.size.width ?? figure.width,
      height: height ?? device?.size.height ?? figure.height,
      traits: Traits(
        layoutDirection: layoutDirection ?? figure.layoutDirection ?? .leftToRight,
        dynamicTypeSize: dynamicTypeSize ?? figure.dynamicTypeSize ?? .large,
        userInterfaceIdiom: device?.userInterfaceIdiom ?? .phone, colorScheme: colorScheme,
        displayScale: layoutScale),
      contentOffset: scroll.map { CGPoint(x: 0, y: $0) } ?? figure.contentOffset,
      textMeasurer: textMeasurer)
    environment.sectionOffsets = sectionOffsets
    environment.scrollTag = scrollTag
    return environment
  }
}
