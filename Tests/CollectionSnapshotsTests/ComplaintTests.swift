import CollectionLab
import Dispatch
import Synchronization
import Testing

@testable import CollectionSnapshots

/// What users of other tools complain about, and the answer here (`snapshots.md` 2).
@Suite("Answers to complaints about other tools")
struct ComplaintTests {
  let folder = ScratchFolder()

  static var card: some View {
    Text("Dune").padding(EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)).background(Color.orange)
  }

  @Test("1: pictures do not depend on the thread, the core or the run that draws them")
  func machines() throws {
    let list = try ImageRenderer(content: Self.card).displayList()
    let first = try ReferenceImage(drawing: list, scale: 2).file()
    for threads in [1, 2, 4] {
      let others = Mutex<[[UInt8]]>([])
      DispatchQueue.concurrentPerform(iterations: threads) { _ in
        for _ in 0..<3 {
          guard let file = try? ReferenceImage(drawing: list, scale: 2).file() else { return }
          others.withLock { $0.append(file) }
        }
      }
      #expect(others.withLock(\.count) == threads * 3)
      #expect(others.withLock { $0.allSatisfy { $0 == first } })
    }
  }

  @Test(
    "2: one pixel of one cell, one level of a hairline and a vanished label are never within a tolerance by share"
  )
  func tolerance() {
    let paper: [UInt8] = [250, 250, 252, 255]
    let cell: [UInt8] = [90, 40, 30, 255]
    func page(cellAt left: Int?, line: UInt8 = 198) -> Bitmap {
      ImageComparisonTests.bitmap(1206, 200) { x, y in
        if y == 120 { return [line, 198, 200, 255] }
        guard let left, (20..<60).contains(y), (left..<left + 80).contains(x) else { return paper }
        return cell
      }
    }
    let (moved, vanished) = (page(cellAt: 41), page(cellAt: nil))
    let (hairline, darkerHairline) = (page(cellAt: 40, line: 199), page(cellAt: 40, line: 193))
    let reference = page(cellAt: 40)
    for picture in [moved, hairline, darkerHairline, vanished] {
      #expect(!ImageComparisonTests.difference(reference, picture).passes)
    }
    for picture in [moved, darkerHairline, vanished] {
      #expect(!ImageComparisonTests.difference(reference, picture, .crossMachine).passes)
    }
    // One level is what another processor may make of it: it passes there, and is said.
    #expect(ImageComparisonTests.difference(reference, hairline, .crossMachine).verdict == .withinTolerance)
  }

  @Test("3: nothing passes silently that is not identical, and the comparer knows a change of one pixel")
  func silence() {
    let page = ImageComparisonTests.page()
    let near = ImageComparisonTests.changed(page, [(3, 3)], by: 1)
    let difference = ImageComparisonTests.difference(page, near, .crossMachine)
    #expect(difference.verdict == .withinTolerance)
    #expect(difference.description.hasPrefix("within tolerance, not identical: 1 px"))
  }

  @Test("8: two pictures are compared without any copy of them, and equal rows are not looked at")
  func rows() {
    // All but one row are equal; the windows around it are still exact.
    let page = ImageComparisonTests.page(300, 90)
    let changed = ImageComparisonTests.changed(page, (0..<36).map { ($0, 77) }, by: 3)
    #expect(ImageComparisonTests.difference(page, changed).densestWindow == 8)
  }

  @Test("10: sources may be elsewhere when tests run, and artefacts anywhere")
  func roots() {
    let test = SnapshotTest(
      filePath: "/build/src/Tests/A/GridTests.swift", function: "grid()", line: 1, column: 1)
    let location = SnapshotLocation(
      test: test, named: nil, suffix: "~dark", pathExtension: "png", configuration: SnapshotConfiguration(),
      variables: [
        "COLLECTIONLAB_SNAPSHOT_ROOT": "/build/src=/home/me/app", "COLLECTIONLAB_SNAPSHOT_ARTIFACTS": "/out",
      ])
    #expect(location.reference == "/home/me/app/Tests/A/__Snapshots__/GridTests/grid~dark.png")
    #expect(location.artifact("diff.png") == "/out/GridTests/grid~dark.diff.png")
  }

  @Test("11: pictures of other sizes are laid over each other, and the side that grew is named")
  func sizes() {
    let difference = ImageComparisonTests.difference(
      ImageComparisonTests.page(30, 30), ImageComparisonTests.page(34, 28))
    #expect(
      difference.description.hasPrefix("the width grew from 30 to 34 px, the height shrank from 30 to 28 px"))
    #expect(!difference.regions.isEmpty)
  }

  @Test("two processes that record one file at once leave a whole one")
  func races() throws {
    let list = try ImageRenderer(content: Self.card).displayList()
    let bytes = try ReferenceImage(drawing: list, scale: 1).file()
    let path = "\(folder.path)/deep/er/a.png"
    DispatchQueue.concurrentPerform(iterations: 16) { _ in try? ReferenceFile.write(bytes, to: path) }
    #expect(try ReferenceFile.read(path) == bytes)
    #expect(folder.files == ["deep/er/a.png"])
  }
}
