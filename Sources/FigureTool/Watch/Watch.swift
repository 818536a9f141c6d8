import CollectionLab
import Dispatch
import Glibc

/// Draws, and draws again with a newly built tool whenever a source of the package has changed.
///
/// What it says goes to standard error, so that what drawing prints stays what it is. It ends with Ctrl-C, like any drawing
/// with the status 130.
struct Watch {
  /// The command line.
  let arguments: ParsedArguments
  /// Microseconds between two looks at the sources.
  private static let interval: UInt32 = 300_000

  /// Goes on until somebody ends the process.
  ///
  /// - Throws: ``ToolError`` where there is no package to watch; failed builds and drawings are said and do not end it.
  func run() throws(ToolError) -> Never {
    var package = try WatchedPackage()
    let drawing = [package.tool] + arguments.words.filter { $0 != "--watch" }
    var sources = SourceFiles(of: package.folders)
    let first = try timed { () throws(ToolError) in try ChildProcess.run(drawing) }
    if first.status == 0 { say("drawn in \(first.seconds)") }
    do throws(ToolError) { try package.findDependencies() } catch {
      say("the packages that this one depends on by path are not watched: \(error)")
    }
    sources.formUnion(SourceFiles(of: package.dependencies))
    say("watching \(sources.count) sources in \(package.folders.joined(separator: ", ")); Ctrl-C ends")
    while true {
      usleep(Self.interval)
      var found = SourceFiles(of: package.folders)
      guard let path = found.change(since: sources) else { continue }
      // An editor may be writing still, and a checkout writes many files.
      while true {
        usleep(Self.interval / 2)
        let later = SourceFiles(of: package.folders)
        if later == found { break }
        found = later
      }
      say("\(package.name(of: path)) has changed; building")
      if FilePath.split(path).name == "Package.swift" {
        // Where the manifest cannot be understood the build tells why.
        try? package.findDependencies()
        found = SourceFiles(of: package.folders)
      }
      sources = found
      try draw(drawing, after: package.build)
    }
  }

  private func draw(_ drawing: [String], after build: [String]) throws(ToolError) {
    let log = try ChildLog()
    let built = try timed { () throws(ToolError) in
      try ChildProcess.run(build, output: log.descriptor, errors: log.descriptor)
    }
    guard built.status == 0 else {
      ToolOutput.error(try log.text)
      return say("the build failed after \(built.seconds); what is drawn stays as it was")
    }
    let drawn = try timed { () throws(ToolError) in try ChildProcess.run(drawing) }
    let end = drawn.status == 0 ? "drawn in" : "the drawing failed after"
    say("built in \(built.seconds), \(end) \(drawn.seconds)")
  }

  private func timed(_ run: () throws(ToolError) -> Int32) throws(ToolError) -> (
    status: Int32, seconds: String
  ) {
    let start = DispatchTime.now().uptimeNanoseconds
    let status = try run()
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    return (status, "\(NumberText.decimal(seconds, places: 2)) s")
  }

  private func say(_ text: String) { ToolOutput.error("\(ToolHelp.name): \(text)") }
}
