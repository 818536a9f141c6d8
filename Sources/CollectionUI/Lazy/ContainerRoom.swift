import Foundation
import Geometry

/// The room of the nearest container that views may be measured by: a scroll view's, a collection's, or the picture's.
///
/// It is known only once the container is measured, and whoever was measured by another room forgets that.
final class ContainerRoom {
  nonisolated deinit {}

  /// In points; `nil` on an axis on which the container is as long as its content.
  private(set) var size = ProposedViewSize.unspecified
  private var users: [Handle<LayoutNode>] = []

  init() {}

  /// Takes a view that is measured by this room.
  func add(_ user: LayoutNode) { users.add(user.handle) }

  /// Sets the room; all views measured by another one, up to the container's own, are measured anew.
  func update(_ size: ProposedViewSize, of container: LayoutNode?) {
    if size == self.size { return }
    self.size = size
    for user in users { _ = user.target?.invalidate(upTo: container) }
  }
}

enum ContainerRoomKey: EnvironmentKey {
  static var defaultValue: ContainerRoom? { nil }
}

extension ResolutionContext {
  /// The room of the container that this is the place of, kept as long as the place is.
  func makeRoom() -> ContainerRoom { retained { ContainerRoom() } }

  /// The room of the nearest container around.
  var room: ContainerRoom { environment[ContainerRoomKey.self] ?? render.screen }
}
