import Foundation
import Geometry

/// What a cell is asked: to be as long as it likes on some axes, beside the length that it has on the other.
struct CellQuestion: Sendable {
  private let axes: Axis.Set
  /// The length on the other axis, in points; nothing where the cell is asked for both.
  private let otherLength: CGFloat

  /// The question for `axes` to a cell that is as long as `frame`, in points, on the other one.
  init(_ axes: Axis.Set, _ frame: CGSize) {
    self.axes = axes
    otherLength = axes == .horizontal ? frame.height : axes == .vertical ? frame.width : 0
  }

  /// Whether two questions get one answer: lengths that differ by what doubles lose count as one.
  func isLike(_ other: CellQuestion) -> Bool {
    axes == other.axes && abs(otherLength - other.otherLength) <= 1e-6
  }
}

/// What cells have answered to one question, by item.
struct CellAnswers: Sendable {
  let question: CellQuestion
  /// The preferred lengths in points; nil until one is known.
  private var widths: LengthRope?
  private var heights: LengthRope?

  /// No answer to `question`.
  init(question: CellQuestion) { self.question = question }

  /// The lengths on an axis, in points; nil until one is known.
  subscript(axis: Axis) -> LengthRope? { axis == .horizontal ? widths : heights }

  /// The first item from `item` on that has answered; nil when there is none.
  func firstKnown(from item: Int) -> Int? {
    let (width, height) = (widths?.firstKnown(from: item), heights?.firstKnown(from: item))
    return if let width, let height { min(width, height) } else { width ?? height }
  }

  /// Takes the length of one of `count` items on an axis, in points.
  mutating func set(_ length: Double, on axis: Axis, at item: Int, of count: Int) {
    if axis == .horizontal {
      if widths == nil { widths = LengthRope(count: count) }
      widths?.set(length, at: item)
    } else {
      if heights == nil { heights = LengthRope(count: count) }
      heights?.set(length, at: item)
    }
  }

  /// Drops what the cell of an item has answered.
  mutating func forget(_ item: Int) {
    if widths?[item] != nil { widths?.set(nil, at: item) }
    if heights?[item] != nil { heights?.set(nil, at: item) }
  }

  /// The answers whose lengths `lengths` makes of these.
  func mapped(_ lengths: (LengthRope?) -> LengthRope?) -> CellAnswers {
    var answers = self
    answers.widths = lengths(widths)
    answers.heights = lengths(heights)
    return answers
  }
}
