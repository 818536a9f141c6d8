public import Foundation
import Geometry

/// A rectangle of a view that constraints are made with and that is not seen (UIKit's `UILayoutGuide`).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, LayoutAnchoring {
  /// The view the rectangle belongs to.
  open internal(set) weak var owningView: UIView?
  /// A name to tell guides apart by.
  open var identifier = ""
  /// How far the rectangle's edges are from the view's; nil where constraints place it.
  let insets: ((UIView) -> UIEdgeInsets)?
  /// The rectangle that constraints have found, in the view's coordinates, in points.
  var solvedFrame = CGRect.zero

  /// A rectangle that constraints place once a view has it.
  public override init() { insets = nil }

  /// A rectangle of `view` that follows its insets.
  init(of view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    self.insets = insets
    owningView = view
  }

  /// The content of a scroll view.
  init(contentOf scrollView: UIScrollView) {
    insets = nil
    owningView = scrollView
  }

  /// The rectangle in the view's coordinates, in points.
  open var layoutFrame: CGRect {
    guard let owningView, let insets else { return solvedFrame }
    return owningView.bounds.inset(by: insets(owningView))
  }
}

extension UIView {
  /// The part of the view that nothing covers.
  public var safeAreaLayoutGuide: UILayoutGuide { guides.safeArea(of: self) }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { guides.margins(of: self) }

  /// The part of the view inside its margins that is no wider than text is read well in.
  public var readableContentGuide: UILayoutGuide { guides.readable(of: self) }

  /// The rectangles added to the view.
  public var layoutGuides: [UILayoutGuide] { guides.added }

  /// Adds a rectangle that constraints place.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    guides.added.append(layoutGuide)
  }

  /// Takes a rectangle away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guides.added.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}

/// The guides of one view, made when they are first asked for.
@MainActor
struct LayoutGuides {
  var added: [UILayoutGuide] = []
  private var safeArea: UILayoutGuide?
  private var margins: UILayoutGuide?
  private var readable: UILayoutGuide?

  mutating func safeArea(of view: UIView) -> UILayoutGuide {
    let guide = safeArea ?? UILayoutGuide(of: view) { $0.safeAreaInsets }
    safeArea = guide
    return guide
  }

  mutating func margins(of view: UIView) -> UILayoutGuide {
    let guide = margins ?? UILayoutGuide(of: view) { $0.layoutMargins }
    margins = guide
    return guide
  }

  mutating func readable(of view: UIView) -> UILayoutGuide {
    let guide = readable ?? UILayoutGuide(of: view) { $0.readableContentInsets }
    readable = guide
    return guide
  }
}

extension UIView {
  /// The greatest width that text is read well in, in points: UIKit's for the default text size `[inferred]`.
  private static let readableWidth: CGFloat = 672

  /// How far the rectangle that text is read well in is from the view's edges, in points.
  var readableContentInsets: UIEdgeInsets {
    var insets = layoutMargins
    let spare = bounds.width - insets.horizontal - Self.readableWidth
    if spare > 0 {
      insets.left += spare / 2
      insets.right += spare / 2
    }
    return insets
  }
}
