import Foundation

/// Which reading direction a view's content has.
public enum UISemanticContentAttribute: Int, CaseIterable, Hashable, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

extension UIView {
  /// How a view's margins and size follow its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Where content of another size than the view's goes.
  public enum ContentMode: Int, CaseIterable, Hashable, Sendable {
    case scaleToFill = 0
    case scaleAspectFit = 1
    case scaleAspectFill = 2
    case redraw = 3
    case center = 4
    case top = 5
    case bottom = 6
    case left = 7
    case right = 8
    case topLeft = 9
    case topRight = 10
    case bottomLeft = 11
    case bottomRight = 12
  }
}

extension UIView {
  /// Ends the typing inside the view, of which there is none: whether nobody types any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}

/// The margins that a program gives a view, in points.
enum LayoutMargins {
  /// As they are seen.
  case sides(UIEdgeInsets)
  /// By reading direction.
  case directional(NSDirectionalEdgeInsets)
}
