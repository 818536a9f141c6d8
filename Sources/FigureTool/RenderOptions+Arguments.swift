import CollectionLab
import Foundation

extension RenderOptions {
  /// The options of the command line, in the order the help lists them.
  static let commandOptions: [CommandOption] =
    [
      CommandOption("png", help: "write a PNG; the default"),
      CommandOption(
        "svg", value: .optional("own|cairo"), known: .words(["own", "cairo"]),
        help: "write an SVG, by this tool's writer or by Cairo's surface"),
      CommandOption("pdf", help: "write a PDF with real text"),
      CommandOption(
        "output", letter: "o", value: .required("DIR"), known: .folders, help: "folder for the files (Output)"
      ),
      CommandOption(
        "docc", value: .required("DIR"), known: .folders,
        help: "write into a DocC catalog, by DocC's names, light and dark, packed small"),
      CommandOption(
        "markdown", value: .required("FILE"), known: .files,
        help: "with --docc: the figures' Markdown (Figures.md); - prints it, or a README's"),
      CommandOption(
        "source", help: "with --docc: the Swift source of each chapter below its figures in the Markdown"),
      CommandOption("width", value: .required("PT"), help: "points wide (the figure's own: 390)"),
      CommandOption("height", value: .required("PT"), help: "points high (the figure's own: 844)"),
      CommandOption(
        "figure", value: .required("NAME"), known: .figures,
        help: "draw this figure only; main is each chapter's first"),
      CommandOption(
        "device", value: .required("NAME"), known: .words(Device.all.map(\.name)),
        help: "a device's screen and scale: \(Device.all[0].name) to \(Device.all.last!.name)"),
      CommandOption(
        "scale", value: .required("N[,N]"), help: "pixels a point of a PNG, 0.5 to 10; a file each (2)"),
      CommandOption("light", help: "draw in the light colour scheme; the default, and with --dark both"),
      CommandOption("dark", help: "draw in the dark colour scheme"),
      CommandOption(
        "text-size", value: .required("SIZE"), known: .words(TextSizeName.all),
        help: "\(TextSizeName.all.first!) to \(TextSizeName.all.last!) (LARGE)"),
      CommandOption("rtl", help: "lay out from right to left"),
      CommandOption("scroll", value: .required("PT"), help: "points the content is scrolled by"),
      CommandOption(
        "offset", value: .required("SECTION=PT"), isRepeatable: true,
        help: "points a carousel is scrolled by, such as 1=240; may be given again"),
      CommandOption(
        "scroll-to", value: .required("TAG"), help: "scroll to the item with this tag, also in a carousel"),
      CommandOption(
        "film", value: .required("PT,PT"), help: "a strip of scroll positions side by side, such as 0,120,240"
      ),
      CommandOption("long", help: "all of the content, with a bracket at what is seen of it"),
    ] + FigureMarkupOptions.commandOptions + [
      CommandOption(
        "animate", value: .required(AnimationRequest.placeholder), known: .words(["scroll", "update"]),
        help: "show motion: scroll, scroll=0..720, SECTION=0..480, update"),
      CommandOption("fps", value: .required("N"), help: "frames a second of --animate, 12 to 20 (15)"),
      CommandOption(
        "key-frame", value: .required("N"),
        help: "the frame that --animate begins with: a number from 0, or a part such as 50%"),
      CommandOption("compact", help: "pack a PNG as small as it gets; slower"),
      CommandOption(
        "font", value: .required("FILE"), known: .files, isRepeatable: true,
        help: "add a font file; may be given again"),
      CommandOption("check", help: "write nothing; exit 1 where a file is not what would be drawn"),
      CommandOption(
        "prune",
        help: "remove pictures of figures that are gone, by a list in the folder, as --docc does"),
      CommandOption("json", help: "print a JSON object a file"),
      CommandOption("watch", help: "rebuild and draw again whenever a source changes, until Ctrl-C"),
      CommandOption("help", letter: "h", help: "print this help"),
      CommandOption("version", help: "print the version"),
    ]

