public import Foundation
public import Geometry

/// A phone or tablet that pictures are made for: the size of its screen, its pixels, and what its edges cover.
///
/// The values are Apple's published ones, upright.
nonisolated public struct Device: Hashable, Sendable {
  /// The name in file names and on the command line, such as `iPhone13`.
  public let name: String
  /// The screen's size, in points.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// What bars and the home indicator cover, in points.
  ///
  /// Figures and snapshots fill the whole screen; content that is to keep clear of these insets pads itself by them.
  public let safeAreaInsets: EdgeInsets
  public let userInterfaceIdiom: UserInterfaceIdiom

  /// A device with all its parts.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeAreaInsets: EdgeInsets,
    userInterfaceIdiom: UserInterfaceIdiom
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// The device turned to the left; what was covered at the top then is at the leading side.
  public var landscape: Device {
    let isPhone = userInterfaceIdiom == .phone
    let hasNotch = safeAreaInsets.bottom > 0
    let side = isPhone && hasNotch ? safeAreaInsets.top : 0
    return Device(
      name: "\(name)Landscape", size: CGSize(width: size.height, height: size.width), scale: scale,
      safeAreaInsets: EdgeInsets(
        top: isPhone ? 0 : safeAreaInsets.top, leading: side,
        bottom: isPhone && hasNotch ? 21 : safeAreaInsets.bottom,
        trailing: side), userInterfaceIdiom: userInterfaceIdiom)
  }

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, top: CGFloat, bottom: CGFloat = 34
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: scale,
      safeAreaInsets: EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0),
      userInterfaceIdiom: .phone)
  }

  private static func tablet(_ name: String, _ width: CGFloat, _ height: CGFloat, bottom: CGFloat = 20)
    -> Device
  {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: 2,
      safeAreaInsets: EdgeInsets(top: bottom == 0 ? 20 : 24, leading: 0, bottom: bottom, trailing: 0),
      userInterfaceIdiom: .pad)
  }

  public static let iPhoneSE = phone("iPhoneSE", 375, 667, 2, top: 20, bottom: 0)
  public static let iPhone13Mini = phone("iPhone13Mini", 375, 812, 3, top: 50)
  public static let iPhone13 = phone("iPhone13", 390, 844, 3, top: 47)
  public static let iPhone13ProMax = phone("iPhone13ProMax", 428, 926, 3, top: 47)
  public static let iPhone15 = phone("iPhone15", 393, 852, 3, top: 59)
  public static let iPhone15ProMax = phone("iPhone15ProMax", 430, 932, 3, top: 59)
  public static let iPhone16Pro = phone("iPhone16Pro", 402, 874, 3, top: 62)
  public static let iPhone16ProMax = phone("iPhone16ProMax", 440, 956, 3, top: 62)
  public static let iPadMini = tablet("iPadMini", 744, 1133)
  public static let iPad = tablet("iPad", 820, 1180)
  public static let iPadPro11 = tablet("iPadPro11", 834, 1194)
  public static let iPadPro13 = tablet("iPadPro13", 1024, 1366)

  /// Every device above, phones first.
  public static let all = [
    iPhoneSE, iPhone13Mini, iPhone13, iPhone13ProMax, iPhone15, iPhone15ProMax, iPhone16Pro, iPhone16ProMax,
    iPadMini,
    iPad, iPadPro11, iPadPro13,
  ]

  /// The device of the given name, in any case; `nil` where there is none.
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    return (all + all.map(\.landscape)).first { $0.name.lowercased() == wanted }
  }
}
