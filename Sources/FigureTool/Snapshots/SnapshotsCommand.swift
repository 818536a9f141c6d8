import CollectionLab
import CollectionSnapshots

/// The subcommand `snapshots`: what a run of snapshot tests left behind, looked at and settled.
enum SnapshotsCommand {
  /// The options of all its words, in the order the help lists them.
  static let commandOptions: [CommandOption] = [
    CommandOption(
      "artifacts", value: .required("DIR"), known: .folders,
      help: "where the tests left their results (.build/collectionlab/snapshots)"),
    CommandOption("passed", help: "report: show snapshots that passed too"),
    CommandOption(
      "junit", value: .required("FILE"), known: .files, help: "report: write JUnit's XML too"),
    CommandOption("github", help: "report: print annotations for GitHub's runner"),
    CommandOption("all", help: "accept: every snapshot that failed"),
    CommandOption("apply", help: "prune: delete the orphans instead of listing them"),
    CommandOption(
      "tests", value: .required("DIR"), known: .folders, help: "prune: the folder of the tests (Tests)"),
    CommandOption(
      "compare", value: .required("HOW"), known: .words(["exact", "cross-machine"]),
      help: "diff: exact or cross-machine (exact)"),
    CommandOption(
      "output", letter: "o", value: .required("FILE"), known: .files,
      help: "diff: write a picture of the difference"),
    ToolCommand.help,
  ]

  /// The entry of the table of commands.
  static var command: ToolCommand {
    ToolCommand(
      name: "snapshots",
      usage: [
        "snapshots report [--junit FILE] [--github] [--passed]", "snapshots accept NAME… | --all",
        "snapshots prune [--apply]", "snapshots diff A.png B.png [--compare HOW] [-o FILE]",
      ],
      synopsis: "snapshots <report|accept|prune|diff> [options]",
      examples: [("snapshots --help", "what a run of snapshot tests left behind")],
      about: """
        After a run of tests: report writes report.html and report.json beside the artefacts and prints what
        failed; accept makes what was drawn the reference; prune lists references that no test asks for any more,
        and keeps those of tests that did not run; diff compares two pictures.
        """,
      words: [
        ("report", ["artifacts", "passed", "junit", "github"]), ("accept", ["artifacts", "all"]),
        ("prune", ["artifacts", "apply", "tests"]), ("diff", ["compare", "output"]),
      ],
      takesFiles: true, options: commandOptions,
      exitCodes: [
        (.success, "fine"), (.differences, "differences or orphans"),
        (.usage, "wrong use or unreadable input"),
        (.missingReferences, "references are missing"), (.environment, "the file system is at fault"),
      ]
    ) { arguments, _ throws(ToolError) in try execute(arguments) }
  }

  /// Carries out the words after `snapshots`.
  ///
  /// - Throws: ``ToolError``; of kind differences where a report has failures, a prune finds orphans or pictures differ.
  static func execute(_ arguments: ParsedArguments) throws(ToolError) {
    let command = command
    guard let word = arguments.positionals.first, command.words.contains(where: { $0.name == word }) else {
      throw .usage(
        "say what to do with the snapshots: report, accept, prune or diff; snapshots --help tells more")
    }
    let options = command.options(after: word)
    for option in commandOptions where arguments.has(option.name) && !options.contains(option) {
      throw .usage("--\(option.name) is not for snapshots \(word); snapshots --help tells what is")
    }
    let rest = Array(arguments.positionals.dropFirst())
    switch word {
    case "report": try report(rest, arguments)
    case "accept": try accept(rest, arguments)
    case "prune": try prune(rest, arguments)
    default: try SnapshotsDiff.execute(rest, arguments)
    }
  }

  private static func run(_ arguments: ParsedArguments) throws(ToolError) -> SnapshotRun {
    let folder = arguments.value("artifacts") ?? ".build/collectionlab/snapshots"
    do throws(SnapshotRunError) { return try SnapshotRun(folder: folder) } catch { throw .usage("\(error)") }
  }

  private static func report(_ words: [String], _ arguments: ParsedArguments) throws(ToolError) {
    if let word = words.first { throw .usage("snapshots report takes no words, but “\(word)” was given") }
    let run = try run(arguments)
    do {
      let page = ReportPage(of: run, showsPassed: arguments.has("passed"))
      try FileWriter.write(Array(page.html().utf8), to: "\(run.folder)/report.html")
      try FileWriter.write(run.json(), to: "\(run.folder)/report.json")
      if let file = arguments.value("junit") { try FileWriter.write(Array(run.junit().utf8), to: file) }
    } catch { throw ToolError(error) }
    if arguments.has("github") { run.gitHubAnnotations().forEach { ToolOutput.line($0) } }
    let failed = run.results.filter { ![.passed, .withinTolerance].contains($0.status) }
    for result in failed { ToolOutput.line(result.message) }
    ToolOutput.line("\(run.folder)/report.html  \(run.results.count) snapshots, \(failed.count) to look at")
    if !failed.isEmpty {
      let isMissing = failed.allSatisfy { $0.status == .missing }
      throw ToolError(
        "\(failed.count) of \(run.results.count) snapshots are not as recorded",
        exitCode: isMissing ? .missingReferences : .differences)
    }
  }

  private static func accept(_ patterns: [String], _ arguments: ParsedArguments) throws(ToolError) {
    if patterns.isEmpty != arguments.has("all") {
      throw .usage("say which snapshots to accept: names, beginnings of names or patterns with *; or --all")
    }
    let acceptances: [SnapshotRun.Acceptance]
    let run = try run(arguments)
    do { acceptances = try run.accept(patterns) } catch { throw ToolError(error) }
    if acceptances.isEmpty {
      throw .usage(
        patterns.isEmpty ? "no snapshot failed in that run" : "no snapshot that failed is called so")
    }
    var refused: [String] = []
    for acceptance in acceptances {
      switch acceptance {
      case .accepted(let reference): ToolOutput.line("accepted \(reference)")
      case .outdated(let reference):
        refused.append("\(reference) was written after the run; run the tests again")
      case .gone(let name): refused.append("what was drawn for \(name) is gone; run the tests again")
      }
    }
    if !refused.isEmpty { throw ToolError(refused.joined(separator: "\n"), exitCode: .differences) }
  }

  private static func prune(_ words: [String], _ arguments: ParsedArguments) throws(ToolError) {
    if let word = words.first { throw .usage("snapshots prune takes no words, but “\(word)” was given") }
    let folder = arguments.value("artifacts") ?? ".build/collectionlab/snapshots"
    let search = OrphanSearch(
      below: arguments.value("tests") ?? "Tests", run: try? SnapshotRun(folder: folder))
    for orphan in search.orphans {
      if arguments.has("apply") {
        do { try FileManager.default.removeItem(atPath: orphan) } catch {
          throw ToolError(
            "\(orphan) cannot be deleted: \(error.localizedDescription)", exitCode: .environment)
        }
      }
      ToolOutput.line("\(arguments.has("apply") ? "deleted" : "orphan") \(orphan)")
    }
    if !search.unknown.isEmpty {
      ToolOutput.line("\(search.unknown.count) references of tests that did not run are kept")
    }
    if !search.orphans.isEmpty, !arguments.has("apply") {
      throw ToolError(
        "\(search.orphans.count) references have no test; --apply deletes them", exitCode: .differences)
    }
  }
}
