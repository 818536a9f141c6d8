import BenchmarkSupport
import CollectionLab
import CollectionSnapshots

/// A suite of small snapshots, drawn and compared with references on disk.
struct SuiteBenchmarks {
  private static let count = 300

  func run(into table: inout BenchmarkTable) throws {
    let folder = FileManager.default.temporaryDirectory.path + "/snapshot-suite-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var failures = verify(in: folder, record: .missing)
    let time = Stopwatch.milliseconds(runs: 3) { failures = verify(in: folder, record: .never) }
    if failures > 0 { throw WrongAnswer(verdicts: ["\(failures) snapshots fail"]) }
    table.add(
      "\(Self.count) small snapshots, layout and picture each", goal: "< 10,000 ms in debug",
      [Stopwatch.text(time), "–", "–"])
  }

  /// Verifies all snapshots and counts those that fail.
  private func verify(in folder: String, record: SnapshotRecord) -> Int {
    var failures = 0
    withSnapshotTesting(directory: folder, artifacts: "\(folder)/artifacts") {
      for index in 0..<Self.count {
        let test = SnapshotTest(
          filePath: "CellTests.swift", function: "cell\(index)()", line: index, column: 1)
        let outcomes = verifySnapshot(
          of: cell(index),
          as: [
            .layout(.fixed(width: 320, height: nil)), .image(layout: .fixed(width: 320, height: nil)),
          ], record: record, test: test)
        failures += outcomes.count { $0.fails }
      }
    }
    return failures
  }

  private func cell(_ index: Int) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text("Place \(index)").font(.headline)
        Spacer()
        Text("18:\(index % 50 + 10)").font(.subheadline).monospacedDigit().foregroundStyle(.secondary)
      }
      Text("The ridge threw its shadow a mile across the sand, \(index) steps from here.").font(.subheadline)
    }
    .padding(EdgeInsets(top: 10, leading: 16, bottom: 12, trailing: 14))
  }
}
