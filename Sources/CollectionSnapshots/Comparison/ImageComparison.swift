/// How far two pictures may be apart and still count as the same.
///
/// Absolute counts, never shares of a picture: a share that is harmless on a large picture hides a whole label on it.
/// Pictures of different sizes never pass, and neither does a blank picture (`snapshots.md` C.2).
public struct ImageComparison: Hashable, Sendable {
  /// The largest difference of a premultiplied channel, 0...255, that still counts as equal.
  public var channelTolerance: Int
  /// How many pixels may differ by more than that, in the whole picture.
  public var maxPixels: Int
  /// How many of those may lie in one window of 8 by 8 pixels, wherever it is put.
  public var maxPerWindow: Int
  /// What is not compared; a mask moves with its element.
  public var masks: [ElementMask]
  /// Whether a picture of one single colour may pass.
  ///
  /// Almost always such a picture is one of nothing.
  public var allowsBlank: Bool

  /// A comparison that allows nothing unless it is told to.
  public init(
    channelTolerance: Int = 0, maxPixels: Int = 0, maxPerWindow: Int = 0, masks: [ElementMask] = [],
    allowsBlank: Bool = false
  ) {
    self.channelTolerance = channelTolerance
    self.maxPixels = maxPixels
    self.maxPerWindow = maxPerWindow
    self.masks = masks
    self.allowsBlank = allowsBlank
  }

  /// Every pixel is the same.
  public static let exact = ImageComparison()

  /// Allows what other processors and other versions of the libraries change: channels off by two, and scattered pixels.
  ///
  /// A hairline in another colour, a cell moved by a pixel and a vanished label all exceed it, because they change more
  /// than four pixels of some window (`snapshots.md` C.2, measured).
  public static let crossMachine = ImageComparison(
    channelTolerance: 2, maxPixels: .max, maxPerWindow: 4)

  /// The same comparison, blind to `masks` too.
  public func ignoring(_ masks: ElementMask...) -> ImageComparison {
    var comparison = self
    comparison.masks += masks
    return comparison
  }
}
