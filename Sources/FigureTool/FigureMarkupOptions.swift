import CollectionLab

/// What is to explain figures, as the command line asks; what it does not name is the figure's own.
struct FigureMarkupOptions: Hashable, Sendable {
  var overlay: FigureOverlay?
  /// The items in focus: numbers, section and number, or tags.
  var focus: [String]?
  /// The section that pictures are cut down to.
  var crop: Int?
  var frame: FigureFrame?
  /// Points around pictures.
  var padding: CGFloat?
  /// The radius of pictures' corners, in points.
  var cornerRadius: CGFloat?

  /// The options of a plain run.
  init() {}

  /// The options of the command line, in the order the help lists them.
  static let commandOptions: [CommandOption] = [
    CommandOption(
      "overlay", value: .required("PART,PART"), known: .list(overlays.map(\.name)),
      help: "draw over it: \(overlays.map(\.name).joined(separator: ", "))"),
    CommandOption(
      "focus", value: .required("ITEM,ITEM"),
      help: "dim all other items; a number from 0, section and number as in 1.4, or a tag"),
    CommandOption(
      "crop", value: .required("SECTION"), help: "cut the picture down to a section, counted from 0"),
    CommandOption(
      "frame", value: .required("KIND"), known: .words(FigureFrame.allCases.map(\.rawValue)),
      help: "what the picture stands in: \(FigureFrame.allCases.map(\.rawValue).joined(separator: ", "))"),
    CommandOption("padding", value: .required("PT"), help: "points between the picture and its frame"),
    CommandOption(
      "radius", value: .required("PT"), help: "round corners of the picture or its frame; outside is open"),
  ]

  /// What an overlay's words stand for.
  private static let overlays = FigureOverlay.named + [("all", .all)]

  /// The options that `arguments` ask for.
  ///
  /// - Throws: ``ToolError`` of kind usage that names the option, what was given and what would be right.
  init(_ arguments: ParsedArguments) throws(ToolError) {
    if let text = arguments.value("overlay") { overlay = try Self.overlay(text) }
    if let text = arguments.value("focus") {
      let words = try RenderOptions.words(text, of: "focus")
      if let twice = words.first(where: { word in words.filter { $0 == word }.count > 1 }) {
        throw .usage("--focus \(text) names \(twice) twice")
      }
      focus = words
    }
    if let text = arguments.value("crop") {
      guard let section = Int(text), section >= 0 else {
        throw .usage("--crop \(text) is not a section's number; sections count from 0")
      }
      crop = section
    }
    if let name = arguments.value("frame") {
      guard let known = FigureFrame(rawValue: name) else {
        throw Self.unknown("frame", name, among: FigureFrame.allCases.map(\.rawValue))
      }
      frame = known
    }
    padding = try RenderOptions.number(arguments, "padding", in: 0...1000)
    cornerRadius = try RenderOptions.number(arguments, "radius", in: 0...1000)
  }

  private static func overlay(_ text: String) throws(ToolError) -> FigureOverlay {
    var overlay: FigureOverlay = []
    let words = try RenderOptions.words(text, of: "overlay")
    for (index, word) in words.enumerated() {
      guard let known = overlays.first(where: { $0.name == word }) else {
        throw unknown("overlay", word, among: overlays.map(\.name))
      }
      if words[..<index].contains(word) { throw .usage("--overlay \(text) names \(word) twice") }
      overlay.insert(known.overlay)
    }
    return overlay
  }

  private static func unknown(_ option: String, _ word: String, among names: [String]) -> ToolError {
    let advice = NearestWord.advice(word, among: names, "there are \(names.joined(separator: ", "))")
    let shown = word.contains(" ") ? "“\(word)”" : word
    return .usage("--\(option) \(shown) is not known\(advice)")
  }

  /// What the options add to a file's name.
  var suffixes: [String] {
    var parts: [String] = []
    if let overlay { parts.append("overlay-\(overlay.joinedNames)") }
    if let focus { parts += ["focus"] + focus.map(NameWord.encoded) }
    if let crop { parts.append("crop-\(crop)") }
    if let frame { parts.append("frame-\(frame.rawValue)") }
    if let padding { parts.append("padding-\(NumberText.decimal(Double(padding)))") }
    if let cornerRadius { parts.append("radius-\(NumberText.decimal(Double(cornerRadius)))") }
    return parts
  }
}
