import Foundation
import Geometry

extension View {
  /// Lets items of a collection share one size: the first member is measured, and every member has exactly its size.
  ///
  /// It is measured once for each width and each sizing environment: Dynamic Type, locale, direction, scale and bold
  /// text. Members that declare their size themselves keep it. The cache does not watch what members show; after a
  /// redesign call ``CollectionViewProxy/invalidateSizingClasses()``.
  ///
  /// - Parameter name: what members have in common, in all sections of a collection; `nil` takes an item out.
  public func collectionSizingClass(_ name: (some Hashable)?) -> some View {
    modifier(ValueModifier { $0[SizingClassKey.self] = name.map { AnyHashable($0) } })
  }
}

nonisolated enum SizingClassKey: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}

/// The sizes of sizing classes, each measured once.
final class SizingClassCache {
  nonisolated deinit {}

  /// What a member's size may depend on, apart from what it shows.
  struct Environment: Hashable {
    let traits: Traits
    let locale: Locale
    let legibilityWeight: LegibilityWeight?

    init(_ values: EnvironmentValues) {
      var traits = values.builtIn.traits
      traits.colorScheme = .light
      self.traits = traits
      locale = values.locale
      legibilityWeight = values.legibilityWeight
    }
  }

  private struct Key: Hashable {
    let name: AnyHashable
    let width: CGFloat?
    let environment: Environment
  }

  private var sizes: [Key: CGSize] = [:]
  /// How often a member was measured so far.
  private(set) var measurementCount = 0

  init() {}

  /// The size of a class, measured where it is not known.
  ///
  /// - Parameters:
  ///   - name: the class.
  ///   - width: points a member is given; `nil` for its own width.
  ///   - environment: what it is drawn in.
  ///   - measure: the size of the member that stands for all.
  func size(
    of name: AnyHashable, width: CGFloat?, in environment: Environment, measure: () -> CGSize
  ) -> CGSize {
    let key = Key(name: name, width: width, environment: environment)
    if let size = sizes[key] { return size }
    measurementCount += 1
    let size = measure()
    sizes[key] = size
    return size
  }

  /// Forgets all sizes.
  func removeAll() { sizes = [:] }
}
