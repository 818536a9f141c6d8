import Drawing
import Foundation
import Geometry

nonisolated extension OverlayPen {
  /// A number or a name on its surface, with its badge.
  mutating func pill(_ note: OverlayNote, at place: CGRect) throws {
    if note.role == .callout {
      return try callout(
        note.text, at: place, words: note.callout?.words)
    }
    let frame = onPixels(place)
    let line = palette.line(note.role)
    let radius = min(frame.height / 2, 6 * unit)
    items.append(
      try .fill(Path(roundedRect: frame, cornerRadius: radius), with: .color(palette.pill)))
    let edge = frame.insetBy(dx: 0.375 * unit, dy: 0.375 * unit)
    items.append(
      try .stroke(
        Path(roundedRect: edge, cornerRadius: radius - 0.375 * unit), with: .color(line),
        style: StrokeStyle(lineWidth: 0.75 * unit, dash: note.role == .group ? dash(of: .group) : [])))
    let text = note.text
    guard let badge = note.badge else {
      try self.text(text, in: frame)
      return
    }
    let box = badge.size(unit)
    if note.isStacked {
      let height = text.size.height + box.height
      let top = frame.midY - height / 2
      try self.text(
        text, in: CGRect(x: frame.minX, y: top, width: frame.width, height: text.size.height))
      try self.badge(
        badge,
        in: CGRect(
          x: frame.midX - box.width / 2, y: top + text.size.height, width: box.width, height: box.height))
    } else {
      let width = text.size.width + 4 * unit + box.width
      let left = frame.midX - width / 2
      try self.text(text, in: CGRect(x: left, y: frame.minY, width: text.size.width, height: frame.height))
      try self.badge(
        badge,
        in: CGRect(
          x: left + width - box.width, y: frame.midY - box.height / 2, width: box.width, height: box.height))
    }
  }

  /// What kind of length a number is, in its outline.
  mutating func badge(_ badge: OverlayBadge, in place: CGRect) throws {
    let frame = onPixels(place)
    let color = palette.line(.dimension)
    switch badge.shape {
    case .square: try outline(frame, with: color)
    case .round, .dashed:
      let box = frame.insetBy(dx: 0.5 * unit, dy: 0.5 * unit)
      items.append(
        try .stroke(
          Path(roundedRect: box, cornerRadius: box.height / 2), with: .color(color),
          style: StrokeStyle(
            lineWidth: 0.75 * unit, dash: badge.shape == .dashed ? [2 * unit, 2 * unit] : [])))
    }
    try text(badge.text, in: frame)
  }

  /// A text in the middle of a rectangle.
  private mutating func text(_ text: ShapedText, in frame: CGRect) throws {
    try self.text(
      text, at: CGPoint(x: frame.midX - text.size.width / 2, y: frame.midY - text.size.height / 2))
  }

  /// A rectangle of as many pixels wherever it stands, so that pills of one size are alike.
  private func onPixels(_ frame: CGRect) -> CGRect {
    CGRect(
      x: pixels(frame.minX), y: pixels(frame.minY), width: pixels(frame.width), height: pixels(frame.height))
  }

  /// A text with its top left corner at the pixel nearest to a point, so that letters are alike in most of them.
  mutating func text(_ text: ShapedText, at point: CGPoint) throws {
    let point = CGPoint(x: pixels(point.x), y: pixels(point.y))
    items.append(try .text(text, at: point, paints: [.color(palette.text)]))
  }
}
