import Foundation

/// A clock that runs while the processor works for this program, so that other programs change little of what it shows.
public enum ProcessorTime: Sendable {
  /// On all cores, for the whole process.
  case process
  /// For the thread that asks.
  case thread

  /// The microseconds it shows.
  public var microseconds: Double {
    var time = timespec()
    clock_gettime(self == .process ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// The microseconds that `work` takes.
  public func microseconds(of work: () throws -> Void) rethrows -> Double {
    let start = microseconds
    try work()
    return microseconds - start
  }

  /// The milliseconds that `work` takes.
  public func milliseconds(of work: () throws -> Void) rethrows -> Double {
    try microseconds(of: work) / 1e3
  }
}
