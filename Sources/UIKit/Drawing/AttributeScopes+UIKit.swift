public import Foundation

extension AttributeScopes {
  /// The looks of texts that UIKit knows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The looks of texts that UIKit knows, as `AttributedString` names them.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let kern: KernAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let paragraphStyle: ParagraphStyleAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The text's colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// Points added after every character.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// Points added after every character, ligatures given up.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.tracking.rawValue
    }

    /// Points the text is raised by.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// A line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// How lines stand.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// The key of a look that UIKit knows; where SwiftUI knows one of the same name, that is meant.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension NSAttributedString {
  /// A text with the looks of its parts that UIKit knows.
  ///
  /// O(n) in the parts.
  convenience init(styled string: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in string.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[AttributeScopes.UIKitAttributes.FontAttribute.self]
      attributes[.foregroundColor] = run[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self]
      attributes[.kern] = run[AttributeScopes.UIKitAttributes.KernAttribute.self]
      attributes[.tracking] = run[AttributeScopes.UIKitAttributes.TrackingAttribute.self]
      attributes[.baselineOffset] = run[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self]
      attributes[.underlineStyle] = run[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self]
      attributes[.strikethroughStyle] = run[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self]
      attributes[.paragraphStyle] = run[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self]
      text.append(NSAttributedString(string: String(string[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributeContainer {
  /// The looks of a dictionary that UIKit knows.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[AttributeScopes.UIKitAttributes.FontAttribute.self] = dictionary[.font] as? UIFont
    self[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
      dictionary[.foregroundColor] as? UIColor
    self[AttributeScopes.UIKitAttributes.KernAttribute.self] = dictionary.number(.kern)
    self[AttributeScopes.UIKitAttributes.TrackingAttribute.self] = dictionary.number(.tracking)
    self[AttributeScopes.UIKitAttributes.BaselineOffsetAttribute.self] = dictionary.number(.baselineOffset)
    self[AttributeScopes.UIKitAttributes.UnderlineStyleAttribute.self] = dictionary.line(.underlineStyle)
    self[AttributeScopes.UIKitAttributes.StrikethroughStyleAttribute.self] =
      dictionary.line(.strikethroughStyle)
    self[AttributeScopes.UIKitAttributes.ParagraphStyleAttribute.self] =
      dictionary[.paragraphStyle] as? NSParagraphStyle
  }
}

extension [NSAttributedString.Key: Any] {
  /// The number of a look; nil where nothing is said.
  func number(_ key: NSAttributedString.Key) -> CGFloat? {
    switch self[key] {
    case let number as CGFloat: number
    case let number as NSNumber: CGFloat(number.doubleValue)
    case let number as Int: CGFloat(number)
    case let number as Double: CGFloat(number)
    default: nil
    }
  }

  /// The line of a look, which may be its number; nil where nothing is said.
  func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
    self[key] as? NSUnderlineStyle ?? number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
  }
}
