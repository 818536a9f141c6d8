import Foundation
import Geometry

extension SymbolMark {
  /// An S with a stub of an upright stroke above and below, `scale` times as large, its lines `width` em thick.
  static func dollar(width: CGFloat, scale: CGFloat) -> Path {
    func arc(_ y: CGFloat, _ across: CGFloat, _ along: CGFloat, _ degrees: [CGFloat]) -> [CGPoint] {
      degrees.map { degrees in
        at(across * cos(degrees * .pi / 180) * scale, (y + along * sin(degrees * .pi / 180)) * scale)
      }
    }
    let letter =
      arc(-0.19, 0.23, 0.19, Array(stride(from: -25, through: -265, by: -15)))
      + arc(0.19, 0.25, 0.19, Array(stride(from: -80, through: 155, by: 15)))
    let reach = 0.55 * scale
    return outline(of: letter, width: width) { edge in
      // The outer edge of the upper bow and that of the lower one go round a stub where they cross the middle.
      var result: [CGPoint] = []
      for (index, point) in edge.enumerated() {
        result.append(point)
        guard index + 1 < edge.count else { continue }
        let next = edge[index + 1]
        guard (point.x < 0) != (next.x < 0), abs(point.y) > 0.38 * scale else { continue }
        let (side, end): (CGFloat, CGFloat) = (point.x < 0 ? -1 : 1, point.y < 0 ? -reach : reach)
        let half = width * 0.45
        let foot = (point.y + next.y) / 2
        result += [
          at(side * half, foot), at(side * half, end), at(-side * half, end), at(-side * half, foot),
        ]
      }
      return result
    }
  }

  /// Two rings beside a stroke, `scale` times as large, its lines `width` em thick.
  static func percent(width: CGFloat, scale: CGFloat) -> Path {
    Path { path in
      path.addPath(
        outline(of: [at(0.24 * scale, -0.38 * scale), at(-0.24 * scale, 0.38 * scale)], width: width))
      for side: CGFloat in [-1, 1] {
        for radius in [0.17 * scale + width * 0.3, 0.17 * scale - width * 0.55] where radius > 0 {
          let (x, y) = (side * 0.29 * scale, side * 0.22 * scale)
          path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
        }
      }
    }
  }
}
