public import Drawing
import CollectionLayout
import Foundation
import Geometry

extension CollectionHost {
  /// The elements in sight drawn, the content offset applied, each a scope that says which it is.
  public func draw() throws -> [DisplayItem] {
    try layoutIfNeeded()
    var items: [DisplayItem] = []
    let keepsDrawn = recordsUpdates && !hasRecordedUpdate
    var kept: [(element: ShownElement, items: [DisplayItem])] = []
    for shown in shown ?? [] {
      let identity = shown.element.identity
      guard let content = makeContent(for: identity) else { continue }
      let drawn = content.draw(size: shown.size)
      if !keepsContents { endContent(identity) }
      if drawn.isEmpty { continue }
      if keepsDrawn { kept.append((shown, drawn)) }
      let scope = DisplayScope(
        transform: shown.transform.concatenating(CGAffineTransform(translationX: -offset.x, y: -offset.y)),
        opacity: Double(min(max(shown.attributes?.alpha ?? 1, 0), 1)),
        element: DisplayElement(
          identity: identity, frame: shown.element.frame.offsetBy(dx: -offset.x, dy: -offset.y)),
        items: drawn)
      do throws(DrawingDiagnostic) { items.append(try .scope(scope)) } catch {
        diagnose("\(identity) cannot be drawn: \(error.description)")
      }
    }
    endContents(but: keepsContents ? shown ?? [] : [])
    if keepsDrawn {
      recording?.drawn = kept
      recording?.offset = offset
    }
    return items
  }

  /// The elements in sight as a picture of the view's size.
  public func displayList() throws -> DisplayList {
    let items = try draw()
    return DisplayList(size: viewSize, items: items, diagnostics: diagnostics)
  }
}
