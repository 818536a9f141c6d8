import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ScrollOptionTests {
  @Test("Margins lie around the content and scroll with it; those of indicators change nothing")
  func margins() throws {
    let view = ScrollView { Color.red.frame(height: 100) }
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let inset = try Drawn(view.contentMargins(.all, insets), width: 50, height: 40)
    #expect(inset.frames == [CGRect(x: 2, y: 1, width: 40, height: 100)])
    // 1 + 100 + 4 points end 65 below the edge of 40.
    let end = try Drawn(
      view.contentMargins(.all, insets), width: 50, height: 40, contentOffset: CGPoint(x: 0, y: 65))
    #expect(end.frames[0].minY == -64 && end.list.diagnostics.isEmpty)
    #expect(
      try Drawn(view.contentMargins(9, for: .scrollIndicators), width: 50, height: 40).frames[0].minX == 0)
    #expect(try Drawn(view.contentMargins(.top, nil), width: 50, height: 40).frames[0].minY == 16)
  }

  @Test("Margins are the nearest scroll view's and not those of scroll views in it")
  func nearest() throws {
    let view = ScrollView { ScrollView(.horizontal) { box(20, 10) } }.contentMargins(5)
    #expect(try Drawn(view, width: 50, height: 40).frames[0].origin == CGPoint(x: 5, y: 5))
  }

  @Test("An anchor shows that part of the content until the picture is scrolled")
  func anchor() throws {
    let view = ScrollView {
      VStack(spacing: 0) {
        box(30, 50); box(20, 50)
      }
    }.defaultScrollAnchor(.bottom)
    #expect(try Drawn(view, width: 50, height: 40).frames[0].minY == -60)
    #expect(try Drawn(view.defaultScrollAnchor(nil), width: 50, height: 40).frames[0].minY == -60)
    let middle = ScrollView {
      VStack(spacing: 0) {
        box(30, 50); box(20, 50)
      }
    }.defaultScrollAnchor(.center)
    #expect(try Drawn(middle, width: 50, height: 40).frames[0].minY == -30)
    #expect(
      try Drawn(view, width: 50, height: 40, contentOffset: CGPoint(x: 0, y: 7)).frames[0].minY == -7)
  }

  @Test("Without its clip a scroll view shows what is outside")
  func clip() throws {
    let view = ScrollView { Color.red.frame(height: 100) }
    #expect(try Drawn(view, width: 50, height: 40).list.items[0].bounds.height == 40)
    #expect(try Drawn(view.scrollClipDisabled(), width: 50, height: 40).list.items[0].bounds.height == 100)
  }

  private func sections(_ pinned: PinnedScrollableViews) -> some View {
    ScrollView {
      LazyVStack(spacing: 0, pinnedViews: pinned) {
        ForEach(0..<2) { _ in
          Section {
            Color.green.frame(height: 50)
          } header: {
            Color.red.frame(height: 10)
          } footer: {
            Color.blue.frame(height: 6)
          }
        }
      }
    }
  }

  /// The tops of the pinned parts, after those of the rows where they are drawn above them.
  private func tops(_ pinned: PinnedScrollableViews, _ offset: CGFloat) throws -> [CGFloat] {
    try Drawn(sections(pinned), width: 20, height: 40, contentOffset: CGPoint(x: 0, y: offset)).frames.map(
      \.minY)
  }

  @Test("Headers and footers stay in sight while their section is, above its rows")
  func pinned() throws {
    // Headers at 0 and 66, rows at 10 and 76, footers at 60 and 126; 132 high.
    #expect(try tops([], 0) == [0, 10, 60, 66, 76, 126])
    // Rows and footers first, then both headers.
    #expect(try tops(.sectionHeaders, 0) == [10, 60, 76, 126, 0, 66])
    #expect(try tops(.sectionHeaders, 20) == [-10, 40, 56, 106, 0, 46])
    // The first section ends at 66 − 60 = 6, so its header is pushed out to −4.
    #expect(try tops(.sectionHeaders, 60) == [-50, 0, 16, 66, -4, 6])
    // The first footer rests at 40 − 6 = 34; the second section begins at 66, and its footer not above that.
    #expect(try tops(.sectionFooters, 0) == [0, 10, 66, 76, 34, 66])
    #expect(try tops([.sectionHeaders, .sectionFooters], 60) == [-50, 16, -4, 0, 6, 34])
  }

  @Test("Headers of a grid's sections stay in sight, too")
  func pinnedInGrid() throws {
    let view = ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
        ForEach(0..<2) { _ in
          Section {
            ForEach(0..<4) { _ in Color.green.frame(height: 25) }
          } header: {
            Color.red.frame(height: 10)
          }
        }
      }
    }
    // Headers at 0 and 60, two lines of two cells below each; 120 high.
    let drawn = try Drawn(view, width: 28, height: 40, contentOffset: CGPoint(x: 0, y: 20))
    #expect(drawn.frames.map(\.minY) == [-10, -10, 15, 15, 50, 50, 75, 75, 0, 40])
    #expect(drawn.frames.suffix(3).map(\.width) == [10, 28, 28])
  }

  @Test("Outside of a scroll view nothing is moved, and rows have headers too")
  func rows() throws {
    let row = ScrollView(.horizontal) {
      LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
        Section {
          Color.green.frame(width: 80)
        } header: {
          Color.red.frame(width: 10)
        }
      }
    }
    let drawn = try Drawn(row, width: 40, height: 20, contentOffset: CGPoint(x: 30, y: 0))
    #expect(drawn.frames.map(\.minX) == [-20, 0])
    let traits = Traits(layoutDirection: .rightToLeft)
    let mirrored = try Drawn(row, width: 40, height: 20, traits: traits, contentOffset: CGPoint(x: 20, y: 0))
    // 90 points of content end at 60: the row at 50, behind it the header, which rests at the right edge of 40.
    #expect(mirrored.frames.map(\.maxX) == [50, 40])
  }

  @Test("Inside a scroll view its space counts from what is seen, and its bounds lie around the view")
  func scrollSpace() throws {
    struct Place: View {
      var body: some View {
        GeometryReader { proxy in
          let frame = proxy.frame(in: .scrollView)
          let bounds = proxy.bounds(of: .scrollView) ?? .zero
          Text(verbatim: "\(Int(frame.minY)) \(Int(frame.minX)) \(Int(bounds.minY)) \(Int(bounds.height))")
        }
        .frame(height: 30)
      }
    }
    let view = VStack(spacing: 0) {
      box(9, 10)
      ScrollView {
        VStack(spacing: 0) {
          box(9, 50)
          Place()
          box(9, 100)
        }
      }
    }
    .padding(.leading, 4)
    // 50 points below the content's top, which is scrolled away by 20 of them; the view is 90 points high.
    let drawn = try Drawn(view, width: 200, height: 100, contentOffset: CGPoint(x: 0, y: 20))
    #expect(drawn.texts == ["30 0 -30 90"])
    struct Outside: View {
      var body: some View {
        GeometryReader { proxy in
          Text(
            verbatim:
              "\(Int(proxy.frame(in: .scrollView(axis: .vertical)).minX)) \(proxy.bounds(of: .scrollView) == nil)"
          )
        }
      }
    }
    #expect(try Drawn(Outside().padding(.leading, 4), width: 99, height: 9).texts == ["4 true"])
  }
}
