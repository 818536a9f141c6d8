public import Foundation

/// The base of everything that takes part in an interface.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// A responder of its own.
  public override init() { super.init() }

  /// Told that the responder was read from an archive, of which there are none here: never called.
  open func awakeFromNib() {}

  /// Whether the responder may be typed into.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is typed into; never here.
  open var isFirstResponder: Bool { false }

  /// Asks for what is typed; never granted, for nobody types.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up what is typed.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Lies above the keys while the responder is typed into; nil by default, and never seen here.
  open var inputAccessoryView: UIView? { nil }

  /// What handles what this responder does not.
  open var next: UIResponder? { nil }
}
