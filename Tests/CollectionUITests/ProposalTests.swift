import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

/// The table of views.md 2.1: what views answer to each kind of proposal.
@Suite struct ProposalTests {
  /// Asks its one subview for its size and draws nothing of it.
  private struct Probe: Layout {
    let proposal: ProposedViewSize
    let answer: (CGSize) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      answer(subviews[0].sizeThatFits(self.proposal))
      return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: .zero, proposal: .zero)
    }
  }

  /// A probe that is like a row, for spacers and dividers.
  private struct RowProbe: Layout {
    let probe: Probe

    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      probe.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  private func size(
    _ view: some View, _ width: CGFloat?, _ height: CGFloat?, inRow: Bool = false
  ) throws -> CGSize {
    var answer = CGSize(width: -1, height: -1)
    let probe = Probe(proposal: ProposedViewSize(width: width, height: height)) { answer = $0 }
    _ = inRow ? try Drawn(RowProbe(probe: probe) { view }) : try Drawn(probe { view })
    return answer
  }

  @Test("The four named proposals are what they say, and nothing proposed becomes 10 points")
  func proposals() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(
      ProposedViewSize(width: nil, height: 7).replacingUnspecifiedDimensions() == CGSize(width: 10, height: 7)
    )
    #expect(
      ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 5, height: 2))
  }

  @Test("Colours and shapes answer 10, 0, the offer, and infinity")
  func greedy() throws {
    let views: [AnyView] = [
      AnyView(Color.red), AnyView(Rectangle()), AnyView(RoundedRectangle(cornerRadius: 3)),
      AnyView(Ellipse()),
      AnyView(Capsule()), AnyView(GeometryReader { _ in Color.red }),
    ]
    for view in views {
      #expect(try size(view, nil, nil) == CGSize(width: 10, height: 10))
      #expect(try size(view, 0, 0) == .zero)
      #expect(try size(view, 70, 30) == CGSize(width: 70, height: 30))
      #expect(try size(view, .infinity, nil) == CGSize(width: CGFloat.infinity, height: 10))
    }
  }

  @Test("A circle is a square of the shorter side, what is not proposed being 10")
  func circle() throws {
    #expect(try size(Circle(), nil, nil) == CGSize(width: 10, height: 10))
    #expect(try size(Circle(), 70, 30) == CGSize(width: 30, height: 30))
    #expect(try size(Circle(), 70, nil) == CGSize(width: 10, height: 10))
    #expect(try size(Circle(), .infinity, 30) == CGSize(width: 30, height: 30))
    #expect(try size(Circle(), 0, 0) == .zero)
  }

  @Test("A text answers its one line, its wrapped lines, and its least")
  func text() throws {
    // 10 points a character at 20 points, 24 a line; "one two" is 70, broken at 50 into "one" and "two" of 30 each.
    let view = Text("one two").font(.system(size: 20))
    #expect(try size(view, nil, nil) == CGSize(width: 70, height: 24))
    #expect(try size(view, .infinity, .infinity) == CGSize(width: 70, height: 24))
    #expect(try size(view, 50, nil) == CGSize(width: 30, height: 48))
    // The least is an ellipsis in one line.
    #expect(try size(view, 0, nil) == CGSize(width: 10, height: 24))
    #expect(
      try size(Text("one\ntwo four").font(.system(size: 20)), nil, nil) == CGSize(width: 80, height: 48))
  }

  @Test("A picture answers its own size, and what is offered where it is resizable")
  func image() throws {
    let data = try ImageData(bytes: onePixelPNG(width: 6, height: 4), scale: 1)
    for (width, height) in [(nil, nil), (0, 0), (50, 30), (.infinity, .infinity)] as [(CGFloat?, CGFloat?)] {
      #expect(try size(Image(imageData: data), width, height) == CGSize(width: 6, height: 4))
    }
    let resizable = Image(imageData: data).resizable()
    #expect(try size(resizable, nil, nil) == CGSize(width: 6, height: 4))
    #expect(try size(resizable, 0, 0) == .zero)
    #expect(try size(resizable, 50, nil) == CGSize(width: 50, height: 4))
    #expect(try size(resizable, .infinity, 8) == CGSize(width: CGFloat.infinity, height: 8))
  }

  @Test("A spacer is at least 8 long along its stack and has no breadth")
  func spacer() throws {
    #expect(try size(Spacer(), nil, nil, inRow: true) == CGSize(width: 8, height: 0))
    #expect(try size(Spacer(), 0, 0, inRow: true) == CGSize(width: 8, height: 0))
    #expect(try size(Spacer(), 5, 40, inRow: true) == CGSize(width: 8, height: 0))
    #expect(try size(Spacer(minLength: 3), 5, 40, inRow: true) == CGSize(width: 5, height: 0))
    #expect(try size(Spacer(), .infinity, 40, inRow: true) == CGSize(width: CGFloat.infinity, height: 0))
    #expect(try size(Spacer(), 50, 40) == CGSize(width: 50, height: 40))
  }

  @Test("A divider is a pixel thick, and 10, nothing, the offer or endless along")
  func divider() throws {
    // Half a point at scale 2; upright in a row.
    #expect(try size(Divider(), nil, nil, inRow: true) == CGSize(width: 0.5, height: 10))
    #expect(try size(Divider(), 0, 0, inRow: true) == CGSize(width: 0.5, height: 0))
    #expect(try size(Divider(), 9, 40, inRow: true) == CGSize(width: 0.5, height: 40))
    #expect(try size(Divider(), 40, nil) == CGSize(width: 40, height: 0.5))
    #expect(try size(Divider(), .infinity, nil) == CGSize(width: CGFloat.infinity, height: 0.5))
  }

  @Test("No view has no size, and a scroll view takes what it is offered along its axis")
  func others() throws {
    let scroll = ScrollView { box(30, 90) }
    #expect(try size(scroll, nil, nil) == CGSize(width: 30, height: 90))
    #expect(try size(scroll, 50, 0) == CGSize(width: 30, height: 0))
    #expect(try size(scroll, 50, 40) == CGSize(width: 30, height: 40))
    #expect(try size(scroll, 50, .infinity) == CGSize(width: 30, height: CGFloat.infinity))
    #expect(try size(ZStack {}, 50, 40) == .zero)
  }
}
