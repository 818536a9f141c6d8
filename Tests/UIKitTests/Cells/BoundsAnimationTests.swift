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

  /// The frames of the cells in a picture, by item, in the collection view's space.
  private func frames(_ list: DisplayList) -> [Int: CGRect] {
    var found: [Int: CGRect] = [:]
    func look(_ items: [DisplayItem]) {
      for case .scope(let scope) in items.map(\.content) {
        if case .item(_, let item) = scope.element?.identity { found[item] = scope.element?.frame }
        look(scope.items)
      }
    }
    look(list.items)
    return found
  }

  private func pictures(
    _ source: any UpdatingDisplayListSource, width: CGFloat? = nil, at moments: [Double],
    during update: () -> Void
  ) throws -> [DisplayList] {
    let environment = DrawingEnvironment(width: width, textMeasurer: MonospacedTextMeasurer())
    return try source.displayLists(in: environment, at: moments, during: update)
  }

  @Test(
    "A recorded update that resizes the view is an animation, drawn on its way",
    arguments: [nil, 320 as CGFloat])
  func recorded(_ width: CGFloat?) throws {
    let (rows, layout) = rows()
    for cell in rows.view.visibleCells { cell.backgroundColor = .red }
    let lists = try pictures(rows.view, width: width, at: [0, 0.5, 1]) { rows.view.bounds.size.width = 480 }
    #expect(layout.events.filter { !$0.hasPrefix("prepare") } == ["animate from 0 320 × 480", "finalize"])
    // 3 columns of 100 in 320 points, 10 points between them and the lines, become 4, 26.67 points between them.
    #expect(lists.map(\.size.width) == [320, 400, 480])
    #expect(frames(lists[0])[3] == CGRect(x: 0, y: 110, width: 100, height: 100))
    let halfway = try #require(frames(lists[1])[3])
    #expect(halfway == CGRect(x: 190, y: 55, width: 100, height: 100))
    #expect(frames(lists[2])[3] == CGRect(x: 380, y: 0, width: 100, height: 100))
    // It ends as it would have without anybody looking on.
    let (other, _) = self.rows()
    for cell in other.view.visibleCells { cell.backgroundColor = .red }
    other.view.bounds.size.width = 480
    let still = try other.view.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
    #expect(lists[2].items == still.items)
  }

  @Test("Views around a collection view go along, to their new places and opacities")
  func around() throws {
    let (rows, _) = rows()
    for cell in rows.view.visibleCells { cell.backgroundColor = .red }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 20))
    bar.backgroundColor = .blue
    bar.accessibilityLabel = "bar"
    root.addSubview(bar)
    root.addSubview(rows.view)
    rows.view.frame.origin.y = 20
    let lists = try pictures(root, at: [0.25]) {
      root.frame.size.width = 480
      bar.frame = CGRect(x: 0, y: 40, width: 480, height: 60)
      bar.alpha = 0.2
      rows.view.frame = CGRect(x: 0, y: 100, width: 480, height: 400)
      UIView.performWithoutAnimation { bar.frame.origin.x = 8 }
    }
    #expect(lists[0].size == CGSize(width: 360, height: 500))
    let scopes = lists[0].items.compactMap { item -> DisplayScope? in
      if case .scope(let scope) = item.content { scope } else { nil }
    }
    try #require(scopes.count == 2)
    // The bar's left edge is at its end at once, and the middle with it: (8 + 240, 70) with the start at its end then.
    #expect(scopes[0].opacity == 0.2)
    // A quarter of the way from 20 to 100 down, and from 480 to 400 points high.
    #expect(scopes[1].transform == CGAffineTransform(translationX: 0, y: 40))
    #expect(scopes[1].clip == Path(CGRect(x: 0, y: 0, width: 360, height: 460)))
    #expect(root.bounds.width == 480 && rows.view.frame == CGRect(x: 0, y: 100, width: 480, height: 400))
  }

  @Test("A scrolled view that is resized shows its content on its way from where it was")
  func scrolled() throws {
    let (rows, _) = rows()
    rows.view.contentOffset.y = 220
    rows.view.layoutIfNeeded()
    for cell in rows.view.visibleCells { cell.backgroundColor = .red }
    let lists = try pictures(rows.view, at: [0, 0.5, 1]) {
      rows.view.contentOffset.y = 110
      rows.view.layoutIfNeeded()
      for cell in rows.view.visibleCells { cell.backgroundColor = .red }
    }
    // The sixth row begins at 5 · 110 = 550 with its item 15: at 330 in the view, then at 440.
    #expect(lists.map { frames($0)[15]?.minY } == [550, 385, 550])
    // The second comes in from above, from 110 - 220 = -110 to 0; it is drawn halfway.
    #expect(frames(lists[1])[3]?.minY == -55)
    #expect(rows.view.contentOffset.y == 110)
  }
}
