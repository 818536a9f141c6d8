import BenchmarkSupport
import Foundation

/// Times work by the clock on the wall, which counts what other processes do for it.
struct Stopwatch {
  /// The milliseconds that the fastest of several calls takes.
  static func milliseconds(runs: Int = 15, _ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = DispatchTime.now().uptimeNanoseconds
      try work()
      best = min(best, Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6)
    }
    return best
  }

  /// Milliseconds as a table shows them.
  static func text(_ milliseconds: Double) -> String { "\(BenchmarkTable.decimal(milliseconds)) ms" }
}
