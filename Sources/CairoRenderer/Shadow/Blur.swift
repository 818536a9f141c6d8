import Drawing
import Foundation
import Geometry

/// How far a shadow or a picture is blurred along each axis, in pixels.
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

  /// The blur of `shadow` under `transform`.
  init(_ shadow: Shadow, _ transform: CGAffineTransform) { self.init(radius: shadow.radius, transform) }

  /// The blur by `radius` points under `transform`; one that turns or shears blurs alike in all directions.
  init(radius: CGFloat, _ transform: CGAffineTransform) {
    let radius = Double(radius)
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

  /// Whether pixels stay as they are.
  var isNone: Bool { reachX == 0 && reachY == 0 }

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
  /// A box that is applied three times.
  case boxes(BlurBox)

  /// The blur with the standard deviation `sigma`, in pixels.
  init(sigma: Double) {
    if sigma < 0.05 {
      self = .none
    } else if sigma < 2 {
      self = .kernel(Self.kernel(sigma))
    } else {
      self = .boxes(Self.box(sigma))
    }
  }

  /// How many pixels the blur spreads to each side.
  var reach: Int {
    switch self {
    case .none: 0
    case .kernel(let weights): weights.count / 2
    case .boxes(let box): 3 * (box.radius + 1)
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

  /// The box whose variance is a third of σ²: whole pixels out to a radius, and one more at each end in part.
  ///
  /// With n = 2r + 1 whole pixels and two of weight α the variance is (n·r(r + 1) / 3 + 2α(r + 1)²) / (n + 2α).
  private static func box(_ sigma: Double) -> BlurBox {
    let variance = sigma * sigma / 3
    let radius = Int((((12 * variance + 1).squareRoot() - 1) / 2).rounded(.down))
    let (r, n) = (Double(radius), Double(2 * radius + 1))
    let part = n * (r * (r + 1) - 3 * variance) / (6 * (variance - (r + 1) * (r + 1)))
    let unit = Double(BlurBox.total) / (n + 2 * part)
    return BlurBox(radius: radius, whole: UInt32(unit.rounded()), part: UInt32((part * unit).rounded()))
  }
}

/// One box of a blur; the weights of all its pixels are ``total`` together.
struct BlurBox {
  static let total = 1_048_576
  /// Pixels of full weight to each side of the middle one.
  var radius: Int
  /// The weight of each of them.
  var whole: UInt32
  /// The weight of one more pixel at each end.
  var part: UInt32
}
