/// The edges of the view that content keeps clear of, before its own insets (UIKit's
/// `UIContentInsetsReference`, `layout.md` 5.4).
public enum ContentInsetsReference: Int, CaseIterable, Hashable, Sendable {
  /// What the layout says; on a layout, nothing.
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}
