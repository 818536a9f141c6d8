public import Foundation
import Geometry

/// The screen that views are drawn for: the size and traits of ``ViewEnvironment``.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  /// The only screen.
  public static let main = UIScreen()

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: ViewEnvironment.current.screenSize) }
  /// Pixels a point.
  public var scale: CGFloat { ViewEnvironment.current.traits.displayScale }
  /// Pixels a point of the panel itself; the same here.
  public var nativeScale: CGFloat { scale }
  /// The screen's rectangle, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How many pictures a second the screen can show.
  public var maximumFramesPerSecond: Int { 60 }
  public var traitCollection: UITraitCollection {
    UITraitCollection(ViewEnvironment.current.traits, size: bounds.size)
  }

  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The device that views are drawn for.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// Which way up the device is held: upright unless the screen is wider than high.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The family of the device.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The system whose numbers are followed.
  public var systemName: String { "iOS" }
  /// The version whose numbers are followed.
  public var systemVersion: String { "18.0" }
}

/// Which way up a device is held.
public enum UIDeviceOrientation: Int, CaseIterable, Hashable, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
