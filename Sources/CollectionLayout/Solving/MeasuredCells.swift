import Foundation
import Geometry

/// A preferred length on each self-sizing axis, in points; nil until measured.
struct MeasuredSize: Hashable, Sendable {
  var width: CGFloat?
  var height: CGFloat?

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The axes that have been measured.
  var knownAxes: Axis.Set {
    var axes: Axis.Set = []
    if width != nil { axes.insert(.horizontal) }
    if height != nil { axes.insert(.vertical) }
    return axes
  }
}

/// What the cells of a section have been measured to, by item.
///
/// Where an item may come to another place in its group, described otherwise, what its cell answered is kept by what it was
/// asked, so that no answer is taken for that to another question (`layout.md` 6.2 `[measured]`), and coming back to a place
/// asks nothing anew.
struct MeasuredCells: Sendable {
  private let count: Int
  /// Whether cells may be asked different questions.
  private let hasQuestions: Bool
  /// What was answered, by question; there are as many as there are unlike places in a group.
  private var answers: [CellAnswers] = []
  /// The items, where cells may be asked different questions, whose cells have answered the one that their place asks: known
  /// is a number.
  private var answered: LengthRope?

  /// The cells of `count` items, none measured.
  ///
  /// - Parameter hasQuestions: Whether an item may come to another place in its group.
  init(count: Int, hasQuestions: Bool) {
    self.count = count
    self.hasQuestions = hasQuestions
  }

  /// What an item's cell has been measured to on `axes`, its frame being as long as that of `frame`, in points, on the
  /// others.
  func size(of item: Int, on axes: Axis.Set, frame: CGSize) -> MeasuredSize {
    guard let index = index(of: CellQuestion(axes, frame)) else { return MeasuredSize() }
    var size = MeasuredSize()
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      size[axis] = answers[index][axis]?[item].map { CGFloat($0) }
    }
    return size
  }

  /// Takes what a cell prefers on `axes` beside the other length of `frame`, in points; says whether that is news.
  ///
  /// A cell that answers a question otherwise than before has changed: what it answered to others counts no longer.
  ///
  /// - Complexity: O(log n).
  mutating func set(_ size: CGSize, of item: Int, on axes: Axis.Set, frame: CGSize) -> Bool {
    let question = CellQuestion(axes, frame)
    let before = self.size(of: item, on: axes, frame: frame)
    var after = MeasuredSize()
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      after[axis] = preferredLength(size[axis])
    }
    if before == after { return false }
    if before != MeasuredSize() { for index in answers.indices { answers[index].forget(item) } }
    let index: Int
    if let known = self.index(of: question) {
      index = known
    } else {
      index = answers.count
      answers.append(CellAnswers(question: question))
    }
    for axis in Axis.allCases {
      if let length = after[axis] { answers[index].set(Double(length), on: axis, at: item, of: count) }
    }
    return true
  }

  /// Notes whether an item's cell has answered what its place asks.
  mutating func note(_ item: Int, isAnswered: Bool) {
    if isAnswered {
      if answered == nil { answered = LengthRope(count: count) }
      answered?.set(1, at: item)
    } else if answered?[item] != nil {
      answered?.set(nil, at: item)
    }
  }

  /// Whether a cell of `items` has been measured.
  func hasKnown(in items: Range<Int>) -> Bool {
    firstKnown(from: items.lowerBound).map { $0 < items.upperBound } ?? false
  }

  /// The first item from `item` on whose cell has been measured; nil when there is none.
  ///
  /// - Complexity: O(log n).
  func firstKnown(from item: Int) -> Int? {
    var first: Int?
    for answers in answers {
      guard let known = answers.firstKnown(from: item) else { continue }
      first = min(first ?? known, known)
    }
    return first
  }

  /// The first item from `item` on whose cell has not been measured on one of `axes`, or not as its place asks; nil when
  /// there is none.
  ///
  /// - Complexity: O(log n).
  func firstUnknown(from item: Int, on axes: Axis.Set) -> Int? {
    func first(_ rope: LengthRope?) -> Int? {
      if let rope { return rope.firstUnknown(from: item) }
      return item < count ? item : nil
    }
    if hasQuestions { return first(answered) }
    return Axis.allCases.lazy.filter { axes.contains(Axis.Set($0)) }
      .compactMap { first(answers.first?[$0]) }.min()
  }

  /// All items whose cells have been measured, in order.
  ///
  /// - Complexity: O(log n + m log m) for m measured items.
  func knownItems() -> [Int] {
    var items: [Int] = []
    for answers in answers {
      for axis in Axis.allCases { answers[axis]?.forEachKnown { item, _ in items.append(item) } }
    }
    items.sort()
    var distinct: [Int] = []
    distinct.reserveCapacity(items.count)
    for item in items where item != distinct.last { distinct.append(item) }
    return distinct
  }

  /// The greatest length known on an axis, in points; nil when there is none.
  func longest(on axis: Axis) -> CGFloat? {
    answers.compactMap { $0[axis] }.filter { $0.knownCount > 0 }.map { CGFloat($0.longestKnown) }.max()
  }

  /// Takes over what was measured before; `lengths` makes the lengths of these items from those of others.
  mutating func adopt(_ previous: MeasuredCells, _ lengths: (LengthRope?) -> LengthRope?) {
    answers = previous.answers.map { $0.mapped(lengths) }
    answered = lengths(previous.answered)
  }

  private func index(of question: CellQuestion) -> Int? {
    hasQuestions ? answers.firstIndex { $0.question.isLike(question) } : answers.indices.first
  }
}

/// What a cell prefers, as a length in points: nothing below zero, nothing that is not finite.
func preferredLength(_ length: CGFloat) -> CGFloat {
  length.isNaN ? 0 : min(max(length, 0), largestLength)
}
