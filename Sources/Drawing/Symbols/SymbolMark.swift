import Foundation
import Geometry

/// A sign that stands alone or inside a circle or a square: a cross, a check, an arrow; a digit, which stands inside only.
///
/// It is drawn as the outline of its lines, so that it can be cut out of a filled shape.
enum SymbolMark {
  /// Bars of an arm's length, in em, turned by quarters of a right angle.
  case cross(arm: CGFloat, turn: CGFloat)
  /// An arrow half so long, turned by degrees clockwise from the right.
  case arrow(reach: CGFloat, degrees: CGFloat)
  /// A digit, 0...9.
  case digit(Int)
  /// A dollar's sign.
  case dollar
  /// Two rings beside a stroke.
  case percent
  /// Lines through points that do not cross, and dots.
  case lines([[CGPoint]], dots: [CGPoint] = [], dotRadius: CGFloat = 0.075)

  /// The names of all marks but digits.
  static let names = [
    "plus", "minus", "xmark", "checkmark", "ellipsis", "exclamationmark", "questionmark", "info",
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "chevron.forward", "chevron.backward",
    "chevron.up.chevron.down", "arrow.left", "arrow.right", "arrow.up", "arrow.down", "arrow.up.right",
    "arrow.up.left", "arrow.down.right", "arrow.down.left", "arrow.forward", "arrow.backward",
    "line.3.horizontal.decrease", "dollarsign", "percent",
  ]

  /// The mark of a name, or `nil`; `forward` and `backward` follow the direction of reading.
  init?(_ name: String, direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    switch name {
    case "plus": self = .cross(arm: 0.42, turn: 0)
    case "xmark": self = .cross(arm: 0.46, turn: 45)
    case "minus": self = .lines([[at(-0.42, 0), at(0.42, 0)]])
    case "checkmark": self = .lines([[at(-0.35, 0.08), at(-0.10, 0.36), at(0.36, -0.37)]])
    case "ellipsis": self = .lines([], dots: [at(-0.36, 0), at(0, 0), at(0.36, 0)])
    case "exclamationmark": self = .lines([[at(0, -0.38), at(0, 0.12)]], dots: [at(0, 0.36)])
    case "info": self = .lines([[at(-0.12, -0.10), at(0, -0.10), at(0, 0.38)]], dots: [at(0, -0.36)])
    case "questionmark":
      let hook = stride(from: CGFloat(185), through: 405, by: 20).map { degrees in
        at(0.21 * cos(degrees * .pi / 180), -0.19 + 0.19 * sin(degrees * .pi / 180))
      }
      self = .lines([hook + [at(0, 0.06), at(0, 0.14)]], dots: [at(0, 0.37)])
    case "chevron.right": self = Self.chevron(0)
    case "chevron.down": self = Self.chevron(90)
    case "chevron.left": self = Self.chevron(180)
    case "chevron.up": self = Self.chevron(270)
    case "chevron.forward": self = Self.chevron(isMirrored ? 180 : 0)
    case "chevron.backward": self = Self.chevron(isMirrored ? 0 : 180)
    case "arrow.right": self = .arrow(reach: 0.46, degrees: 0)
    case "arrow.down": self = .arrow(reach: 0.46, degrees: 90)
    case "arrow.left": self = .arrow(reach: 0.46, degrees: 180)
    case "arrow.up": self = .arrow(reach: 0.46, degrees: 270)
    case "arrow.up.right": self = .arrow(reach: 0.46, degrees: 315)
    case "arrow.forward": self = .arrow(reach: 0.46, degrees: isMirrored ? 180 : 0)
    case "arrow.backward": self = .arrow(reach: 0.46, degrees: isMirrored ? 0 : 180)
    case "arrow.down.right": self = .arrow(reach: 0.46, degrees: 45)
    case "arrow.down.left": self = .arrow(reach: 0.46, degrees: 135)
    case "arrow.up.left": self = .arrow(reach: 0.46, degrees: 225)
    case "dollarsign": self = .dollar
    case "percent": self = .percent
    case "chevron.up.chevron.down":
      self = .lines([
        [at(-0.26, -0.16), at(0, -0.40), at(0.26, -0.16)], [at(-0.26, 0.16), at(0, 0.40), at(0.26, 0.16)],
      ])
    case "line.3.horizontal.decrease":
      self = .lines([(0.44, -0.26), (0.28, 0), (0.12, 0.26)].map { [at(-$0.0, $0.1), at($0.0, $0.1)] })
    default:
      guard name.utf8.count == 1, let digit = Int(name) else { return nil }
      self = .digit(digit)
    }
  }

  private static func chevron(_ degrees: CGFloat) -> SymbolMark {
    let turn = CGAffineTransform(rotationAngle: degrees * .pi / 180)
    return .lines([[at(-0.18, -0.36), at(0.18, 0), at(-0.18, 0.36)].map { $0.applying(turn) }])
  }

