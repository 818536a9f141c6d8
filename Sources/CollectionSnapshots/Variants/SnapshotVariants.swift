public import CollectionLab

/// All the ways to draw what a snapshot is of.
public struct SnapshotVariants: Hashable, Sendable {
  public var variants: [SnapshotVariant]

  /// The given variants, each a file of its own.
  public init(_ variants: [SnapshotVariant]) { self.variants = variants }

  /// The plain one alone.
  public static let base = SnapshotVariants([SnapshotVariant()])

  /// Every combination; an empty list leaves its part as the strategy has it.
  ///
  /// ```swift
  /// .matrix(styles: [.light, .dark], contentSizes: [.large, .accessibility3], directions: [.leftToRight, .rightToLeft])
  /// ```
  public static func matrix(
    devices: [Device] = [], styles: [ColorScheme] = [], contentSizes: [DynamicTypeSize] = [],
    directions: [LayoutDirection] = []
  ) -> SnapshotVariants {
    func choices<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values.map(\.self) }
    var variants: [SnapshotVariant] = []
    for device in choices(devices) {
      for style in choices(styles) {
        for size in choices(contentSizes) {
          for direction in choices(directions) {
            variants.append(
              SnapshotVariant(
                device: device, colorScheme: style, dynamicTypeSize: size, layoutDirection: direction))
          }
        }
      }
    }
    return SnapshotVariants(variants)
  }
}
