import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

/// The worked rows of views.md 2.2.
@Suite struct StackTests {
  private func widths(_ view: some View, _ width: CGFloat = 300) throws -> [CGFloat] {
    try Drawn(view, width: width, height: 20).frames.map(\.width)
  }

  @Test("Row 1: a fixed child first, the rest shared")
  func row1() throws {
    let view = HStack(spacing: 8) {
      box(50)
      Color.red
      Color.green
    }
    #expect(near(try widths(view), [50, 117, 117]))
  }

  @Test("Row 2: the child of higher priority is served first")
  func row2() throws {
    let view = HStack(spacing: 0) {
      flexible(20, 200)
      flexible(20, 200).layoutPriority(1)
    }
    #expect(near(try widths(view), [100, 200]))
  }

  @Test("Row 3: a child that takes more than offered leaves less")
  func row3() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(minWidth: 60)
      Color.green
    }
    #expect(near(try widths(view, 100), [60, 40]))
  }

  @Test("Row 4: a spacer takes what is left, without gaps around it")
  func row4() throws {
    let view = HStack {
      Text(String(repeating: "a", count: 8)).font(.system(size: 20))
      Spacer()
      Text(String(repeating: "b", count: 6)).font(.system(size: 20))
    }
    // 8 characters of 10 points, 6 of 10 points; the spacer is 300 − 140 = 160.
    let frames = try Drawn(view, width: 300).frames
    #expect(near(frames.map(\.width), [80, 60]))
    #expect(near(frames.map(\.minX), [0, 240]))
  }

  @Test("Row 5: a long text is less flexible than a colour but more than a short text")
  func row5() throws {
    let view = HStack(spacing: 8) {
      flexible(0, 180)
      flexible(0, 40)
      Color.red
    }
    #expect(near(try widths(view), [122, 40, 122]))
  }

  @Test("Row 6: limits give up room to the next child")
  func row6() throws {
    let view = HStack(spacing: 8) {
      Color.red.frame(minWidth: 50, maxWidth: 100)
      Color.green
      box(30)
    }
    #expect(near(try widths(view), [100, 154, 30]))
  }

  @Test("Row 7: fixed children overflow the offer")
  func row7() throws {
    let view = HStack(spacing: 8) {
      box(200)
      box(200)
    }
    let frames = try Drawn(view, width: 300, height: 20).frames
    // 408 points stand in the middle of 300: from −54.
    #expect(near(frames.map(\.minX), [-54, 154]))
    #expect(near(frames.map(\.width), [200, 200]))
  }

  @Test("Row 8: a greedy child of higher priority leaves nothing")
  func row8() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Color.green.layoutPriority(1)
    }
    #expect(near(try widths(view), [0, 300]))
  }

  @Test("Row 9: two long texts share")
  func row9() throws {
    let view = HStack(spacing: 8) {
      flexible(0, 150)
      flexible(0, 150)
    }
    #expect(near(try widths(view, 200), [96, 96]))
  }

  @Test("A column follows the same steps with the axes swapped")
  func column() throws {
    let view = VStack(spacing: 8) {
      box(10, 50)
      Color.red
      Color.green
    }
    #expect(near(try Drawn(view, width: 10, height: 300).frames.map(\.height), [50, 117, 117]))
  }

  @Test("A row of greedy views is served after what is fixed, in the middle as at the edges")
  func greedyRow() throws {
    for alignment in [.top, .center, .bottom, .firstTextBaseline] as [VerticalAlignment] {
      let view = VStack(spacing: 8) {
        HStack(alignment: alignment, spacing: 0) {
          Color.red
          box(10, 20)
        }
        box(30, 12)
      }
      // 200 less 8 and 12 for the row.
      #expect(try Drawn(view, width: 60, height: 200).frames.map(\.height) == [180, 20, 12])
    }
  }

  @Test("A row of open height offers its own height again, so that dividers grow")
  func crossAxis() throws {
    let view = HStack(spacing: 8) {
      box(50, 40)
      Divider()
      Color.red.frame(width: 30)
    }
    let drawn = try Drawn(view)
    #expect(near(drawn.frames.map(\.height), [40, 40, 40]))
    // A hairline is a pixel: half a point at scale 2; 50 + 8 + 0.5 + 8 + 30.
    #expect(drawn.list.size == CGSize(width: 96.5, height: 40))
  }

  @Test("A spacer that finds no room makes the row overflow")
  func spacerOverflow() throws {
    let view = HStack {
      box(100)
      Spacer()
      box(100)
    }
    // 208 points in the middle of 150: from −29; the second box at −29 + 108.
    #expect(near(try Drawn(view, width: 150, height: 20).frames.map(\.minX), [-29, 79]))
  }

  @Test("Padding hides a child's priority from the stack")
  func lostPriority() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Color.green.layoutPriority(1).padding(0)
    }
    #expect(near(try widths(view), [150, 150]))
  }

  @Test("Effects and fixed sizes keep a child's priority")
  func keptPriority() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Color.green.layoutPriority(1).background { Color.blue }.offset(x: 0)
    }
    #expect(try Drawn(view, width: 300, height: 20).frames.last?.width == 300)
  }

  @Test("Right to left, a row is the mirror of itself")
  func mirror() throws {
    let view = HStack(alignment: .top, spacing: 7) {
      box(30, 10)
      VStack(alignment: .leading, spacing: 3) {
        box(20, 10)
        box(50, 10)
      }
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      box(40, 40).overlay(alignment: .bottomTrailing) { box(8, 8).offset(x: 2, y: 2) }
    }
    let left = try Drawn(view)
    let right = try Drawn(view, traits: Traits(layoutDirection: .rightToLeft))
    #expect(left.list.size == right.list.size)
    let mirrored = left.frames.map { $0.mirrored(in: left.list.size.width) }
    #expect(right.frames == mirrored)
  }

  @Test("Children of a stack never overlap, whatever they ask for")
  func noOverlap() throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<60 {
      let kinds = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        (Int.random(in: 0...3, using: &random), CGFloat.random(in: 0...120, using: &random))
      }
      let spacing = CGFloat.random(in: 0...12, using: &random)
      let view = HStack(spacing: spacing) {
        ForEach(kinds.indices, id: \.self) { index in
          switch kinds[index].0 {
          case 0: box(kinds[index].1)
          case 1: flexible(kinds[index].1 / 3, kinds[index].1)
          case 2: Color.red.layoutPriority(1)
          default: Color.green.frame(minWidth: kinds[index].1)
          }
        }
      }
      let frames = try Drawn(view, width: CGFloat.random(in: 0...400, using: &random), height: 20).frames
      for (a, b) in zip(frames, frames.dropFirst()) { #expect(b.minX >= a.maxX + spacing - 0.001) }
    }
  }
}

/// A small generator of random numbers that gives the same ones everywhere.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
