import Foundation
import Geometry

extension DisplayList: CustomStringConvertible {
  /// The list as a tree, an item a line, a scope's items indented below it.
  public var description: String {
    var lines = ["display list \(NumberText.size(size))"]
    for item in items { item.appendLines(to: &lines, indent: "  ") }
    for diagnostic in diagnostics { lines.append("  ! \(diagnostic)") }
    return lines.joined(separator: "\n")
  }
}

extension DisplayItem: CustomStringConvertible {
  /// The item as a tree.
  public var description: String {
    var lines: [String] = []
    appendLines(to: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  /// Appends the item's line, and those of the items inside it.
  func appendLines(to lines: inout [String], indent: String) {
    switch content {
    case .fill(let path, let paint, let rule):
      lines.append("\(indent)fill \(path) \(paint)\(rule == .evenOdd ? " even-odd" : "")")
    case .stroke(let path, let paint, let style):
      lines.append("\(indent)stroke \(path) \(paint) width \(NumberText.decimal(Double(style.lineWidth)))")
    case .shadow(let path, let shadow): lines.append("\(indent)shadow \(path) \(shadow)")
    case .text(let text, let point, let paints):
      let frame = CGRect(origin: point, size: text.size)
      let colours = paints.map(\.description).joined(separator: " ")
      lines.append("\(indent)text \(NumberText.rect(frame)) \(colours) “\(text.string)”")
    case .image(let item):
      let image = item.image
      lines.append(
        "\(indent)image \(NumberText.rect(item.frame)) \(image.format.rawValue) \(image.pixelWidth)×\(image.pixelHeight)"
      )
    case .scope(let scope):
      lines.append("\(indent)scope\(scope.attributes)")
      for item in scope.items { item.appendLines(to: &lines, indent: indent + "  ") }
    }
  }
}

extension DisplayScope {
  /// What the scope changes, for its line in a tree.
  fileprivate var attributes: String {
    var text = ""
    if let element {
      if let identity = element.identity { text += " [\(identity)]" }
      if let label = element.accessibilityLabel { text += " “\(label)”" }
      if let value = element.accessibilityValue { text += " value “\(value)”" }
      if let identifier = element.accessibilityIdentifier { text += " #\(identifier)" }
      if element.isAccessibilityHidden { text += " hidden from assistive technology" }
      if !element.annotations.isEmpty { text += " with \(element.annotations.count) annotations" }
    }
    if !transform.isIdentity {
      if transform.a == 1, transform.d == 1, transform.isScaleAndTranslation {
        text += " at \(NumberText.point(CGPoint(x: transform.tx, y: transform.ty)))"
      } else {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        text += " matrix(\(numbers.map { NumberText.decimal(Double($0)) }.joined(separator: " ")))"
      }
    }
    if let clip { text += " clip \(clip)" }
    if opacity < 1 { text += " opacity \(NumberText.decimal(opacity))" }
    if blendMode != .normal { text += " \(blendMode.rawValue)" }
    if isIsolated { text += " isolated" }
    if blur > 0 { text += " blur \(NumberText.decimal(Double(blur)))" }
    if let shadow { text += " shadow \(shadow)" }
    return text
  }
}

extension Shadow: CustomStringConvertible {
  /// `radius 8 offset (0 3) #000000 6%`.
  public var description: String {
    "radius \(NumberText.decimal(Double(radius))) offset \(NumberText.point(CGPoint(x: x, y: y))) \(color)"
  }
}

extension Paint: CustomStringConvertible {
  /// A colour, or a gradient's kind and colours.
  public var description: String {
    let kind =
      switch self {
      case .color(let color): color.description
      case .linearGradient: "linear"
      case .radialGradient: "radial"
      case .ellipticalGradient: "elliptical"
      case .angularGradient: "angular"
      }
    guard let stops else { return kind }
    let colours = stops.map { "\($0.color) at \(NumberText.decimal($0.location))" }
    return "\(kind)(\(colours.joined(separator: ", ")))"
  }
}

extension Path: CustomStringConvertible {
  /// What the path is known to be, or its steps in SVG's letters.
  public var description: String {
    switch kind {
    case .empty: "empty"
    case .rectangle(let rect): "rect \(NumberText.rect(rect))"
    case .ellipse(let rect): "ellipse \(NumberText.rect(rect))"
    case .roundedRectangle(let rect, let radii, let style):
      "\(style.rawValue) rect \(NumberText.rect(rect)) radius \(radii.uniform.map { NumberText.decimal(Double($0)) } ?? "\(radii)")"
    case .elements(let elements): "path " + elements.map(\.description).joined(separator: " ")
    }
  }
}

extension Path.Element: CustomStringConvertible {
  /// The step as SVG writes it.
  public var description: String {
    switch self {
    case .move(let to): "M\(NumberText.pair(to))"
    case .line(let to): "L\(NumberText.pair(to))"
    case .quadCurve(let to, let control): "Q\(NumberText.pair(control)) \(NumberText.pair(to))"
    case .curve(let to, let control1, let control2):
      "C\(NumberText.pair(control1)) \(NumberText.pair(control2)) \(NumberText.pair(to))"
    case .closeSubpath: "Z"
    }
  }
}

extension NumberText {
  /// `12.5,3`.
  static func pair(_ point: CGPoint) -> String {
    "\(decimal(Double(point.x))),\(decimal(Double(point.y)))"
  }

  /// `(12.5 3)`.
  static func point(_ point: CGPoint) -> String {
    "(\(decimal(Double(point.x))) \(decimal(Double(point.y))))"
  }

  /// `390×844`.
  static func size(_ size: CGSize) -> String {
    "\(decimal(Double(size.width)))×\(decimal(Double(size.height)))"
  }

  /// `(x y width height)`.
  static func rect(_ rect: CGRect) -> String {
    "(\(decimal(Double(rect.minX))) \(decimal(Double(rect.minY))) "
      + "\(decimal(Double(rect.width))) \(decimal(Double(rect.height))))"
  }
}
