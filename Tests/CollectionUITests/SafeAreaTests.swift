import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct SafeAreaTests {
  @Test(
    "A bar stands at its edge and leaves the view the rest, with what both prefer or so many points between")
  func bars() throws {
    let bottom = Color.red.safeAreaInset(edge: .bottom) { box(30, 20) }
    // 100 less 20 and the 8 between colours; the bar in the middle of 60.
    #expect(
      try Drawn(bottom, width: 60, height: 100).frames == [
        CGRect(x: 0, y: 0, width: 60, height: 72), CGRect(x: 15, y: 80, width: 30, height: 20),
      ])
    let top = Color.red.safeAreaInset(edge: .top, alignment: .trailing, spacing: 3) { box(30, 20) }
    #expect(
      try Drawn(top, width: 60, height: 100).frames == [
        CGRect(x: 0, y: 23, width: 60, height: 77), CGRect(x: 30, y: 0, width: 30, height: 20),
      ])
    let leading = Color.red.safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) { box(10, 20) }
    #expect(
      try Drawn(leading, width: 60, height: 100).frames == [
        CGRect(x: 10, y: 0, width: 50, height: 100), CGRect(x: 0, y: 80, width: 10, height: 20),
      ])
    let right = try Drawn(leading, width: 60, height: 100, traits: Traits(layoutDirection: .rightToLeft))
    #expect(right.frames[1].minX == 50 && right.frames[0].minX == 0)
  }

  @Test("A view of its own size grows by the bar")
  func ownSize() throws {
    let view = box(40, 30).safeAreaInset(edge: .bottom, spacing: 2) { box(10, 5) }
    #expect(try Drawn(view).list.size == CGSize(width: 40, height: 37))
  }

  @Test("A scroll view is seen below the bars, and its content rests beside them")
  func scrolling() throws {
    let view = ScrollView { Color.red.frame(height: 200) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
      .safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 10) }
    let drawn = try Drawn(view, width: 50, height: 100)
    #expect(drawn.frames[0].minY == 10)
    let scrolled = try Drawn(view, width: 50, height: 100, contentOffset: CGPoint(x: 0, y: 50))
    #expect(scrolled.list.items[0].bounds == CGRect(x: 0, y: 0, width: 50, height: 100))
    // 200 points in 70: at its end the content ends above the lower bar.
    let end = try Drawn(view, width: 50, height: 100, contentOffset: CGPoint(x: 0, y: 130))
    #expect(end.frames[0].maxY == 80 && end.list.diagnostics.isEmpty)
  }

  @Test("Styles behind a view and views that ignore the safe area reach below bars; other views do not")
  func backgrounds() throws {
    let bar = Color.blue.frame(height: 20)
    func first(_ view: some View) throws -> CGRect {
      try #require(
        Drawn(view.safeAreaInset(edge: .bottom, spacing: 0) { bar }, width: 50, height: 100).frames.first)
    }
    #expect(try first(Color.clear.background(.red)).height == 100)
    #expect(try first(Color.clear.background(.red, ignoresSafeAreaEdges: .top)).height == 80)
    #expect(try first(Color.clear.background { Color.red }).height == 80)
    #expect(try first(Color.red.ignoresSafeArea()).height == 100)
    #expect(try first(Color.red.ignoresSafeArea(edges: .top)).height == 80)
    #expect(try first(Color.red.ignoresSafeArea(.keyboard)).height == 80)
    // Ten points above the bar there is nothing to reach below.
    #expect(try first(Color.red.ignoresSafeArea().padding(.bottom, 10)).height == 70)
  }

  @Test("Geometry tells the room of the bars")
  func geometry() throws {
    let view = GeometryReader { proxy in
      Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
    #expect(try Drawn(view, width: 50, height: 100).texts == ["0 20"])
  }

  @Test("A scroll view reaches into safe area padding, and its content begins beside it")
  func padding() throws {
    let insets = EdgeInsets(top: 3, leading: 10, bottom: 4, trailing: 7)
    let view = ScrollView(.horizontal) { box(300, 20) }.safeAreaPadding(insets)
    let drawn = try Drawn(view, width: 100)
    #expect(drawn.list.size == CGSize(width: 100, height: 27))
    #expect(drawn.frames == [CGRect(x: 10, y: 3, width: 300, height: 20)])
    // What is cut off is beyond the padding: of 0 to 100 the content fills 10 to 100.
    #expect(drawn.list.items[0].bounds == CGRect(x: 10, y: 3, width: 90, height: 20))
    let mirrored = try Drawn(view, width: 100, traits: Traits(layoutDirection: .rightToLeft))
    #expect(mirrored.frames == [CGRect(x: 90 - 300, y: 3, width: 300, height: 20)])
    #expect(mirrored.list.items[0].bounds == CGRect(x: 0, y: 3, width: 90, height: 20))
    // Ordinary padding cuts the content off.
    let plain = try Drawn(ScrollView(.horizontal) { box(300, 20) }.padding(insets), width: 100)
    #expect(plain.list.items[0].bounds == CGRect(x: 10, y: 3, width: 83, height: 20))
  }
}
