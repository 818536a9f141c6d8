import CollectionLayout
import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

/// A view whose body is the one that is looked for.
private struct Found: View {
  var body: some View { box(10, 20).id("x") }
}

/// A layout that puts its views 7 points below each other, from 5 points below the top on.
private struct Steps: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10, height: subviews.reduce(5) { $0 + $1.sizeThatFits(.unspecified).height + 7 })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY + 5
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + 7
    }
  }
}

@Suite("Where scroll views stand")
struct ScrollPositionTests {
  /// 20 rows of 40 points, 10 apart: row n begins at 50 n, and the content of 990 points ends 890 below the edge of 100.
  private var rows: some View {
    ScrollView {
      VStack(spacing: 10) { ForEach(0..<20) { _ in box(30, 40) } }
    }
  }

  /// How far down a view's first rectangle lies above the top.
  private func offset(
    _ view: some View, contentOffset: CGFloat = 0
  ) throws -> CGFloat {
    -(try Drawn(view, width: 50, height: 100, contentOffset: CGPoint(x: 0, y: contentOffset)).frames[0].minY)
  }

  @Test("A scroll view shows the view of an id, where an anchor says or scrolled as little as possible")
  func position() throws {
    func offset(_ id: Int?, _ anchor: UnitPoint? = nil) throws -> CGFloat {
      try self.offset(rows.scrollPosition(id: .constant(id), anchor: anchor))
    }
    // Row 5 lies from 250 to 290 and is 40 high: 250, 250 + 20 − 50, 290 − 100.
    #expect(try [offset(5, .top), offset(5, .center), offset(5, .bottom)] == [250, 220, 190])
    // It comes in by the lower edge; row 1, up to 90, is in sight already.
    #expect(try [offset(5), offset(1), offset(nil)] == [190, 0, 0])
    #expect(try offset(19, .top) == 890)
    #expect(try self.offset(rows.scrollPosition(id: .constant(5)), contentOffset: 7) == 7)
  }

