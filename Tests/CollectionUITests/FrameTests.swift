import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct FrameTests {
  /// The width a view reports under a proposal.
  private func width(_ view: some View, _ proposal: CGFloat?) throws -> CGFloat {
    // The hug around the view has exactly its size.
    let probe = view.frame(height: 10).background { Color.black }.fixedSize(horizontal: false, vertical: true)
    return try #require(try Drawn(probe, width: proposal, height: 10).frames.first).width
  }

  @Test("Flexible frames follow the table of views.md 2.9")
  func flexibleTable() throws {
    let filling = box(50).frame(maxWidth: .infinity)
    #expect(try width(filling, 200) == 200)
    #expect(try width(filling, nil) == 50)
    #expect(try width(filling, 0) == 50)
    #expect(try width(box(50).frame(minWidth: 100), 30) == 100)
    #expect(try width(box(300).frame(minWidth: 100), 150) == 150)
    #expect(try width(box(300).frame(minWidth: 100), nil) == 300)
    #expect(try width(box(300).frame(minWidth: 100, maxWidth: 200), 150) == 150)
    #expect(try width(box(50).frame(minWidth: 100, maxWidth: 200), 500) == 200)
    #expect(try width(box(50).frame(minWidth: 100, maxWidth: 200), nil) == 100)
    #expect(try width(flexible(0, 200).frame(idealWidth: 120), nil) == 120)
    #expect(try width(flexible(0, 200).frame(idealWidth: 120), 80) == 80)
    #expect(try width(box(50).frame(maxWidth: 150), 100) == 100)
    #expect(try width(box(300).frame(maxWidth: 150), 100) == 150)
  }

  @Test("A fixed frame is exactly that, and its content stands by the alignment")
  func fixedFrame() throws {
    let drawn = try Drawn(box(120, 20).frame(width: 100, height: 60, alignment: .bottomLeading))
    #expect(drawn.list.size == CGSize(width: 100, height: 60))
    #expect(drawn.frames == [CGRect(x: 0, y: 40, width: 120, height: 20)])
    // (100 − 120) / 2 = −10
    #expect(try Drawn(box(120, 20).frame(width: 100)).frames.first?.minX == -10)
  }

  @Test("A frame offers its own length, and the other axis as it came")
  func frameProposal() throws {
    // 10 characters of 10 points in 50 points: two lines of 24.
    let text = Text("aaaa bbbbb").font(.system(size: 20)).frame(width: 50)
    #expect(try Drawn(text).list.size == CGSize(width: 50, height: 48))
  }

  @Test("Negative and non-finite lengths are ignored and told")
  func badLengths() throws {
    for bad in [-5, CGFloat.nan, .infinity, -.infinity] {
      let drawn = try Drawn(box(40, 20).frame(width: bad))
      #expect(drawn.list.size == CGSize(width: 40, height: 20))
      #expect(drawn.list.diagnostics.count == 1)
    }
    #expect(try Drawn(box(40, 20).padding(.nan)).list.diagnostics.count == 1)
    #expect(try Drawn(box(40, 20).frame(minWidth: 100, maxWidth: 50)).list.diagnostics.count == 1)
    #expect(try Drawn(box(40, 20).aspectRatio(-1, contentMode: .fit)).list.diagnostics.count == 1)
    #expect(try Drawn(box(40, 20).offset(x: .nan)).list.diagnostics.count == 1)
    #expect(try Drawn(Text("a").font(.system(size: 0))).list.diagnostics.count == 1)
  }

  @Test("Padding offers less and is larger")
  func padding() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let drawn = try Drawn(box(60, 20).padding(insets))
    #expect(drawn.list.size == CGSize(width: 70, height: 25))
    #expect(drawn.frames == [CGRect(x: 2, y: 1, width: 60, height: 20)])
    // The row of views.md 2.10: offered (68, nil), the result 60 + 32 by 20 + 32.
    #expect(try Drawn(box(60, 20).padding(), width: nil).list.size == CGSize(width: 92, height: 52))
    #expect(
      try Drawn(Color.red.padding(), width: 100, height: 100).frames == [
        CGRect(x: 16, y: 16, width: 68, height: 68)
      ])
    #expect(
      try Drawn(Color.red.padding(.horizontal, 10).frame(width: 100, height: 100)).frames
        == [CGRect(x: 10, y: 0, width: 80, height: 100)])
    // Padding larger than the offer leaves the child nothing.
    #expect(try Drawn(Color.red.padding(30), width: 40, height: 100).frames.first?.width == 0)
    // Negative padding grows the offer.
    #expect(
      try Drawn(Color.red.padding(-5), width: 40, height: 40).frames == [
        CGRect(x: -5, y: -5, width: 50, height: 50)
      ])
  }

  @Test("Aspect ratios follow the examples of views.md 2.11")
  func aspectRatio() throws {
    func size(_ mode: ContentMode, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
      let view = Color.red.aspectRatio(16.0 / 9.0, contentMode: mode)
      return try #require(try Drawn(view, width: width, height: height).frames.first).size
    }
    #expect(try size(.fit, 300, 300) == CGSize(width: 300, height: 168.75))
    let fill = try size(.fill, 300, 300)
    #expect(near(fill.width, 533.333) && fill.height == 300)
    #expect(try size(.fit, 300, nil) == CGSize(width: 300, height: 168.75))
    #expect(try size(.fit, nil, nil) == CGSize(width: 10, height: 10))
    let own = Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFit()
    // 40 to 20 fills 300 by 300 at 600 by 300.
    let filling = Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFill()
    #expect(
      try Drawn(filling, width: 300, height: 300).frames.map(\.size) == [CGSize(width: 600, height: 300)])
    #expect(try Drawn(own, width: 100, height: 100).frames.first?.size == CGSize(width: 100, height: 50))
  }

  @Test("Position puts the middle of the view into all the room")
  func position() throws {
    let drawn = try Drawn(box(20, 10).position(x: 30, y: 40), width: 100, height: 90)
    #expect(drawn.frames == [CGRect(x: 20, y: 35, width: 20, height: 10)])
  }

  @Test("An offset moves the drawing and not the layout")
  func offset() throws {
    let drawn = try Drawn(box(20, 10).offset(x: 5, y: 7))
    #expect(drawn.list.size == CGSize(width: 20, height: 10))
    #expect(drawn.frames == [CGRect(x: 5, y: 7, width: 20, height: 10)])
  }

  @Test("An overlay is offered the view's size, stands by its alignment, and changes no layout")
  func overlay() throws {
    let badge = box(20, 20)
    let drawn = try Drawn(box(100, 50).overlay(alignment: .bottomTrailing) { badge })
    #expect(drawn.list.size == CGSize(width: 100, height: 50))
    #expect(drawn.frames[1].origin == CGPoint(x: 80, y: 30))
    let moved = try Drawn(box(100, 50).overlay(alignment: .bottomTrailing) { badge.offset(x: 8, y: 8) })
    #expect(moved.frames[1].origin == CGPoint(x: 88, y: 38))
    #expect(moved.list.size == CGSize(width: 100, height: 50))
  }

  @Test("A background lies behind, and several views in it are layers")
  func background() throws {
    let drawn = try Drawn(
      box(100, 50).background {
        Color.red
        box(10, 10)
      })
    #expect(
      drawn.frames == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 45, y: 20, width: 10, height: 10),
        CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  @Test("The order of padding and background matters")
  func order() throws {
    #expect(
      try Drawn(box(10, 10).padding(5).background(.red)).frames.first
        == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(
      try Drawn(box(10, 10).background(.red).padding(5)).frames.first
        == CGRect(x: 5, y: 5, width: 10, height: 10))
  }

  @Test("A geometry reader takes its offer, or 10 points, and places its views top leading")
  func geometryReader() throws {
    let view = GeometryReader { proxy in
      box(proxy.size.width / 2, proxy.size.height / 4)
      box(5, 5)
    }
    #expect(
      try Drawn(view, width: 80, height: 40).frames == [
        CGRect(x: 0, y: 0, width: 40, height: 10), CGRect(x: 0, y: 0, width: 5, height: 5),
      ])
    #expect(try Drawn(view).list.size == CGSize(width: 10, height: 10))
  }

  @Test("Greedy views have 10 points where nothing is proposed, circles a square")
  func greedy() throws {
    #expect(try Drawn(Color.red).list.size == CGSize(width: 10, height: 10))
    #expect(try Drawn(Rectangle(), width: 30).list.size == CGSize(width: 30, height: 10))
    #expect(try Drawn(Circle(), width: 30, height: 20).frames == [CGRect(x: 5, y: 0, width: 20, height: 20)])
    #expect(try Drawn(Circle(), width: 30).frames.first?.size == CGSize(width: 10, height: 10))
  }

  @Test("An infinite size is an error that says so")
  func infinite() {
    #expect(throws: ViewError.infiniteSize(axis: .horizontal)) {
      try Drawn(
        Color.red.frame(minWidth: 0, idealWidth: nil, maxWidth: .infinity).fixedSizeAsInfinite(), height: 10)
    }
  }
}

extension View {
  /// The view under an endless offer of width.
  fileprivate func fixedSizeAsInfinite() -> some View { EndlessOffer() { self } }
}

/// Offers its one subview endless width.
private struct EndlessOffer: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(ProposedViewSize(width: .infinity, height: proposal.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