  /// The options that `arguments` ask for.
  ///
  /// - Throws: ``ToolError`` of kind usage that names the option, what was given and what would be right.
  init(_ arguments: ParsedArguments) throws(ToolError) {
    self.init()
    formats = OutputFormat.allCases.filter { arguments.has($0.rawValue) }
    if formats.isEmpty { formats = [.png] }
    if let writer = arguments.value("svg"), !writer.isEmpty {
      guard let known = SVGWriter(rawValue: writer) else {
        throw .usage("--svg=\(writer) is not known; the writers are own and cairo")
      }
      svgWriter = known
    }
    if let folder = arguments.value("output") { self.folder = folder }
    width = try Self.number(arguments, "width", in: 1...16_383)
    height = try Self.number(arguments, "height", in: 1...1_000_000)
    scales = try Self.numbers(arguments, "scale", in: 0.5...10) ?? []
    film = try Self.numbers(arguments, "film", in: -1_000_000...1_000_000)
    figure = arguments.value("figure")
    scroll = try Self.number(arguments, "scroll", in: -1_000_000...1_000_000)
    sectionOffsets = try Self.sectionOffsets(arguments)
    scrollTag = arguments.value("scroll-to")
    if arguments.has("dark") { colorSchemes = arguments.has("light") ? [.light, .dark] : [.dark] }
    if arguments.has("rtl") { layoutDirection = .rightToLeft }
    markup = try FigureMarkupOptions(arguments)
    isLong = arguments.has("long")
    isCheck = arguments.has("check")
    isPruning = arguments.has("prune")
    isJSON = arguments.has("json")
    isCompact = arguments.has("compact")
    fonts = arguments.allValues("font")
    if let name = arguments.value("text-size") {
      guard let size = TextSizeName.size(name) else {
        throw .usage(
          "--text-size \(name) is not known; the sizes are \(TextSizeName.all.joined(separator: ", "))")
      }
      dynamicTypeSize = size
    }
    if let name = arguments.value("device") {
      guard let known = Device.named(name) else {
        let names = Device.all.map(\.name)
        let advice = NearestWord.advice(
          name, among: names, "the devices are \(names.joined(separator: ", "))")
        throw .usage("--device \(name) is not known\(advice)")
      }
      device = known
    }
    for (option, other) in [
      ("device", "width"), ("device", "height"), ("film", "scroll"), ("scroll-to", "scroll"),
      ("scroll-to", "film"), ("long", "film"), ("long", "scroll-to"), ("long", "animate"),
      ("scroll-to", "offset"), ("docc", "output"), ("docc", "pdf"), ("watch", "check"),
    ]
    where arguments.has(option) && arguments.has(other) {
      throw .usage("--\(option) and --\(other) contradict each other; leave one out")
    }
    try readDocC(arguments)
    animation = try AnimationRequest(arguments, formats: formats, svgWriter: svgWriter)
    if !formats.contains(.png) {
      for option in ["scale", "compact"] where arguments.has(option) {
        throw .usage("--\(option) is for PNG files only; add --png or leave --\(option) out")
      }
    }
  }

  /// The numbers that an option gives, separated by commas, or `nil` where it was not given.
  static func numbers(
    _ arguments: ParsedArguments, _ name: String, in range: ClosedRange<Double>
  ) throws(ToolError) -> [CGFloat]? {
    guard let text = arguments.value(name) else { return nil }
    let bounds = "\(NumberText.decimal(range.lowerBound)) to \(NumberText.decimal(range.upperBound))"
    var numbers: [CGFloat] = []
    for part in try words(text, of: name) {
      guard let number = Double(part), range.contains(number) else {
        let place = part == text ? text : "\(text): “\(part)”"
        throw .usage("--\(name) \(place) is not a number from \(bounds)")
      }
      if numbers.contains(CGFloat(number)) { throw .usage("--\(name) \(text) names \(part) twice") }
      numbers.append(CGFloat(number))
    }
    if numbers.count > 12 { throw .usage("--\(name) takes at most 12 numbers, not \(numbers.count)") }
    return numbers
  }

  /// The words that the option `name` gives, separated by commas.
  static func words(_ text: String, of name: String) throws(ToolError) -> [String] {
    let words = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if words.contains("") {
      throw .usage(
        "--\(name) \(text) has nothing before, between or behind its commas; leave out a comma or add a word")
    }
    return words
  }

  /// How far the rows of sections are scrolled: `--offset 1=240`.
  private static func sectionOffsets(_ arguments: ParsedArguments) throws(ToolError) -> [Int: CGFloat] {
    var offsets: [Int: CGFloat] = [:]
    for text in arguments.allValues("offset") {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let section = Int(parts[0]), section >= 0, let offset = Double(parts[1]),
        (-1_000_000...1_000_000).contains(offset)
      else {
        throw .usage("--offset \(text) is not a section's number and points, such as --offset 1=240")
      }
      if offsets.updateValue(CGFloat(offset), forKey: section) != nil {
        throw .usage("--offset names section \(section) twice; give it once")
      }
    }
    return offsets
  }

  /// The number that an option gives, or `nil` where it was not given.
  static func number(
    _ arguments: ParsedArguments, _ name: String, in range: ClosedRange<Double>
  ) throws(ToolError) -> CGFloat? {
    guard let text = arguments.value(name) else { return nil }
    let bounds = "\(NumberText.decimal(range.lowerBound)) to \(NumberText.decimal(range.upperBound))"
    guard let number = Double(text), range.contains(number) else {
      throw .usage("--\(name) \(text) is not a number from \(bounds)")
    }
    return CGFloat(number)
  }
}
