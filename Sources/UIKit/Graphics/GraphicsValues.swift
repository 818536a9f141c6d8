import Drawing
public import Foundation

/// The end of an open line.
public enum CGLineCap: Int32, CaseIterable, Hashable, Sendable {
  case butt = 0
  case round = 1
  case square = 2

  var cap: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The corner between two pieces of a line.
public enum CGLineJoin: Int32, CaseIterable, Hashable, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2

  var join: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// Which points of a path that crosses itself are inside.
public enum CGPathFillRule: Int, CaseIterable, Hashable, Sendable {
  case winding = 0
  case evenOdd = 1

  var rule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

/// What is painted of a path.
public enum CGPathDrawingMode: Int32, CaseIterable, Hashable, Sendable {
  case fill = 0
  case eoFill = 1
  case stroke = 2
  case fillStroke = 3
  case eoFillStroke = 4
}

/// How what is painted meets what is there.
public enum CGBlendMode: Int32, CaseIterable, Hashable, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  /// What is there is cleared where something is painted, whatever its colour: as ``destinationOut``.
  case clear = 16
  case sourceAtop = 20
  case destinationOver = 21
  case destinationOut = 23
  case plusDarker = 26
  case plusLighter = 27

  var mode: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear, .destinationOut: .destinationOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// The space of colours: sRGB alone is known here.
public final class CGColorSpace: NSObject, Sendable {}

/// The space of colours.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// A list of anything, as Core Foundation calls it.
public typealias CFArray = [Any]

/// Colours turning into one another.
public final class CGGradient: NSObject, Sendable {
  let stops: [GradientStop]

  /// Colours at places.
  ///
  /// - Parameters:
  ///   - space: the colours' space.
  ///   - colors: each a ``CGColor``; nil where there is none.
  ///   - locations: where they stand, 0...1; nil spreads them evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    stops = GradientStop.spread(colors, at: locations?.map { Double($0) })
    if stops.isEmpty { return nil }
  }
}

extension GradientStop {
  /// Colours at places: what of `colors` is a ``CGColor``, evenly spread where there are no places.
  static func spread(_ colors: [Any], at locations: [Double]?) -> [GradientStop] {
    let colors = colors.compactMap { ($0 as? CGColor)?.color }
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      let place = locations.flatMap { index < $0.count ? $0[index] : nil }
      return GradientStop(color: color, location: place ?? even)
    }
  }
}
