package import Drawing
import Foundation
import Geometry

/// Where a picture asks for its outermost scrollable content to stand.
struct GivenScroll: Equatable {
  /// Points from the content's top left corner.
  var offset = CGPoint.zero
  /// Points from the leading end of each row that scrolls by itself.
  var sectionOffsets: [Int: CGFloat] = [:]
  /// The description of an item's tag.
  var tag: String?

  /// Whether the content is not to stand where it is declared to.
  var isElsewhere: Bool { offset != .zero || tag != nil }
}

extension GivenScroll {
  /// What the environment of a picture asks for.
  init(_ environment: DrawingEnvironment) {
    self.init(
      offset: environment.contentOffset, sectionOffsets: environment.sectionOffsets,
      tag: environment.scrollTag)
  }
}

extension RenderContext {
  /// Where the outermost scrollable content stands; `nil` for everything but the first that asks.
  func takeScroll() -> GivenScroll? {
    defer { givenScroll = nil }
    return givenScroll
  }

  /// Tells what of `scroll` nothing in the picture could follow.
  func tellUnheeded(_ scroll: GivenScroll) {
    if scroll.offset != .zero {
      diagnose(
        DrawingDiagnostic(
          "nothing in the picture scrolls; it stays where it is, though \(GivenScroll.words(scroll.offset)) was asked for"
        ))
    }
    for section in scroll.sectionOffsets.keys.sorted() {
      diagnose(
        DrawingDiagnostic("the picture has no collection, so there is no section \(section) to scroll"))
    }
    if let tag = scroll.tag { diagnose(.noItem(tag: tag)) }
  }

  /// Tells that content stands somewhere else than was asked for, where that is more than rounding to a pixel.
  func tellClamped(_ asked: CGPoint, to used: CGPoint) {
    guard let diagnostic = GivenScroll.clamped(asked, to: used) else { return }
    diagnose(diagnostic)
  }
}

extension GivenScroll {
  /// What is said of content that stands somewhere else than was asked for; `nil` where that is rounding to a pixel.
  static func clamped(_ asked: CGPoint, to used: CGPoint) -> DrawingDiagnostic? {
    guard abs(asked.x - used.x) > 1 || abs(asked.y - used.y) > 1 else { return nil }
    return DrawingDiagnostic(
      "the content is scrolled to \(words(used)), not to the \(words(asked)) asked for: it ends there")
  }

  /// An offset as a person says it: of content that scrolls one way only, one number.
  static func words(_ offset: CGPoint) -> String {
    let (x, y) = (NumberText.decimal(Double(offset.x)), NumberText.decimal(Double(offset.y)))
    return offset.x == 0 ? "\(y) pt" : "\(x), \(y) pt"
  }
}

extension DrawingDiagnostic {
  /// That no item is there to scroll to.
  ///
  /// - Parameter tag: the tag's description.
  package static func noItem(tag: String) -> DrawingDiagnostic {
    DrawingDiagnostic("no item of the collection carries the tag \(tag); the collection stays where it is")
  }
}
