import Drawing
public import Foundation
import Geometry

/// Two buttons that make a value smaller and greater (UIKit's `UIStepper`), 94 by 32 points large.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The value, kept within the range.
  open var value: Double {
    get { min(max(stored, minimumValue), max(minimumValue, maximumValue)) }
    set { stored = newValue }
  }
  private var stored: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  /// How much a touch changes the value.
  open var stepValue: Double = 1
  /// Whether the value goes on at the other end of the range.
  open var wraps = false
  /// Whether holding a button changes the value again and again.
  open var autorepeat = true
  /// Whether each of these changes is told.
  open var isContinuous = true

  private static let size = CGSize(width: 94, height: 32)

  /// A stepper whose top left corner is a rectangle's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// A stepper from an archive, of which there are none here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override var intrinsicContentSize: CGSize { Self.size }

  /// A minus and a plus on grey; which can be used no more is faint `[inferred]`.
  open override func drawContent(in context: inout ViewDrawing) {
    let box = CGRect(origin: bounds.origin, size: Self.size)
    let (back, line) = (resolved(.tertiarySystemFill), resolved(.separator))
    let parts = (
      Path(roundedRect: box, cornerRadius: 8),
      Path(CGRect(x: box.midX - 0.5, y: box.midY - 9, width: 1, height: 18))
    )
    context.add { () throws(DrawingDiagnostic) in
      [try .fill(parts.0, with: .color(back)), try .fill(parts.1, with: .color(line))]
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let quarter = Self.size.width / 4
    let (minus, plus) = isMirrored ? (3 * quarter, quarter) : (quarter, 3 * quarter)
    let (canFall, canRise) = (wraps || value > minimumValue, wraps || value < maximumValue)
    var (first, second) = (Path(), Path())
    func add(_ path: inout Path, _ x: CGFloat, isUpright: Bool) {
      let (x, y) = (box.minX + x, box.midY)
      path.move(to: CGPoint(x: isUpright ? x : x - 7, y: isUpright ? y - 7 : y))
      path.addLine(to: CGPoint(x: isUpright ? x : x + 7, y: isUpright ? y + 7 : y))
    }
    add(&first, minus, isUpright: false)
    add(&second, plus, isUpright: false)
    add(&second, plus, isUpright: true)
    for (path, isUsable) in [(first, canFall), (second, canRise)] {
      let ink = resolved(isEnabled && isUsable ? .label : .tertiaryLabel)
      context.add { () throws(DrawingDiagnostic) in
        try .stroke(path, with: .color(ink), style: StrokeStyle(lineWidth: 1.5, lineCap: .round))
      }
    }
  }
}
