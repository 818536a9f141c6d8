public import Foundation
public import Geometry

/// Anything that can give a display list: a view, a view controller, a host.
@preconcurrency @MainActor
public protocol DisplayListSource {
  /// The picture of the whole, for the given environment.
  ///
  /// - Throws: an error a person can act on: an unknown font, a size that is not finite, a broken picture.
  func displayList(in environment: DrawingEnvironment) throws -> DisplayList
}

/// What a picture is made for.
public struct DrawingEnvironment: Sendable {
  /// Points the picture may be wide; `nil` asks for the content's own width.
  public var width: CGFloat?
  /// Points the picture may be high; `nil` asks for the content's own height.
  public var height: CGFloat?
  public var traits: Traits
  public var palette: SystemPalette
  /// How far the content is scrolled, in points; kept within its ends.
  public var contentOffset: CGPoint
  /// How far sections that scroll by themselves are scrolled, by their index in the outermost collection, in points from
  /// their leading end; kept within the ends of their rows.
  public var sectionOffsets: [Int: CGFloat] = [:]
  /// The item that the outermost collection is scrolled to, by the description of its tag; it wins over the offsets.
  public var scrollTag: String?
  /// Whether collections say of their layouts what figures show of them: ``DisplayElement/annotations``.
  public var includesAnnotations = false
  /// Whether the annotations also say what items are called, which takes time: a tag may be a value of many parts.
  public var includesNames = false
  /// The engine that measures and shapes text.
  public var textMeasurer: any TextMeasuring

  /// An environment that proposes no size.
  public init(
    width: CGFloat? = nil, height: CGFloat? = nil, traits: Traits = Traits(), palette: SystemPalette = .iOS18,
    contentOffset: CGPoint = .zero, textMeasurer: any TextMeasuring
  ) {
    self.width = width
    self.height = height
    self.traits = traits
    self.palette = palette
    self.contentOffset = contentOffset
    self.textMeasurer = textMeasurer
  }
}
