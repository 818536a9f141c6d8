import Foundation
import Observation
import Synchronization

/// The clock of a host, which timers and relative dates in its views are read at.
///
/// Whatever was made from it is made anew when it advances, and nothing else.
nonisolated final class HostClock: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let date = Mutex<Date?>(nil)

  init() {}

  /// The time; `nil` where nobody has set it.
  var now: Date? {
    get {
      registrar.access(self, keyPath: \.now)
      return date.withLock { $0 }
    }
    set {
      if date.withLock({ $0 == newValue }) { return }
      registrar.withMutation(of: self, keyPath: \.now) { date.withLock { $0 = newValue } }
    }
  }
}
