/// A place on a rectangle's boundary: an edge or a corner (UIKit's `NSRectAlignment`).
public enum RectAlignment: Int, CaseIterable, Hashable, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8
}
