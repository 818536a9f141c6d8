import CollectionLab

/// A figure on a page: its picture, what changes it, and its caption.
struct FigureBlock {
  let drawn: DrawnFigure
  /// The figure's number in the book, such as `7.1`.
  let number: String
  let language: String
  let isMain: Bool

  /// A figure's place on its page.
  init(_ drawn: DrawnFigure, number: String, language: String, isMain: Bool) {
    self.drawn = drawn
    self.number = number
    self.language = language
    self.isMain = isMain
  }

  private var figure: Figure { drawn.figure.figure }
  private var first: BookPicture { drawn.first }
  private var id: String { "figure-\(drawn.figure.name)" }
  private var captionID: String { "caption-\(drawn.figure.name)" }
  private var hasSlider: Bool { drawn.pictures.count > 1 }

  /// The figure's HTML.
  func html() -> String {
    let isWide = !isMain && (drawn.figure.isFilm || first.width > Int(BookChapter.sideWidth))
    let name = [isWide ? "wide" : nil, drawn.figure.isFilm ? "film" : nil].compactMap(\.self)
    let kind = name.isEmpty ? "" : " class=\"\(name.joined(separator: " "))\""
    let attributes = PageParts.attributes(language: language)
    let alternativeText = figure.alternativeText
    let picture = PageParts.picture(first, alternativeText: alternativeText, isLazy: !isMain)
    return """
      <figure id="\(id)" aria-labelledby="\(captionID)"\(kind)\(attributes)\(data)>
      <div class="stage">\(picture)</div>
      \(strip)\(controls)<figcaption id="\(captionID)"><b>\(number)</b> \(Markup.escaped(figure.caption))</figcaption>
      </figure>
      """
  }

  /// The film's own positions side by side, for readers without scripts and for paper.
  private var strip: String {
    guard drawn.figure.isFilm else { return "" }
    let frames = zip(drawn.figure.variants, drawn.pictures).filter { variant, _ in
      figure.film.contains(variant.position ?? 0)
    }.map { variant, picture in
      "<span>\(PageParts.picture(picture, alternativeText: ""))<small>\(Self.points(variant))</small></span>"
    }
    return """
      <div class="strip" role="img" aria-label="\(Markup.escaped(figure.alternativeText))">
      \(frames.joined(separator: "\n"))
      </div>

      """
  }

  private static func points(_ variant: BookFigure.Variant) -> String {
    "\(NumberText.decimal(Double(variant.position ?? 0))) pt"
  }

  /// What the scripts show and hide; nothing happens without them.
  private var controls: String {
    var rows: [String] = []
    if hasSlider {
      let label = drawn.figure.isFilm ? "Scroll" : "Text size"
      let (words, spoken) = words(drawn.figure.variants[drawn.figure.first])
      rows.append(
        """
        <label for="\(id)-slider">\(label)</label>\
        <input type="range" id="\(id)-slider" min="0" max="\(drawn.pictures.count - 1)" step="1" \
        value="\(drawn.figure.first)" aria-valuetext="\(spoken)" autocomplete="off">\
        <output for="\(id)-slider" aria-live="off">\(words)</output>
        """)
    }
    if drawn.overlay != nil {
      rows.append(
        "<label class=\"switch\"><input type=\"checkbox\" role=\"switch\" autocomplete=\"off\"> Show the layout</label>"
      )
    }
    if rows.isEmpty { return "" }
    let own = language == PageParts.language ? "" : " lang=\"\(PageParts.language)\""
    return "<div class=\"controls\"\(own)>\(rows.joined(separator: "\n"))</div>\n"
  }

  /// What is written beside the slider, and what is said of it.
  private func words(_ variant: BookFigure.Variant) -> (written: String, spoken: String) {
    if let size = variant.dynamicTypeSize {
      let name = Self.words(size)
      return (name, size == .large ? "\(name), the default" : name)
    }
    let points = NumberText.decimal(Double(variant.position ?? 0))
    return ("\(points) pt", "Scrolled by \(points) points")
  }

  /// A text size as Apple's documentation writes it.
  private static func words(_ size: DynamicTypeSize) -> String {
    switch size {
    case .xSmall: "Extra small"
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    case .xLarge: "Extra large"
    case .xxLarge: "Extra extra large"
    case .xxxLarge: "Extra extra extra large"
    case .accessibility1: "Accessibility 1"
    case .accessibility2: "Accessibility 2"
    case .accessibility3: "Accessibility 3"
    case .accessibility4: "Accessibility 4"
    case .accessibility5: "Accessibility 5"
    }
  }

  /// The pictures that the controls choose from, as an attribute that the script reads.
  private var data: String {
    guard hasSlider || drawn.overlay != nil else { return "" }
    func entry(_ picture: BookPicture, _ words: (written: String, spoken: String)) -> String {
      let numbers = "\"w\":\(picture.width),\"h\":\(picture.height)"
      let files = "\"light\":\"\(picture.light)\",\"dark\":\"\(picture.dark)\""
      return "{\(numbers),\(files),\"written\":\"\(words.written)\",\"spoken\":\"\(words.spoken)\"}"
    }
    let frames = zip(drawn.figure.variants, drawn.pictures).map { entry($1, words($0)) }
    var text = " data-frames=\"\(Markup.escaped("[\(frames.joined(separator: ","))]"))\""
    if let overlay = drawn.overlay {
      let entry = entry(overlay, words(drawn.figure.variants[drawn.figure.first]))
      text += " data-layout=\"\(Markup.escaped(entry))\""
      text += " data-layout-alt=\"\(Markup.escaped(drawn.figure.layoutAlternativeText(in: language)))\""
    }
    return text
  }
}
