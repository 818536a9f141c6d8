import CollectionLab

/// What a failure leaves for a person to look at, below the folder of artefacts.
struct SnapshotArtifacts {
  let location: SnapshotLocation

  /// Writes what was drawn where there is no reference, or the text that is not the reference's.
  func write(_ content: SnapshotContent) throws {
    switch content {
    case .image(let image):
      try ReferenceFile.write(image.file(), to: location.artifact("actual.png"))
    case .text(let text):
      let ending = location.relativePath.dropFirst(location.name.count + 1)
      try ReferenceFile.write(Array(text.utf8), to: location.artifact("actual.\(ending)"))
    }
  }

  /// Writes both pictures and their difference; what a test's report attaches.
  func write(_ failure: PictureComparison) throws -> [SnapshotOutcome.Attachment] {
    let stem = location.name.split(separator: "/").last.map(String.init) ?? location.name
    let files = [
      ("reference.png", try failure.reference.file()), ("actual.png", try failure.actual.file()),
      ("diff.png", try failure.picture()),
    ]
    for (ending, bytes) in files { try ReferenceFile.write(bytes, to: location.artifact(ending)) }
    if let layout = failure.actual.layout {
      try ReferenceFile.write(Array(layout.description.utf8), to: location.artifact("actual.layout.txt"))
    }
    return files.map { SnapshotOutcome.Attachment(name: "\(stem).\($0.0)", bytes: $0.1) }
  }
}
