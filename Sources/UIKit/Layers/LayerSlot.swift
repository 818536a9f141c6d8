public import Foundation

/// Makes layers of classes known only at run time, as ``ViewSlot`` makes views.
///
/// Open, so that the compiler does not take a call of its initialiser for one of this class alone.
@preconcurrency @MainActor
open class LayerSlot: NSObject {
  public required override init() { super.init() }

  /// A new layer of `layerClass`; stops the program where that is no layer's.
  @inline(never)
  static func make(_ layerClass: AnyClass) -> CALayer {
    guard layerClass is CALayer.Type else {
      trap("the layer class \(layerClass) is not a subclass of CALayer")
    }
    let slot: LayerSlot.Type = unsafeBitCast(layerClass, to: LayerSlot.Type.self)
    return unsafeDowncast(slot.init() as AnyObject, to: CALayer.self)
  }
}
