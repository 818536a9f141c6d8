import CollectionLab
import Testing

@testable import CollectionSnapshots

/// A folder of a test's own, taken away with it.
final class ScratchFolder {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID())").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The files below, sorted, those of results left out.
  var files: [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
      return !isFolder.boolValue && !name.hasSuffix(".jsonl")
    }.sorted()
  }

  /// Replaces a file below.
  func write(_ bytes: [UInt8], to name: String) {
    #expect(FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data(bytes)))
  }

  func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init) ?? []
  }
}

@Suite("Verifying snapshots")
struct SnapshotVerifierTests {
  let folder = ScratchFolder()
  let ledger = SnapshotLedger()

  func verify<Content: View>(
    _ view: Content, as strategies: [SnapshotStrategy<Content>] = [.image], named name: String? = nil,
    variants: SnapshotVariants = .base, function: String = "grid()", line: Int = 12,
    record: SnapshotRecord? = nil,
    compare: ImageComparison = .exact, isParameterized: Bool = false, variables: [String: String] = [:],
    maxBytes: Int? = nil
  ) -> [SnapshotOutcome] {
    let test = SnapshotTest(
      filePath: "\(folder.path)/GridTests.swift", function: function, line: line, column: 5,
      isParameterized: isParameterized)
    let configuration = SnapshotConfiguration(artifacts: "\(folder.path)/artifacts", maxBytes: maxBytes)
    let verifier = SnapshotVerifier(
      test: test, name: name, configuration: configuration, comparison: compare, record: record,
      variables: variables, ledger: ledger)
    return verifier.verify({ view }, as: strategies, variants: variants, scroll: .top)
  }

  func card(_ word: String, _ color: Color = .orange, top: CGFloat = 3) -> some View {
    Text(word).padding(EdgeInsets(top: top, leading: 5, bottom: 7, trailing: 11)).background(color)
  }

  @Test("a reference that is not there is recorded, fails once and passes then")
  func recording() {
    let first = verify(card("Dune"))
    #expect(first.map(\.status) == [.recorded])
    #expect(first[0].fails)
    #expect(first[0].message.contains("\(folder.path)/__Snapshots__/GridTests/grid.png"))
    #expect(folder.files == ["__Snapshots__/GridTests/grid.png"])
    let second = verify(card("Dune"))
    #expect(second.map(\.status) == [.passed])
    #expect(second[0].message.isEmpty)
  }

