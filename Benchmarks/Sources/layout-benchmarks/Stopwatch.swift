import BenchmarkSupport

/// Times short work: the median of several runs, each of so many repetitions that the clock does not matter.
///
/// It counts the processor's time of this thread, which other programs change little.
struct Stopwatch {
  /// The microseconds that one call of `work` takes.
  ///
  /// - Parameters:
  ///   - runs: of which the median counts.
  ///   - repetitions: calls in a run; the call's number is handed over.
  func microseconds(runs: Int = 9, repetitions: Int = 1, _ work: (Int) -> Void) -> Double {
    var times: [Double] = []
    for run in 0..<runs {
      let start = ProcessorTime.thread.microseconds
      for repetition in 0..<repetitions { work(run * repetitions + repetition) }
      times.append(ProcessorTime.thread.microseconds - start)
    }
    return times.sorted()[runs / 2] / Double(repetitions)
  }
}

/// Numbers without order, the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
