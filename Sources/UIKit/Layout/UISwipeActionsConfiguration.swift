public import Foundation

/// What swiping a row offers.
@preconcurrency @MainActor
public final class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first one nearest to the row's edge.
  public let actions: [UIContextualAction]
  /// Whether swiping across the whole row performs the first action.
  public var performsFirstActionWithFullSwipe = true

  /// A row's actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// One thing that swiping a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Whether an action takes something away.
  public enum Style: Int, CaseIterable, Hashable, Sendable {
    case normal = 0
    case destructive = 1
  }

  /// Performs an action and says at the end whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  public let style: Style
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  /// The colour behind the action; red for destructive ones and grey for others at first.
  open var backgroundColor: UIColor!

  /// An action of a style.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}
