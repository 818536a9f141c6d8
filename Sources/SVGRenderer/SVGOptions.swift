public import Foundation

/// What an SVG document holds besides the picture, and what it is made for.
public struct SVGOptions: Hashable, Sendable {
  /// The picture's name, which viewers show and assistive technology reads; `nil` for none.
  public var title: String?
  /// What the picture shows, in a sentence or more, for those who cannot see it; `nil` for none.
  ///
  /// With it the document is one image to assistive technology, as an `<img>` with alternative text is; without it the
  /// text layer is read.
  public var description: String?
  /// Whether elements with an accessibility label carry it as a title.
  public var elementTitles: Bool
  /// Whether invisible text lies over the outlines, so that it can be selected, searched, copied and read aloud.
  ///
  /// The sections of a collection are read one after another, in each its header, its items and its footer, in whatever
  /// order they are painted.
  public var textLayer: Bool
  /// What every id of the document begins with; `nil` for six letters and digits that are derived from its content.
  ///
  /// Two documents of one page clash where both digests are equal, which happens to one pair in 1.5 thousand million, and
  /// where they are the same document twice. Prefixes of one's own rule that out. A prefix begins with a letter and goes on
  /// with letters, digits, hyphens and underscores, all of them ASCII; it is joined to the rest by a hyphen, so that no
  /// prefix's ids are another's.
  public var idPrefix: String?
  /// Pixels a point of the screen that the list was laid out for.
  ///
  /// Upright text stands on whole pixels of that screen and its glyphs on eighths, as in a PNG of this scale.
  public var displayScale: CGFloat

  /// Options; by default there are no title, description and prefix, elements carry their labels, and text can be
  /// selected.
  public init(
    title: String? = nil, description: String? = nil, elementTitles: Bool = true, textLayer: Bool = true,
    idPrefix: String? = nil, displayScale: CGFloat = 2
  ) {
    self.title = title
    self.description = description
    self.elementTitles = elementTitles
    self.textLayer = textLayer
    self.idPrefix = idPrefix
    self.displayScale = displayScale
  }

  /// Checks that ids can begin with ``idPrefix``.
  ///
  /// - Throws: ``SVGError/idPrefix(_:)`` where they cannot.
  func check() throws(SVGError) {
    guard let idPrefix else { return }
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    func isDigitOrMark(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
    }
    guard let first = idPrefix.utf8.first, isLetter(first),
      idPrefix.utf8.allSatisfy({ isLetter($0) || isDigitOrMark($0) })
    else { throw .idPrefix(idPrefix) }
  }
}
