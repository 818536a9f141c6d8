import Drawing
public import Foundation
import Geometry

/// A value within a range, set by a knob on a line (UIKit's `UISlider`).
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value, kept within the range.
  open var value: Float {
    get { min(max(stored, minimumValue), max(minimumValue, maximumValue)) }
    set { stored = newValue }
  }
  private var stored: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  /// Whether moving the knob says so all the way.
  open var isContinuous = true
  /// The colour of the line before the knob; nil is the tint colour.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line after the knob; nil is the system's.
  open var maximumTrackTintColor: UIColor?
  /// The knob's colour; nil is white.
  open var thumbTintColor: UIColor?

  private static let height: CGFloat = 31
  private static let thickness: CGFloat = 4
  private static let knob: CGFloat = 28

  /// Sets the value; at once, whatever is asked.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func drawContent(in context: inout ViewDrawing) {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let middle =
      bounds.minX + Self.knob / 2 + max(0, bounds.width - Self.knob) * (isMirrored ? 1 - fraction : fraction)
    let line = CGRect(
      x: bounds.minX, y: bounds.midY - Self.thickness / 2, width: bounds.width, height: Self.thickness)
    var filled = line
    if isMirrored {
      (filled.origin.x, filled.size.width) = (middle, line.maxX - middle)
    } else {
      filled.size.width = middle - line.minX
    }
    let strength = isEnabled ? 1 : 0.5
    for (rect, color) in [
      (line, maximumTrackTintColor ?? .systemFill), (filled, minimumTrackTintColor ?? tintColor!),
    ] {
      let paint = resolved(color).multiplyingAlpha(by: strength)
      context.add { () throws(DrawingDiagnostic) in
        try .fill(
          Path(roundedRect: rect, cornerRadius: Self.thickness / 2, style: .circular), with: .color(paint))
      }
    }
    let knob = CGRect(
      x: middle - Self.knob / 2, y: bounds.midY - Self.knob / 2, width: Self.knob, height: Self.knob)
    context.addKnob(Path(ellipseIn: knob), resolved(thumbTintColor ?? .white))
  }
}
