/// What an SVG document holds besides the picture.
public struct SVGOptions: Hashable, Sendable {
  /// The picture's name, which viewers show and assistive technology reads; `nil` for none.
  public var title: String?
  /// What the picture shows, in a sentence or more; `nil` for none.
  public var description: String?
  /// Whether elements with an accessibility label carry it as a title.
  public var elementTitles: Bool
  /// Whether invisible text lies over the outlines, so that it can be selected, searched and read aloud.
  public var textLayer: Bool

  /// Options; by default there is no title and no text layer, and elements carry their labels.
  public init(
    title: String? = nil, description: String? = nil, elementTitles: Bool = true, textLayer: Bool = false
  ) {
    self.title = title
    self.description = description
    self.elementTitles = elementTitles
    self.textLayer = textLayer
  }
}
