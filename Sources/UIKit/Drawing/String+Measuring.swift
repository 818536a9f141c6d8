import Drawing
public import Foundation
import Geometry

extension String {
  /// The size of the text on one line, in points; in the system font of 12 points unless the attributes say
  /// another.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), options: [],
      attributes: attributes, context: nil
    ).size
  }

  /// The box of the text in a space of `size` points, its origin zero, as the text engine in force shapes it.
  ///
  /// A text whose font the engine does not know has an empty box.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let isOneLine = !options.contains(.usesLineFragmentOrigin)
    func limit(_ length: CGFloat) -> CGFloat? {
      length > 0 && length < DrawingLimits.magnitude ? length : nil
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      (attributes?[key] as? CGFloat) ?? (attributes?[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0
    }
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let style = TextStyle(
      font: font.descriptor, tracking: number(.tracking), kerning: number(.kern),
      baselineOffset: number(.baselineOffset))
    let paragraph = attributes?[.paragraphStyle] as? NSParagraphStyle
    let factor = context?.minimumScaleFactor ?? 0
    let block = TextBlock(
      runs: [TextRun(self, style: style)], width: isOneLine ? nil : limit(size.width),
      height: options.contains(.truncatesLastVisibleLine) ? limit(size.height) : nil,
      lineLimit: isOneLine ? 1 : nil, lineSpacing: paragraph?.gap(lineHeight: font.lineHeight) ?? 0,
      minimumScaleFactor: factor > 0 ? min(factor, 1) : 1,
      displayScale: ViewEnvironment.current.traits.displayScale)
    guard !isEmpty, let shaped = try? ViewEnvironment.current.textMeasurer.shape(block) else { return .zero }
    let box = CGRect(origin: .zero, size: shaped.size)
    context?.actualScaleFactor = shaped.scaleFactor
    context?.totalBounds = box
    return box
  }
}

extension NSString {
  /// The size of the text on one line, in points, as ``Swift/String/size(withAttributes:)``.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// The box of the text in a space of `size` points, as
  /// ``Swift/String/boundingRect(with:options:attributes:context:)``.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text on one line, in points.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), options: [],
      context: nil
    ).size
  }

  /// The box of the text in a space of `size` points, all of it in the attributes of its first character.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let first = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
    return string.boundingRect(with: size, options: options, attributes: first, context: context)
  }
}
