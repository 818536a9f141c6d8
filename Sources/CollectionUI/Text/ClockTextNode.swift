import Foundation

/// A text of a host that reads its clock: when the clock advances the text is made anew, and no view around it.
final class ClockTextNode: KeptNode {
  nonisolated deinit {}

  private let text: Text
  private let context: ResolutionContext

  init(_ text: Text, in context: ResolutionContext) {
    self.text = text
    self.context = context
    super.init(ViewScope(in: context.render.store, inside: context.scope))
  }

  override func makeContent() -> LayoutNode { text.makePlainNode(in: context) }
}

extension Text {
  /// Whether what the text says depends on the environment's clock.
  var readsClock: Bool {
    for index in segments.indices where segments[index].content.readsClock { return true }
    return false
  }
}

extension Text.Content {
  /// Whether what is said depends on the environment's clock.
  fileprivate var readsClock: Bool {
    switch self {
    case .verbatim: false
    case .key(let key): key.readsClock
    case .value(let value): value.readsClock
    }
  }
}

extension LocalizedStringKey {
  /// Whether a value put into the literal depends on the environment's clock.
  @MainActor var readsClock: Bool {
    guard case .parts(let parts) = storage else { return false }
    return parts.contains { part in
      switch part {
      case .literal, .verbatim: false
      case .content(let content): content.readsClock
      case .text(let text): text.readsClock
      }
    }
  }
}
