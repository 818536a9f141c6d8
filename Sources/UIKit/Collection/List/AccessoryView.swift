import Drawing
import Foundation
import Geometry

/// Draws an accessory of the system's in the size it has there (`layout.md` 7.5).
final class AccessoryView: UIView {
  private let kind: UICellAccessory.Kind
  /// Whether the outline's children are shown, or the item is selected.
  var isOn = false

  init(_ kind: UICellAccessory.Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: kind)))
  }

  required init?(coder: NSCoder) { nil }

  private static func size(of kind: UICellAccessory.Kind) -> CGSize {
    switch kind {
    case .disclosureIndicator, .outlineDisclosure: CGSize(width: 14, height: 14)
    case .checkmark: CGSize(width: 19, height: 18)
    case .reorder: CGSize(width: 27, height: 15)
    case .delete, .insert, .multiselect, .detail: CGSize(width: 26, height: 26)
    case .label, .customView: .zero
    }
  }

  private var color: UIColor {
    if let ownTintColor { return ownTintColor }
    return switch kind {
    case .disclosureIndicator, .reorder: .tertiaryLabel
    case .delete: .systemRed
    case .insert: .systemGreen
    case .multiselect where !isOn: .tertiaryLabel
    default: tintColor
    }
  }

  override func drawContent(in context: inout ViewDrawing) {
    let (ink, white) = (resolved(color), resolved(.white))
    switch kind {
    case .disclosureIndicator: stroke([[(5, 2.5), (9.5, 7), (5, 11.5)]], ink, 2, in: &context)
    case .outlineDisclosure:
      let points: [(CGFloat, CGFloat)] =
        isOn ? [(2.5, 5), (7, 9.5), (11.5, 5)] : [(5, 2.5), (9.5, 7), (5, 11.5)]
      stroke([points], ink, 2, in: &context)
    case .checkmark: stroke([[(3, 9.5), (7.5, 14), (16, 4)]], ink, 2, in: &context)
    case .reorder:
      let lines: [[(CGFloat, CGFloat)]] = [3.5, 7.5, 11.5].map { [(2.5, $0), (24.5, $0)] }
      stroke(lines, ink, 1.5, in: &context)
    case .delete:
      fillCircle(ink, in: &context)
      stroke([[(8, 13), (18, 13)]], white, 2, in: &context)
    case .insert:
      fillCircle(ink, in: &context)
      stroke([[(8, 13), (18, 13)], [(13, 8), (13, 18)]], white, 2, in: &context)
    case .multiselect:
      guard isOn else { return strokeCircle(ink, in: &context) }
      fillCircle(ink, in: &context)
      stroke([[(8, 13.5), (11.5, 17), (18, 9.5)]], white, 2, in: &context)
    case .detail:
      strokeCircle(ink, in: &context)
      stroke([[(13, 12), (13, 18)], [(13, 8.5), (13, 8.6)]], ink, 1.5, in: &context)
    case .label, .customView: break
    }
  }

  private var circle: Path { Path(ellipseIn: bounds.insetBy(dx: 2, dy: 2)) }

  private func fillCircle(_ color: SRGBColor, in context: inout ViewDrawing) {
    context.add { () throws(DrawingDiagnostic) in try .fill(circle, with: .color(color)) }
  }

  private func strokeCircle(_ color: SRGBColor, in context: inout ViewDrawing) {
    context.add { () throws(DrawingDiagnostic) in
      try .stroke(circle, with: .color(color), style: StrokeStyle(lineWidth: 1.5))
    }
  }

  private func stroke(
    _ lines: [[(CGFloat, CGFloat)]], _ color: SRGBColor, _ width: CGFloat,
    in context: inout ViewDrawing
  ) {
    let isMirrored =
      kind == .disclosureIndicator && effectiveUserInterfaceLayoutDirection == .rightToLeft
    var path = Path()
    for line in lines {
      let points = line.map { CGPoint(x: isMirrored ? bounds.width - $0.0 : $0.0, y: $0.1) }
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
    }
    context.add { () throws(DrawingDiagnostic) in
      try .stroke(
        path, with: .color(color),
        style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }
  }
}