  @Test("a changed picture fails with what moved, and leaves both pictures, their difference and the layout")
  func failing() {
    _ = verify(card("Dune"))
    let outcome = verify(card("Dune", top: 4))[0]
    #expect(outcome.status == .changed)
    // The text begins 3 points below the top, then 4; the whole grows by one.
    #expect(outcome.message.contains("the height grew from"))
    #expect(outcome.message.contains("text “Dune”  (5, 3, "))
    #expect(outcome.message.contains("y +1"))
    #expect(outcome.message.contains("same libraries and fonts"))
    #expect(outcome.message.contains("accept: render-chapter snapshots accept GridTests/grid"))
    #expect(outcome.attachments.map(\.name) == ["grid.reference.png", "grid.actual.png", "grid.diff.png"])
    #expect(
      folder.files == [
        "__Snapshots__/GridTests/grid.png", "artifacts/GridTests/grid.actual.layout.txt",
        "artifacts/GridTests/grid.actual.png", "artifacts/GridTests/grid.diff.png",
        "artifacts/GridTests/grid.reference.png",
      ])
  }

  @Test("a colour that changed is said to have moved nothing")
  func recoloured() {
    _ = verify(card("Dune"))
    let outcome = verify(card("Dune", .red))[0]
    #expect(outcome.status == .changed)
    #expect(outcome.message.contains("nothing moved"))
  }

  @Test("recording all leaves a file alone whose pixels and layout are the same")
  func idempotent() throws {
    _ = verify(card("Dune"))
    let path = "__Snapshots__/GridTests/grid.png"
    // A file of the same pixels that another tool has packed differently.
    let loose = try CairoRenderer.png(
      of: ReferenceImage(file: folder.bytes(path), path: "").bitmap, compact: false,
      texts: PNGText.texts(in: folder.bytes(path)))
    #expect(loose != folder.bytes(path))
    folder.write(loose, to: path)
    #expect(verify(card("Dune"), record: .all).map(\.status) == [.passed])
    #expect(folder.bytes(path) == loose)
    #expect(verify(card("Dune", .red), record: .all).map(\.status) == [.recorded])
    #expect(folder.bytes(path) != loose)
    #expect(verify(card("Dune", .red)).map(\.status) == [.passed])
  }

  @Test("recording what failed rewrites failures only")
  func recordFailed() {
    _ = verify(card("Dune"))
    #expect(verify(card("Dune"), record: .failed).map(\.status) == [.passed])
    #expect(verify(card("Kelp"), record: .failed).map(\.status) == [.recorded])
    #expect(verify(card("Kelp")).map(\.status) == [.passed])
  }

  @Test("modes come from the call, then the scope, then the environment; CI never records by itself")
  func precedence() throws {
    func mode(
      _ call: SnapshotRecord? = nil, _ scope: SnapshotRecord? = nil, _ variables: [String: String] = [:]
    ) -> String {
      do throws(SnapshotSettingError) {
        return try SnapshotRecord.resolved(callSite: call, scope: scope, variables: variables).rawValue
      } catch { return "\(error)" }
    }
    #expect(mode() == "missing")
    #expect(mode(nil, nil, ["CI": "true"]) == "never")
    #expect(mode(nil, nil, ["CI": "false"]) == "missing")
    #expect(mode(nil, .failed, ["COLLECTIONLAB_SNAPSHOT_RECORD": "never"]) == "failed")
    #expect(mode(.never, .failed, ["COLLECTIONLAB_SNAPSHOT_RECORD": "all"]) == "never")
    #expect(
      mode(nil, nil, ["COLLECTIONLAB_SNAPSHOT_RECORD": "all", "SNAPSHOT_TESTING_RECORD": "never"]) == "all")
    #expect(mode(nil, nil, ["SNAPSHOT_TESTING_RECORD": "failed"]) == "failed")
    #expect(
      mode(nil, nil, ["COLLECTIONLAB_SNAPSHOT_RECORD": "maybe"]).contains("all, missing, never, failed"))
    #expect(mode(.all, nil, ["CI": "1"]).contains("COLLECTIONLAB_SNAPSHOT_ALLOW_CI_RECORD=1"))
    #expect(mode(.all, nil, ["CI": "1", "COLLECTIONLAB_SNAPSHOT_ALLOW_CI_RECORD": "1"]) == "all")
  }

  @Test("on CI a reference that is not there fails, and nothing is written beside it")
  func missing() {
    let outcome = verify(card("Dune"), variables: ["CI": "true"])[0]
    #expect(outcome.status == .missing)
    #expect(outcome.message.contains("COLLECTIONLAB_SNAPSHOT_RECORD=missing"))
    #expect(folder.files == ["artifacts/GridTests/grid.actual.png"])
  }

  @Test("two snapshots without names in one test fail, as do two calls of one name; a repetition does not")
  func collisions() {
    #expect(verify(card("Dune"), line: 12)[0].status == .recorded)
    #expect(verify(card("Dune"), line: 12)[0].status == .passed)
    let unnamed = verify(card("Kelp"), line: 13)[0]
    #expect(unnamed.status == .error)
    #expect(unnamed.message.contains("give one of them named:"))
    _ = verify(card("Dune"), named: "a", line: 14)
    let named = verify(card("Kelp"), named: "a", line: 15)[0]
    #expect(named.status == .error)
    #expect(named.message.contains("GridTests.swift:14"))
    let cased = verify(card("Kelp"), named: "A", line: 16)[0]
    #expect(cased.status == .error)
    #expect(cased.message.contains("upper and lower case"))
  }

  @Test("a snapshot without a name in a test of several arguments fails with the cure")
  func parameterized() {
    let outcome = verify(card("Dune"), isParameterized: true)[0]
    #expect(outcome.status == .error)
    #expect(outcome.message.contains("named: \"\\(argument)\""))
    #expect(folder.files.isEmpty)
    #expect(verify(card("Dune"), named: "dune", isParameterized: true)[0].status == .recorded)
  }

  @Test("files are named by test, name, device, style, direction, text size and scale, defaults left out")
  func names() {
    let matrix = SnapshotVariants.matrix(
      devices: [.iPhoneSE], styles: [.light, .dark], contentSizes: [.large, .accessibility3],
      directions: [.leftToRight, .rightToLeft])
    let outcomes = verify(
      card("Dune"), as: [.image(scale: 2)], named: "wide open/é", variants: matrix, function: "home(of:)")
    #expect(
      outcomes.map { $0.reference.split(separator: "/").last ?? "" } == [
        "home.wide-open--.iPhoneSE@2x.png", "home.wide-open--.iPhoneSE.rtl@2x.png",
        "home.wide-open--.iPhoneSE.ax3@2x.png", "home.wide-open--.iPhoneSE.rtl.ax3@2x.png",
        "home.wide-open--.iPhoneSE~dark@2x.png", "home.wide-open--.iPhoneSE~dark.rtl@2x.png",
        "home.wide-open--.iPhoneSE~dark.ax3@2x.png", "home.wide-open--.iPhoneSE~dark.rtl.ax3@2x.png",
      ])
    let filtered = verify(
      card("Dune"), variants: matrix, line: 20, variables: ["COLLECTIONLAB_SNAPSHOT_FILTER": "dark,rtl"])
    #expect(
      filtered.map(\.name) == ["GridTests/grid.iPhoneSE~dark.rtl", "GridTests/grid.iPhoneSE~dark.rtl.ax3"])
    let long = verify(card("Dune"), named: String(repeating: "x", count: 300), line: 30)[0]
    #expect(long.reference.split(separator: "/").last?.count == 124)
  }

  @Test("text strategies keep lines, and a failure shows those that changed")
  func texts() {
    let all: [SnapshotStrategy<AnyView>] = [.layout, .displayList, .svg, .accessibility]
    _ = verify(AnyView(card("Dune")), as: all)
    #expect(
      folder.files == [
        "__Snapshots__/GridTests/grid.accessibility.txt", "__Snapshots__/GridTests/grid.displaylist.txt",
        "__Snapshots__/GridTests/grid.layout.txt", "__Snapshots__/GridTests/grid.svg",
      ])
    #expect(verify(AnyView(card("Dune")), as: all).map(\.status) == [.passed, .passed, .passed, .passed])
    let outcome = verify(AnyView(card("Dune", top: 8)), as: [.layout])[0]
    #expect(outcome.status == .changed)
    #expect(outcome.message.contains("\n  - text  (5, 3, "))
    #expect(outcome.message.contains("  + text  (5, 8, "))
  }

  @Test("values of one's own become snapshots by pullback")
  func pullback() throws {
    struct Order { var place: String }
    let strategy = SnapshotStrategy<Text>.image.pullback { (order: Order) in Text(order.place) }
    let content = try strategy.content(Order(place: "Kelp"), strategy.environment)
    guard case .image(let image) = content else {
      Issue.record("not a picture")
      return
    }
    #expect(image.layout?.entries.map(\.label) == ["Kelp"])
  }

  @Test("a picture of nothing is not recorded")
  func blank() {
    let outcome = verify(Color.red.frame(width: 20, height: 10))[0]
    #expect(outcome.status == .error)
    #expect(outcome.message.contains("allowsBlank"))
    #expect(folder.files.isEmpty)
    #expect(
      verify(Color.red.frame(width: 20, height: 10), compare: ImageComparison(allowsBlank: true))[0].status
        == .recorded)
  }

  @Test("what cannot be drawn is an error with its sentence")
  func errors() {
    let outcome = verify(Text("x").font(.custom("Comic Sans MS", size: 12)))[0]
    #expect(outcome.status == .error)
    #expect(outcome.message.contains("Comic Sans MS"))
  }

  @Test("a large reference is recorded with a remark")
  func budget() {
    let outcome = verify(card("Dune"), maxBytes: 100)[0]
    #expect(outcome.status == .recorded)
    #expect(outcome.message.contains("more than the 100 a reference should have"))
  }

  @Test(
    "a pointer of Git LFS, an unreadable reference and a folder that cannot be written are failures with words"
  )
  func badFiles() throws {
    _ = verify(card("Dune"))
    let path = "\(folder.path)/__Snapshots__/GridTests/grid.png"
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
    folder.write(pointer, to: "__Snapshots__/GridTests/grid.png")
    for mode in [SnapshotRecord.missing, .all, .failed] {
      let outcome = verify(card("Dune"), record: mode)[0]
      #expect(outcome.status == .error)
      #expect(outcome.message.contains("git lfs pull"))
    }
    #expect(folder.bytes("__Snapshots__/GridTests/grid.png") == pointer)
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let outcome = verify(card("Dune"))[0]
    #expect(outcome.status == .error)
    #expect(outcome.message.contains(path))
    folder.write([], to: "__Snapshots__/Other")
    let test = SnapshotTest(filePath: "\(folder.path)/Other.swift", function: "a()", line: 1, column: 1)
    let verifier = SnapshotVerifier(
      test: test, name: nil, configuration: SnapshotConfiguration(artifacts: "\(folder.path)/artifacts"),
      comparison: .exact, record: nil, variables: [:], ledger: ledger)
    let view = card("Dune")
    let unwritable = verifier.verify({ view }, as: [.image], variants: .base, scroll: .top)[0]
    #expect(unwritable.status == .error)
    #expect(unwritable.message.contains("Not a directory"))
  }
}
