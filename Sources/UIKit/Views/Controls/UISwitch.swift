import Drawing
public import Foundation
import Geometry

/// A switch (UIKit's `UISwitch`), 51 by 31 points large whatever its frame says.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The colour of a switch that is on; nil is green.
  open var onTintColor: UIColor?
  /// The knob's colour; nil is white.
  open var thumbTintColor: UIColor?
  /// What the switch says beside it on a Mac; nothing here.
  open var title: String?

  private static let size = CGSize(width: 51, height: 31)
  /// Room around the knob, in points.
  private static let margin: CGFloat = 2

  /// A switch whose top left corner is a rectangle's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// A switch from an archive, of which there are none here: one that is off.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns the switch on or off; at once, whatever is asked.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func drawContent(in context: inout ViewDrawing) {
    let track = CGRect(origin: bounds.origin, size: Self.size)
    let isAtEnd = isOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let side = Self.size.height - 2 * Self.margin
    let knob = CGRect(
      x: isAtEnd ? track.maxX - Self.margin - side : track.minX + Self.margin, y: track.minY + Self.margin,
      width: side, height: side)
    let strength = isEnabled ? 1 : 0.5
    let fill = resolved(isOn ? onTintColor ?? .systemGreen : .secondarySystemFill)
    context.add { () throws(DrawingDiagnostic) in
      try .fill(
        Path(roundedRect: track, cornerRadius: track.height / 2, style: .circular),
        with: .color(fill.multiplyingAlpha(by: strength)))
    }
    context.addKnob(Path(ellipseIn: knob), resolved(thumbTintColor ?? .white))
  }
}

extension ViewDrawing {
  /// Adds the part of a control that a finger moves.
  mutating func addKnob(_ shape: Path, _ color: SRGBColor) {
    let shadow = Shadow(color: SRGBColor.black.multiplyingAlpha(by: 0.15), radius: 2, y: 1)
    add { () throws(DrawingDiagnostic) in
      [try .shadow(of: shape, shadow), try .fill(shape, with: .color(color))]
    }
  }
}
