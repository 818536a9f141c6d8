import Drawing
import Foundation
import Testing

@testable import CairoRenderer

@Suite("An animated PNG") struct AnimationTests {
  /// A white page of 40 × 30 points with a square of 6 points at a place.
  private func page(_ x: CGFloat, _ y: CGFloat, on color: SRGBColor? = .white) throws -> DisplayList {
    try list(
      40, 30, on: color,
      [.fill(Path(CGRect(x: x, y: y, width: 6, height: 6)), with: .color(SRGBColor(hex: 0x0A84FF)))])
  }

  private func animation(_ places: [(CGFloat, CGFloat)], on color: SRGBColor? = .white) throws
    -> DisplayAnimation
  {
    DisplayAnimation(try places.map { try page($0.0, $0.1, on: color) }, framesPerSecond: 15)
  }

  @Test("has its control chunk before the pixels, and sequence numbers that count all frames and their data")
  func structure() throws {
    let png = try AnimatedPNG(
      try CairoRenderer.apng(try animation([(1, 1), (9, 1), (9, 20)]), scale: 2, plays: 3))
    #expect(
      png.kinds == ["IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(png.sequence == [0, 1, 2, 3, 4])
    #expect(png.declaredFrames == 3 && png.plays == 3)
    #expect(png.frames.allSatisfy { $0.dispose == 0 && $0.blend == 0 })
  }

  @Test("shows in every frame exactly the pixels of that frame's picture")
  func pixels() throws {
    for color in [SRGBColor.white, nil] {
      for scale in [1, 1.5, 2] as [CGFloat] {
        let animation = try animation([(1, 1), (9.25, 1), (9.25, 20.5), (0, 0)], on: color)
        let png = try AnimatedPNG(try CairoRenderer.apng(animation, scale: scale))
        #expect(png.frames.count == 4)
        for (frame, shown) in zip(animation.frames, png.frames) {
          #expect(shown.pixels == (try CairoRenderer.bitmap(frame.list, scale: scale)).bytes)
        }
      }
    }
  }

  @Test("stores the smallest rectangle around what has changed")
  func rectangle() throws {
    let png = try AnimatedPNG(try CairoRenderer.apng(try animation([(1, 2), (9, 4)]), scale: 2))
    // The first frame is the whole page.
    #expect((png.frames[0].x, png.frames[0].y) == (0, 0))
    #expect((png.frames[0].width, png.frames[0].height) == (80, 60))
    // From the old square's corner (1, 2) to the new one's (15, 10), two pixels a point.
    #expect((png.frames[1].x, png.frames[1].y) == (2, 4))
    #expect((png.frames[1].width, png.frames[1].height) == (28, 16))
  }

  @Test("says how long each frame is seen, equal ones together, the first and the last longer where asked")
  func delays() throws {
    let lists = try [(1, 1), (1, 1), (9, 1), (9, 1), (9, 1), (9, 9)].map { try page($0.0, $0.1) }
    // Held for 0.6 s and 1 s, which is 9 and 15 frames of a fifteenth.
    let animation = DisplayAnimation(lists, framesPerSecond: 15, firstHeld: 0.6, lastHeld: 1)
    #expect(animation.frames.map(\.count) == [2 + 9, 3, 1 + 15])
    #expect(animation.duration == 2)
    let png = try AnimatedPNG(try CairoRenderer.apng(animation, scale: 1))
    #expect(png.frames.map(\.delay.0) == [11, 3, 16])
    #expect(png.frames.allSatisfy { $0.delay.1 == 15 })
  }

  @Test("has one frame for pictures that differ in their items and in no pixel")
  func equalPixels() throws {
    let shade = try DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 3, height: 3)), with: .color(.white))
    let lists = [
      try list(20, 20, []), try list(20, 20, [shade]), try list(20, 20, [.scope(.init(items: [shade]))]),
    ]
    let still = DisplayAnimation(lists, framesPerSecond: 12)
    #expect(still.frames.count == 3)
    // Nothing moves: a plain file.
    let plain = try AnimatedPNG(try CairoRenderer.apng(still, scale: 1))
    #expect(!plain.kinds.contains("acTL") && plain.kinds.contains("IDAT"))
    let moving = DisplayAnimation(lists + [try list(20, 20, on: .black, [])], framesPerSecond: 12)
    let png = try AnimatedPNG(try CairoRenderer.apng(moving, scale: 1))
    #expect(png.frames.map(\.delay.0) == [3, 1])
  }

  @Test("has an opacity for all frames where one of them needs it")
  func mixed() throws {
    let lists = [try page(1, 1), try page(1, 1, on: nil), try page(9, 9)]
    let animation = DisplayAnimation(lists, framesPerSecond: 20)
    let png = try AnimatedPNG(try CairoRenderer.apng(animation, scale: 1))
    for (list, frame) in zip(lists, png.frames) {
      #expect(frame.pixels == (try CairoRenderer.bitmap(list, scale: 1)).bytes)
    }
  }

  @Test("is as large as its largest picture, and the same bytes each time, compact or not the same pixels")
  func random() throws {
    for seed in 1...6 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed)
      let lists = try (0..<9).map { _ in
        try page(CGFloat.random(in: -4...38, using: &random), CGFloat.random(in: -4...28, using: &random))
      }
      let animation = DisplayAnimation(lists, framesPerSecond: 15)
      let bytes = try CairoRenderer.apng(animation, scale: 2)
      #expect(try CairoRenderer.apng(animation, scale: 2) == bytes)
      let (fast, small) = (
        try AnimatedPNG(bytes), try AnimatedPNG(try CairoRenderer.apng(animation, scale: 2, compact: true))
      )
      #expect(fast.frames.map(\.pixels) == small.frames.map(\.pixels))
    }
    let sizes = [try list(10, 30, []), try list(20, 10, [])]
    #expect(
      DisplayAnimation(sizes, framesPerSecond: 15).frames.allSatisfy {
        $0.list.size == CGSize(width: 20, height: 30)
      })
  }

  @Test("refuses a picture that is too high, and a broken image in a later frame")
  func refusals() throws {
    let high = DisplayAnimation(
      [try list(1, 40_000, []), try list(1, 40_000, on: .black, [])], framesPerSecond: 15)
    #expect(throws: RenderingError.self) { try CairoRenderer.apng(high, scale: 1) }
    #expect(throws: RenderingError.invalidScale(0)) { try CairoRenderer.apng(high, scale: 0) }
  }
}
