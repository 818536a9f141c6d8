import Foundation
import Geometry

extension SymbolMark {
  /// The digit's outline, `scale` times as large, its lines `width` em thick.
  static func digit(_ digit: Int, width: CGFloat, scale: CGFloat) -> Path {
    func points(_ points: [(CGFloat, CGFloat)]) -> Path {
      outline(of: points.map { at($0.0 * scale, $0.1 * scale) }, width: width)
    }
    func arc(_ y: CGFloat, _ across: CGFloat, _ along: CGFloat, _ degrees: ClosedRange<CGFloat>) -> [(
      CGFloat, CGFloat
    )] {
      stride(from: degrees.lowerBound, through: degrees.upperBound, by: 15).map { degrees in
        (across * cos(degrees * .pi / 180), y + along * sin(degrees * .pi / 180))
      }
    }
    switch digit {
    case 1: return points([(-0.20, -0.22), (0.03, -0.40), (0.03, 0.40)])
    case 2: return points(arc(-0.18, 0.24, 0.22, 195...390) + [(-0.25, 0.39), (0.26, 0.39)])
    case 3:
      return points(arc(-0.20, 0.21, 0.20, 205...420) + arc(0.18, 0.25, 0.22, 300...510).dropFirst())
    case 4: return four(width: width, scale: scale)
    case 5:
      return points(
        [(0.21, -0.39), (-0.18, -0.39), (-0.21, -0.03)] + arc(0.15, 0.25, 0.25, 240...510))
    case 6: return six(width: width, scale: scale)
    case 7: return points([(-0.25, -0.39), (0.25, -0.39), (-0.07, 0.40)])
    case 8: return eight(width: width, scale: scale)
    case 9: return six(width: width, scale: scale).applying(CGAffineTransform(rotationAngle: .pi))
    default: return ring(CGRect(x: -0.25, y: -0.40, width: 0.50, height: 0.80), width: width, scale: scale)
    }
  }

  /// An ellipse drawn along the edge of `rect`, which is in em before the scale.
  private static func ring(_ rect: CGRect, width: CGFloat, scale: CGFloat) -> Path {
    let edge = rect.applying(CGAffineTransform(scaleX: scale, y: scale))
    return Path { path in
      path.addEllipse(in: edge.insetBy(dx: -width / 2, dy: -width / 2))
      path.addEllipse(in: edge.insetBy(dx: width / 2, dy: width / 2))
    }
  }

  private static func four(width: CGFloat, scale: CGFloat) -> Path {
    let half = width / 2
    let (stem, bar, top, foot) = (0.12 * scale, 0.17 * scale, -0.40 * scale, 0.40 * scale)
    let (left, right) = (-0.28 * scale, 0.30 * scale)
    let slope = (stem - left) / (bar - top)
    return Path { path in
      path.addLines([
        at(stem - half * 0.9, top), at(stem + half, top), at(stem + half, bar - half), at(right, bar - half),
        at(right, bar + half), at(stem + half, bar + half), at(stem + half, foot), at(stem - half, foot),
        at(stem - half, bar + half), at(left - half, bar + half), at(left - half, bar - half),
      ])
      path.closeSubpath()
      // The inner edge is a line's thickness from the outer one, which is steep.
      let inner = left + half * 2.0
      let rise = (stem - half - inner) / slope
      if rise > 0 {
        path.addLines([
          at(stem - half, bar - half - rise), at(stem - half, bar - half), at(inner, bar - half),
        ])
        path.closeSubpath()
      }
    }
  }

  private static func six(width: CGFloat, scale: CGFloat) -> Path {
    let half = width / 2
    let (middle, radius) = (0.15 * scale, 0.25 * scale)
    let (outer, inner) = (radius + half, max(radius - half, 0))
    let tip = at(0.10 * scale, -0.40 * scale)
    return Path { path in
      path.move(to: at(-outer, middle))
      path.addQuadCurve(
        to: at(tip.x - half * 0.8, tip.y - half * 0.6), control: at(-outer, middle - 0.26 * scale))
      path.addArc(
        center: tip, radius: half, startAngle: -.pi * 0.795, endAngle: .pi * 0.205, clockwise: false)
      // The tail's inner edge ends on the bowl, whose outline goes on round to the left.
      path.addQuadCurve(
        to: at(outer * cos(-.pi * 0.68), middle + outer * sin(-.pi * 0.68)),
        control: at(-0.06 * scale, -0.20 * scale))
      path.addArc(
        center: at(0, middle), radius: outer, startAngle: -.pi * 0.68, endAngle: .pi, clockwise: false)
      path.closeSubpath()
      path.addEllipse(in: CGRect(x: -inner, y: middle - inner, width: 2 * inner, height: 2 * inner))
    }
  }

  private static func eight(width: CGFloat, scale: CGFloat) -> Path {
    let half = width / 2
    // Two rings that share the line between them; their outer edges meet at the waist.
    let (upper, lower) = (0.19 * scale, 0.225 * scale)
    let (above, below) = (-0.21 * scale, 0.175 * scale)
    let (big, small) = (lower + half, upper + half)
    let gap = below - above
    let reach = (gap * gap + small * small - big * big) / (2 * gap)
    let waist = at((max(small * small - reach * reach, 0)).squareRoot(), above + reach)
    let up = atan2(waist.y - above, waist.x)
    let down = atan2(waist.y - below, waist.x)
    return Path { path in
      path.addArc(
        center: at(0, above), radius: small, startAngle: .pi - up, endAngle: 2 * .pi + up, clockwise: false)
      path.addArc(center: at(0, below), radius: big, startAngle: down, endAngle: .pi - down, clockwise: false)
      path.closeSubpath()
      for (center, radius) in [(above, upper - half), (below, lower - half)] where radius > 0 {
        path.addEllipse(in: CGRect(x: -radius, y: center - radius, width: 2 * radius, height: 2 * radius))
      }
    }
  }
}
