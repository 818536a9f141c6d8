import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ImageTests {
  /// Where a whole picture is drawn, and what is seen of it; all of it where that is `nil`.
  private struct Part: Equatable {
    var picture: CGRect
    var seen: CGRect?
  }

  private func picture() throws -> Image {
    try Image(imageData: ImageData(bytes: onePixelPNG(width: 6, height: 4), scale: 1))
  }

  private func parts(_ image: Image, width: CGFloat, height: CGFloat) throws -> [Part] {
    try Drawn(image, width: width, height: height).list.items.compactMap { item in
      switch item.content {
      case .image(let image): return Part(picture: image.frame)
      case .scope(let scope):
        guard case .image(let image)? = scope.items.first?.content else { return nil }
        return Part(picture: image.frame, seen: scope.clip?.boundingRect)
      default: return nil
      }
    }
  }

  @Test("A picture that is tiled keeps its size, and its last row and column are cut")
  func tiles() throws {
    // 6 × 4 points in 9 × 6: two columns and two rows, the second ones cut by half.
    let tiled = try picture().resizable(resizingMode: .tile)
    #expect(
      try parts(tiled, width: 9, height: 6) == [
        Part(picture: CGRect(x: 0, y: 0, width: 6, height: 4)),
        Part(
          picture: CGRect(x: 6, y: 0, width: 6, height: 4), seen: CGRect(x: 6, y: 0, width: 3, height: 4)),
        Part(
          picture: CGRect(x: 0, y: 4, width: 6, height: 4), seen: CGRect(x: 0, y: 4, width: 6, height: 2)),
        Part(
          picture: CGRect(x: 6, y: 4, width: 6, height: 4), seen: CGRect(x: 6, y: 4, width: 3, height: 2)),
      ])
    // 10,000 tiles and one more.
    #expect(try Drawn(tiled, width: 6, height: 40_000).list.diagnostics.isEmpty)
    let endless = try Drawn(tiled, width: 6, height: 40_004)
    #expect(endless.list.items.count == 1 && endless.list.diagnostics.count == 1)
  }

  @Test("Caps keep their size at every size, and what lies between them is stretched")
  func caps() throws {
    let caps = EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 1)
    let image = try picture().resizable(capInsets: caps).antialiased(true)
    // The middle of 3 × 2 points fills 9 × 8 of 12 × 10: three and four times as large.
    let columns = [(0.0, 2.0, 0.0, 6.0), (2, 9, -4, 18), (11, 1, 6, 6)]
    let rows = [(0.0, 1.0, 0.0, 4.0), (1, 8, -3, 16), (9, 1, 6, 4)]
    let expected = rows.flatMap { row in
      columns.map { column in
        Part(
          picture: CGRect(x: column.2, y: row.2, width: column.3, height: row.3),
          seen: CGRect(x: column.0, y: row.0, width: column.1, height: row.1))
      }
    }
    #expect(try parts(image, width: 12, height: 10) == expected)
    let cramped = image.background(Color.red).frame(width: 0, height: 0)
    #expect(try Drawn(cramped).frames.first?.size == CGSize(width: 3, height: 2))
    // At its own size every part is where it always is.
    #expect(
      try parts(image, width: 6, height: 4).allSatisfy {
        $0.picture == CGRect(x: 0, y: 0, width: 6, height: 4)
      })
    let odd = EdgeInsets(top: -1, leading: .nan, bottom: .infinity, trailing: -3)
    #expect(
      try Drawn(picture().resizable(capInsets: odd), width: 9, height: 9).list
        == Drawn(picture().resizable(), width: 9, height: 9).list)
  }

  @Test("What lies between caps is repeated from the left and the top")
  func tiledMiddle() throws {
    let caps = EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 1)
    let image = try picture().resizable(capInsets: caps, resizingMode: .tile)
    // The middle of 3 points stands at 2 and, cut to 1, at 5; the cap at 6.
    #expect(
      try parts(image, width: 7, height: 4).map(\.seen?.minX) == [0, 2, 5, 6])
    #expect(try parts(image, width: 7, height: 4).map(\.picture.minX) == [0, 0, 3, 1])
    // Caps that are the whole picture stand at the ends, and nothing between.
    let ends = EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)
    let halves = try picture().resizable(capInsets: ends, resizingMode: .tile)
    #expect(try parts(halves, width: 20, height: 4).map(\.seen?.minX) == [0, 17])
  }
}
