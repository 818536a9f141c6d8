/// One line of what the snapshots of a process came to, from which reports are made.
public struct SnapshotResult: Codable, Hashable, Sendable {
  /// An element that moved, grew, appeared or vanished.
  public struct Change: Codable, Hashable, Sendable {
    public var name: String
    /// x, y, width, height in points; `nil` where it was not there.
    public var old: [Double]?
    /// x, y, width, height in points; `nil` where it is gone.
    public var new: [Double]?
  }

  public var name: String
  public var status: SnapshotOutcome.Status
  public var message: String
  /// The path of the reference, of what was drawn, and of the picture of the difference.
  public var reference: String
  public var actual: String?
  public var difference: String?
  /// The source file and line of the call.
  public var file: String
  public var line: Int
  /// The test's function, without its parameters.
  public var test: String
  /// Width and height in points, where a picture with a layout was made.
  public var size: [Double]?
  /// What is different on this machine from the one the reference was recorded on.
  public var environmentChanges: [String]
  public var differingPixels: Int
  public var maximumDelta: Int
  public var densestWindow: Int
  /// Left, top, right and bottom of the regions, in pixels.
  public var regions: [[Int]]
  public var changes: [Change]
}
