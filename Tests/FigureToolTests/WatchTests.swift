import Foundation
import Testing

@testable import FigureTool

@Suite("Drawing again when a source changes")
struct WatchTests {
  /// Runs the tool in a small package with `shell` beside it, until that ends it.
  ///
  /// - Parameters:
  ///   - build: the command that stands in for a build.
  ///   - manifest: what is in `Package.swift`.
  ///   - before: what is done in the package's folder before the tool starts.
  ///   - shell: what a person does meanwhile; `said WORDS` waits until the tool has said the words.
  private func watch(
    _ words: [String] = [], build: String, manifest: String = "// a package", before: String = "",
    _ shell: String
  ) throws -> (run: ToolProcess, files: [String]) {
    try ToolProcess.inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/Sources/Guide", withIntermediateDirectories: true)
      try Data(manifest.utf8).write(to: URL(fileURLWithPath: folder + "/Package.swift"))
      try Data("let a = 1".utf8).write(to: URL(fileURLWithPath: folder + "/Sources/Guide/Guide.swift"))
      let prelude = """
        cd '\(folder)'
        export COLLECTIONLAB_BUILD='\(build)' PATH="$PWD/bin:$PATH"
        \(before)
        said() { for ((i = 0; i < 600; i++)); do grep -q -- "$1" said && return; sleep 0.05; done; echo "not said: $1"; }
        """
      let run = try ToolProcess.run(
        ["7", "--figure", "main", "--scale", "0.5", "-o", "Figures", "--watch"] + words, prelude: prelude,
        epilogue: """
          2> said &
          tool=$!
          \(shell)
          wait $tool
          status=$?
          cat said >&2
          exit $status
          """)
      return (run, try FileManager.default.contentsOfDirectory(atPath: folder + "/Figures").sorted())
    }
  }

  @Test("of a folder that is no package is refused")
  func noPackage() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["7", "--watch"], environment: ["COLLECTIONLAB_PACKAGE": folder])
      #expect(run.status == 2 && run.output == "")
      #expect(
        run.errors
          == "render-chapter: COLLECTIONLAB_PACKAGE is \(folder), where no Package.swift is; name a package's folder\n"
      )
    }
  }

  @Test("draws, rebuilds and draws on a change, says how long both took, and ends cleanly")
  func redraws() throws {
    let (run, files) = try watch(
      build: "echo building >> built",
      """
      said watching
      echo 'let b = 2' > Sources/Guide/Other.swift
      said 'built in'
      kill -TERM $tool
      """)
    #expect(run.status == 143, "\(run.output) \(run.errors)")
    #expect(files == ["07-waterfall@0.5x.png"])
    // A line for each drawing.
    #expect(run.output.matches(of: /Figures\/07-waterfall@0\.5x\.png  390 × 844 pt/).count == 2)
    #expect(run.errors.contains(/render-chapter: drawn in [\d.]+ s\n/))
    #expect(run.errors.contains("watching 2 sources in "))
    #expect(run.errors.contains("Sources/Guide/Other.swift has changed; building"))
    #expect(run.errors.contains(/built in [\d.]+ s, drawn in [\d.]+ s/))
  }

  @Test("shows a build that fails and goes on")
  func failure() throws {
    let (run, files) = try watch(
      build: "grep -q broken Sources/Guide/Guide.swift && echo Guide.swift:1: error && exit 1; true",
      """
      said watching
      echo 'broken' > Sources/Guide/Guide.swift
      said 'the build failed'
      echo 'let a = 3' > Sources/Guide/Guide.swift
      said 'built in'
      kill -TERM $tool
      """)
    #expect(run.status == 143, "\(run.output) \(run.errors)")
    #expect(run.errors.contains("Guide.swift:1: error\n"))
    #expect(files == ["07-waterfall@0.5x.png"])
  }

  @Test(
    "ends in the middle of a build with the signal's status, and the build ends too, also one that ignores Ctrl-C",
    arguments: ["echo $$ > pid; sleep 60", "trap : INT; echo $$ > pid; while true; do sleep 1; done"])
  func interrupted(build: String) throws {
    // Not by Ctrl-C itself, which a shell without a terminal has what it starts in the background ignore.
    let (run, _) = try watch(
      build: build,
      """
      said watching
      touch -d 2001-01-01 Sources/Guide/Guide.swift
      said 'has changed'
      for ((i = 0; i < 200; i++)); do [[ -s pid ]] && break; sleep 0.05; done
      kill -HUP $tool
      wait $tool
      kill -0 $(cat pid) 2>/dev/null && echo 'the build goes on'
      """)
    #expect(run.status == 129, "\(run.output) \(run.errors)")
    #expect(!run.output.contains("the build goes on"))
  }

  @Test("is refused with a check, and where there is no package")
  func refused() throws {
    let check = try ToolProcess.run(["7", "--watch", "--check"])
    #expect(check.status == 2 && check.errors.contains("--watch and --check contradict each other"))
    let run = try ToolProcess.run(["7", "--watch"], prelude: "cd /usr")
    #expect(run.status == 2 && run.errors.contains("no Package.swift is in this folder or above"))
  }

  /// A shell's command that puts a program in the package manager's place, for the tool and what it starts.
  private func packageManager(_ script: String) -> String {
    """
    mkdir -p bin Library/Sources .build/checkouts/Far
    echo '// a package' | tee Library/Package.swift .build/checkouts/Far/Package.swift >/dev/null
    cat > bin/swift <<'END'
    #!/bin/bash
    \(script)
    END
    chmod +x bin/swift
    """
  }

  @Test("looks at the packages that are depended on by path, not at those that were fetched")
  func dependencies() throws {
    let (run, _) = try watch(
      build: "true",
      manifest: """
        // swift-tools-version: 6.2
        dependencies: [.package(path: "Library"), .package(url: "https://far.example/Far", from: "1.0.0")]
        """,
      before: packageManager(
        """
        echo "$*" > asked
        echo '{"path": "'"$PWD"'", "dependencies": [
          {"path": "'"$PWD/.build/checkouts/Far"'", "dependencies": []},
          {"path": "'"$PWD/Library"'", "dependencies": []}]}'
        """),
      """
      said watching
      echo 'let far = 2' > .build/checkouts/Far/Far.swift
      sleep 0.7
      echo 'let near = 2' > Library/Sources/Near.swift
      said 'built in'
      cat asked
      kill -TERM $tool
      """)
    #expect(run.status == 143, "\(run.output) \(run.errors)")
    // Two of the package, and the other's manifest.
    #expect(run.errors.contains(/watching 3 sources in \/.+, \/.+\/Library; Ctrl-C ends/))
    #expect(run.errors.contains("render-chapter: Library/Sources/Near.swift has changed; building\n"))
    #expect(!run.errors.contains("Far.swift"))
    #expect(run.output.contains(" show-dependencies --format json\n"))
  }

  @Test("goes on with the package alone where its dependencies cannot be told, and says so")
  func unknownDependencies() throws {
    for (script, words) in [
      ("echo 'error: no such package' >&2; exit 1", "swift package ended with 1\nerror: no such package\n"),
      ("echo hello", "swift package has not answered in JSON\nhello\n"),
    ] {
      let (run, _) = try watch(
        build: "true", manifest: ".package(path: \"Library\")", before: packageManager(script),
        """
        said 'watching 2 sources'
        kill -TERM $tool
        """)
      #expect(run.status == 143, "\(run.output) \(run.errors)")
      #expect(
        run.errors.contains("the packages that this one depends on by path are not watched: \(words)"))
    }
  }

  @Test("keeps what a build prints in the folder for temporary files, and leaves nothing there")
  func temporaryFolder() throws {
    let (run, _) = try watch(
      build: "readlink /proc/self/fd/1; false", before: "mkdir own; export TMPDIR=$PWD/own",
      """
      said watching
      echo 'let a = 2' > Sources/Guide/Guide.swift
      said 'the build failed'
      ls -A own
      kill -TERM $tool
      """)
    #expect(run.status == 143, "\(run.output) \(run.errors)")
    #expect(run.errors.contains(/\/own\/\.render-chapter\.\w{6} \(deleted\)\n/))
    #expect(!run.output.contains("\n."))
  }

  @Test("looks at sources, not at pictures, tests, hidden folders and packages inside the package")
  func sources() throws {
    try ToolProcess.inFolder { folder in
      func write(_ path: String) throws {
        let url = URL(fileURLWithPath: folder + "/" + path)
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(path.utf8).write(to: url)
      }
      let watched = [
        "Package.swift", "Sources/A/a.swift", "Sources/C/c.c", "Sources/C/include/c.h", "Book/b.swift",
      ]
      for path in watched { try write(path) }
      var known = SourceFiles(of: [folder])
      #expect(known.count == watched.count)
      for path in [
        "Output/a.png", "Tests/T/t.swift", ".build/x.swift", "Inner/Package.swift", "Inner/Sources/i.swift",
        "README.md",
      ] { try write(path) }
      #expect(SourceFiles(of: [folder]) == known)
      try write("Sources/A/new.swift")
      #expect(SourceFiles(of: [folder]).change(since: known) == folder + "/Sources/A/new.swift")
      known = SourceFiles(of: [folder])
      try FileManager.default.removeItem(atPath: folder + "/Book/b.swift")
      #expect(SourceFiles(of: [folder]).change(since: known) == folder + "/Book/b.swift")
    }
  }
}
