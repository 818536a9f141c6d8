import Drawing
public import Foundation

/// What a view does to what is behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur of what is behind (UIKit's `UIBlurEffect`).
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How much of what is behind shows through, and how bright it is.
  public enum Style: Int, CaseIterable, Hashable, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20

    /// The colour laid over what is behind: the system's background as opaque as the material (`views.md` 6.3), which
    /// in a picture stands for the blur; those of iOS 7 and 8 `[inferred]`.
    var color: UIColor {
      let strength: CGFloat =
        switch self {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.35
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.55
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark: 0.7
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent,
          .extraLight:
          0.8
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.85
        }
      let base: UIColor =
        switch self {
        case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
          .systemThickMaterialLight, .systemChromeMaterialLight, .light, .extraLight:
          .white
        case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
          .systemThickMaterialDark, .systemChromeMaterialDark, .dark:
          .black
        default: .systemBackground
        }
      return base.withAlphaComponent(strength)
    }
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) { self.style = style }
}

/// Content that lets what is behind a blur shine through (UIKit's `UIVibrancyEffect`); it is drawn as it is.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// Content over a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view over blurred content (UIKit's `UIVisualEffectView`).
///
/// What is behind is not blurred: the blur's colour is laid over it.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// What is done to what is behind; nil for nothing.
  open var effect: UIVisualEffect?
  /// Holds the views in front of the blur, and fills the view.
  public let contentView = UIView(frame: .zero)

  /// A view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addContent()
  }

  /// A view without an effect for a rectangle of its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  /// A view from an archive, of which there are none here: one without an effect.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // What is tied to the content's sides decides how large the view is, as if the content were tied to the view's.
    contentView.isCrossedByConstraints = true
    addSubview(contentView)
  }

  open override func drawContent(in context: inout ViewDrawing) {
    guard let blur = effect as? UIBlurEffect else { return }
    let (color, shape) = (resolved(blur.style.color), layer.outline(of: bounds))
    context.add { () throws(DrawingDiagnostic) in try .fill(shape, with: .color(color)) }
  }
}
