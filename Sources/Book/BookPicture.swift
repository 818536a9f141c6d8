import CollectionLab

/// A picture of a page: its size, and its files in both colour schemes.
struct BookPicture: Hashable, Sendable {
  /// Points, rounded up.
  var width: Int
  var height: Int
  /// The files, as the pages address them.
  var light: String
  var dark: String

  /// The bytes of the picture and the end of its file's name.
  ///
  /// That is an SVG, which is sharp at every size, unless it is large, as one with photographs is, and a PNG is
  /// smaller.
  ///
  /// - Throws: `SVGError` or `RenderingError`.
  static func file(_ list: DisplayList, alternativeText: String) throws -> (bytes: [UInt8], type: String) {
    let options = SVGOptions(description: alternativeText, elementTitles: false)
    let svg = try SVGRenderer.svg(list, options: options)
    if svg.count <= largestVector { return (svg, "svg") }
    let png = try CairoRenderer.png(list, scale: 2, compact: true)
    return png.count < svg.count ? (png, "png") : (svg, "svg")
  }

  /// Bytes up to which no smaller file is looked for.
  private static let largestVector = 262_144
}

/// A figure of a page with its pictures.
struct DrawnFigure: Sendable {
  let figure: BookFigure
  /// One for each of the figure's variants.
  let pictures: [BookPicture]
  /// The first one with its layout drawn over it, where the figure has one.
  let overlay: BookPicture?

  /// The picture that is seen first.
  var first: BookPicture { pictures[figure.first] }
}
