import CollectionLab
import Testing

@testable import CollectionSnapshots

@Suite("Reports of snapshot runs")
struct ReportTests {
  let folder = ScratchFolder()
  let ledger = SnapshotLedger()

  var artifacts: String { "\(folder.path)/artifacts" }

  func verify(_ name: String, top: CGFloat = 3, record: SnapshotRecord? = nil, function: String = "card()") {
    let test = SnapshotTest(
      filePath: "\(folder.path)/CardTests.swift", function: function, line: 7, column: 5)
    let verifier = SnapshotVerifier(
      test: test, name: name, configuration: SnapshotConfiguration(artifacts: artifacts), comparison: .exact,
      record: record, variables: [:], ledger: ledger)
    let view = Text("Dune & <sand>").padding(EdgeInsets(top: top, leading: 5, bottom: 7, trailing: 11))
      .background(Color.orange)
    _ = verifier.verify({ view }, as: [.image], variants: .base, scroll: .top)
  }

  /// A run in which one picture changed, one passed, one is new and one is missing.
  func run() throws -> SnapshotRun {
    verify("changed")
    verify("passed")
    verify("changed", top: 9)
    verify("passed")
    verify("new")
    verify("missing", record: .never)
    return try SnapshotRun(folder: artifacts)
  }

  @Test("the last result of a snapshot counts, in the order of names")
  func gathering() throws {
    let results = try run().results
    #expect(results.map(\.name) == ["changed", "missing", "new", "passed"].map { "CardTests/card.\($0)" })
    #expect(results.map(\.status) == [.changed, .missing, .recorded, .passed])
    #expect(results[0].changes.map(\.old) == [[5, 3, results[0].changes[0].old?[2] ?? 0, 20.5]])
    #expect(results[0].size?[1] == 9 + 20.5 + 7)
    #expect(throws: SnapshotRunError.noResults(folder: "/nowhere")) { try SnapshotRun(folder: "/nowhere") }
  }

  @Test("JSON, JUnit's XML and GitHub's annotations say the same, with what is special to each escaped")
  func formats() throws {
    let run = try run()
    let document = try JSONSerialization.jsonObject(with: Data(run.json())) as? [String: Any]
    #expect(
      (document?["counts"] as? [String: Int]) == ["changed": 1, "missing": 1, "recorded": 1, "passed": 1])
    let junit = run.junit()
    #expect(junit.contains("<testsuites tests=\"4\" failures=\"3\">"))
    #expect(junit.contains("<testcase classname=\"CardTests\" name=\"card.passed\"/>"))
    #expect(junit.contains("text “Dune &amp; &lt;sand&gt;”"))
    let annotations = run.gitHubAnnotations()
    #expect(annotations.count == 3)
    #expect(annotations[0].hasPrefix("::error file="))
    #expect(annotations[0].contains(",line=7,title=CardTests/card.changed::"))
    #expect(annotations.allSatisfy { !$0.contains("\n") })
    #expect(Markup.escaped("a\u{1}]]>\"'") == "a\u{FFFD}]]&gt;&quot;&#39;")
  }

  @Test("what was drawn becomes the reference when it is accepted, and only then")
  func accepting() throws {
    let first = try run()
    let reference = "\(folder.path)/__Snapshots__/CardTests/card.changed.png"
    let before = FileManager.default.contents(atPath: reference)
    #expect(try first.accept(["CardTests/other"]).isEmpty)
    #expect(FileManager.default.contents(atPath: reference) == before)
    #expect(try first.accept(["CardTests/card.changed"]) == [.accepted(reference: reference)])
    #expect(FileManager.default.contents(atPath: reference) != before)
    verify("changed", top: 9)
    #expect(try SnapshotRun(folder: artifacts).results[0].status == .passed)
    // The reference is newer than the run that failed.
    #expect(try first.accept(["CardTests/card.changed"]) == [.outdated(reference: reference)])
    #expect(
      try first.accept([]) == [
        .outdated(reference: reference),
        .accepted(reference: "\(folder.path)/__Snapshots__/CardTests/card.missing.png"),
      ])
  }

  @Test("names are meant by themselves, by what they begin with, and by patterns")
  func patterns() {
    let name = "CardTests/card.wide.iPhoneSE~dark@2x"
    for pattern in ["CardTests", "CardTests/card", "CardTests/card.wide", "*dark*", name] {
      #expect(SnapshotRun.matches(name, [pattern]), "\(pattern)")
    }
    for pattern in ["Card", "CardTests/car", "*light*", "CardTests/card.wid"] {
      #expect(!SnapshotRun.matches(name, [pattern]), "\(pattern)")
    }
  }

  @Test("a reference without a test is an orphan, one whose test did not run is kept")
  func orphans() throws {
    _ = try run()
    let source = "func card() {}\nfunc other() {}\n"
    folder.write(Array(source.utf8), to: "CardTests.swift")
    let references = "__Snapshots__/CardTests"
    for name in ["card.gone.png", "other.a.png", "deleted~dark.png"] {
      folder.write([1], to: "\(references)/\(name)")
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/__Snapshots__/LostTests", withIntermediateDirectories: true)
    folder.write([1], to: "__Snapshots__/LostTests/a.png")
    let search = OrphanSearch(below: folder.path, run: try SnapshotRun(folder: artifacts))
    #expect(
      search.orphans == [
        "\(folder.path)/\(references)/card.gone.png", "\(folder.path)/\(references)/deleted~dark.png",
        "\(folder.path)/__Snapshots__/LostTests/a.png",
      ])
    #expect(search.unknown == ["\(folder.path)/\(references)/other.a.png"])
    let unknowing = OrphanSearch(below: folder.path, run: nil)
    #expect(unknowing.orphans.count == 2)
  }

  @Test("the page has what failed with its pictures inside, and nothing that passed")
  func page() throws {
    let html = ReportPage(of: try run()).html()
    #expect(html.contains("<title>Snapshots: 1 passed, 1 recorded, 1 changed, 1 missing</title>"))
    #expect(html.components(separatedBy: "<article ").count == 4)
    #expect(!html.contains("card.passed<"))
    #expect(html.components(separatedBy: "src=\"data:image/png;base64,").count >= 5)
    #expect(!html.contains("http://") && !html.contains("https://"))
    #expect(html.contains("<rect class=\"is\""))
    let all = ReportPage(of: try run(), showsPassed: true).html()
    #expect(all.components(separatedBy: "<article ").count == 5)
  }

  @Test(
    "the page works in a browser: modes, keys, search, and no sideways scrolling",
    .enabled(if: HeadlessBrowser.isInstalled))
  func browser() throws {
    let html = ReportPage(of: try run()).html()
    let script = """
      const main = document.querySelector("main");
      const key = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      const found = [document.getElementById("tools").hidden, main.className];
      for (const digit of "2345") { key(digit); found.push(main.className.trim()); }
      key("1");
      key("j");
      found.push(document.activeElement.tagName);
      const search = document.getElementById("search");
      search.value = "missing";
      search.dispatchEvent(new Event("input", { bubbles: true }));
      found.push([...document.querySelectorAll("article")].filter((item) => !item.hidden).length);
      found.push(document.documentElement.scrollWidth <= window.innerWidth);
      found.push([...document.images].every((image) => image.naturalWidth > 0));
      return found.join("|");
      """
    #expect(
      try HeadlessBrowser.run(html, script)
        == "false|side|swipe stacked|blend stacked|difference|flicker stacked|ARTICLE|1|true|true")
    #expect(
      try HeadlessBrowser.run(
        html, "return document.documentElement.scrollWidth <= window.innerWidth", width: 360) == "true")
  }
}
