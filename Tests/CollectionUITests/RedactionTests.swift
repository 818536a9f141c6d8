import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct RedactionTests {
  /// A PNG of one pixel.
  private let pixel = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==")

  @Test("A redacted text is a bar for each of its lines, in its colour faded, and as large as before")
  func texts() throws {
    let text = Text("one two three").foregroundStyle(.red).frame(width: 40)
    let (plain, redacted) = (try Drawn(text), try Drawn(text.redacted(reason: .placeholder)))
    #expect(redacted.texts.isEmpty && redacted.list.size == plain.list.size)
    guard case .text(let shaped, let point, _)? = plain.items.first?.content else {
      Issue.record("no text")
      return
    }
    #expect(shaped.lines.count > 1)
    let bars = shaped.lines.map {
      Path(roundedRect: $0.frame.offsetBy(dx: point.x, dy: point.y), cornerRadius: 3)
    }
    let faded = Paint.color(SRGBColor(hex: 0xFF3B30, alpha: 0.18))
    #expect(redacted.items.map(\.content) == bars.map { .fill($0, faded, .nonZero) })
  }

  @Test("A redacted picture is a fill of its frame, and shapes stay")
  func pictures() throws {
    let image = try Image(imageData: ImageData(bytes: [UInt8](#require(pixel)))).resizable()
    let drawn = try Drawn(image.frame(width: 30, height: 20).redacted(reason: .placeholder))
    #expect(
      drawn.items.map(\.content) == [
        .fill(
          Path(CGRect(x: 0, y: 0, width: 30, height: 20)), .color(SRGBColor(hex: 0, alpha: 0.18)), .nonZero)
      ])
    #expect(try Drawn(box(9).redacted(reason: .placeholder)).list == Drawn(box(9)).list)
  }

  @Test("What is marked stays as it is, and private views hide only for privacy")
  func reasons() throws {
    let mixed = VStack {
      Text("a")
      Text("b").unredacted()
    }
    #expect(try Drawn(mixed.redacted(reason: .placeholder)).texts == ["b"])
    let secret = HStack {
      Text("name")
      Text("1234").privacySensitive()
    }
    #expect(try Drawn(secret).texts == ["name", "1234"])
    #expect(try Drawn(secret.redacted(reason: .privacy)).texts == ["name"])
    #expect(try Drawn(secret.redacted(reason: .invalidated)).texts == ["name", "1234"])
    #expect(try Drawn(secret.redacted(reason: .privacy).redacted(reason: .placeholder)).texts.isEmpty)
    #expect(
      try Drawn(Text("c").environment(\.redactionReasons, .placeholder)).texts.isEmpty)
  }
}
