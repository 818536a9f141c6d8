import Drawing
public import Foundation
import Geometry

/// A line that says how much of something is done (UIKit's `UIProgressView`).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// How thick the line is.
  public enum Style: Int, CaseIterable, Hashable, Sendable {
    /// 4 points, with round ends.
    case `default` = 0
    /// 2.5 points `[inferred]`, for the edge of a bar.
    case bar = 1
  }

  open var progressViewStyle: Style = .default { didSet { invalidateIntrinsicContentSize() } }
  /// How much is done, kept within 0...1.
  open var progress: Float {
    get { min(max(stored, 0), 1) }
    set { stored = newValue }
  }
  private var stored: Float = 0
  /// The colour of what is done; nil is the tint colour.
  open var progressTintColor: UIColor?
  /// The colour of what is left; nil is the system's.
  open var trackTintColor: UIColor?

  /// A line for a rectangle of its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A line of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = thickness
  }

  /// A line from an archive, of which there are none here: one of nothing done.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says how much is done; at once, whatever is asked.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  private var thickness: CGFloat { progressViewStyle == .default ? 4 : 2.5 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: thickness)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: thickness)
  }

  open override func drawContent(in context: inout ViewDrawing) {
    var done = bounds
    done.size.width *= CGFloat(progress)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { done.origin.x = bounds.maxX - done.width }
    let radius = progressViewStyle == .default ? bounds.height / 2 : 0
    for (rect, color) in [(bounds, trackTintColor ?? .systemFill), (done, progressTintColor ?? tintColor!)]
    where rect.width > 0 {
      let paint = resolved(color)
      context.add { () throws(DrawingDiagnostic) in
        try .fill(Path(roundedRect: rect, cornerRadius: radius, style: .circular), with: .color(paint))
      }
    }
  }
}
