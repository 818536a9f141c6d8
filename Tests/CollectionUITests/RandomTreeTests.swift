import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

/// Views made at random, and what is true of all of them.
@Suite struct RandomTreeTests {
  /// Makes views of a depth.
  struct Maker {
    var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
      (CGFloat.random(in: low...high, using: &random) * 4).rounded() / 4
    }

    private mutating func leaf() -> AnyView {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: return AnyView(Color.red)
      case 1:
        return AnyView(
          Text(["a", "two words", "a text of several words"].randomElement(using: &random) ?? ""))
      case 2: return AnyView(box(number(0, 90), number(0, 60)))
      case 3: return AnyView(Circle())
      case 4: return AnyView(RoundedRectangle(cornerRadius: number(0, 30)).strokeBorder(.blue, lineWidth: 3))
      case 5: return AnyView(Divider())
      default: return AnyView(Spacer(minLength: number(0, 20)))
      }
    }

    private mutating func children(_ depth: Int) -> [AnyView] {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in view(depth - 1) }
    }

    mutating func view(_ depth: Int) -> AnyView {
      if depth == 0 { return leaf() }
      let inner = children(depth)
      let content = ForEach(inner.indices, id: \.self) { inner[$0] }
      switch Int.random(in: 0..<9, using: &random) {
      case 0: return AnyView(HStack(spacing: number(0, 12)) { content })
      case 1: return AnyView(VStack(alignment: .leading) { content })
      case 2: return AnyView(ZStack(alignment: .bottomTrailing) { content })
      case 3:
        return AnyView(
          inner[0].padding(
            EdgeInsets(top: number(0, 5), leading: number(0, 9), bottom: number(0, 7), trailing: number(0, 3))
          ))
      case 4:
        return AnyView(inner[0].frame(minWidth: number(0, 40), maxWidth: .infinity, alignment: .leading))
      case 5: return AnyView(inner[0].aspectRatio(number(0.25, 3), contentMode: .fit))
      case 6: return AnyView(inner[0].overlay(alignment: .topTrailing) { inner[inner.count - 1] })
      case 7: return AnyView(inner[0].fixedSize(horizontal: false, vertical: true).layoutPriority(1))
      default: return AnyView(inner[0].frame(width: number(0, 120), height: number(0, 90)).opacity(0.5))
      }
    }
  }

  @Test("Drawing twice gives equal lists, and no number is not one", arguments: 0..<40 as Range<UInt64>)
  func twice(seed: UInt64) throws {
    var maker = Maker(seed: seed)
    let view = maker.view(4)
    let (width, height) = (maker.number(0, 400), maker.number(0, 400))
    let first = try Drawn(view, width: width, height: height).list
    #expect(try Drawn(view, width: width, height: height).list == first)
    #expect(first.items.allSatisfy { $0.bounds.isNull || DrawingLimits.accepts($0.bounds) })
  }

  /// A layout that asks its subview for sizes in an order of its own and then places it under the proposal.
  struct Questioner: Layout {
    let questions: [ProposedViewSize]
    let answer: (CGSize) -> Void

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      for question in questions { _ = subviews[0].sizeThatFits(question) }
      let size = subviews[0].sizeThatFits(proposal)
      answer(size)
      return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test("A size is a function of the proposal, whatever was asked before", arguments: 0..<40 as Range<UInt64>)
  func pure(seed: UInt64) throws {
    var maker = Maker(seed: seed &+ 100)
    let view = maker.view(3)
    func side() -> CGFloat? {
      [nil, 0, maker.number(1, 300), .infinity].randomElement(using: &maker.random) ?? nil
    }
    let questions = (0..<12).map { _ in ProposedViewSize(width: side(), height: side()) }
    let (width, height) = (maker.number(1, 300), maker.number(1, 300))
    var answers: [CGSize] = []
    for questions in [[], questions, Array(questions.reversed())] {
      let layout = Questioner(questions: questions, answer: { answers.append($0) })
      _ = try Drawn(layout { view }, width: width, height: height)
    }
    #expect(Set(answers.map { "\($0)" }).count == 1)
  }

  @Test("A fixed frame is exactly that, whatever is in it", arguments: 0..<40 as Range<UInt64>)
  func fixedFrames(seed: UInt64) throws {
    var maker = Maker(seed: seed &+ 200)
    let view = maker.view(3)
    let (width, height) = (maker.number(0, 200), maker.number(0, 200))
    #expect(
      try Drawn(view.frame(width: width, height: height)).list.size == CGSize(width: width, height: height))
    let framed = try Drawn(
      view.frame(width: width, height: height).background(Color.black), width: 400, height: 400)
    #expect(
      framed.frames.first
        == CGRect(x: 200 - width / 2, y: 200 - height / 2, width: width, height: height))
  }

  @Test("From right to left a view is the mirror of itself", arguments: 0..<40 as Range<UInt64>)
  func mirrored(seed: UInt64) throws {
    var maker = Maker(seed: seed &+ 300)
    let view = maker.view(3)
    let (width, height) = (maker.number(50, 400), maker.number(50, 400))
    let left = try Drawn(view, width: width, height: height)
    let right = try Drawn(
      view, width: width, height: height, traits: Traits(layoutDirection: .rightToLeft))
    #expect(left.frames.count == right.frames.count)
    for (a, b) in zip(left.frames, right.frames) {
      #expect(near([a.minX, a.minY, a.width, a.height], [width - b.maxX, b.minY, b.width, b.height]))
    }
  }

  @Test("Children of a stack never overlap along its axis", arguments: 0..<40 as Range<UInt64>)
  func apart(seed: UInt64) throws {
    var maker = Maker(seed: seed &+ 400)
    let inner = (0..<4).map { _ in maker.view(2) }
    let isRow = maker.random.next() % 2 == 0
    let content = ForEach(inner.indices, id: \.self) { index in
      // A clear fill behind each child has the child's own frame.
      inner[index].hidden().background(Color.black)
    }
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(spacing: 2))
    let frames = try Drawn(layout { content }, width: maker.number(0, 300), height: maker.number(0, 300))
      .frames
    #expect(frames.count == 4)
    for (a, b) in zip(frames, frames.dropFirst()) {
      #expect(isRow ? b.minX >= a.maxX + 1.999 : b.minY >= a.maxY + 1.999)
    }
  }
}
