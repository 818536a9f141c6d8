import CPango
import Foundation

/// The digest of FIPS 180-4 that font files are told apart by.
enum SHA256 {
  /// The digest of `bytes` in lower-case hexadecimal digits; O(n).
  static func hex(_ bytes: some ContiguousBytes) -> String {
    bytes.withUnsafeBytes { buffer in
      guard
        let digits = g_compute_checksum_for_data(
          G_CHECKSUM_SHA256, buffer.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(buffer.count))
      else { return "" }
      defer { g_free(digits) }
      return String(cString: digits)
    }
  }
}
