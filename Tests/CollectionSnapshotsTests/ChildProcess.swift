import CollectionTesting
import Foundation
import Testing

/// The tests' own executable, run again for one test in a process of its own.
nonisolated struct ChildProcess {
  var status: Int32
  var output: String

  /// The variable that names the folder a child works in; only a child has it.
  static let variable = "COLLECTIONLAB_CHILD_FOLDER"

  /// Runs ``RecordingChild`` and waits for its end.
  ///
  /// - Parameters:
  ///   - folder: where it records.
  ///   - environment: what it sees beside `PATH`.
  ///   - prelude: shell commands that set limits before it takes the shell's place.
  static func record(
    in folder: String, environment: [String: String] = [:], prelude: String = ""
  ) throws -> ChildProcess {
    let executable = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", "\(prelude)\nexec '\(executable)' --testing-library swift-testing --filter RecordingChild",
    ]
    process.environment = environment.merging(["PATH": "/usr/bin:/bin", variable: folder]) { own, _ in own }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return ChildProcess(status: process.terminationStatus, output: text)
  }
}

/// What a child does: it records a card in every way.
@Suite(.enabled(if: ProcessInfo.processInfo.environment[ChildProcess.variable] != nil))
struct RecordingChild {
  @Test func record() throws {
    let folder = try #require(ProcessInfo.processInfo.environment[ChildProcess.variable])
    withSnapshotTesting(record: .all, directory: folder, artifacts: "\(folder)/artifacts") {
      assertSnapshot(
        of: ComplaintTests.card, as: [.layout, .displayList, .svg, .image(scale: 2)],
        variants: .matrix(styles: [.light, .dark]))
    }
  }
}
