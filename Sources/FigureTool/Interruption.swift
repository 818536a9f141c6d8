import CollectionLab
import Dispatch
import Glibc

/// Ends the process when a person stops it, with nothing half written left behind.
enum Interruption {
  /// Keeps the watchers alive as long as the process.
  private nonisolated(unsafe) static var sources: [any DispatchSourceSignal] = []

  /// Starts watching for Ctrl-C and a request to end; to be called once, before anything is written.
  static func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
      source.setEventHandler { @Sendable in
        FileWriter.removeUnfinished()
        _exit(128 + number)
      }
      source.resume()
      sources.append(source)
    }
  }
}
