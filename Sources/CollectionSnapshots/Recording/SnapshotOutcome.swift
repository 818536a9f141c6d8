public import Foundation

/// What came of one snapshot.
public struct SnapshotOutcome: Sendable {
  /// How it ended.
  public enum Status: String, CaseIterable, Codable, Hashable, Sendable {
    /// What is drawn is the reference.
    case passed
    /// What is drawn is not the reference, but the comparison allows it.
    case withinTolerance
    /// The reference was written; the test fails once.
    case recorded
    /// What is drawn is not the reference.
    case changed
    /// There is no reference, and none may be written.
    case missing
    /// The snapshot could not be made or compared.
    case error
  }

  /// Bytes to be attached to a test's report.
  public struct Attachment: Hashable, Sendable {
    /// A file's name.
    public var name: String
    public var bytes: [UInt8]
  }

  public var status: Status
  /// The snapshot's name: `Chapter7/grid.iPhoneSE~dark`.
  public var name: String
  /// The reference's path.
  public var reference: String
  /// What a person reads; empty where the snapshot passed without remark.
  public var message: String
  public var attachments: [Attachment] = []
  /// What is different, where pictures were compared.
  public var difference: ImageDifference?
  /// What moved, where layouts were compared.
  public var layoutDifference: LayoutDifference?

  /// What is different on this machine from the one the reference was recorded on.
  public var environmentChanges: [String] = []
  /// The picture's size, in points.
  public var size: CGSize?

  /// Whether the test fails.
  public var fails: Bool { status != .passed && status != .withinTolerance }
}
