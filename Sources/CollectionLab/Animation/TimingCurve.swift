import Foundation

/// How a motion is spread over its time.
nonisolated enum TimingCurve {
  /// The way covered at a part of the time, both from 0 to 1: slow, fast, slow.
  ///
  /// Core Animation's curve of that name, a Bézier curve through (0.42, 0) and (0.58, 1).
  static func easeInOut(_ time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    // Where the curve is at that time: time grows along it, so that halving always finds the place.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if bezier(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, 0, 1)
  }

  /// The positions, in points, of something that slows down from a flick until it rests at `end`, the first and the last
  /// included.
  ///
  /// What is left of the way shrinks by the same part each millisecond, as of UIKit's scroll views
  /// (`layout.md` 4.4 `[inferred]`); half a point from its end the motion is over.
  ///
  /// - Parameter speedKept: the part of its speed that the motion keeps each millisecond, below 1.
  static func slowingDown(
    from start: CGFloat, to end: CGFloat, speedKept: CGFloat, framesPerSecond: Int
  ) -> [CGFloat] {
    let way = end - start
    if way.magnitude <= restDistance { return start == end ? [start] : [start, end] }
    let decay = -log(Double(speedKept)) * 1000
    let duration = log(Double(way.magnitude / restDistance)) / decay
    let count = max(Int((duration * Double(framesPerSecond)).rounded(.up)), 1)
    let positions = (0..<count).map { frame in
      let position = end - way * CGFloat(exp(-decay * Double(frame) / Double(framesPerSecond)))
      // The last bits depend on the machine's library.
      return (position * 64).rounded() / 64
    }
    return [start] + positions.dropFirst() + [end]
  }

  /// Points from its end at which a motion rests.
  private static let restDistance: CGFloat = 0.5
}
