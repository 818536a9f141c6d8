import CollectionLayout
public import CollectionUI
public import Foundation
import Geometry
public import UIKit

/// A controller whose view shows a declared one (SwiftUI's `UIHostingController`).
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private var shown: Content

  /// A controller of a declared view.
  public init(rootView: Content) {
    shown = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller of a declared view, from an archive, of which there are none here.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    shown = rootView
    super.init(coder: aDecoder)
  }

  /// Stops the program: an archive has no declared view; use `init(coder:rootView:)`.
  public required init?(coder aDecoder: NSCoder) {
    LayoutMisuse.trap("init(coder:) must be implemented in a subclass and call super.init(coder:rootView:)")
  }

  /// The declared view; another value is an update, state being kept.
  open var rootView: Content {
    get { shown }
    set {
      shown = newValue
      hostingView?.rootView = newValue
    }
  }

  /// Which of the controller's sizes follow the declared view's.
  open var sizingOptions: UIHostingControllerSizingOptions = [] { didSet { followSize() } }

  private var hostingView: HostingView<Content>? { viewIfLoaded as? HostingView<Content> }

  open override func loadView() {
    let view = HostingView(rootView: shown)
    view.frame = UIScreen.main.bounds
    view.backgroundColor = .systemBackground
    view.onSizeChange = { [weak self] in self?.followSize() }
    self.view = view
    followSize()
  }

  /// The size the declared view takes of `size`, in points; lengths of 10,000 and more ask for its own.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

  private func followSize() {
    guard sizingOptions.contains(.preferredContentSize), let hostingView else { return }
    preferredContentSize = hostingView.intrinsicContentSize
  }
}

/// Which sizes follow a declared view's.
public struct UIHostingControllerSizingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The controller's `preferredContentSize` is the view's own size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  /// The view's `intrinsicContentSize` is its own size; it always is here.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