  @Test("An id that no view carries is told, and nothing is scrolled")
  func missing() throws {
    let drawn = try Drawn(rows.scrollPosition(id: .constant(77)), width: 50, height: 100)
    #expect(drawn.frames[0].minY == 0)
    #expect(
      drawn.list.diagnostics.map(\.description) == [
        "no view of the scroll view carries the id 77; the scroll view stays where it is"
      ])
  }

  @Test("A view is shown beside margins")
  func margins() throws {
    let view = rows.contentMargins(.vertical, EdgeInsets(top: 20, leading: 1, bottom: 8, trailing: 2))
    func frame(_ anchor: UnitPoint?) throws -> CGRect {
      try Drawn(view.scrollPosition(id: .constant(5), anchor: anchor), width: 50, height: 100).frames[5]
    }
    // Between 20 and 100 − 8: at the top, at the bottom, and in the middle of these, 56.
    #expect(try frame(.top).minY == 20)
    #expect(try frame(.bottom).maxY == 92)
    #expect(try frame(nil).maxY == 92)
    #expect(try frame(.center).midY == 56)
  }

  @Test("A position is a view, an end of the content or a place of it, and says which")
  func positions() throws {
    func offset(_ position: ScrollPosition, _ anchor: UnitPoint? = nil) throws -> CGFloat {
      try self.offset(rows.scrollPosition(.constant(position), anchor: anchor))
    }
    #expect(try offset(ScrollPosition()) == 0)
    #expect(try offset(ScrollPosition(edge: .bottom)) == 890)
    #expect(try offset(ScrollPosition(y: 33)) == 33)
    #expect(try offset(ScrollPosition(x: 5)) == 0)
    #expect(try offset(ScrollPosition(point: CGPoint(x: 5, y: 2000))) == 890)
    #expect(try offset(ScrollPosition(id: 5), .top) == 250)
    // The position's own anchor wins.
    #expect(try offset(ScrollPosition(id: 5, anchor: .bottom), .top) == 190)
    var position = ScrollPosition(id: 5)
    #expect(position.viewID(type: Int.self) == 5 && position.viewID(type: String.self) == nil)
    position.scrollTo(x: 3, y: 4)
    #expect(position.point == CGPoint(x: 3, y: 4) && position.viewID == nil && position.edge == nil)
    #expect(position == ScrollPosition(x: 3, y: 4) && position != ScrollPosition(y: 4))
    position.scrollTo(edge: .top)
    #expect(position.edge == .top && position.x == nil)
  }

  @Test("From right to left offsets count from the right")
  func rightToLeft() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 10) { ForEach(0..<20) { _ in box(40, 30) } }
    }
    func frame(_ anchor: UnitPoint?) throws -> CGRect {
      try Drawn(
        view.scrollPosition(id: .constant(5), anchor: anchor), width: 100, height: 50,
        traits: Traits(layoutDirection: .rightToLeft)
      ).frames[5]
    }
    #expect(try frame(.leading).maxX == 100)
    #expect(try frame(nil).minX == 0)
  }

  @Test("A view is found in whatever places its views")
  func containers() throws {
    func y(_ view: some View) throws -> CGFloat {
      let scroll = ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          box(10, 300); view; box(10, 300)
        }
      }
      return try offset(scroll.scrollPosition(id: .constant("x"), anchor: .top))
    }
    let view = box(10, 20).id("x")
    #expect(try y(view) == 300)
    #expect(try y(view.padding(EdgeInsets(top: 3, leading: 1, bottom: 2, trailing: 4))) == 303)
    #expect(try y(view.frame(height: 60, alignment: .bottom)) == 340)
    #expect(try y(view.fixedSize().background(Color.red).opacity(0.5)) == 300)
    #expect(
      try y(
        HStack(alignment: .bottom) {
          box(10, 50); view
        }) == 330)
    #expect(
      try y(
        ZStack(alignment: .bottom) {
          box(10, 50); view
        }) == 330)
    #expect(
      try y(
        LazyVStack(spacing: 4) {
          box(10, 50); view
        }) == 354)
    let columns = [GridItem(.fixed(10)), GridItem(.fixed(10))]
    #expect(
      try y(
        LazyVGrid(columns: columns, spacing: 6) {
          box(10, 50); box(10, 1); view
        }) == 356)
    #expect(
      try y(
        Grid(verticalSpacing: 9) {
          GridRow { box(10, 50) }; GridRow { view }
        }) == 359)
    #expect(
      try y(
        Steps {
          box(10, 50); view
        }) == 362)
    #expect(try y(ViewThatFits { view.padding(.top, 2) }) == 302)
    #expect(
      try y(
        VStack(spacing: 1) {
          box(10, 50); Found()
        }) == 351)
    #expect(try y(Group(subviews: VStack { view }) { ForEach(subviews: $0) { $0 } }) == 300)
    // Of a view in a scroll view inside, that scroll view is shown.
    let inner = ScrollView(.horizontal) {
      HStack {
        box(900, 20); view
      }
    }
    #expect(
      try y(
        VStack(spacing: 2) {
          box(10, 50); inner
        }) == 352)
  }

  @Test("Content that is smaller than its scroll view stands where the anchor says")
  func alignment() throws {
    let view = ScrollView { box(30, 60) }
    // 100 − 60 points are left.
    #expect(try offset(view.defaultScrollAnchor(.bottom)) == -40)
    #expect(try offset(view.defaultScrollAnchor(.center)) == -20)
    #expect(try offset(view) == 0)
    #expect(try offset(view.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)) == 0)
    #expect(try offset(view.defaultScrollAnchor(.bottom, for: .initialOffset)) == 0)
    #expect(try offset(rows.defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment)) == 890)
    let row = ScrollView(.horizontal) { box(30, 10) }.defaultScrollAnchor(.trailing)
    #expect(try Drawn(row, width: 50, height: 100).frames[0].minX == 20)
    let traits = Traits(layoutDirection: .rightToLeft)
    #expect(try Drawn(row, width: 50, height: 100, traits: traits).frames[0].minX == 0)
  }

  @Test("A collection shows the item of an id")
  func collection() throws {
    let view = CollectionView {
      ForEach(0..<20) { n in box(30, 40).id("row \(n)") }
    }
    .collectionItemHeight(40).collectionLayout(.list(spacing: 10))
    func first(_ view: some View) throws -> CGFloat? {
      try Drawn(view, width: 50, height: 100).elements.first { $0.identity == .item(section: 0, item: 5) }?
        .frame.minY
    }
    #expect(try first(view.scrollPosition(id: .constant(5), anchor: .top)) == 0)
    #expect(try first(view.scrollPosition(id: .constant("row 5"), anchor: .bottom)) == 60)
    #expect(try first(view.scrollPosition(.constant(ScrollPosition(y: 230)))) == 20)
    // An id further out is not an item's.
    let missing = try Drawn(view.id(99).scrollPosition(id: .constant(99)), width: 50, height: 100)
    #expect(missing.list.diagnostics.count == 1)
    let last = try Drawn(
      view.scrollPosition(.constant(ScrollPosition(edge: .bottom))), width: 50, height: 100)
    #expect(last.elements.first { $0.identity == .item(section: 0, item: 19) }?.frame.maxY == 100)
  }

  @Test(
    "A collection that scrolls sideways shows the end or the place of its content that is asked for",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func sidewaysCollection(direction: LayoutDirection) throws {
    let view = CollectionView(layout: CollectionViewCompositionalLayout.columns) {
      ForEach(0..<20) { _ in Color.red }
    }
    /// How far the leading edge of column 4 is from that of the view.
    func place(_ position: ScrollPosition) throws -> CGFloat? {
      let drawn = try Drawn(
        view.scrollPosition(.constant(position)), width: 200, height: 300,
        traits: Traits(layoutDirection: direction))
      let frame = drawn.elements.first { $0.identity == .item(section: 0, item: 4) }?.frame
      return direction == .leftToRight ? frame?.minX : frame.map { 200 - $0.maxX }
    }
    // Columns of 50 points: column 4 begins at 200, just out of sight; the content of 1000 ends 800 from its start.
    #expect(try place(ScrollPosition(x: 130)) == 70)
    #expect(try place(ScrollPosition(x: 130, y: 77)) == 70)
    #expect(try place(ScrollPosition(edge: .leading)) == nil)
    #expect(try place(ScrollPosition(edge: .bottom)) == nil)
    let end = try Drawn(
      view.scrollPosition(.constant(ScrollPosition(edge: .trailing))), width: 200, height: 300,
      traits: Traits(layoutDirection: direction))
    let last = try #require(end.elements.first { $0.identity == .item(section: 0, item: 19) }?.frame)
    #expect(direction == .leftToRight ? last.maxX == 200 : last.minX == 0)
  }

  @Test("In a host another id scrolls again, and no id leaves the view where it is")
  func changedPosition() throws {
    let environment = DrawingEnvironment(width: 50, height: 100, textMeasurer: MonospacedTextMeasurer())
    func view(_ id: Int?) -> some View { rows.scrollPosition(id: .constant(id)) }
    let host = ViewHost(rootView: view(5))
    func offset(_ id: Int?, contentOffset: CGFloat = 0) throws -> CGFloat {
      host.rootView = view(id)
      var environment = environment
      environment.contentOffset.y = contentOffset
      return -Drawn.flat(try host.displayList(in: environment).items)[0].bounds.minY
    }
    // Row 5 ends at 290; row 3 begins at 150, above what is seen then; row 6 ends at 340.
    #expect(try [offset(5), offset(3), offset(nil), offset(6)] == [190, 150, 150, 240])
    // A person scrolls on, to where row 6 is not seen; only another id scrolls back.
    #expect(try [offset(6, contentOffset: 700), offset(3, contentOffset: 700)] == [700, 150])
  }

  @Test("A reader scrolls when it is asked, and what it scrolled stays there")
  func reader() throws {
    let environment = DrawingEnvironment(width: 50, height: 100, textMeasurer: MonospacedTextMeasurer())
    var action: ((Int?) -> Void)?
    let host = ViewHost(
      rootView: ScrollViewReader { proxy in
        rows.onAppear { proxy.scrollTo(Optional(7), anchor: .top) }
          .onAppear { action = { proxy.scrollTo($0) } }
      })
    func offset() throws -> CGFloat {
      let list = try host.displayList(in: environment)
      return -Drawn.flat(list.items)[0].bounds.minY
    }
    // Appearing asks for it, and the view is drawn again at once; row 7 begins at 350.
    #expect(try offset() == 350)
    #expect(!host.needsUpdate)
    #expect(try offset() == 350)
    // Up to row 8, 400 to 440, all is in sight; row 12 ends at 640.
    action?(8)
    #expect(try offset() == 350)
    action?(12)
    #expect(host.needsUpdate)
    #expect(try offset() == 540)
    action?(nil)
    action?(77)
    #expect(try offset() == 540)
    action?(3)
    #expect(try offset() == 150)
  }
}
