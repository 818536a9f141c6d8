import Foundation

/// Runs the built tool as a process, as a person would.
nonisolated struct ToolProcess {
  var status: Int32
  var output: String
  var errors: String

  /// The tool beside the test bundle.
  static var path: String {
    let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent("render-chapter")
      .path
  }

  /// Runs the tool with `arguments` and waits for its end.
  ///
  /// - Parameters:
  ///   - arguments: the words of the command line.
  ///   - environment: what the process sees beside `PATH`.
  ///   - prelude: shell commands that set limits before the tool takes the shell's place.
  ///   - epilogue: what the shell does with the tool's output, such as `| head -c 1`.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], prelude: String = "", epilogue: String = ""
  ) throws -> ToolProcess {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    let words = ([path] + arguments).map { "'\($0.replacingOccurrences(of: "'", with: "'\\''"))'" }
    process.arguments = ["-c", "\(prelude)\n\(words.joined(separator: " ")) \(epilogue)"]
    process.environment = environment.merging(["PATH": "/usr/bin:/bin"]) { own, _ in own }
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return ToolProcess(status: process.terminationStatus, output: text, errors: complaints)
  }

  /// Runs `body` with a folder of its own, which is removed afterwards.
  static func inFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.path + "/render-chapter-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }
}
