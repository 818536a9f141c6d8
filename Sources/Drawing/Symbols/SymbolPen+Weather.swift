import Foundation
import Geometry

extension SymbolPen {
  static let weatherNames = [
    "cloud.sun", "cloud.bolt", "cloud.bolt.rain", "cloud.drizzle", "cloud.heavyrain", "cloud.snow",
    "cloud.fog",
    "wind", "moon.stars", "sunrise", "sunset", "umbrella", "thermometer.medium",
  ]

  /// Draws the weather; `false` where the name is none's.
  mutating func drawWeather(_ name: String) -> Bool {
    switch name {
    case "cloud.sun":
      cloud(CGAffineTransform(a: 0.86, b: 0, c: 0, d: 0.86, tx: -0.10, ty: 0.18))
      // What is seen of the sun behind the cloud.
      let sun = at(0.28, -0.20)
      var half = Path.arc(sun.x, sun.y, 0.20, from: -165, to: 45)
      if isFilled { half.closeSubpath() }
      if isFilled { fill(half) } else { line(half) }
      for ray: CGFloat in [-150, -105, -60, -15, 30] {
        let (x, y) = (cos(ray * .pi / 180), sin(ray * .pi / 180))
        line(at(sun.x + 0.32 * x, sun.y + 0.32 * y), at(sun.x + 0.40 * x, sun.y + 0.40 * y))
      }
    case "cloud.bolt":
      raisedCloud()
      bolt(0.02)
    case "cloud.bolt.rain":
      raisedCloud()
      bolt(0)
      for x: CGFloat in [-0.32, 0.34] { line(at(x + 0.04, 0.32), at(x - 0.06, 0.54)) }
    case "cloud.drizzle":
      raisedCloud()
      for (x, y) in [(-0.30, 0.32), (-0.06, 0.46), (0.06, 0.30), (0.30, 0.44)] {
        line(at(x + 0.02, y), at(x - 0.02, y + 0.08))
      }
    case "cloud.heavyrain":
      raisedCloud()
      for x: CGFloat in [-0.34, -0.12, 0.10, 0.32] { line(at(x + 0.06, 0.30), at(x - 0.06, 0.58)) }
    case "cloud.snow":
      raisedCloud()
      for (x, y) in [(-0.28, 0.34), (0, 0.34), (0.28, 0.34), (-0.14, 0.52), (0.14, 0.52)] {
        disc(x, y, radius: 0.055)
      }
    case "cloud.fog":
      raisedCloud()
      line(at(-0.44, 0.36), at(0.44, 0.36))
      line(at(-0.30, 0.54), at(0.30, 0.54))
    case "wind":
      gust(from: at(-0.56, -0.12), to: 0.06, radius: -0.19, until: 120)
      gust(from: at(-0.56, 0.08), to: 0.36, radius: -0.19, until: 120)
      gust(from: at(-0.44, 0.28), to: 0.02, radius: 0.15, until: 120)
    case "moon.stars":
      guard drawSky("moon") else { return false }
      for (x, y, radius) in [(0.18, -0.34, 0.19), (0.45, -0.16, 0.11)] { fill(Self.sparkle(x, y, radius)) }
    case "sunrise", "sunset":
      var half = Path.arc(0, 0.30, 0.26, from: 180, to: 360)
      if isFilled {
        half.closeSubpath()
        fill(half)
      } else {
        line(half)
      }
      for ray: CGFloat in [-165, -135, -45, -15] {
        let (x, y) = (cos(ray * .pi / 180), sin(ray * .pi / 180))
        line(at(0.42 * x, 0.30 + 0.42 * y), at(0.54 * x, 0.30 + 0.54 * y))
      }
      line(at(-0.58, 0.46), at(0.58, 0.46))
      let (tip, end): (CGFloat, CGFloat) = name == "sunrise" ? (-0.46, -0.14) : (-0.14, -0.46)
      let head = tip + (end - tip) * 0.4
      line(at(0, tip), at(0, end))
      line(at(-0.13, head), at(0, tip), at(0.13, head))
    case "umbrella":
      var dome = Path.arc(0, 0, 0.52, from: 180, to: 360)
      for x: CGFloat in [0.347, 0, -0.347] {
        dome.addQuadCurve(to: at(x - 0.173, 0), control: at(x, -0.14))
      }
      dome.closeSubpath()
      body(dome)
      line(
        Path { path in
          path.move(to: at(0, -0.06))
          path.addLine(to: at(0, 0.40))
          path.addArc(center: at(-0.11, 0.40), radius: 0.11, startAngle: 0, endAngle: .pi, clockwise: false)
        })
    case "thermometer.medium":
      line(
        Path { path in
          path.addArc(
            center: at(0, -0.40), radius: 0.14, startAngle: .pi, endAngle: 2 * .pi, clockwise: false)
          path.addLine(to: at(0.14, 0.14))
          path.addArc(
            center: at(0, 0.32), radius: 0.228, startAngle: -.pi * 0.29, endAngle: .pi * 1.29,
            clockwise: false)
          path.closeSubpath()
        })
      disc(0, 0.32, radius: 0.115)
      line(at(0, 0.28), at(0, -0.10))
    default: return false
    }
    return true
  }

  /// A cloud with room below it.
  private mutating func raisedCloud() { cloud(CGAffineTransform(translationX: 0, y: -0.18)) }

  private mutating func cloud(_ place: CGAffineTransform) {
    var cloud = SymbolPen(width: width, isFilled: true)
    if cloud.drawSky("cloud") { body(cloud.fills.applying(place)) }
  }

  /// A small flash of lightning below a cloud.
  private mutating func bolt(_ x: CGFloat) {
    let outline: [CGPoint] = [
      at(x + 0.07, 0.24), at(x - 0.15, 0.45), at(x - 0.02, 0.45), at(x - 0.08, 0.64), at(x + 0.15, 0.40),
      at(x + 0.02, 0.40),
    ]
    fill(.polygon(outline, rounding: 0.015))
  }

  /// A line of moving air that curls up, or down where the radius is positive.
  private mutating func gust(from start: CGPoint, to x: CGFloat, radius: CGFloat, until degrees: CGFloat) {
    line(
      Path { path in
        path.move(to: start)
        path.addLine(to: at(x, start.y))
        let isUp = radius < 0
        path.addArc(
          center: at(x, start.y + radius), radius: abs(radius), startAngle: isUp ? .pi / 2 : -.pi / 2,
          endAngle: (isUp ? -degrees : degrees) * .pi / 180, clockwise: isUp)
      })
  }
}
