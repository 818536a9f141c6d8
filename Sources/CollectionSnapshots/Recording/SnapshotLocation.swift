/// Where a snapshot's reference and its artefacts are (`snapshots.md` C.1, Files).
struct SnapshotLocation: Hashable, Sendable {
  /// `Chapter7/grid.scrolled.iPhoneSE~dark.png`, below the folders of references and artefacts.
  let relativePath: String
  /// What messages call the snapshot: the relative path without extension.
  let name: String
  /// The folder of the references.
  let references: String
  /// The folder of what a failure leaves.
  let artifacts: String

  /// The longest a file's name may be, its extension not counted.
  private static let nameLimit = 120

  /// The location of one variant of a snapshot.
  ///
  /// - Parameters:
  ///   - suffix: what variant and scale add.
  ///   - configuration: folders of one's own.
  ///   - variables: the process's environment.
  init(
    test: SnapshotTest, named name: String?, suffix: String, pathExtension: String,
    configuration: SnapshotConfiguration, variables: [String: String]
  ) {
    var stem = Self.clean(test.name)
    if let name { stem += ".\(Self.clean(name))" }
    if stem.utf8.count + suffix.utf8.count > Self.nameLimit {
      stem = String(stem.prefix(max(Self.nameLimit - suffix.utf8.count, 1)))
    }
    let file = Self.clean(test.fileName)
    self.name = "\(file)/\(stem)\(suffix)"
    relativePath = "\(self.name).\(pathExtension)"
    references = Self.remapped(configuration.directory ?? "\(test.folder)/__Snapshots__", variables)
    artifacts =
      configuration.artifacts ?? variables["COLLECTIONLAB_SNAPSHOT_ARTIFACTS"] ?? variables[
        "SNAPSHOT_ARTIFACTS"]
      ?? ".build/collectionlab/snapshots"
  }

  /// The reference's path.
  var reference: String { "\(references)/\(relativePath)" }

  /// The path of an artefact: `actual.png`, `diff.png`.
  func artifact(_ ending: String) -> String { "\(artifacts)/\(name).\(ending)" }

  /// A name with only letters, digits, `_` and `-`; everything else becomes `-`.
  private static func clean(_ name: String) -> String {
    String(
      name.unicodeScalars.map { scalar in
        let isPlain =
          ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
          || scalar == "_" || scalar == "-"
        return isPlain ? Character(scalar) : "-"
      })
  }

  /// `path` with its beginning exchanged as `COLLECTIONLAB_SNAPSHOT_ROOT=FROM=TO` says, for builds that run elsewhere.
  private static func remapped(_ path: String, _ variables: [String: String]) -> String {
    guard let rule = variables["COLLECTIONLAB_SNAPSHOT_ROOT"], let equals = rule.firstIndex(of: "=") else {
      return path
    }
    let from = rule[..<equals]
    guard !from.isEmpty, path.hasPrefix(from) else { return path }
    return String(rule[rule.index(after: equals)...]) + path.dropFirst(from.count)
  }
}
