import Drawing
import Foundation

extension TextWorker {
  /// How much closer characters may be set before a text is cut: the width that is missing may be this share of the
  /// line at the most, TextKit's default.
  private static let tightening: CGFloat = 0.05

  /// The step in which type is shrunk (`rendering.md` 2.4).
  private static let step: CGFloat = 0.005

  /// A block's shape: as it is, else tightened, else smaller, else cut (`views.md` 3.1).
  func shape(_ job: Job) throws -> ShapedText {
    let natural = try lay(job, Fit())
    var (laid, fit) = (natural, Fit())
    if natural.lines.isTruncated {
      if job.block.allowsTightening, let tight = try tightened(job) {
        (laid, fit) = tight
      } else if job.block.minimumScaleFactor < 1, !job.block.minimumScaleFactor.isNaN {
        (laid, fit) = try shrunk(job)
      }
    }
    return LineAssembler.assemble(
      laid.lines, of: job.block, string: job.string, styles: laid.styles, factor: fit.factor)
  }

  private typealias Laid = (lines: BlockLines, styles: [RunStyle])

  /// The block set just so much closer that it fits, or `nil` where that is not enough.
  private func tightened(_ job: Job) throws -> (Laid, Fit)? {
    let loosest = try bisect(0, 10) { step in
      let fit = Fit(tightening: -Self.tightening * CGFloat(step) / 20)
      let laid = try lay(job, fit)
      return laid.lines.isTruncated ? nil : (laid, fit)
    }
    return loosest
  }

  /// The block as large as it fits, or at its smallest and cut.
  ///
  /// A single line's factor mostly follows from its width in a few steps; where smaller type is tracked much wider, and
  /// for several lines, halves of what is left are tried.
  private func shrunk(_ job: Job) throws -> (Laid, Fit) {
    let smallest = min(max(job.block.minimumScaleFactor, 0.01), 1)
    func attempt(_ factor: CGFloat) throws -> (Laid, Fit)? {
      let fit = Fit(factor: max(factor, smallest))
      let laid = try lay(job, fit)
      return laid.lines.isTruncated ? nil : (laid, fit)
    }
    if let factor = try oneLineFactor(job) {
      var steps = factor
      for _ in 0..<8 where steps > smallest {
        if let found = try attempt(steps) { return found }
        steps -= Self.step
      }
    }
    let count = Int(((1 - smallest) / Self.step).rounded(.up))
    if let found = try bisect(0, count, { try attempt(1 - CGFloat($0) * Self.step) }) { return found }
    let fit = Fit(factor: smallest)
    return (try lay(job, fit), fit)
  }

  /// The factor by which a text of one line at the most fits its width, or `nil` for a text of more lines.
  private func oneLineFactor(_ job: Job) throws -> CGFloat? {
    guard let width = job.block.width, width > 0, job.block.lineLimit.map({ $0 <= 1 }) == true,
      job.source.paragraph(from: 0).next == nil
    else { return nil }
    let unlimited = Job(block: job.block.unlimited, text: job.text, string: job.string)
    let natural = try lay(unlimited, Fit()).lines.lines.map(\.line.width).max() ?? 0
    return natural > 0 ? width / LineAssembler.points(natural) : nil
  }

  /// The result for the smallest number in `first...last` that has one, supposing that larger ones have too.
  private func bisect<Result>(_ first: Int, _ last: Int, _ attempt: (Int) throws -> Result?) rethrows
    -> Result?
  {
    guard var best = try attempt(last) else { return nil }
    var (low, high) = (first, last)
    while high - low > 1 {
      let middle = (low + high) / 2
      if let found = try attempt(middle) {
        best = found
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }
}

extension TextBlock {
  /// The block without any limit.
  fileprivate var unlimited: TextBlock {
    var block = self
    (block.width, block.height, block.lineLimit) = (nil, nil, nil)
    return block
  }
}
