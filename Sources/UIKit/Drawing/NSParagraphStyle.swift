public import Foundation

/// How the lines of a text stand (UIKit's `NSParagraphStyle` as far as text is measured by it).
open class NSParagraphStyle: NSObject, @unchecked Sendable {
  fileprivate(set) public var lineSpacing: CGFloat = 0
  fileprivate(set) public var paragraphSpacing: CGFloat = 0
  fileprivate(set) public var alignment: NSTextAlignment = .natural
  fileprivate(set) public var lineBreakMode: NSLineBreakMode = .byWordWrapping
  fileprivate(set) public var minimumLineHeight: CGFloat = 0
  fileprivate(set) public var maximumLineHeight: CGFloat = 0
  fileprivate(set) public var lineHeightMultiple: CGFloat = 0

  /// The style of text that has none.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// A style of the same values that can be changed.
  open override func mutableCopy() -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// Styles do not change once they are shared.
  open override func copy() -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return other.values == values && other.alignment == alignment && other.lineBreakMode == lineBreakMode
  }

  open override var hash: Int { values.hashValue }

  private var values: [CGFloat] {
    [lineSpacing, paragraphSpacing, minimumLineHeight, maximumLineHeight, lineHeightMultiple]
  }

  /// The gap between lines of type whose own lines are `height` points high.
  func gap(lineHeight height: CGFloat) -> CGFloat {
    var line = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    line = max(line, minimumLineHeight)
    if maximumLineHeight > 0 { line = min(line, maximumLineHeight) }
    return lineSpacing + line - height
  }
}

/// A style that can be changed.
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The gap between lines, in points.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The gap below a paragraph, in points.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// Where lines stand.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// What happens to lines that do not fit.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The least height of a line, in points; 0 for none.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points; 0 for none.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// The factor for the font's own line height; 0 for none.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }

  /// Takes over the values of another style.
  public func setParagraphStyle(_ other: NSParagraphStyle) {
    lineSpacing = other.lineSpacing
    paragraphSpacing = other.paragraphSpacing
    alignment = other.alignment
    lineBreakMode = other.lineBreakMode
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    lineHeightMultiple = other.lineHeightMultiple
  }
}
