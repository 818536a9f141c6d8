public import Foundation

/// Lets a device be felt; nothing is felt here.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes ready.
  open func prepare() {}
}

/// Lets a hit be felt; nothing is felt here.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard a hit is.
  public enum FeedbackStyle: Int, CaseIterable, Hashable, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  /// A generator of medium hits.
  public override convenience init() { self.init(style: .medium) }

  /// A generator of hits.
  public init(style: FeedbackStyle) { super.init() }

  open func impactOccurred() {}
}

/// Lets another choice be felt; nothing is felt here.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Lets success and failure be felt; nothing is felt here.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, CaseIterable, Hashable, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
