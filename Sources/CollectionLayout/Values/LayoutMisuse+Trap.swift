extension LayoutMisuse {
  /// Stops the program with the misuse's sentence, as the entry points shaped like UIKit's do, in release too.
  public func trap() -> Never { Self.trap(description) }

  /// Stops the program with a sentence of UIKit's kind.
  public static func trap(_ reason: String) -> Never {
    fatalError("NSInternalInconsistencyException: \(reason)")
  }
}
