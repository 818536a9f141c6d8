public import Foundation

/// Says that content is being loaded anew (UIKit's `UIRefreshControl`); it lies above the content, out of the picture.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Whether content is being loaded.
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  /// Says that content is being loaded.
  open func beginRefreshing() { isRefreshing = true }

  /// Says that content has been loaded.
  open func endRefreshing() { isRefreshing = false }
}