  /// The mark's outline, `scale` times as large, its lines `width` em thick.
  func outline(width: CGFloat, scale: CGFloat = 1) -> Path {
    switch self {
    case .cross(let arm, let turn): return Self.cross(arm: arm * scale, width: width, turn: turn)
    case .arrow(let reach, let degrees):
      return Self.arrow(reach: reach * scale, width: width)
        .applying(CGAffineTransform(rotationAngle: degrees * .pi / 180))
    case .digit(let digit): return Self.digit(digit, width: width, scale: scale)
    case .dollar: return Self.dollar(width: width, scale: scale)
    case .percent: return Self.percent(width: width, scale: scale)
    case .lines(let lines, let dots, let radius):
      return Path { path in
        for line in lines {
          path.addPath(Self.outline(of: line.map { at($0.x * scale, $0.y * scale) }, width: width))
        }
        let reach = max(radius * (0.5 + scale / 2), width * 0.6)
        for dot in dots {
          path.addEllipse(
            in: CGRect(
              x: dot.x * scale - reach, y: dot.y * scale - reach, width: 2 * reach, height: 2 * reach))
        }
      }
    }
  }

  /// The outline of a line through points, with round ends; the line must not cross itself.
  ///
  /// - Parameters:
  ///   - points: the middle of the line.
  ///   - width: how thick it is.
  ///   - change: what becomes of each of its edges, both in the direction of the line.
  static func outline(
    of points: [CGPoint], width: CGFloat, changing change: ([CGPoint]) -> [CGPoint] = { $0 }
  ) -> Path {
    let half = width / 2
    guard points.count > 1 else { return Path() }
    let angles = zip(points, points.dropFirst()).map { atan2($1.y - $0.y, $1.x - $0.x) }
    func side(_ sign: CGFloat) -> [CGPoint] {
      let edge = points.indices.map { index in
        let before = angles[max(index - 1, 0)]
        let after = angles[min(index, angles.count - 1)]
        // The nearer way round, as angles jump from one half turn to the other.
        let bend = remainder(after - before, 2 * .pi) / 2
        let reach = sign * half / max(cos(bend), 0.25)
        let normal = before + bend + .pi / 2
        return at(points[index].x + reach * cos(normal), points[index].y + reach * sin(normal))
      }
      return change(edge)
    }
    let end = angles[angles.count - 1]
    return Path { path in
      path.addLines(side(1))
      path.addArc(
        center: points[points.count - 1], radius: half, startAngle: end + .pi / 2, endAngle: end - .pi / 2,
        clockwise: true)
      for point in side(-1).reversed().dropFirst() { path.addLine(to: point) }
      path.addArc(
        center: points[0], radius: half, startAngle: angles[0] - .pi / 2, endAngle: angles[0] - .pi * 1.5,
        clockwise: true)
      path.closeSubpath()
    }
  }

  /// Two bars across each other.
  private static func cross(arm: CGFloat, width: CGFloat, turn: CGFloat) -> Path {
    let half = width / 2
    return Path { path in
      for quarter in 0..<4 {
        let angle = (turn + CGFloat(quarter) * 90) * .pi / 180
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
          at(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
        }
        if quarter == 0 { path.move(to: point(half, -half)) } else { path.addLine(to: point(half, -half)) }
        path.addLine(to: point(arm, -half))
        path.addArc(
          center: point(arm, 0), radius: half, startAngle: angle - .pi / 2, endAngle: angle + .pi / 2,
          clockwise: false)
      }
      path.closeSubpath()
    }
  }

  /// An arrow to the right.
  private static func arrow(reach: CGFloat, width: CGFloat) -> Path {
    let half = width / 2
    let barb = reach * 0.76
    let slope = half * CGFloat(0.5).squareRoot()
    let tip = reach - half
    return Path { path in
      path.move(to: at(-reach, -half))
      // The head's lines begin where their inner edges meet the shaft.
      path.addLine(to: at(tip - 2 * slope - half, -half))
      path.addLine(to: at(tip - barb - slope, -barb + slope))
      path.addArc(
        center: at(tip - barb, -barb), radius: half, startAngle: .pi * 0.75, endAngle: .pi * 1.75,
        clockwise: false)
      path.addLine(to: at(tip + 2 * slope, 0))
      path.addLine(to: at(tip - barb + slope, barb + slope))
      path.addArc(
        center: at(tip - barb, barb), radius: half, startAngle: .pi * 0.25, endAngle: .pi * 1.25,
        clockwise: false)
      path.addLine(to: at(tip - 2 * slope - half, half))
      path.addLine(to: at(-reach, half))
      path.addArc(
        center: at(-reach, 0), radius: half, startAngle: .pi / 2, endAngle: .pi * 1.5, clockwise: false)
      path.closeSubpath()
    }
  }
}
