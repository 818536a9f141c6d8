import Foundation
import Geometry

/// One of a picture's outermost collections whose cells live on, with how many were made and used again in it and in the
/// collections inside it.
nonisolated struct OverlayHost: Sendable {
  /// Its place among the picture's collections.
  let index: Int
  var created = 0
  var reused = 0

  /// What figures say of it.
  var words: String { "\(created) made, \(reused) reused" }
}

nonisolated extension [OverlaySubject] {
  /// The outermost collections whose cells live on, in reading order; each counts those inside it.
  var hosts: [OverlayHost] {
    outermost.compactMap { index in
      var host = OverlayHost(index: index)
      var isAlive = false
      for subject in self where self[index].viewport.contains(subject.viewport) {
        for case .reuse(let created, let reused) in subject.annotations.lazy.map(\.kind) {
          isAlive = true
          host.created += created
          host.reused += reused
        }
      }
      return isAlive ? host : nil
    }
  }
}
