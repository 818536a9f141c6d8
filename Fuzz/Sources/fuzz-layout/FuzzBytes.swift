import Foundation
import Geometry

/// Decisions read from bytes: the same bytes, the same decisions; 0 after the last byte.
struct FuzzBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  /// What was decided, in order, for a person.
  private(set) var log: [String] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether bytes are left.
  var isEmpty: Bool { position >= bytes.count }

  /// The next byte.
  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  /// A whole number from 0 up to `limit`, which it is not.
  mutating func number(below limit: Int) -> Int { Int(byte()) % limit }

  /// Whether the next byte is one in `rarity`.
  mutating func chance(_ rarity: Int) -> Bool { number(below: rarity) == 1 }

  /// One of `choices`.
  mutating func choice<Choice>(_ choices: [Choice]) -> Choice { choices[number(below: choices.count)] }

  /// A length in points: mostly an ordinary one, at times zero, negative, huge, tiny or not finite.
  mutating func length() -> CGFloat {
    let kind = byte()
    switch kind {
    case 0..<200: return CGFloat(kind)
    case 200..<220: return CGFloat(byte()) / 3
    case 220..<230: return -CGFloat(byte()) / 2
    case 230..<240: return CGFloat(Int(byte()) << 8 | Int(byte()))
    default:
      let strange: [CGFloat] = [
        0, 1e-7, 1e7, 1e9, -1e9, 1e15, -1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -0.0, 0.5,
        1 / 3, 1e-300, .infinity, .nan, 2_147_483_648,
      ]
      return strange[Int(kind) - 240]
    }
  }

  /// A fraction: mostly of 1, at times of any length.
  mutating func fraction() -> CGFloat {
    let kind = byte()
    return kind < 220 ? CGFloat(kind) / 120 : length()
  }

  /// Notes a decision for a person.
  mutating func note(_ text: @autoclosure () -> String) {
    if Self.prints { print(text()) }
    if keepsLog { log.append(text()) }
  }

  /// Whether decisions are printed at once, for inputs that take long: the environment has `FUZZ_LOG`.
  private static let prints = ProcessInfo.processInfo.environment["FUZZ_LOG"] != nil

  /// Whether decisions are noted; they are when an input is tried again.
  var keepsLog = false
}
