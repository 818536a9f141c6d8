public import CollectionLab

/// How large what is drawn is, in a snapshot.
public enum SnapshotLayout: Hashable, Sendable {
  /// As large as the content itself wants to be.
  case sizeThatFits
  /// Points wide and high; `nil` asks for the content's own length.
  case fixed(width: CGFloat?, height: CGFloat?)
  /// A device's whole screen, at its scale.
  case device(Device)
}
