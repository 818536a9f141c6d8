import CollectionHost
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
}
