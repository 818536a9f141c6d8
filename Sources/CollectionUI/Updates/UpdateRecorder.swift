import CollectionHost
import Drawing

/// Draws the updates of collections on their way.
final class UpdateRecorder {
  nonisolated deinit {}

  /// How far updates have come, from 0 to 1; `nil` to draw everything at its place.
  var progress: Double?
  /// The collections that have been updated.
  private(set) var collections: [LiveCollection] = []

  init() {}

  /// A collection has an update to show.
  func note(_ collection: LiveCollection) {
    if !collections.contains(where: { $0 === collection }) { collections.append(collection) }
  }
}

extension LiveCollection {
  /// The elements in sight drawn, on their way where an update is shown.
  func drawElements() throws -> [DisplayItem] {
    let recorder = render.updates
    host.recordsUpdates = recorder != nil
    guard let recorder else { return try host.draw() }
    try host.settleUpdate()
    guard host.hasRecordedUpdate else { return try host.draw() }
    recorder.note(self)
    guard let progress = recorder.progress else { return try host.draw() }
    return try host.draw(update: progress)
  }
}
