public import Drawing
import CollectionLayout
public import Foundation
import Geometry

extension CollectionHost {
  /// What the scope of the drawn collection is: its place, and ``annotations(includesNames:)`` in the space of ``draw()``.
  ///
  /// - Parameters:
  ///   - origin: where the collection stands in the space that its scope lies in, in points.
  ///   - includesNames: whether the annotations say what items are called.
  public func annotatedElement(at origin: CGPoint, includesNames: Bool = true) throws -> DisplayElement {
    let annotations = try annotations(includesNames: includesNames).map { annotation in
      var moved = annotation
      moved.frame = annotation.frame.offsetBy(dx: -offset.x, dy: -offset.y)
      return moved
    }
    return DisplayElement(frame: CGRect(origin: origin, size: viewSize), annotations: annotations)
  }

  /// The elements in sight drawn, the content offset applied, each a scope that says which it is.
  public func draw() throws -> [DisplayItem] {
    try layoutIfNeeded()
    var items: [DisplayItem] = []
    items.reserveCapacity(shown?.count ?? 0)
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
    // Seldom is anything alive but what was drawn.
    let alive = keepsContents ? shown ?? [] : []
    if contents.count != alive.count { endContents(but: alive) }
    if keepsDrawn {
      recording?.drawn = kept
      recording?.offset = offset
    }
    return items
  }

  /// The elements in sight as a picture of the view's size.
  ///
  /// - Parameter includesAnnotations: whether the picture carries ``annotations(includesNames:)``.
  public func displayList(includesAnnotations: Bool = false) throws -> DisplayList {
    var items = try draw()
    if includesAnnotations {
      let scope = DisplayScope(element: try annotatedElement(at: .zero), items: items)
      do throws(DrawingDiagnostic) { items = [try .scope(scope)] } catch { diagnose(error.description) }
    }
    return DisplayList(size: viewSize, items: items, diagnostics: diagnostics)
  }
}
