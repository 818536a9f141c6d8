import Drawing
import Synchronization

/// The font files that are open: each face once in a process.
final class FontFaceStore: Sendable {
  static let shared = FontFaceStore()

  private let faces = Mutex<[FontKey: FontFace]>([:])

  /// The face that `key` names, opened where it is not.
  func face(_ key: FontKey) throws(FontError) -> FontFace {
    if let face = faces.withLock({ $0[key] }) { return face }
    let face = try FontFace(key)
    return faces.withLock { faces in
      if let other = faces[key] { return other }
      faces[key] = face
      return face
    }
  }
}
