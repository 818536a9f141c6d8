import Drawing
import Foundation
import Geometry

/// How far a shadow is blurred along each axis, in pixels.
struct Blur: Hashable {
  /// The standard deviation along x.
  var sigmaX: Double
  /// The standard deviation along y.
  var sigmaY: Double

  /// The largest standard deviation; a shadow more blurred than this has no shape left to see.
  static let limit = 1000.0

  /// A blur of the given standard deviations, in pixels.
  init(sigmaX: Double, sigmaY: Double) {
    self.sigmaX = min(max(sigmaX, 0), Self.limit)
    self.sigmaY = min(max(sigmaY, 0), Self.limit)
  }

  /// The blur of `shadow` under `transform`; one that turns or shears blurs alike in all directions.
  init(_ shadow: Shadow, _ transform: CGAffineTransform) {
    let radius = Double(shadow.radius)
    if transform.isScaleAndTranslation {
      self.init(
        sigmaX: radius * Double(transform.a.magnitude), sigmaY: radius * Double(transform.d.magnitude))
    } else {
      let area = Double((transform.a * transform.d - transform.b * transform.c).magnitude)
      self.init(sigmaX: radius * area.squareRoot(), sigmaY: radius * area.squareRoot())
    }
  }

  /// How many pixels the blur spreads to the left and to the right.
  var reachX: Int { BlurAxis(sigma: sigmaX).reach }
  /// How many pixels the blur spreads up and down.
  var reachY: Int { BlurAxis(sigma: sigmaY).reach }

  /// The pixels a shadow item with `bounds` may touch.
  ///
  /// The item's own bounds reach three radii; box blurs of whole pixels may reach one pixel further.
  func bounds(of bounds: CGRect, _ transform: CGAffineTransform) -> PixelBox {
    PixelBox(around: bounds.applying(transform)).grown(dx: 3, dy: 3)
  }
}

/// The blur of one axis, as integers: a small kernel or three boxes (`rendering.md` 4.2).
enum BlurAxis {
  case none
  /// Weights of 65,536 in all, the middle one at the kernel's centre.
  case kernel([UInt32])
  /// Three odd widths whose variances add up to the wanted one.
  case boxes([Int])

  /// The blur with the standard deviation `sigma`, in pixels.
  init(sigma: Double) {
    if sigma < 0.05 {
      self = .none
    } else if sigma < 2 {
      self = .kernel(Self.kernel(sigma))
    } else {
      self = .boxes(Self.widths(sigma))
    }
  }

  /// How many pixels the blur spreads to each side.
  var reach: Int {
    switch self {
    case .none: 0
    case .kernel(let weights): weights.count / 2
    case .boxes(let widths): widths.reduce(0) { $0 + $1 / 2 }
    }
  }

  /// A sampled Gaussian out to three standard deviations; what rounding leaves over goes to the middle.
  private static func kernel(_ sigma: Double) -> [UInt32] {
    let reach = max(Int((3 * sigma).rounded(.up)), 1)
    let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = values.reduce(0, +)
    var weights = values.map { UInt32(($0 / sum * 65536).rounded()) }
    weights[reach] = weights[reach] &+ 65536 &- weights.reduce(0, &+)
    return weights
  }

  /// Of the odd widths next to the ideal one, as many of each as bring the variance nearest to σ².
  ///
  /// A box of width w has the variance (w² − 1) / 12.
  private static func widths(_ sigma: Double) -> [Int] {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    let lower = max(((Int(ideal) - 1) / 2) * 2 + 1, 1)
    let upper = lower + 2
    func variance(_ narrow: Int) -> Double {
      let twelvefold = narrow * (lower * lower - 1) + (3 - narrow) * (upper * upper - 1)
      return Double(twelvefold) / 12
    }
    var narrow = 0
    var least = Double.infinity
    for count in 0...3 {
      let error = (variance(count) - sigma * sigma).magnitude
      if error < least { (narrow, least) = (count, error) }
    }
    return (0..<3).map { index in index < narrow ? lower : upper }
  }
}
