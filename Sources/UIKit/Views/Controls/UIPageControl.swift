import Drawing
public import Foundation

/// Dots that say which of several pages is shown (UIKit's `UIPageControl`).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many dots there are.
  open var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The page shown, counted from 0; kept among the pages.
  open var currentPage: Int {
    get { min(max(page, 0), max(numberOfPages - 1, 0)) }
    set { page = newValue }
  }
  private var page = 0
  /// Whether one dot alone is left out.
  open var hidesForSinglePage = false
  /// The colour of other pages' dots; nil is a faint tint of white.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the current page's dot; nil is white.
  open var currentPageIndicatorTintColor: UIColor?

  /// The diameter of a dot and the room for each, in points (UIKit's `[inferred]`).
  private static let diameter: CGFloat = 7
  private static let step: CGFloat = 16
  private static let height: CGFloat = 26

  /// The size that a number of dots takes, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: Self.step * CGFloat(max(pageCount, 1)) + 16, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func drawContent(in context: inout ViewDrawing) {
    guard numberOfPages > 1 || numberOfPages == 1 && !hidesForSinglePage else { return }
    let width = Self.step * CGFloat(numberOfPages)
    var left = bounds.midX - width / 2
    for index in 0..<numberOfPages {
      let color =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor.white.withAlphaComponent(0.3)
      let dot = CGRect(
        x: left + (Self.step - Self.diameter) / 2, y: bounds.midY - Self.diameter / 2, width: Self.diameter,
        height: Self.diameter)
      let fill = resolved(color)
      context.add { () throws(DrawingDiagnostic) in try .fill(Path(ellipseIn: dot), with: .color(fill)) }
      left += Self.step
    }
  }
}
