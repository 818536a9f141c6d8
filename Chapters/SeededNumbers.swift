import CollectionLab

/// Numbers that look random and are the same for a seed for ever: SplitMix64.
struct SeededNumbers: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  /// The next number, between the bounds of `range`.
  mutating func next(in range: ClosedRange<CGFloat>) -> CGFloat {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    let unit = CGFloat(z >> 11) / CGFloat(1 << 53)
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}

extension SRGBColor {
  /// This colour with every channel multiplied by `factor`.
  func darkened(to factor: Double) -> SRGBColor {
    func level(_ channel: UInt8) -> UInt8 { UInt8((Double(channel) * factor).rounded()) }
    return SRGBColor(red: level(red), green: level(green), blue: level(blue), alpha: alpha)
  }
}
