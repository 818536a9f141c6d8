import CollectionLab

/// A figure of a page: its name there, and all the ways it is drawn.
struct BookFigure: Sendable {
  /// One way a figure is drawn.
  struct Variant: Hashable, Sendable {
    /// Points the content is scrolled by; `nil` for the figure's own place.
    var position: CGFloat?
    /// `nil` for the figure's own text size.
    var dynamicTypeSize: DynamicTypeSize?

    /// What the variant adds to the picture's file name.
    var suffix: String {
      let place = position.map { "~\(NumberText.decimal(Double($0)))" } ?? ""
      guard let dynamicTypeSize, dynamicTypeSize != .large else { return place }
      return "\(place)~\(TextSizeName.short(dynamicTypeSize))"
    }
  }

  let figure: Figure
  /// The figure's name in file names and anchors, unique on its page.
  let name: String
  /// In the order of the slider; one where there is none.
  let variants: [Variant]
  /// The variant that is seen first.
  let first: Int

  /// The ways to draw `figure`.
  ///
  /// A film is drawn at its own positions and at some between, a main picture that says nothing about its text's size at
  /// sizes from the smallest to the largest.
  init(_ figure: Figure, name: String, isMain: Bool) {
    self.figure = figure
    self.name = name
    if !figure.film.isEmpty {
      variants = Self.positions(figure.film).map { Variant(position: $0) }
      first = 0
    } else if isMain, figure.dynamicTypeSize == nil {
      variants = Self.sizes.map { Variant(dynamicTypeSize: $0) }
      first = Self.sizes.firstIndex(of: .large)!
    } else {
      variants = [Variant()]
      first = 0
    }
  }

  private init(_ figure: Figure, name: String) {
    self.figure = figure
    self.name = name
    variants = [Variant()]
    first = 0
  }

  /// The figure drawn in one way only.
  var withoutVariants: BookFigure { BookFigure(figure, name: name) }

  /// What the picture with the layout drawn over it shows, for those who cannot see it.
  ///
  /// The sentence about the layout is in the pages' own language; in a text of another it would be read aloud as that.
  ///
  /// - Parameter language: the language of the figure's words.
  func layoutAlternativeText(in language: String) -> String {
    let isOwn = language.isEmpty || language == PageParts.language
    return figure.alternativeText(
      followedBy: isOwn ? ["Its layout is drawn over it, with sizes and spacing in points."] : [])
  }

  /// Whether the slider scrolls.
  var isFilm: Bool { !figure.film.isEmpty }

  /// The text sizes of the slider: all but those that differ little from their neighbours.
  static let sizes: [DynamicTypeSize] = [
    .xSmall, .medium, .large, .xLarge, .xxxLarge, .accessibility1, .accessibility3, .accessibility5,
  ]

  /// The most pictures of a film.
  private static let filmLength = 16

  /// The positions of a film in order, with whole points between them in steps of 40 or more.
  static func positions(_ film: [CGFloat]) -> [CGFloat] {
    let film = Set(film).sorted()
    let step = max(40, (film.last! - film[0]) / CGFloat(max(filmLength - film.count, 1)))
    var positions = [film[0]]
    for (start, end) in zip(film, film.dropFirst()) {
      let count = max(Int((end - start) / step), 1)
      for index in 1..<count {
        positions.append((start + (end - start) * CGFloat(index) / CGFloat(count)).rounded())
      }
      positions.append(end)
    }
    return positions
  }

  /// What a picture of the figure is drawn in.
  @MainActor
  func environment(_ variant: Variant, _ colorScheme: ColorScheme) -> DrawingEnvironment {
    var traits = Traits(colorScheme: colorScheme)
    if let size = variant.dynamicTypeSize { traits.dynamicTypeSize = size }
    var environment = figure.environment(traits: traits)
    if let position = variant.position { environment.contentOffset.y = position }
    return environment
  }
}
