public import CollectionLab

/// One way to draw what a snapshot is of; a part that is `nil` is left as the strategy has it.
public struct SnapshotVariant: Hashable, Sendable {
  public var device: Device?
  public var colorScheme: ColorScheme?
  public var dynamicTypeSize: DynamicTypeSize?
  public var layoutDirection: LayoutDirection?

  /// A variant; without parameters the plain one.
  public init(
    device: Device? = nil, colorScheme: ColorScheme? = nil, dynamicTypeSize: DynamicTypeSize? = nil,
    layoutDirection: LayoutDirection? = nil
  ) {
    self.device = device
    self.colorScheme = colorScheme
    self.dynamicTypeSize = dynamicTypeSize
    self.layoutDirection = layoutDirection
  }

  /// What the variant adds to a file's name, in a fixed order; only what is not the default.
  ///
  /// `.iPhoneSE~dark.rtl.ax3`
  var suffix: String {
    var text = device.map { ".\($0.name)" } ?? ""
    if colorScheme == .dark { text += "~dark" }
    if layoutDirection == .rightToLeft { text += ".rtl" }
    if let dynamicTypeSize, dynamicTypeSize != .large { text += ".\(TextSizeName.short(dynamicTypeSize))" }
    return text
  }

  /// The words of the variant, by which it can be filtered: `dark`, `iPadMini`.
  var words: Set<String> { Set(suffix.split { $0 == "." || $0 == "~" }.map { $0.lowercased() }) }
}
