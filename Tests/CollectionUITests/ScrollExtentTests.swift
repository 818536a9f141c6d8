import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite("How far content scrolls")
struct ScrollExtentTests {
  private let environment = DrawingEnvironment(
    width: 200, height: 300, textMeasurer: MonospacedTextMeasurer())

  @Test("a scroll view scrolls by what its content is higher than it")
  func scrollView() throws {
    let view = ScrollView {
      Color.red.frame(height: 1000).padding(EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11))
    }
    let found = try view.scrollExtent(in: environment)
    let extent = try #require(found)
    #expect(extent.start == .zero)
    // 3 + 1000 + 7 points in 300.
    #expect(extent.end == CGPoint(x: 0, y: 710))
    #expect(extent.rows.isEmpty)
  }

  @Test("what does not scroll has no extent")
  func still() throws {
    #expect(try Color.red.frame(height: 1000).scrollExtent(in: environment) == nil)
  }

  @Test("a collection that scrolls sideways begins at the right where reading does, and ends at the left")
  func fromRightToLeft() throws {
    let view = CollectionView(layout: CollectionViewCompositionalLayout.columns) {
      ForEach(0..<20) { _ in Color.red }
    }
    let traits = Traits(layoutDirection: .rightToLeft)
    func places(_ offset: CGFloat) throws -> [ElementIdentity?: CGFloat] {
      let drawn = try Drawn(
        view, width: 200, height: 300, traits: traits, contentOffset: CGPoint(x: offset, y: 0))
      return Dictionary(uniqueKeysWithValues: drawn.elements.map { ($0.identity, $0.frame.minX) })
    }
    func item(_ index: Int) -> ElementIdentity { .item(section: 0, item: index) }
    #expect(try places(0) == [item(0): 150, item(1): 100, item(2): 50, item(3): 0])
    // 20 · 50 - 50 · 11 - 300 = 150.
    #expect(try places(300) == [item(10): 150, item(11): 100, item(12): 50, item(13): 0])
    var environment = environment
    environment.traits = traits
    let found = try view.scrollExtent(in: environment)
    let extent = try #require(found)
    // 1000 - 200.
    #expect(extent.start == CGPoint(x: 800, y: 0))
    #expect(extent.end == .zero)
  }
}
