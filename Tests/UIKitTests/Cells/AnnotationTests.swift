import Drawing
import Foundation
import Geometry
import Testing
import UIKit

@testable import UIKitFixtures

/// A collection view's layout and cells, as its picture tells of them.
@Suite("Annotations of collection views", .serialized)
struct AnnotationTests {
  init() { useMonospacedText() }

  private func environment(asks: Bool) -> DrawingEnvironment {
    var environment = DrawingEnvironment(
      width: 320, height: 480, textMeasurer: ViewEnvironment.current.textMeasurer)
    environment.includesAnnotations = asks
    return environment
  }

  /// The first annotations of a list with the map from their space to the list's.
  private func annotations(
    _ items: [DisplayItem], _ transform: CGAffineTransform = .identity
  ) -> (found: [LayoutAnnotation], map: CGAffineTransform)? {
    for item in items {
      guard case .scope(let scope) = item.content else { continue }
      let inner = scope.transform.concatenating(transform)
      if let found = scope.element?.annotations, !found.isEmpty { return (found, inner) }
      if let below = annotations(scope.items, inner) { return below }
    }
    return nil
  }

  @Test("are in the picture where somebody asks, and only there")
  func asked() throws {
    let rows = Rows(count: 100, height: 100)
    #expect(annotations(try rows.view.displayList(in: environment(asks: false)).items) == nil)
    #expect(annotations(try rows.view.displayList(in: environment(asks: true)).items) != nil)
  }

  @Test("are where the elements are seen, as the picture itself and inside another view")
  func places() throws {
    let rows = Rows(count: 100, height: 100)
    rows.scroll(to: 130)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    for inside in [false, true] {
      if inside {
        outer.addSubview(rows.view)
        rows.view.frame = CGRect(x: 0, y: 50, width: 320, height: 480)
      }
      let list =
        inside
        ? try outer.displayList(in: environment(asks: true))
        : try rows.view.displayList(in: environment(asks: true))
      let (found, map) = try #require(annotations(list.items))
      let top: CGFloat = inside ? 50 : 0
      #expect(found.first?.frame.applying(map) == CGRect(x: 0, y: top, width: 320, height: 480))
      let third = found.first { if case .item(2, _, _) = $0.kind { true } else { false } }
      // The third row begins 200 points down, 70 below what is seen first.
      #expect(third?.frame.applying(map) == CGRect(x: 0, y: top + 70, width: 320, height: 100))
    }
  }

  @Test("count for how many elements each cell has served, by the name it waits under")
  func reuse() throws {
    let rows = Rows(count: 20, height: 100)
    // Row 0 leaves, and its cell serves row 5.
    rows.scroll(to: 120)
    let (found, _) = try #require(annotations(try rows.view.displayList(in: environment(asks: true)).items))
    var uses: [Int: Int] = [:]
    for annotation in found {
      guard case .live(.item(_, let item), let pool, let count) = annotation.kind else { continue }
      uses[item] = count
      #expect(rows.view.cellForItem(at: IndexPath(item: item, section: 0))?.reuseIdentifier == pool)
    }
    #expect(uses == [1: 1, 2: 1, 3: 1, 4: 1, 5: 2])
    #expect(found.contains { $0.kind == .reuse(created: 5, reused: 1) })
  }
}
