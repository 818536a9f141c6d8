import CollectionLab
import Testing

@testable import CollectionSnapshots

@Suite("References that cannot be compared")
struct BadReferenceTests {
  let folder = ScratchFolder()
  static let path = "__Snapshots__/BadTests/card.png"

  private func verify(
    record: SnapshotRecord? = nil, compare: ImageComparison = .exact, width: CGFloat = 60
  ) -> SnapshotOutcome {
    let test = SnapshotTest(filePath: "\(folder.path)/BadTests.swift", function: "card()", line: 3, column: 5)
    let verifier = SnapshotVerifier(
      test: test, name: nil, configuration: SnapshotConfiguration(artifacts: "\(folder.path)/artifacts"),
      comparison: compare, record: record, variables: [:], ledger: SnapshotLedger())
    let view = ComplaintTests.card.frame(width: width)
    return verifier.verify({ view }, as: [.image], variants: .base, scroll: .top)[0]
  }

  /// A good reference, changed by `change`.
  private func write(_ change: (inout [UInt8]) -> Void) -> [UInt8] {
    if folder.bytes(Self.path).isEmpty { _ = verify() }
    var bytes = folder.bytes(Self.path)
    change(&bytes)
    folder.write(bytes, to: Self.path)
    return bytes
  }

  @Test(
    "truncated, of 16 bits, interlaced or no PNG: each an error with its cure, and the file stays as it is")
  func damaged() {
    let good = write { _ in }
    for (change, words) in [
      ({ $0.removeLast($0.count / 2) }, "is damaged ("), ({ $0 = [] }, "is not a PNG file"),
      ({ $0[24] = 16 }, "has 16 bits a channel"), ({ $0[28] = 1 }, "is an interlaced PNG"),
      ({ $0 = Array("GIF89a, they say".utf8) }, "is not a PNG file"),
      ({ $0[$0.count / 2] ^= 0xFF }, "is damaged ("),
    ] as [((inout [UInt8]) -> Void, String)] {
      folder.write(good, to: Self.path)
      let bytes = write(change)
      for mode in [nil, SnapshotRecord.never, .missing] {
        let outcome = verify(record: mode)
        #expect(outcome.status == .error && outcome.fails)
        #expect(outcome.message.contains("\(folder.path)/\(Self.path) \(words)"), "\(outcome.message)")
        #expect(folder.bytes(Self.path) == bytes)
      }
      // Whoever asks for it has a damaged file replaced.
      #expect(verify(record: .failed).status == .recorded)
      #expect(folder.bytes(Self.path) == good)
    }
  }

  @Test("another size fails under every comparison and says which side grew")
  func size() {
    _ = write { _ in }
    let lenient = ImageComparison(channelTolerance: 255, maxPixels: .max, maxPerWindow: 64)
    for comparison in [ImageComparison.exact, .crossMachine, lenient] {
      let outcome = verify(compare: comparison, width: 61)
      #expect(outcome.status == .changed)
      #expect(outcome.message.contains("the width grew from 60 to 61 px"))
    }
  }

  @Test("a folder in which nothing may be made fails with the path and the reason")
  func folders() throws {
    // A file stands where the folder should be.
    folder.write([1], to: "__Snapshots__")
    let outcome = verify()
    #expect(outcome.status == .error)
    #expect(outcome.message.contains("cannot write \(folder.path)/__Snapshots__/BadTests"))
    #expect(folder.bytes("__Snapshots__") == [1])
  }
}
