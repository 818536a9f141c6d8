import Foundation
import Geometry

/// Breaks the items of a flow section into lines and justifies them (`layout.md` 8.4).
struct FlowLineBuilder {
  private let flow: SolvedFlow
  /// The length along the line that all items share; nil when they differ.
  private let common: CGFloat?
  private let perLine: Int
  private(set) var blocks: [SolvedFlow.Block] = []
  /// Where the next line begins, and in the end how long all lines are.
  private(set) var position: CGFloat = 0

  private var line: Range<Int> = 0..<0
  private var used: CGFloat = 0
  private var thickness: CGFloat = 0

  /// Lines after those that there are.
  init(flow: SolvedFlow, common: CGFloat?, after lines: [SolvedFlow.Block]) {
    self.flow = flow
    self.common = common
    perLine = common.map(flow.fitting) ?? 0
    blocks = lines
    position = lines.last.map { $0.start + $0.length(flow.lineSpacing) } ?? 0
  }

  /// Adds items of one size.
  mutating func add(_ items: Range<Int>, _ size: CGSize) {
    var item = items.lowerBound
    while item < items.upperBound {
      if !line.isEmpty, !hasRoom(for: size) { endLine(isLast: false) }
      if line.isEmpty {
        let taken = addWholeLines(item..<items.upperBound, size)
        if taken > 0 {
          item += taken
          continue
        }
      }
      append(item, size)
      item += 1
    }
  }

  /// Ends the last line.
  mutating func finish() {
    if !line.isEmpty { endLine(isLast: true) }
  }

  private func hasRoom(for size: CGSize) -> Bool {
    if common != nil { return line.count < perLine }
    return flow.fits(used + flow.itemSpacing + size[flow.axis.cross])
  }

  private mutating func append(_ item: Int, _ size: CGSize) {
    used += size[flow.axis.cross] + (line.isEmpty ? 0 : flow.itemSpacing)
    thickness = max(thickness, size[flow.axis])
    line = (line.isEmpty ? item : line.lowerBound)..<(item + 1)
  }

  /// Adds the lines that `items` of one size fill completely as one block; says how many items they are.
  private mutating func addWholeLines(_ items: Range<Int>, _ size: CGSize) -> Int {
    let number = common == nil ? flow.fitting(size[flow.axis.cross]) : perLine
    var lines = items.count / number
    if common == nil, lines > 0, items.lowerBound + lines * number == flow.count { lines -= 1 }
    guard lines > 1 else { return 0 }
    let length = size[flow.axis.cross]
    let used = CGFloat(number) * length + CGFloat(number - 1) * flow.itemSpacing
    push(
      items.lowerBound..<(items.lowerBound + lines * number), perLine: number, used: used,
      thickness: size[flow.axis], isLast: false)
    return lines * number
  }

  private mutating func endLine(isLast: Bool) {
    push(line, perLine: line.count, used: used, thickness: thickness, isLast: isLast)
    line = line.upperBound..<line.upperBound
    used = 0
    thickness = 0
  }

  private mutating func push(
    _ items: Range<Int>, perLine: Int, used: CGFloat, thickness: CGFloat, isLast: Bool
  ) {
    if !blocks.isEmpty { position += flow.lineSpacing }
    let (offset, gap) = justification(perLine, used: used, isLast: isLast)
    let block = SolvedFlow.Block(
      items: items, perLine: perLine, start: position, thickness: thickness, offset: offset, gap: gap)
    blocks.append(block)
    position += block.length(flow.lineSpacing)
  }

  /// Where a line begins and the gap between its items; in a flow layout by `layout.md` 8.4 `[measured]`.
  private func justification(
    _ number: Int, used: CGFloat, isLast: Bool
  ) -> (offset: CGFloat, gap: CGFloat) {
    if !flow.style.isJustified { return (0, flow.itemSpacing) }
    if let common {
      guard perLine > 1 else { return (centred(common), 0) }
      return (0, (flow.available - CGFloat(perLine) * common) / CGFloat(perLine - 1))
    }
    if number == 1 {
      if isLast, flow.fits(2 * used + flow.itemSpacing) { return (0, 0) }
      return (centred(used), 0)
    }
    if isLast { return (0, flow.itemSpacing) }
    let items = used - CGFloat(number - 1) * flow.itemSpacing
    return (0, (flow.available - items) / CGFloat(number - 1))
  }

  /// The middle of the line; an item longer than the line stays at its start.
  private func centred(_ length: CGFloat) -> CGFloat { max(0, (flow.available - length) / 2) }
}
