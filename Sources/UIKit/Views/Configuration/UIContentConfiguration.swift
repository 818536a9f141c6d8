/// What a cell or another view shows, as a value that can make the view for it (UIKit's `UIContentConfiguration`).
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state; the same where it does not depend on it.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view made by a configuration, and able to show others (UIKit's `UIContentView`).
///
/// A cell asks it for its size by `sizeThatFits(_:)` and draws it as any view.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
  /// Told that the element whose cell holds the view is out of sight: the view's next configuration is another
  /// element's.
  func elementDidEndDisplaying()
}

extension UIContentView {
  /// Whether the configuration is of the type that the view shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }

  /// Nothing: the view keeps nothing that is not in its configuration.
  public func elementDidEndDisplaying() {}
}
