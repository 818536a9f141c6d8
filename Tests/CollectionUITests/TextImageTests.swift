import CollectionUI
import Drawing
import Foundation
import Geometry
import PangoText
import Testing

@Suite struct TextImageTests {
  private func image() throws -> Image {
    Image(imageData: try ImageData(bytes: onePixelPNG(width: 30, height: 12)))
  }

  private func drawn(_ view: some View, width: CGFloat? = nil, traits: Traits = Traits()) throws -> Drawn {
    try Drawn(view.font(.system(size: 20)), width: width, traits: traits, measurer: PangoTextMeasurer.shared)
  }

  /// The text and the frames of the pictures in it.
  private func parts(
    _ view: some View, width: CGFloat? = nil, traits: Traits = Traits()
  ) throws -> (text: ShapedText, origin: CGPoint, images: [CGRect]) {
    let drawn = try drawn(view, width: width, traits: traits)
    for item in drawn.items {
      if case .text(let text, let origin, _) = item.content {
        return (text, origin, Array(drawn.frames.dropFirst()))
      }
    }
    throw MissingText()
  }

  private struct MissingText: Error {}

  @Test("A picture in a text stands on the baseline, as wide as it is, between the letters")
  func inText() throws {
    let before = try parts(Text("ab")).text
    let (text, _, images) = try parts(Text("ab\(image())cd"))
    #expect(images.count == 1)
    // Widths are rounded up to half a point.
    #expect(near(images[0].minX, before.size.width, 0.5) && images[0].size == CGSize(width: 30, height: 12))
    #expect(images[0].maxY == before.firstBaseline && text.firstBaseline == before.firstBaseline)
    #expect(near(text.size.width, try parts(Text("abcd")).text.size.width + 30, 1))
    #expect(try parts(Text("ab") + Text(image()) + Text("cd")).images == images)
    #expect(try parts(Text(image())).images[0].minX == 0)
  }

  @Test(
    "A picture moves to the next line with the words around it, and stands at the right of a text that begins there"
  )
  func lines() throws {
    // "abcd " and the picture are more than 60 points: the picture begins the second line.
    let (text, origin, images) = try parts(Text("abcd \(image())"), width: 60)
    #expect(text.lines.count == 2 && near(images[0].minX, origin.x, 0.01))
    #expect(images[0].maxY == origin.y + text.lines[1].baseline)
    let mirrored = try parts(Text(image()), traits: Traits(layoutDirection: .rightToLeft))
    #expect(near(mirrored.images[0].minX, 0, 0.5))
  }

  @Test("A picture is not drawn where an ellipsis stands for it, and shrinks with its text")
  func cut() throws {
    #expect(try parts(Text("abcdefgh \(image())").lineLimit(1), width: 60).images.isEmpty)
    let (text, _, images) = try parts(Text("ab\(image())cd").minimumScaleFactor(0.3).lineLimit(1), width: 40)
    #expect(text.scaleFactor < 1 && near(images[0].width, 30 * text.scaleFactor))
    #expect(images[0].maxX < text.size.width)
  }

  @Test("A symbol has the size and the colour of the letters beside it")
  func symbols() throws {
    let red = SystemColor.systemRed.resolved(for: .light, palette: .iOS18)
    let view = Text(
      "a \(Text(Image(systemName: "circle.fill")).font(.system(size: 40)).foregroundStyle(.red)) b")
    let drawn = try drawn(view)
    guard case .fill(let path, .color(let color), _) = try #require(drawn.items.last).content else {
      Issue.record("no symbol")
      return
    }
    // A circle is an em across.
    #expect(color == red && near(path.boundingRect.width, 40))
  }
}
