import Foundation

/// Finds references that no test asks for any more.
///
/// A reference is an orphan where its test's file is gone, where that file has no such test, or where the test has run and
/// did not ask for it. What a filtered run left out is kept.
public struct OrphanSearch: Sendable {
  /// References that no test asks for, sorted.
  public private(set) var orphans: [String] = []
  /// References whose test has not run, so that nothing is known of them.
  public private(set) var unknown: [String] = []

  /// Searches all folders `__Snapshots__` below `root`.
  ///
  /// - Parameters:
  ///   - root: the folder of the tests.
  ///   - run: what ran; `nil` where nothing is known of a run.
  public init(below root: String, run: SnapshotRun?) {
    var asked: Set<String> = []
    var ran: Set<String> = []
    for result in run?.results ?? [] {
      asked.insert(Self.standard(result.reference))
      ran.insert("\(Self.standard(result.file)):\(result.test)")
    }
    var sources: [String: String?] = [:]
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    for path in paths.sorted() {
      let parts = path.split(separator: "/")
      guard let folder = parts.firstIndex(of: "__Snapshots__"), parts.count == folder + 3 else { continue }
      let reference = "\(root)/\(path)"
      if asked.contains(Self.standard(reference)) { continue }
      let above = ([root] + parts[..<folder].map(String.init)).joined(separator: "/")
      let source = "\(above)/\(parts[folder + 1]).swift"
      if sources[source] == nil {
        sources[source] = .some(
          FileManager.default.contents(atPath: source).map { String(decoding: $0, as: UTF8.self) })
      }
      let test = String(parts[folder + 2].prefix { $0 != "." && $0 != "~" && $0 != "@" })
      guard let text = sources[source] ?? nil, Self.hasTest(test, in: text) else {
        orphans.append(reference)
        continue
      }
      if ran.contains("\(Self.standard(source)):\(test)") {
        orphans.append(reference)
      } else {
        unknown.append(reference)
      }
    }
  }

  /// Whether a source has a function of the given name, whatever was made of its letters in the file's name.
  private static func hasTest(_ name: String, in source: String) -> Bool {
    if source.contains("func \(name)(") || source.contains("func \(name)<") { return true }
    // Names in backticks have their other characters exchanged for dashes.
    return name.contains("-") && source.contains("func `")
  }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
