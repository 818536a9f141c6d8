public import Foundation

/// The base that gives views their `init(frame:)`; use ``UIView``.
@preconcurrency @MainActor
open class FrameResponder: UIResponder {
  /// A responder for a rectangle.
  public init(frame: CGRect) { super.init() }

  /// A responder from an archive, of which there are none here.
  public required init?(coder: NSCoder) { super.init() }
}

/// Makes views of classes known only at run time through their own `init(frame:)`.
///
/// UIKit's views are registered by class and made later, and a generic cell says `View()`. Swift lets only
/// `required` initialisers be called on a class, but a `required init(frame:)` would make an error of every
/// `override init(frame:)` that people write. This class, a sibling of ``UIView`` that is never instantiated,
/// declares the initialiser of their common base `required`: it has the same place in the method table, so that
/// a call through it reaches the initialiser of the class that is given. A class without an `init(frame:)` of
/// its own traps there with the compiler's sentence about an unimplemented initialiser, as on Apple's systems.
@preconcurrency @MainActor
open class ViewSlot: FrameResponder {
  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A new view of `viewClass`, which must be a view's.
  @inline(never)
  static func make(_ viewClass: UIView.Type, frame: CGRect) -> UIView {
    let slot: ViewSlot.Type = unsafeBitCast(viewClass as AnyClass, to: ViewSlot.Type.self)
    return unsafeDowncast(slot.init(frame: frame) as AnyObject, to: UIView.self)
  }

  /// A new view of a registered class; stops the program where it is not a subclass of `Base`.
  static func make<Base: UIView>(
    _ viewClass: AnyClass, as base: Base.Type, frame: CGRect, for use: String
  ) -> Base {
    guard let known = viewClass as? Base.Type,
      let view = make(known, frame: frame) as? Base
    else { trap("the class \(viewClass) registered for \(use) is not a subclass of \(base)") }
    return view
  }
}

/// Gives views an `init()` that subclasses need not mention.
@preconcurrency @MainActor
public protocol ViewCreating {}

extension ViewCreating {
  /// A view without size: the class's `init(frame:)` with a zero rectangle.
  ///
  /// Not the `init()` of a class that declares one and is known here only by a superclass or a generic
  /// parameter.
  public init() {
    guard let viewClass = Self.self as? UIView.Type,
      let view = ViewSlot.make(viewClass, frame: .zero) as? Self
    else { trap("\(Self.self) is not a view's class.") }
    self = view
  }
}
