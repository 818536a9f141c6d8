import BenchmarkSupport
import CollectionLab
import CollectionSnapshots

/// Two files read and compared; other tools with the start of their process, of which this library has none.
struct FileBenchmarks {
  let pages: ComparedPages

  func run(into table: inout BenchmarkTable) throws {
    for (question, name) in [("identical", "same"), ("everything below a row moved", "moved")] {
      let own = try Stopwatch.milliseconds(runs: 5) {
        let images = try ["page", name].map { name in
          let path = pages.path(name)
          return try ReferenceImage(file: Array(Data(contentsOf: URL(fileURLWithPath: path))), path: path)
        }
        _ = images[0].difference(to: images[1], compare: .exact)
      }
      let paths = [pages.path("page"), pages.path(name)]
      table.add(
        "two files of 1206 × 2622, \(question)", goal: "the least",
        [Stopwatch.text(own), time("compare", ["-metric", "AE"] + paths + ["null:"]), pixelmatch(paths)])
    }
  }

  /// What a call of another tool takes, or that it is not there.
  private func time(_ tool: String, _ arguments: [String]) -> String {
    let runs = tool == "compare" ? 5 : 1
    var isThere = true
    let time = Stopwatch.milliseconds(runs: runs) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [tool] + arguments
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      do { try process.run() } catch { isThere = false }
      process.waitUntilExit()
      // Pictures that differ are 1; 2 and more are errors, and 127 a tool that is not there.
      if process.terminationStatus > 1 { isThere = false }
    }
    return isThere ? Stopwatch.text(time) : "not installed"
  }

  private func pixelmatch(_ paths: [String]) -> String {
    let script = """
      import sys
      try:
        from PIL import Image
        from pixelmatch.contrib.PIL import pixelmatch
      except ImportError:
        sys.exit(2)
      pixelmatch(Image.open(sys.argv[1]), Image.open(sys.argv[2]), threshold=0)
      """
    return time("python3", ["-c", script] + paths)
  }
}
