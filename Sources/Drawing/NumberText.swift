/// Numbers written out without help of the C library, so that no locale changes a decimal point
/// (`rendering.md` 4.5).
public enum NumberText {
  /// `value` rounded to at most `places` decimals, trailing zeros cut: `1.5`, `-0.333`, `12`.
  ///
  /// - Parameters:
  ///   - value: a finite number of magnitude below 2^53 / 10^places; others are written as `0`.
  ///   - places: decimals kept at the most, 0...6.
  public static func decimal(_ value: Double, places: Int = 3) -> String {
    var bytes: [UInt8] = []
    append(value, places: places, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of ``decimal(_:places:)`` to `bytes`, as ASCII.
  public static func append(_ value: Double, places: Int = 3, to bytes: inout [UInt8]) {
    let powers: [Int] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]
    let power = powers[min(max(places, 0), 6)]
    let scaled = (value * Double(power)).rounded(.toNearestOrAwayFromZero)
    guard scaled.magnitude < 9_007_199_254_740_992 else {
      bytes.append(UInt8(ascii: "0"))
      return
    }
    let whole = Int(scaled)
    if whole < 0 { bytes.append(UInt8(ascii: "-")) }
    appendInteger(whole.magnitude / UInt(power), to: &bytes)
    var rest = Int(whole.magnitude % UInt(power))
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var divisor = power / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  /// Appends `value` in decimal digits to `bytes`, as ASCII.
  public static func appendInteger(_ value: UInt, to bytes: inout [UInt8]) {
    if value >= 10 { appendInteger(value / 10, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }
}
