import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct TextImageTests {
  private func image() throws -> Image { Image(imageData: try ImageData(bytes: onePixelPNG(width: 30, height: 12))) }

  /// The frames of texts and pictures.
  private func frames(_ view: some View, width: CGFloat? = nil, traits: Traits = Traits()) throws -> [CGRect] {
    try Drawn(view.font(.system(size: 20)), width: width, traits: traits).frames
  }

  @Test("A picture in a text stands on the baseline, as wide as it is, between the letters")
  func inText() throws {
    let baseline = try #require(
      Drawn(Text("ab").font(.system(size: 20))).items.compactMap {
        if case .text(let text, _, _) = $0.content { text.firstBaseline } else { nil }
      }.first)
    let frames = try frames(Text("ab\(image())cd"))
    // Four characters of 10 points and the picture of 30.
    #expect(near(frames[0].width, 70))
    #expect(near([frames[1].minX, frames[1].maxY, frames[1].width, frames[1].height], [20, baseline, 30, 12]))
    #expect(try self.frames(Text("ab") + Text(image()) + Text("cd")) == frames)
    #expect(try self.frames(Text(image()))[1].minX == 0)
  }

  @Test("A picture moves to the next line with the words around it, and from right to left")
  func lines() throws {
    // "abcd " and the picture are 80 points: the picture begins the second line of 50 points.
    let frames = try frames(Text("abcd \(image())"), width: 50)
    #expect(near([frames[1].minX, frames[0].height], [0, 48]) && frames[1].minY > 24)
    let traits = Traits(layoutDirection: .rightToLeft)
    let mirrored = try self.frames(Text(image()), traits: traits)
    #expect(near(mirrored[1].minX, 0))
  }

  @Test("A picture is not drawn where an ellipsis stands for it, and shrinks with its text")
  func cut() throws {
    let cut = try frames(Text("abcdefgh \(image())").lineLimit(1), width: 60)
    #expect(cut.count == 1)
    let small = try frames(Text("ab\(image())cd").minimumScaleFactor(0.5).lineLimit(1), width: 35)
    // 70 points in 35: half as large.
    #expect(small.count == 2 && near(small[1].width, 15, 1) && small[1].minX < 12)
  }

  @Test("A symbol has the size and the colour of the letters beside it")
  func symbols() throws {
    let red = SystemColor.systemRed.resolved(for: .light, palette: .iOS18)
    let view = Text("a \(Text(Image(systemName: "circle.fill")).font(.system(size: 40)).foregroundStyle(.red)) b")
    let drawn = try Drawn(view.font(.system(size: 20)))
    guard case .fill(let path, .color(let color), _) = try #require(drawn.items.last).content else {
      Issue.record("no symbol")
      return
    }
    // A circle is an em across.
    #expect(color == red && near(path.boundingRect.width, 40))
  }
}
