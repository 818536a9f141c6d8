public import Foundation

/// The base of everything that takes part in an interface.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder of its own.
  public override init() { super.init() }

  /// Told that the responder was read from an archive, of which there are none here: never called.
  open func awakeFromNib() {}

  /// What handles what this responder does not.
  open var next: UIResponder? { nil }
}
