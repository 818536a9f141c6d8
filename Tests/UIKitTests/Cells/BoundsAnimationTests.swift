import Drawing
import Foundation
import Testing
import UIKit

/// A flow layout that writes down what it is told of its bounds.
private final class TellingLayout: UICollectionViewFlowLayout {
  var events: [String] = []

  override func prepare() {
    super.prepare()
    events.append("prepare \(Int(collectionView?.bounds.width ?? 0))")
  }

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    events.append("animate from \(Int(oldBounds.minY)) \(Int(oldBounds.width)) × \(Int(oldBounds.height))")
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    events.append("finalize")
  }
}

@Suite("Bounds of a collection view that change in an animation", .serialized)
struct BoundsAnimationTests {
  init() { useMonospacedText() }

  private func rows() -> (Rows, TellingLayout) {
    let layout = TellingLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let rows = Rows(layout, [(0..<40).map { "\($0)" }])
    layout.events = []
    return (rows, layout)
  }

  @Test("A layout is told of the old bounds before anything is shown in new ones, and when it is over")
  func told() {
    let (rows, layout) = rows()
    var inBlock: [String] = []
    UIView.animate(withDuration: 0.3) {
      rows.view.frame.size = CGSize(width: 480, height: 320)
      inBlock = layout.events
    } completion: { _ in
      layout.events.append("complete")
    }
    #expect(inBlock == [])
    #expect(layout.events == ["prepare 480", "animate from 0 320 × 480", "finalize", "complete"])
    // 4 columns of 100 in 480 points, (480 - 400) / 3 = 26.67 between them, are in sight at once.
    #expect(rows.view.visibleCells.count == 12)
  }

  @Test("It is told inside the block where that lays out, and once however often bounds change")
  func once() {
    let (rows, layout) = rows()
    UIView.animate(withDuration: 0.3) {
      rows.view.frame.size.width = 400
      rows.view.frame.size.width = 480
      rows.view.layoutIfNeeded()
      layout.events.append("laid out")
      rows.view.contentOffset.y = 55
    }
    #expect(
      layout.events.filter { !$0.hasPrefix("prepare") } == [
        "animate from 0 320 × 480", "finalize", "laid out",
      ])
    layout.events = []
    UIView.animate(withDuration: 0.3) { rows.view.contentOffset.y = 10 }
    #expect(layout.events.filter { !$0.hasPrefix("prepare") } == ["animate from 55 480 × 480", "finalize"])
  }

  @Test(
    "It is told nothing of changes without an animation, of a view not yet shown, and of updates that scroll")
  func untold() {
    let (rows, layout) = rows()
    rows.view.frame.size.width = 400
    rows.view.layoutIfNeeded()
    UIView.animate(withDuration: 0.3) {
      UIView.performWithoutAnimation { rows.view.frame.size.width = 480 }
      rows.view.layoutIfNeeded()
    }
    // 40 rows, 4 in a line: 10 lines of 100 with 9 gaps of 10 are 1090 points, of which 480 are in sight.
    rows.view.contentOffset.y = 610
    rows.view.layoutIfNeeded()
    UIView.animate(withDuration: 0.3) {
      rows.view.performBatchUpdates {
        rows.names = [["only"]]
        rows.view.deleteItems(at: (1..<40).map { IndexPath(item: $0, section: 0) })
      }
    }
    #expect(rows.view.contentOffset.y == 0)
    let fresh = TellingLayout()
    let view = UICollectionView(frame: .zero, collectionViewLayout: fresh)
    UIView.animate(withDuration: 0.3) { view.frame.size = CGSize(width: 100, height: 100) }
    for layout in [layout, fresh] {
      #expect(layout.events.filter { !$0.hasPrefix("prepare") } == [])
    }
  }

  @Test("A recorded update that resizes the view is an animation")
  func recorded() throws {
    let (rows, layout) = rows()
    _ = try rows.view.displayLists(
      in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()), at: [0, 0.5, 1]
    ) {
      rows.view.bounds.size.width = 480
    }
    #expect(layout.events.filter { !$0.hasPrefix("prepare") } == ["animate from 0 320 × 480", "finalize"])
  }
}
