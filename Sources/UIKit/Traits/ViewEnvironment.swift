public import Drawing
public import Foundation
public import Geometry
import PangoText

/// What views are measured and drawn for: the face's screen, type size, colours and text engine.
///
/// UIKit knows a device; here whoever draws says which one is meant. ``current`` holds between drawings, and a
/// view's `displayList(in:)` replaces it while it draws.
@MainActor
public struct ViewEnvironment {
  /// The screen's size, in points: a phone's of 390 × 844 at first.
  public var screenSize: CGSize
  public var traits: Traits
  public var palette: SystemPalette
  /// The engine that measures and shapes text.
  public var textMeasurer: any TextMeasuring
  /// Whether collection views say of their layouts what figures show of them.
  public var includesAnnotations = false

  /// An environment; by default that of a phone.
  public init(
    screenSize: CGSize = CGSize(width: 390, height: 844), traits: Traits = Traits(),
    palette: SystemPalette = .iOS18, textMeasurer: any TextMeasuring
  ) {
    self.screenSize = screenSize
    self.traits = traits
    self.palette = palette
    self.textMeasurer = textMeasurer
  }

  /// The environment of a picture, on the screen of the one in force.
  init(of picture: DrawingEnvironment) {
    self.init(
      screenSize: Self.current.screenSize, traits: picture.traits, palette: picture.palette,
      textMeasurer: picture.textMeasurer)
    includesAnnotations = picture.includesAnnotations
  }

  /// The environment in force.
  public static var current = ViewEnvironment(textMeasurer: defaultTextMeasurer) {
    didSet { UITraitCollection.current = UITraitCollection(current.traits, size: current.screenSize) }
  }

  /// Calls `body` while `environment` is in force.
  public static func with<Result>(
    _ environment: ViewEnvironment, _ body: () throws -> Result
  ) rethrows -> Result {
    let before = current
    let traitsBefore = UITraitCollection.current
    current = environment
    defer {
      current = before
      UITraitCollection.current = traitsBefore
    }
    return try body()
  }

  /// The engine that holds until somebody names another one.
  private static var defaultTextMeasurer: any TextMeasuring { PangoTextMeasurer.shared }
}
