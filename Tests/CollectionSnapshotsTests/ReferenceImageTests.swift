import CollectionLab
import Testing

@testable import CollectionSnapshots

@Suite("Reference pictures")
struct ReferenceImageTests {
  /// A picture of one word on a coloured card.
  static func list(_ word: String = "Dune", _ color: Color = .orange) throws -> DisplayList {
    try ImageRenderer(
      content: Text(word).padding(EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)).background(color)
    )
    .displayList()
  }

  @Test("a file gives back pixels, layout and what it was made with")
  func roundTrip() throws {
    let image = try ReferenceImage(drawing: Self.list(), scale: 2)
    let read = try ReferenceImage(file: image.file(), path: "a.png")
    #expect(read.bitmap.bytes == image.bitmap.bytes)
    #expect(read.layout == LayoutRecord(image.layout?.description ?? ""))
    #expect(read.layout?.entries.map(\.label) == ["Dune"])
    #expect(read.environment == image.environment)
    let names = read.environment?.parts.map(\.name)
    #expect(names == ["cairo", "pango", "harfbuzz", "freetype", "Inter-Regular.otf"])
    // The digest of the file that the library was made with begins so.
    #expect(read.environment?.parts.last?.value == "a7e791e8f5a0")
    #expect(read.difference(to: image, compare: .exact).verdict == .identical)
  }

  @Test("what is different now is said with both versions")
  func environment() {
    let then = EnvironmentFingerprint("pango\t1.50.12\nharfbuzz\t6.0.0\nInter-Regular.otf\taaaa\n")
    let now = EnvironmentFingerprint("pango\t1.56.1\nharfbuzz\t6.0.0\nInter-Regular.otf\tbbbb\n")
    #expect(then.changes(to: now) == ["pango 1.50.12, now 1.56.1", "Inter-Regular.otf aaaa, now bbbb"])
    #expect(then.changes(to: then).isEmpty)
  }

  @Test("a file that cannot be a reference is refused with its cure")
  func badFiles() throws {
    let whole = try ReferenceImage(drawing: Self.list(), scale: 1).file()
    func error(_ bytes: [UInt8]) -> ReferenceError? {
      do throws(ReferenceError) {
        _ = try ReferenceImage(file: bytes, path: "a.png")
        return nil
      } catch { return error }
    }
    #expect(error(whole) == nil)
    #expect(
      error(Array("version https://git-lfs.github.com/spec/v1\noid".utf8)) == .largeFilePointer(path: "a.png")
    )
    #expect(error([]) == .notPNG(path: "a.png"))
    #expect(error(Array("GIF89a".utf8)) == .notPNG(path: "a.png"))
    var interlaced = whole
    interlaced[28] = 1
    #expect(error(interlaced) == .interlaced(path: "a.png"))
    var deep = whole
    deep[24] = 16
    #expect(error(deep) == .sixteenBits(path: "a.png"))
    for length in [9, 30, whole.count / 2, whole.count - 13] {
      guard case .damaged = error(Array(whole[..<length])) else {
        Issue.record("\(length) bytes of \(whole.count) were taken for a picture")
        continue
      }
    }
  }

  @Test("a mask covers an element where it was and where it is")
  func masks() {
    func image(at x: CGFloat) -> ReferenceImage {
      var image = ReferenceImage(
        bitmap: ImageComparisonTests.bitmap(60, 20) { column, row in
          let isInside = (Int(x)..<Int(x) + 8).contains(column) && (4..<12).contains(row)
          return isInside ? [200, 30, 40, 255] : [UInt8(column), 200, UInt8(row), 255]
        })
      image.layout = LayoutRecord(
        size: CGSize(width: 60, height: 20),
        entries: [
          LayoutRecordTests.entry(.supplementary(kind: "badge", section: 0, item: 0), x, 4, 8, 8)
        ])
      return image
    }
    let (old, new) = (image(at: 5), image(at: 40))
    #expect(old.difference(to: new, compare: .exact).verdict == .different)
    let masked = ImageComparison.exact.ignoring(.supplementary("badge"))
    #expect(old.difference(to: new, compare: masked).verdict == .identical)
    #expect(old.difference(to: new, compare: .exact.ignoring(.decoration("badge"))).verdict == .different)
  }
}
