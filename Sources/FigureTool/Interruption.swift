import CollectionLab
import Glibc

/// Ends the process when a person stops it, with nothing half written left behind.
enum Interruption {
  /// What a person stops a program with.
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Starts watching for Ctrl-C, a request to end and a terminal that closes.
  ///
  /// To be called once, before there is another thread. A thread of its own waits for the signals, which are blocked
  /// everywhere else, so that it may take locks. What the parent has the process ignore, as `nohup` does, stays ignored.
  static func watch() {
    var mask = mask
    pthread_sigmask(SIG_BLOCK, &mask, nil)
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { _ in
        var mask = Interruption.mask
        var number: Int32 = 0
        guard sigwait(&mask, &number) == 0 else { return nil }
        ChildProcess.endRunning { FileWriter.endProcess(status: 128 + number) }
      }, nil)
  }

  /// The signals that are not ignored.
  private static var mask: sigset_t {
    var mask = sigset_t()
    sigemptyset(&mask)
    for number in signals {
      var action = sigaction()
      sigaction(number, nil, &action)
      let isIgnored = action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
      if !isIgnored { sigaddset(&mask, number) }
    }
    return mask
  }
}
