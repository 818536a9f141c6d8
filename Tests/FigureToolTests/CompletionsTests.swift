import Chapters
import CollectionLab
import Foundation
import Testing

@testable import FigureTool

@Suite("Completions and the manual page")
struct CompletionsTests {
  /// Runs a shell on `script` with the tool's completions in the file `completions` of its folder.
  private func run(_ shell: [String], completions: String, _ script: String) throws -> String {
    try ToolProcess.inFolder { folder in
      try Data(completions.utf8).write(to: URL(fileURLWithPath: folder + "/completions"))
      try FileManager.default.createDirectory(atPath: folder + "/Folder", withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: folder + "/File.json"))
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: shell[0])
      process.arguments = Array(shell.dropFirst()) + [script]
      process.currentDirectoryURL = URL(fileURLWithPath: folder)
      process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return text
    }
  }

  /// What bash offers for the last of `words`.
  private func bash(_ words: String...) throws -> [String] {
    let script = try ToolProcess.run(["completions", "bash"])
    #expect(script.status == 0 && script.errors == "")
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    return try run(
      ["/bin/bash", "--norc", "-c"], completions: script.output,
      """
      source ./completions
      [[ $(complete -p render-chapter) == *'-F _render_chapter render-chapter' ]] || echo 'not registered'
      COMP_WORDS=(render-chapter \(line)) COMP_CWORD=\(words.count)
      _render_chapter
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    ).split(separator: "\n").map(String.init)
  }

  @Test("bash offers chapters and commands first, and options after a hyphen")
  func bashWords() throws {
    let numbers = Textbook.chapters.map { "\($0.number)" }
    #expect(try bash("") == ["all", "list"] + numbers + ToolCommand.named.map(\.name))
    #expect(try bash("d") == ["doctor"])
    #expect(try bash("7", "--") == RenderOptions.commandOptions.map { "--\($0.name)" })
    #expect(try bash("7", "--dar") == ["--dark"])
    #expect(try bash("--dark", "") == ["all", "list"] + numbers)
  }

  @Test("bash offers the values that are known, also behind an equals sign")
  func bashValues() throws {
    #expect(
      try bash("7", "--device", "iPhone13") == Device.all.map(\.name).filter { $0.hasPrefix("iPhone13") })
    #expect(try bash("7", "--text-size", "ACC") == TextSizeName.all.filter { $0.hasPrefix("ACC") })
    #expect(try bash("7", "--text-size", "=", "ACC").count == 5)
    #expect(try bash("7", "--svg", "=") == ["own", "cairo"])
    #expect(try bash("7", "--svg", "=", "c") == ["cairo"])
    let chapter = try #require(Textbook.chapters.first { $0.number == 12 })
    #expect(try bash("12", "--figure", "") == chapter.figures.map(\.name))
    let figures = Set(Textbook.chapters.flatMap { $0.figures.map(\.name) })
    #expect(try Set(bash("all", "--figure", "")) == figures)
    #expect(try bash("7", "--frame", "") == FigureFrame.allCases.map(\.rawValue))
    #expect(try bash("7", "--animate", "") == ["scroll", "update"])
    let parts = FigureOverlay.named.map(\.name) + ["all"]
    #expect(try bash("7", "--overlay", "") == parts)
    #expect(try bash("7", "--overlay", "=", "in") == ["insets"])
    #expect(try bash("7", "--overlay", "insets,frames,gr") == ["insets,frames,groups"])
    #expect(
      try bash("7", "--overlay", "frames,") == parts.filter { $0 != "frames" }.map { "frames,\($0)" })
    #expect(try bash("7", "--width", "").isEmpty)
    #expect(try bash("7", "-o", "F") == ["Folder"])
    #expect(try bash("7", "--font", "F").sorted() == ["File.json", "Folder"])
  }

  @Test("bash offers what belongs to a command, and of its options those that belong to its word")
  func bashCommands() throws {
    #expect(try bash("snapshots", "") == ["report", "accept", "prune", "diff"])
    #expect(try bash("snapshots", "prune", "--") == ["--artifacts", "--apply", "--tests", "--help"])
    #expect(try bash("snapshots", "diff", "--compare", "") == ["exact", "cross-machine"])
    #expect(try bash("snapshots", "diff", "File") == ["File.json"])
    #expect(try bash("layout", "File") == ["File.json"])
    #expect(try bash("layout", "--d") == ["--dark"])
    #expect(try bash("completions", "") == ["bash", "zsh"])
    #expect(try bash("doctor", "--") == ["--help"])
  }

  @Test("names with spaces, quotes and dollars are words of their own and never run")
  func hostile() throws {
    let names = ["a b", "it's", "$(touch Ran)", "x\"y", "back\\slash", "*"]
    let chapters = names.map { name in
      Chapter(
        number: 1, name: "n", title: "T: [\(name)]", summary: "",
        figures: [Figure(name, caption: "", alternativeText: "") { Text("") }])
    }
    let completions = Completions(name: "my-tool's", chapters: chapters)
    let output = try run(
      ["/bin/bash", "--norc", "-c"], completions: completions.bash,
      """
      source ./completions
      COMP_WORDS=(x 1 --figure '') COMP_CWORD=3
      _my_tool_s
      printf '%s\\n' "${COMPREPLY[@]}"
      ls
      """)
    #expect(
      output == (["main"] + names + ["File.json", "Folder", "completions"]).joined(separator: "\n") + "\n")
  }

  private nonisolated static let zsh = "/usr/bin/zsh"

  /// Whether the machine gives shells terminals of their own, which not every container does.
  private nonisolated static let hasTerminals = FileManager.default.fileExists(atPath: "/dev/pts/ptmx")

  @Test("the script for zsh is one", .enabled(if: FileManager.default.fileExists(atPath: zsh)))
  func zshSyntax() throws {
    let script = try ToolProcess.run(["completions", "zsh"])
    #expect(script.status == 0 && script.output.hasPrefix("#compdef render-chapter\n"))
    #expect(try run([Self.zsh, "-f", "-n", "-c"], completions: "", script.output) == "")
  }

  @Test(
    "zsh offers chapters, commands, options and values",
    .enabled(if: FileManager.default.fileExists(atPath: zsh) && hasTerminals),
    arguments: [
      ("wat", []), ("", ["all", "list", "7", "doctor", "snapshots"]), ("7 --dev", ["--device"]),
      ("7 --text-size ACC", ["ACCESSIBILITY1", "ACCESSIBILITY5"]), ("snapshots ", ["report", "prune"]),
      ("snapshots prune --a", ["--artifacts", "--apply"]), ("layout Fi", ["File.json"]),
      ("12 --figure ", ["main", "title", "reuse"]), ("7 --overlay frames,in", ["insets"]),
      ("7 --overlay frames,", ["spacing", "insets"]),
    ] as [(String, [String])])
  func zshWords(line: String, expected: [String]) throws {
    let script = try ToolProcess.run(["completions", "zsh"])
    // A shell in a terminal of its own lists what it would offer.
    let output = try run(
      [Self.zsh, "-f", "-c"], completions: script.output,
      """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "stty cols 200; PROMPT= ; autoload -U compinit; compinit -D; source ./completions"
      zpty -w shell "setopt autolist noautomenu nobeep; zstyle ':completion:*' list-prompt ''; LISTMAX=1000; bindkey '^I' list-choices; echo READ''Y"
      zpty -r shell text '*READY*'
      zpty -w -n shell 'render-chapter \(line)'$'\\t'
      shown=
      for try in {1..200}; do
        while zpty -rt shell text; do shown+=$text; done
        ((try > 10)) && [[ $shown == *'\(expected.last ?? "")'* ]] && break
        sleep 0.05
      done
      print -r -- "$shown"
      zpty -d shell
      """)
    for word in expected { #expect(output.contains(word), "\(output)") }
    if expected.isEmpty { #expect(!output.contains("waterfall")) }
  }

  @Test("the manual page names every command and option, and man finds no fault in it")
  func manual() throws {
    let page = try ToolProcess.run(["man"])
    #expect(page.status == 0 && page.output.hasPrefix(".TH \"RENDER\\-CHAPTER\" 1 "))
    for command in ToolCommand.named {
      #expect(page.output.contains("\n.SS \"\(command.name)\"\n"))
      for option in command.options {
        #expect(page.output.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))"))
      }
    }
    for variable in ToolCommand.variables {
      #expect(page.output.contains("\n\\fB\(variable.name)\\fR\n"))
    }
    for option in RenderOptions.commandOptions {
      #expect(page.output.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))"))
    }
    if FileManager.default.fileExists(atPath: "/usr/bin/groff") {
      let faults = try run(
        ["/bin/bash", "-c"], completions: page.output, "groff -man -Tutf8 -ww -z completions")
      #expect(faults == "")
    }
    if FileManager.default.fileExists(atPath: "/usr/bin/man") {
      let shown = try run(
        ["/bin/bash", "-c"], completions: page.output, "man --warnings -E UTF-8 -l completions | cat | col -b"
      )
      #expect(shown.contains("--text-size SIZE") && shown.contains("snapshots accept NAME…"))
      #expect(!shown.contains("warning"))
    }
  }

  @Test("wrong words are refused")
  func refused() throws {
    #expect(try ToolProcess.run(["completions"]).status == 2)
    let fish = try ToolProcess.run(["completions", "fish"])
    #expect(fish.status == 2 && fish.errors.contains("bash or completions zsh, not “fish”"))
    #expect(try ToolProcess.run(["man", "7"]).status == 2)
    for command in ToolCommand.named {
      let help = try ToolProcess.run([command.name, "--help"])
      #expect(
        help.status == 0
          && help.output == ToolHelp.text(of: command).replacing(ToolHelp.name, with: "render-chapter") + "\n"
      )
    }
  }
}
