import Drawing
import Foundation
import Geometry

/// A row of a list: its view with what the list draws around it.
final class ListRowNode: WrapperNode {
  nonisolated deinit {}

  private let row: ListRow
  private let environment: EnvironmentValues

  /// Points that the mark of a row in editing takes from its view, and its handle (`[inferred]` from UIKit's lists).
  private static let controlWidth: CGFloat = 38
  /// Points an action is wide at least.
  static let actionWidth: CGFloat = 74
  /// Points beside an action's view.
  private static let actionPadding: CGFloat = 15

  init(_ child: LayoutNode, row: ListRow, environment: EnvironmentValues) {
    self.row = row
    self.environment = environment
    super.init(child)
  }

  /// The room around the row's view, controls of editing included.
  private var insets: EdgeInsets {
    var insets = row.insets
    if row.state.contains(.editing) {
      insets.leading += Self.controlWidth
      insets.trailing += Self.controlWidth
    }
    return insets
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let own = child.sizeThatFits(proposal.inset(by: insets))
    return CGSize(
      width: proposal.width ?? own.width + insets.horizontal,
      height: proposal.height ?? max(row.minimumHeight, own.height + insets.vertical))
  }

  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? { nil }

  override var layoutPriority: Double { 0 }

  override func draw(at origin: CGPoint, proposal: ProposedViewSize, on canvas: Canvas) {
    let size = sizeThatFits(proposal)
    let items = canvas.collect { draw(size: size, on: $0) }
    let isRound = row.topRadius > 0 || row.bottomRadius > 0
    let clip = isRound || !row.leadingActions.isEmpty || !row.trailingActions.isEmpty
    canvas.addScope(
      DisplayScope(
        transform: CGAffineTransform(translationX: origin.x, y: origin.y),
        clip: clip ? outline(size) : nil, items: items))
  }

  private func outline(_ size: CGSize) -> Path {
    Path(
      roundedRect: CGRect(origin: .zero, size: size),
      cornerRadii: CornerRadii(
        topLeft: row.topRadius, topRight: row.topRadius, bottomRight: row.bottomRadius,
        bottomLeft: row.bottomRadius))
  }

  /// Draws the row in its own space: actions where the row has been swiped away, then the row.
  private func draw(size: CGSize, on canvas: Canvas) {
    let leading = drawActions(row.leadingActions, at: .leading, size: size, on: canvas)
    let trailing = drawActions(row.trailingActions, at: .trailing, size: size, on: canvas)
    let shift = (leading - trailing) * (environment.layoutDirection == .rightToLeft ? -1 : 1)
    let items = canvas.collect { drawRow(size: size, on: $0) }
    canvas.addScope(
      DisplayScope(transform: CGAffineTransform(translationX: shift, y: 0), items: items))
  }

  private func drawRow(size: CGSize, on canvas: Canvas) {
    let whole = CGRect(origin: .zero, size: size)
    if !row.state.isDisjoint(with: [.selected, .highlighted]) {
      canvas.fill(whole, Color(.systemGray4), in: environment)
    } else if let background = row.background {
      background.draw(at: .zero, proposal: ProposedViewSize(size), on: canvas)
    } else if let fill = row.fill ?? (needsGround ? Color(.systemBackground) : nil) {
      canvas.fill(whole, fill, in: environment)
    }
    let inner = ProposedViewSize(size).inset(by: insets)
    let own = child.sizeThatFits(inner)
    let room = whole.inset(by: insets, in: environment.layoutDirection)
    // The view stands at the leading edge, in the middle of the row's height.
    let x = environment.layoutDirection == .rightToLeft ? room.maxX - own.width : room.minX
    child.draw(
      at: CGPoint(x: x, y: room.minY + (room.height - own.height) / 2), proposal: inner, on: canvas)
    drawSeparators(size, on: canvas)
    guard row.state.contains(.editing) else { return }
    canvas.drawSelectionMark(
      at: place(CGPoint(x: 16 + 11, y: size.height / 2), size), isOn: row.state.contains(.selected),
      in: environment)
    canvas.drawHandle(at: place(CGPoint(x: size.width - 16 - 11, y: size.height / 2), size), in: environment)
  }

  /// Whether what lies behind the row would shine through it: actions, or other rows under a lifted one.
  private var needsGround: Bool {
    !row.leadingActions.isEmpty || !row.trailingActions.isEmpty || row.state.contains(.lifted)
  }

  /// A point that is meant from the leading edge, as it is seen.
  private func place(_ point: CGPoint, _ size: CGSize) -> CGPoint {
    environment.layoutDirection == .rightToLeft ? CGPoint(x: size.width - point.x, y: point.y) : point
  }

  private func drawSeparators(_ size: CGSize, on canvas: Canvas) {
    let pixel = environment.pixelLength
    if row.topSeparator == nil, row.bottomSeparator == nil { return }
    let (ownStart, ownEnd) = separatorGuides(size)
    for (separator, y) in [(row.topSeparator, 0), (row.bottomSeparator, size.height - pixel)] {
      guard let separator else { continue }
      let inset =
        separator.inset + (row.state.contains(.editing) && separator.inset > 0 ? Self.controlWidth : 0)
      // Lines from edge to edge are the ends of a group, not of a row.
      let start = separator.inset > 0 ? ownStart ?? inset : inset
      let end = separator.inset > 0 ? ownEnd ?? size.width : size.width
      let line = CGRect(x: start, y: y, width: max(0, end - start), height: pixel)
      canvas.fill(
        environment.layoutDirection == .rightToLeft ? line.mirrored(in: size.width) : line, separator.color,
        in: environment)
    }
  }

  /// Where lines begin and end, in points from the row's leading edge, as far as the row's view says so or has text.
  private func separatorGuides(_ size: CGSize) -> (start: CGFloat?, end: CGFloat?) {
    let inner = ProposedViewSize(size).inset(by: insets)
    func place(_ guide: HorizontalAlignment) -> CGFloat? {
      child.ownGuide(guide.key, under: inner).map { insets.leading + $0 }
    }
    return (place(.listRowSeparatorLeading) ?? place(.firstTextLeading), place(.listRowSeparatorTrailing))
  }

  /// Draws actions from an edge inwards.
  ///
  /// - Returns: points they take.
  private func drawActions(
    _ actions: [LayoutNode], at edge: HorizontalEdge, size: CGSize, on canvas: Canvas
  ) -> CGFloat {
    var position: CGFloat = 0
    for action in actions {
      let own = action.sizeThatFits(ProposedViewSize(width: nil, height: size.height)).width
      let width = max(Self.actionWidth, own.isFinite ? own + 2 * Self.actionPadding : 0)
      var block = CGRect(x: position, y: 0, width: width, height: size.height)
      position += width
      if (edge == .trailing) != (environment.layoutDirection == .rightToLeft) {
        block = block.mirrored(in: size.width)
      }
      canvas.fill(block, Color(.systemGray), in: environment)
      let proposal = ProposedViewSize(block.size)
      let taken = action.sizeThatFits(proposal)
      action.draw(
        at: CGPoint(x: block.midX - taken.width / 2, y: block.midY - taken.height / 2), proposal: proposal,
        on: canvas)
    }
    return position
  }
}
