/// What a snapshot holds.
public enum SnapshotContent: Sendable {
  /// A picture, compared pixel by pixel.
  case image(ReferenceImage)
  /// Lines of text, compared whole.
  case text(String)
}
