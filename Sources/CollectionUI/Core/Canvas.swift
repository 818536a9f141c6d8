import Drawing
import Foundation
import Geometry

/// Takes the items that views draw, in one coordinate space.
final class Canvas {
  nonisolated deinit {}

  let render: RenderContext
  @exclusivity(unchecked) private(set) var items: [DisplayItem] = []

  init(render: RenderContext) { self.render = render }

  /// Adds an item; one that cannot be drawn becomes a diagnostic.
  func add(_ item: () throws(DrawingDiagnostic) -> DisplayItem) {
    do throws(DrawingDiagnostic) { items.append(try item()) } catch { render.diagnose(error) }
  }

  /// The items that `draw` adds, which do not reach this canvas.
  func collect(_ draw: (Canvas) -> Void) -> [DisplayItem] {
    let inner = Canvas(render: render)
    draw(inner)
    return inner.items
  }

  /// Adds items that exist already.
  func append(_ more: [DisplayItem]) {
    if items.isEmpty { items = more } else { items.append(contentsOf: more) }
  }

  /// Makes room for as many items.
  func reserve(_ count: Int) { items.reserveCapacity(count) }

  /// Adds a scope, unless it shows nothing.
  func addScope(_ scope: @autoclosure () -> DisplayScope) {
    let scope = scope()
    if scope.items.isEmpty && scope.element == nil { return }
    add { () throws(DrawingDiagnostic) in try .scope(scope) }
  }
}

extension Canvas {
  /// Draws `count` children, those of a lower `zIndex` first; their preferences keep the children's order.
  func drawChildren(_ count: Int, zIndex: (Int) -> Double, draw: (Int) -> Void) {
    var isInOrder = true
    for index in 0..<count where zIndex(index) != 0 { isInOrder = false }
    if isInOrder {
      for index in 0..<count { draw(index) }
      return
    }
    var preferences: [PreferenceCollector?] = Array(repeating: nil, count: count)
    for index in (0..<count).sorted(by: { (zIndex($0), $0) < (zIndex($1), $1) }) {
      preferences[index] = render.collectingPreferences { draw(index) }
    }
    for case let inner? in preferences { render.preferences.merge(inner) }
  }
}

extension DrawingDiagnostic {
  /// State does not come to rest.
  static func unsettled(_ passes: Int) -> DrawingDiagnostic {
    DrawingDiagnostic(
      "preferences, geometry or state still change after \(passes) passes; the last pass is drawn")
  }

  /// State was changed by a body.
  static var changeInBody: DrawingDiagnostic {
    DrawingDiagnostic(
      "state was changed while a body was evaluated; change it in an action, such as that of onPreferenceChange"
    )
  }

  /// Two elements of a `ForEach` have the same id.
  static func duplicateIdentifier(_ id: some Hashable) -> DrawingDiagnostic {
    DrawingDiagnostic(
      "two elements of a ForEach have the id \(id); ids must differ, so the later one is told apart by its position"
    )
  }

  /// A section stands inside a section.
  static var nestedSections: DrawingDiagnostic {
    DrawingDiagnostic(
      "a Section stands inside another; its header, rows and footer become rows of the outer one")
  }

  /// Sections are asked of views that were resolved already.
  static var sectionsOfSubviews: DrawingDiagnostic {
    DrawingDiagnostic(
      "the sections of a collection of subviews are asked for, which has none any more; pass the view itself")
  }

  /// A length that cannot be used.
  static func unusableLength(_ what: String, _ value: CGFloat) -> DrawingDiagnostic {
    let number = value.isFinite ? NumberText.decimal(Double(value)) : "\(value)"
    return DrawingDiagnostic("\(what) of \(number) points is not possible; it is ignored")
  }
}
