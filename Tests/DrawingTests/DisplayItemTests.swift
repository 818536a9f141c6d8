import Drawing
import Foundation
import Geometry
import Testing

@Suite("Display items")
struct DisplayItemTests {
  private let rect = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test(
    "refuse numbers that are not finite or too large",
    arguments: [.nan, .infinity, -.infinity, 2e6] as [Double])
  func badNumbers(value: Double) {
    let bad = CGRect(x: value, y: 0, width: 10, height: 10)
    let colour = Paint.color(.black)
    #expect(throws: DrawingDiagnostic.self) { try DisplayItem.fill(Path(bad), with: colour) }
    #expect(throws: DrawingDiagnostic.self) {
      try DisplayItem.fill(Path { $0.addLines([.zero, CGPoint(x: 1, y: value)]) }, with: colour)
    }
    #expect(throws: DrawingDiagnostic.self) {
      try DisplayItem.stroke(Path(rect), with: colour, style: StrokeStyle(lineWidth: value))
    }
    #expect(throws: DrawingDiagnostic.self) {
      try DisplayItem.stroke(Path(rect), with: colour, style: StrokeStyle(dash: [value]))
    }
    #expect(throws: DrawingDiagnostic.self) {
      try DisplayItem.shadow(of: Path(rect), Shadow(color: .black, radius: value))
    }
    #expect(throws: DrawingDiagnostic.self) {
      let end = CGPoint(x: value, y: 0)
      _ = try DisplayItem.fill(Path(rect), with: .linearGradient(stops: [], start: .zero, end: end))
    }
    #expect(throws: DrawingDiagnostic.self) {
      let map = CGAffineTransform(translationX: value, y: 0)
      _ = try DisplayItem.scope(DisplayScope(transform: map, items: []))
    }
    #expect(throws: DrawingDiagnostic.self) {
      let text = MonospacedTextMeasurer().shape(
        TextBlock(runs: [TextRun("a", style: TextStyle(font: FontDescriptor(size: 10)))]))
      _ = try DisplayItem.text(text, at: CGPoint(x: 0, y: value), paints: [colour])
    }
  }

  @Test("name what is wrong and where")
  func sentence() {
    let error = #expect(throws: DrawingDiagnostic.self) {
      try DisplayItem.fill(Path(CGRect(x: 3, y: 4, width: 2e6, height: 1)), with: .color(.black))
    }
    #expect(error?.description.hasPrefix("the fill of a path near (3, 4) has a number") == true)
  }

  @Test("know how far they reach")
  func bounds() throws {
    let shadow = Shadow(color: .black, radius: 4, x: 1, y: 3)
    // three radii and a point on every side, then the offset
    #expect(
      try DisplayItem.shadow(of: Path(rect), shadow).bounds == CGRect(x: -2, y: 10, width: 56, height: 66))
    // Half a width beyond the sides of what has no sharp corners; ten times as far where a corner may be sharp.
    let line = StrokeStyle(lineWidth: 3)
    for path in [Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: 5)] {
      #expect(
        try DisplayItem.stroke(path, with: .color(.black), style: line).bounds
          == rect.insetBy(dx: -1.5, dy: -1.5))
    }
    #expect(
      try DisplayItem.stroke(Path(elements: Path(rect).elements), with: .color(.black), style: line).bounds
        == rect.insetBy(dx: -15, dy: -15))
    let scope = DisplayScope(
      transform: CGAffineTransform(translationX: 100, y: 200),
      clip: Path(CGRect(x: 0, y: 0, width: 20, height: 30)),
      items: [try .fill(Path(rect), with: .color(.black))])
    #expect(try DisplayItem.scope(scope).bounds == CGRect(x: 110, y: 220, width: 10, height: 10))
  }

  @Test("make a list opaque only where they certainly cover it")
  func opacity() throws {
    let size = CGSize(width: 50, height: 60)
    let whole = Path(CGRect(origin: .zero, size: size))
    func isOpaque(_ items: [DisplayItem]) -> Bool { DisplayList(size: size, items: items).isOpaque }
    #expect(isOpaque([try .fill(whole, with: .color(.white))]))
    #expect(!isOpaque([try .fill(whole, with: .color(SRGBColor(hex: 0, alpha: 0.99)))]))
    #expect(
      !isOpaque([try .fill(Path(roundedRect: whole.boundingRect, cornerRadius: 4), with: .color(.white))]))
    let fill = try DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 25, height: 30)), with: .color(.white))
    let doubled = CGAffineTransform(scaleX: 2, y: 2)
    #expect(isOpaque([try .scope(DisplayScope(transform: doubled, items: [fill]))]))
    #expect(!isOpaque([try .scope(DisplayScope(transform: doubled, opacity: 0.5, items: [fill]))]))
    #expect(!isOpaque([try .scope(DisplayScope(items: [fill]))]))
  }

  @Test("print as an indented tree")
  func tree() throws {
    let list = DisplayList(
      size: CGSize(width: 390, height: 844.5),
      items: [
        try .fill(Path(CGRect(x: 0, y: 0, width: 390, height: 844.5)), with: .color(.white)),
        try .scope(
          DisplayScope(
            transform: CGAffineTransform(translationX: 16, y: 54),
            clip: Path(roundedRect: rect, cornerRadius: 8),
            opacity: 0.5, element: DisplayElement(identity: .item(section: 0, item: 3), frame: rect),
            items: [
              try .shadow(of: Path(rect), Shadow(color: SRGBColor(hex: 0, alpha: 0.06), radius: 8, y: 3))
            ])),
      ])
    #expect(
      list.description == """
        display list 390×844.5
          fill rect (0 0 390 844.5) #FFFFFF
          scope [item 0.3] at (16 54) clip continuous rect (10 20 30 40) radius 8 opacity 0.5
            shadow rect (10 20 30 40) radius 8 offset (0 3) #000000 6%
        """)
  }

  @Test("are equal when they draw the same, and hash alike")
  func hashing() throws {
    let one = try DisplayItem.fill(Path(rect), with: .color(.black))
    let same = try DisplayItem.fill(Path(rect), with: .color(.black))
    let other = try DisplayItem.fill(Path(rect), with: .color(.white))
    #expect(one == same && one.hashValue == same.hashValue && one != other)
  }
}
