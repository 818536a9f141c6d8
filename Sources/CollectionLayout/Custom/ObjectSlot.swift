public import Foundation

/// Makes objects of classes known only at run time through their own `init()`.
///
/// Swift lets only `required` initialisers be called on a metatype, but the classes people derive from UIKit's
/// write `override init()`. This class, which is never instantiated, declares the same initialiser `required`:
/// its place in the method table is the one of `NSObject.init()`, so that a call through it reaches the
/// initialiser of the class that is given. A class without an `init()` of its own traps there with the
/// compiler's sentence about an unimplemented initialiser, as on Apple's systems.
open class ObjectSlot: NSObject {
  public required override init() { super.init() }

  /// A new object of `type`, which must be a subclass of `NSObject`.
  @inline(never)
  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let slot: ObjectSlot.Type = unsafeBitCast(type as AnyClass, to: ObjectSlot.Type.self)
    return unsafeDowncast(slot.init() as AnyObject, to: type)
  }
}
