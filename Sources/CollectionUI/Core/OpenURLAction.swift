public import Foundation

nonisolated extension EnvironmentValues {
  /// What opens addresses; it does nothing off a device.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

nonisolated private struct OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .discarded }
}

/// Opens an address; calling it runs the handler of the nearest view that has set one.
nonisolated public struct OpenURLAction: Sendable {
  /// What became of an address.
  public enum Result: Hashable, Sendable {
    /// The handler has opened it.
    case handled
    /// Nothing is done about it.
    case discarded
  }

  private let handler: @Sendable (URL) -> Result

  /// An action that calls `handler`.
  public init(handler: @escaping @Sendable (URL) -> Result) { self.handler = handler }

  /// Hands `url` to the handler.
  @discardableResult
  public func callAsFunction(_ url: URL) -> Result { handler(url) }
}
