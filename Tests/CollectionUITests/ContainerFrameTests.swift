import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ContainerFrameTests {
  private func page(_ index: Int) -> some View { Color(white: Double(index) / 10) }

  @Test("A frame is as large as the scroll view around, its content's margins left out")
  func scrollView() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<3) { Color(white: Double($0) / 10).containerRelativeFrame([.horizontal, .vertical]) }
      }
    }
    let drawn = try Drawn(view, width: 200, height: 90)
    #expect(drawn.frames.map(\.minX) == [0, 200, 400] && drawn.frames.allSatisfy { $0.height == 90 })
    // 200 less 10 and 30: 160 each, the first 10 in.
    let margins = view.contentMargins(
      .horizontal, EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 30), for: .scrollContent)
    #expect(try Drawn(margins, width: 200, height: 90).frames.map(\.minX) == [10, 170, 330])
  }

  @Test("Parts of the container are counted with the room between them")
  func parts() throws {
    let view = ScrollView(.horizontal) {
      HStack(spacing: 8) {
        Color.red.containerRelativeFrame(.horizontal, count: 5, spacing: 8)
        Color.green.containerRelativeFrame(.horizontal, count: 5, span: 2, spacing: 8)
        Color.blue.containerRelativeFrame(.horizontal) { length, axis in axis == .horizontal ? length / 4 : 0
        }
      }
      .frame(height: 20)
    }
    // (392 − 4 × 8) / 5 = 72; two of them and the room between are 152; a quarter is 98.
    #expect(try Drawn(view, width: 392, height: 20).frames.map(\.width) == [72, 152, 98])
  }

  @Test(
    "Outside of scroll views the picture is the container, and an open axis leaves the view its own length")
  func screen() throws {
    let view = VStack {
      box(10, 10).containerRelativeFrame([.horizontal, .vertical], alignment: .topLeading)
    }
    let drawn = try Drawn(view, width: 120, height: 80)
    #expect(drawn.frames == [CGRect(x: 0, y: 0, width: 10, height: 10)])
    #expect(
      try Drawn(view.background(Color.red), width: 120, height: 80).frames[0].size
        == CGSize(width: 120, height: 80))
    #expect(
      try Drawn(view.background(Color.red), width: 120).frames[0].size == CGSize(width: 120, height: 10))
  }

  @Test("The nearest container counts, and a view is measured anew where its container changes")
  func nearest() throws {
    let inner = ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal).frame(height: 5) }
    let row = HStack(spacing: 0) {
      inner
      Color.blue.frame(width: 40)
    }
    let view = ScrollView { row }
    // The stack asks for the least, the most and then 160 of 200.
    #expect(try Drawn(view, width: 200, height: 50).frames[0].width == 160)
    let host = ViewHost(rootView: view)
    for width in [200, 120, 200] as [CGFloat] {
      let list = try host.displayList(
        in: DrawingEnvironment(width: width, height: 50, textMeasurer: MonospacedTextMeasurer()))
      guard case .scope(let outer) = try #require(list.items.first).content,
        case .fill(let path, _, _) = try #require(Drawn.flat(outer.items).first).content
      else {
        Issue.record("no fill")
        return
      }
      #expect(path.boundingRect.width == width - 40)
    }
  }

  @Test("A row that scrolls is as flexible across as the frames in it")
  func flexible() throws {
    let pages = ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<2) { Color(white: Double($0)).containerRelativeFrame([.horizontal, .vertical]) }
      }
    }
    let drawn = try Drawn(
      VStack(spacing: 8) {
        pages; box(10, 8)
      }, width: 100, height: 220)
    // 220 less 8 and 8.
    #expect(drawn.frames.map(\.height) == [204, 204, 8])
  }

  @Test("Items of a collection are measured by the collection")
  func collection() throws {
    let view = CollectionView { ForEach(0..<2) { _ in Color.red.containerRelativeFrame(.vertical) } }
    let drawn = try Drawn(view, width: 100, height: 60)
    #expect(drawn.frames.first?.height == 60)
  }
}
