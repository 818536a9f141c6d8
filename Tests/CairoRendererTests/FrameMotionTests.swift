import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRenderer

@Suite("Frames that come from the one before") struct FrameMotionTests {
  /// Items of a random page, each in a scope that stands where the content is scrolled to.
  private func scrolled(_ items: [DisplayItem], by y: CGFloat) throws -> [DisplayItem] {
    let transform = CGAffineTransform(translationX: 0, y: -y)
    return try items.map { try .scope(DisplayScope(transform: transform, items: [$0])) }
  }

  /// Content of four random pages below one another.
  private func content(seed: UInt64, isTurned: Bool = false) throws -> [DisplayItem] {
    try (0..<4).flatMap { page in
      let seed = seed * 4 + UInt64(page)
      let items = try RandomPage.make(seed: seed, isTurned: isTurned).items
      let below = CGAffineTransform(translationX: 0, y: 170 * CGFloat(page))
      // A page's white background would cover the page before.
      return try items.dropFirst(seed % 2 == 0 ? 1 : 0).map {
        try DisplayItem.scope(DisplayScope(transform: below, items: [$0]))
      }
    }
  }

  /// Expects a run of frames to be, each, what a canvas shows on which nothing else was painted, and to tell where each
  /// differs from the one before.
  private func expectStills(_ lists: [DisplayList], scale: CGFloat) throws {
    let frames = try lists.map { try StripPainter($0, scale: scale, background: nil, budget: 1 << 25) }
    let box = PixelBox(minX: 0, minY: 0, maxX: frames[0].width, maxY: frames[0].height)
    let isOpaque = frames.allSatisfy { $0.layout == .opaque }
    try RasterWorker.with { worker in
      var run = try FrameRun(box, isOpaque: isOpaque, worker: worker)
      var last: Canvas?
      for (index, frame) in frames.enumerated() {
        let changed = try run.paint(frame)
        let still = try Canvas(box, isOpaque: isOpaque)
        try frame.paint(frame.plan(), on: still, worker: worker, store: PictureStore())
        let difference = FrameDifference.box(of: run.canvas, still)
        #expect(difference.isEmpty, "frame \(index) differs in \(difference)")
        if let last { #expect(changed == FrameDifference.box(of: still, last)) }
        last = still
      }
    }
  }

  @Test("show the pixels of their still pictures where a row moves sideways and all else stands still")
  func carousel() throws {
    let ground = try content(seed: 3)
    let cards = try content(seed: 5)
    try expectStills(
      try [0, 0, 12.5, 30, 30, 31, -40].map { x in
        let moved = try DisplayItem.scope(
          DisplayScope(
            transform: CGAffineTransform(translationX: -x, y: 0),
            clip: Path(CGRect(x: x, y: 60, width: 200, height: 44)), items: cards))
        return try list(200, 180, ground + [moved])
      }, scale: 2)
  }

  @Test(
    "show the pixels of their still pictures, however random content scrolls, at whole and other scales",
    arguments: [1, 1.5, 2, 2.75, 3] as [CGFloat], 1...3 as ClosedRange<UInt64>)
  func randomScrolling(scale: CGFloat, seed: UInt64) throws {
    var random = SeededGenerator(seed)
    let content = try content(seed: seed)
    let bar = try DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 200, height: 14)), with: .color(SRGBColor(hex: 0x8899AA, alpha: 0.7)))
    var y: CGFloat = 0
    let lists = try (0..<6).map { _ in
      y += CGFloat(Int.random(in: -9...60, using: &random)) / (seed % 3 == 0 ? scale * 2 : scale)
      var items = try scrolled(content, by: y)
      // Sometimes something changes: an item is gone, one has come, two have changed places.
      switch Int.random(in: 0..<5, using: &random) {
      case 0: items.remove(at: Int.random(in: 0..<items.count, using: &random))
      case 1: items.insert(contentsOf: content.prefix(2), at: Int.random(in: 0..<items.count, using: &random))
      case 2: items.swapAt(0, Int.random(in: 0..<items.count, using: &random))
      default: break
      }
      // A clip that stands still, not on whole pixels, around all that scrolls; a bar over it.
      let window = Path(CGRect(x: 3.3, y: 5.3, width: 190, height: 171.1))
      return try list(
        200, 180, on: seed % 4 == 0 ? nil : .white,
        [.scope(DisplayScope(clip: seed % 5 == 0 ? nil : window, items: items)), bar])
    }
    try expectStills(lists, scale: scale)
  }

  @Test(
    "show the pixels of their still pictures where turned content scrolls",
    arguments: 1...2 as ClosedRange<UInt64>)
  func turned(seed: UInt64) throws {
    let content = try content(seed: seed, isTurned: true)
    try expectStills(
      try [0, 7, 30, 31, 12].map { try list(200, 180, scrolled(content, by: $0)) }, scale: 2)
  }

  @Test("are moved as a whole but for the rows that come into sight, and those of what stands still")
  func damage() throws {
    func page(_ y: CGFloat) throws -> DisplayList {
      let rows = try (0..<40).map { row in
        try DisplayItem.fill(
          Path(CGRect(x: 4, y: CGFloat(row) * 20 + 3, width: CGFloat(row) + 7, height: 11)),
          with: .color(SRGBColor(hex: UInt32(row) * 5)))
      }
      let fixed = try DisplayItem.fill(
        Path(ellipseIn: CGRect(x: 60, y: 30, width: 20, height: 10)), with: .color(.black))
      return try list(100, 200, scrolled(rows, by: y) + [fixed])
    }
    func plan(_ y: CGFloat) throws -> DrawPlan {
      DrawPlan(try page(y), scale: 2, width: 200, height: 400)
    }
    let motion = try #require(FrameMotion(from: try plan(10), to: try plan(25)))
    // 15 points up are 30 pixels; the disc stands in rows 60 to 80 and was moved to 30 to 50.
    #expect(motion.dy == -30)
    var expected = IndexSet(integersIn: 370..<400)
    expected.insert(integersIn: 30..<50)
    expected.insert(integersIn: 60..<80)
    #expect(motion.damage == expected)
    // A quarter of a point is half a pixel: nothing but what stands still is the same.
    #expect(FrameMotion(from: try plan(10), to: try plan(25.25)).map { $0.damage.count > 300 } ?? true)
    let still = try #require(FrameMotion(from: try plan(10), to: try plan(10)))
    #expect(still.dy == 0 && still.damage.isEmpty)
  }
}
