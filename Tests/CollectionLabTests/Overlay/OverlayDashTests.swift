import Testing

@testable import CollectionLab

@Suite("The dashes of an overlay")
struct OverlayDashTests {
  @Test(
    "are the same from the middle of a side to either end, wherever it is cut", arguments: OverlayRole.boxes)
  func pattern(_ role: OverlayRole) throws {
    let size = CGSize(width: 160, height: 60)
    let environment = OverlayFixture.environment()
    for number in 0..<12 {
      // Places and widths of all kinds: steps that have no factor in common with the rooms.
      let frame = CGRect(
        x: CGFloat(5 + 7 * number % 26), y: 20, width: CGFloat(8 + 37 * number % 113), height: 30)
      let left = CGFloat(13 * number % Int(frame.midX))
      let region = CGRect(x: left, y: 0, width: 160 - left - 9, height: 60)
      var pen = OverlayPen(palette: OverlayPalette(environment), unit: 1, displayScale: 2)
      try pen.boxes([OverlayBox(frame: frame)], role, in: region, isFilled: false)
      let color = pen.palette.line(role)
      let strokes = pen.items.filter { item in
        if case .stroke(_, .color(color), _) = item.content { true } else { false }
      }
      let bitmap = try CairoRenderer.bitmap(DisplayList(size: size, items: strokes), scale: 2)
      // The upper side: 3 pixels thick, around a line that begins and ends as far inside of the frame as it runs.
      let line = frame.insetBy(dx: role.lineInset, dy: role.lineInset)
      let row = Int(2 * line.minY)
      let (start, last) = (Int((2 * line.minX - 1.5).rounded()), Int((2 * line.maxX - 1.5).rounded()))
      let end = last + 3
      let dash = role.dash.map { Int(2 * $0) }
      // A pixel more to the right where the first dash cannot stand in the very middle.
      let first = dash.isEmpty ? 0 : (start + end - dash[0] + 1) / 2
      for column in (start + 3)..<max(end - 3, start + 3) {
        var place = dash.isEmpty ? 0 : (column - first) % dash.reduce(0, +)
        if place < 0 { place += dash.reduce(0, +) }
        var isDrawn = true
        for length: Int in dash {
          if place < length { break }
          place -= length
          isDrawn.toggle()
        }
        if CGFloat(column) < 2 * region.minX || CGFloat(column) >= 2 * region.maxX { isDrawn = false }
        let opacity = bitmap.bytes[(row * bitmap.width + column) * 4 + 3]
        #expect(opacity == (isDrawn ? 255 : 0), "\(frame) in \(region) at \(column)")
      }
    }
  }
}
