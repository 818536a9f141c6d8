/// In what two pictures differ.
public struct ImageDifference: Hashable, Sendable {
  /// What a comparison says of the difference.
  public enum Verdict: String, Hashable, Sendable {
    /// No pixel differs.
    case identical
    /// Pixels differ, but no more than the comparison allows.
    case withinTolerance
    /// More differs than the comparison allows.
    case different
    /// The pictures are of different sizes, which no comparison allows.
    case differentSize
    /// The new picture shows nothing: it is of a single colour, and the other is not.
    case blank
  }

  /// A picture's columns and rows.
  public struct Size: Hashable, Sendable {
    public var width: Int
    public var height: Int

    /// A size in pixels.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  public var verdict: Verdict
  /// The reference's size, in pixels.
  public var referenceSize: Size
  /// The new picture's size, in pixels.
  public var actualSize: Size
  /// Pixels that differ by no more than the channel tolerance.
  public var noisePixels = 0
  /// Pixels that differ by more than the channel tolerance.
  public var differingPixels = 0
  /// The largest difference of a premultiplied channel, 0...255.
  public var maximumDelta = 0
  /// The most differing pixels in any window of 8 by 8 pixels.
  public var densestWindow = 0
  /// Boxes around the differing pixels that lie together, in reading order.
  public var regions: [PixelBox] = []

  /// Whether the pictures count as the same.
  public var passes: Bool { verdict == .identical || verdict == .withinTolerance }
}

extension ImageDifference: CustomStringConvertible {
  /// `212 px differ (max Δ 198, densest 8×8 window 30/64) in 2 regions`.
  public var description: String {
    let counts =
      "\(differingPixels) px differ (max Δ \(maximumDelta), densest 8×8 window \(densestWindow)/64) in "
      + "\(regions.count) region\(regions.count == 1 ? "" : "s")"
    switch verdict {
    case .identical: return "no pixel differs"
    case .withinTolerance:
      return
        "within tolerance, not identical: \(differingPixels + noisePixels) px differ (max Δ \(maximumDelta), "
        + "densest 8×8 window \(densestWindow)/64)"
    case .different: return counts
    case .differentSize:
      return "\(sizeWords); \(counts)"
    case .blank: return "the picture shows nothing: every pixel has the same colour"
    }
  }

  /// Which sides changed, and by how much.
  private var sizeWords: String {
    func words(_ side: String, _ old: Int, _ new: Int) -> String? {
      old == new ? nil : "\(side) \(new > old ? "grew" : "shrank") from \(old) to \(new) px"
    }
    return [
      words("the width", referenceSize.width, actualSize.width),
      words("the height", referenceSize.height, actualSize.height),
    ].compactMap(\.self).joined(separator: ", ")
  }
}
