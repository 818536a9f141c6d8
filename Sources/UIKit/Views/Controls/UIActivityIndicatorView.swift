import Drawing
public import Foundation
import Geometry

/// A wheel that says that something is going on (UIKit's `UIActivityIndicatorView`); it stands still here.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, CaseIterable, Hashable, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of the spokes; grey by default.
  open var color: UIColor! = .secondaryLabel { didSet { if color == nil { color = .secondaryLabel } } }
  /// Whether the wheel is seen only while it turns.
  open var hidesWhenStopped = true
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// A wheel of a style.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
  }

  /// A wheel of 20 points for a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
  }

  /// A wheel from an archive, of which there are none here: one of 20 points.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// Shows the wheel.
  open func startAnimating() { isAnimating = true }

  /// Hides the wheel, unless it is seen at rest too.
  open func stopAnimating() { isAnimating = false }

  private static func size(of style: Style) -> CGSize {
    style == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  /// Eight spokes, in parts of the wheel's size, each fainter than the one before it `[inferred]`.
  open override func drawContent(in context: inout ViewDrawing) {
    guard isAnimating || !hidesWhenStopped else { return }
    let side = Self.size(of: style).width
    let (width, length, distance) = (side * 0.125, side * 0.3, side * 0.35)
    let spoke = Path(
      roundedRect: CGRect(x: -width / 2, y: -distance - length / 2, width: width, height: length),
      cornerRadius: width / 2, style: .circular)
    let ink = resolved(color)
    for index in 0..<8 {
      let turn = CGAffineTransform(rotationAngle: CGFloat(index) * .pi / 4)
        .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
      context.add { () throws(DrawingDiagnostic) in
        try .fill(
          spoke.applying(turn), with: .color(ink.multiplyingAlpha(by: 1 - Double(index) / 10)))
      }
    }
  }
}
