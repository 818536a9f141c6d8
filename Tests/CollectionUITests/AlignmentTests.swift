import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct AlignmentTests {
  @Test("Guides move children and widen a stack, as views.md 2.5 computes")
  func guides() throws {
    func drawn(_ guide: CGFloat) throws -> Drawn {
      try Drawn(
        VStack(alignment: .leading, spacing: 0) {
          box(40)
          box(60).alignmentGuide(.leading) { _ in guide }
        })
    }
    let positive = try drawn(20)
    #expect(positive.frames.map(\.minX) == [20, 0])
    #expect(positive.list.size.width == 60)
    let negative = try drawn(-20)
    #expect(negative.frames.map(\.minX) == [0, 20])
    #expect(negative.list.size.width == 80)
  }

  @Test("Baselines of texts meet, and a view without text stands on its bottom")
  func baselines() throws {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a").font(.system(size: 10))
      Text("b").font(.system(size: 20))
      box(5, 5)
    }
    // The engine's baselines lie 0.9 em below the top: 9 and 18; the box's at 5.
    #expect(try Drawn(view).frames.map(\.minY) == [9, 0, 13])
  }

  @Test("A guide of one's own passes through a container as the mean of what its children say")
  func customGuide() throws {
    let inner = VStack(spacing: 0) {
      box(10, 10).alignmentGuide(.middleOfMine) { _ in 2 }
      box(10, 10).alignmentGuide(.middleOfMine) { _ in 4 }
    }
    let view = HStack(alignment: .middleOfMine, spacing: 0) {
      box(10, 30)
      inner
    }
    // In the column the guides lie at 2 and 10 + 4: the mean is 8. The box's own is its top, 0.
    #expect(try Drawn(view).frames.map(\.minY) == [8, 0, 10])
  }

  @Test("A frame alignment set inside a container stays inside")
  func frameAlignmentStays() throws {
    let inner = VStack(spacing: 0) { box(10).alignmentGuide(.leading) { _ in -7 } }
    let view = VStack(alignment: .leading, spacing: 0) {
      inner
      box(30)
    }
    #expect(try Drawn(view).frames.map(\.minX) == [0, 0])
  }

  @Test("Layers meet at one point, and those of lower priority do not count for the size")
  func layers() throws {
    let text = ZStack {
      Color.red
      box(80, 20)
    }
    #expect(try Drawn(text).frames == Array(repeating: CGRect(x: 0, y: 0, width: 80, height: 20), count: 2))
    #expect(try Drawn(text, width: 300, height: 100).list.size == CGSize(width: 300, height: 100))
    let aligned = ZStack(alignment: .topTrailing) {
      box(50, 40)
      box(20, 10)
    }
    #expect(try Drawn(aligned).frames[1] == CGRect(x: 30, y: 0, width: 20, height: 10))
    let ranked = ZStack {
      box(50, 40)
      box(20, 10).layoutPriority(1)
    }
    #expect(try Drawn(ranked).list.size == CGSize(width: 20, height: 10))
    #expect(try Drawn(ZStack {}).list.size == .zero)
  }

  @Test("Layers are drawn in order of their z index, ties as declared")
  func zIndex() throws {
    let view = ZStack {
      box(1, 1).zIndex(2)
      box(2, 2)
      box(3, 3).zIndex(-1)
      box(4, 4)
    }
    #expect(try Drawn(view).frames.map(\.width) == [3, 2, 4, 1])
  }

  @Test("Default spacing is 8 between shapes, 0 beside spacers and between texts, and keyed around texts")
  func spacing() throws {
    func gap(_ view: some View, scale: CGFloat = 3) throws -> CGFloat {
      let frames = try Drawn(VStack { view }, traits: Traits(displayScale: scale)).frames
      return frames[1].minY - frames[0].maxY
    }
    #expect(
      try gap(
        Group {
          box(10, 10); box(10, 10)
        }) == 8)
    #expect(
      try gap(
        Group {
          Text("a"); Text("b")
        }) == 0)
    // The numbers of views.md 2.4 at scale 3: body 6.43 and 10.64, large title 12.53 and 20.95, caption 4.56 and 7.53.
    for (font, above, below) in [
      (Font.body, 6.43, 10.64), (.largeTitle, 12.53, 20.95), (.caption, 4.56, 7.53),
    ] as [(Font, CGFloat, CGFloat)] {
      #expect(
        near(
          try gap(
            Group {
              box(10, 10); Text("a").font(font)
            }), above))
      #expect(
        near(
          try gap(
            Group {
              Text("a").font(font); box(10, 10)
            }), below))
    }
    #expect(
      try gap(
        Group {
          Text("a").padding(0); Text("b").padding(0)
        }) == 8)
  }

  @Test("A layout of one's own places its subviews, and one it forgets stands in the middle")
  func customLayout() throws {
    let view = Diagonal(step: 10) {
      box(5, 5)
      box(6, 6)
      box(2, 4)
    }
    let drawn = try Drawn(view, width: 100, height: 50)
    #expect(
      drawn.frames == [
        CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 10, y: 10, width: 6, height: 6),
        CGRect(x: 49, y: 23, width: 2, height: 4),
      ])
  }

  @Test("A custom layout reads the values of its subviews")
  func layoutValues() throws {
    let view = Diagonal(step: 10) {
      box(5, 5).layoutValue(key: StepKey.self, value: 3)
      box(6, 6).layoutValue(key: StepKey.self, value: 4).padding(0)
      EmptyView()
      box(1, 1)
    }
    #expect(try Drawn(view, width: 100, height: 50).frames.map(\.minX) == [3, 14, 49.5])
  }
}

private enum MiddleOfMine: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension VerticalAlignment {
  fileprivate static let middleOfMine = VerticalAlignment(MiddleOfMine.self)
}

private enum StepKey: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Places each subview one step further down and to the side, and forgets the third.
private struct Diagonal: Layout {
  let step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() where index != 2 {
      let place = CGFloat(index) * step + subview[StepKey.self]
      subview.place(
        at: CGPoint(x: bounds.minX + place, y: bounds.minY + CGFloat(index) * step), proposal: .unspecified)
    }
  }
}
