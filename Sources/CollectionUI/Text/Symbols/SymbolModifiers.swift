import Drawing

extension Image {
  /// How large a symbol is beside the text of its font.
  nonisolated public enum Scale: Hashable, Sendable, CaseIterable {
    case small
    case medium
    case large

    /// The factor that a medium symbol is drawn with.
    var factor: Double {
      switch self {
      case .small: Symbol.Scale.small.factor
      case .medium: Symbol.Scale.medium.factor
      case .large: Symbol.Scale.large.factor
      }
    }
  }
}

/// How a symbol takes its colours.
///
/// Two layers have the symbols that are a sign within a shape, such as `plus.circle.fill`; all others have one.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// All of the symbol in the foreground style.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The sign in the foreground style, the shape around it in the second level of it.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The sign in the first of the foreground's styles, the shape around it in the second.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// Colours of its own where a symbol has some: stars, suns and bolts yellow, hearts red, a check green, a cross red.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// The colours of symbols that have some of their own.
nonisolated enum SymbolColors {
  /// The colour of a symbol, or of the shape around its sign.
  static func color(of name: String) -> Color? {
    let parts = name.split(separator: ".")
    switch parts.first {
    case "star", "sun", "bolt": return .yellow
    case "heart": return .red
    case "checkmark" where parts.contains("circle"), "plus" where parts.contains("circle"): return .green
    case "xmark" where parts.contains("circle"), "minus" where parts.contains("circle"): return .red
    case "exclamationmark" where parts.contains("triangle"): return .yellow
    default: return nil
    }
  }
}

/// Forms of a symbol: filled, struck through, or within a shape.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  private var shape: String?
  private var isFilled = false
  private var isSlashed = false

  private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isSlashed = isSlashed
  }

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// Within a circle.
  public static let circle = SymbolVariants(shape: "circle")
  /// Within a square.
  public static let square = SymbolVariants(shape: "square")
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(isSlashed: true)

  /// The filled form of these.
  public var fill: SymbolVariants { adding(.fill) }
  /// These within a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// These within a square.
  public var square: SymbolVariants { adding(.square) }
  /// These struck through.
  public var slash: SymbolVariants { adding(.slash) }

  /// These forms and others; a symbol stands in one shape only, that of `other` where both name one.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// Names to try for a symbol, the one with most of the forms first.
  func names(for name: String) -> [String] {
    if self == .none { return [name] }
    let hasFill = name.hasSuffix(".fill")
    let base = hasFill ? String(name.dropLast(".fill".count)) : name
    func endings(_ ending: String?) -> [String] {
      guard let ending, !base.contains(ending) else { return [""] }
      return [ending, ""]
    }
    return endings(isSlashed ? ".slash" : nil).flatMap { slash in
      endings(shape.map { ".\($0)" }).flatMap { shape in
        (isFilled || hasFill ? [".fill", ""] : [""]).map { base + slash + shape + $0 }
      }
    }
  }
}

extension View {
  /// Sets how large the symbols inside are beside text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentModifier { $0.imageScale = scale })
  }

  /// Sets how the symbols inside take their colours; `nil` for the usual way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EnvironmentModifier { $0.symbolRenderingMode = mode })
  }

  /// Asks for forms of the symbols inside, in addition to those asked for further out.
  ///
  /// Forms that a symbol does not have change nothing.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.adding(variant) })
  }
}

private nonisolated enum ScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private nonisolated enum ModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private nonisolated enum VariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

nonisolated extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// How symbols take their colours; `nil` for the usual way: in one style, or in several where the foreground
  /// has several.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }

  /// The forms that symbols are asked for.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}
