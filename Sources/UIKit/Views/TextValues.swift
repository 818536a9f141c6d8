/// Where the lines of a text stand.
public enum NSTextAlignment: Int, CaseIterable, Hashable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Both edges flush; drawn like ``natural``.
  case justified = 3
  /// At the side that reading starts at.
  case natural = 4
}

/// What happens to a line that does not fit.
public enum NSLineBreakMode: Int, CaseIterable, Hashable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  /// The text ends at the view's edge.
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
