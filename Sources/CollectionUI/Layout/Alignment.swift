public import Foundation
import Geometry

/// A guide of your own: a type that says where it lies in a view that does not set it.
@preconcurrency @MainActor
public protocol AlignmentID {
  /// The guide's value in a view of these dimensions, in points from the leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide of either axis.
// A type is the same everywhere, though what it computes belongs to the main actor.
nonisolated struct AlignmentKey: @unchecked Sendable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// How a container makes one value of its children's.
  let combination: Combination
  /// Where the library's own guides lie in views that do not set them: the part of the view's length before them.
  let fraction: CGFloat?

  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    let builtIn = id as? any BuiltInAlignment.Type
    combination = builtIn?.combination ?? .mean
    fraction = builtIn?.fraction
  }

  /// Where the guide lies in a view of `size` that does not set it; `nil` where the guide's type has to be asked.
  func defaultValue(in size: CGSize) -> CGFloat? {
    guard let fraction else { return nil }
    return Self.length(fraction, of: size[axis])
  }

  /// A part of a length; none of an endless one is none.
  static func length(_ fraction: CGFloat, of length: CGFloat) -> CGFloat {
    fraction == 0 ? 0 : length * fraction
  }

  /// How a container makes one value of its children's (`views.md` 2.5).
  enum Combination {
    /// Frame alignments stay within their own container.
    case none
    case first
    case last
    case mean
  }

  /// The value a container has whose children have set `values`, or `nil` where none has.
  @MainActor func combine(_ values: [CGFloat]) -> CGFloat? {
    if values.isEmpty { return nil }
    switch combination {
    case .none: return nil
    case .first: return values.min()
    // The specification leaves open whether the top-most or the bottom-most line wins; a baseline called last reads as
    // the bottom-most.
    case .last: return values.max()
    case .mean: return values.reduce(0, +) / CGFloat(values.count)
    }
  }

  func isSame(as other: AlignmentKey) -> Bool { id == other.id && axis == other.axis }
}

/// A place across a vertical stack, counted from the leading edge.
nonisolated public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// The guide that `id` describes.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// Where the line below a row of a list begins, in views that set it: `alignmentGuide(.listRowSeparatorLeading)`.
  ///
  /// Lines of rows without such a view begin where the text nearest to the leading edge does, and without text where the
  /// row's view does.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line below a row of a list ends, in views that set it; elsewhere it ends at the row's edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
  /// Where the text nearest to the leading edge begins; only texts set it.
  static let firstTextLeading = HorizontalAlignment(FirstTextLeading.self)

  /// Whether both are the same guide.
  public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool {
    left.key.id == right.key.id
  }
}

/// A place across a horizontal stack, counted from the top.
nonisolated public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// The guide that `id` describes.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom of views without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom of views without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// Whether both are the same guide.
  public static func == (left: VerticalAlignment, right: VerticalAlignment) -> Bool {
    left.key.id == right.key.id
  }
}

/// A guide on each axis.
nonisolated public struct Alignment: Equatable, Sendable {
  /// The guide along x.
  public var horizontal: HorizontalAlignment
  /// The guide along y.
  public var vertical: VerticalAlignment

  /// An alignment of two guides.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  /// Where a child of dimensions `child` starts so that its guides meet those of a container of `size`.
  @MainActor func origin(of child: ViewDimensions, in size: CGSize) -> CGPoint {
    let container = ViewDimensions(node: nil, proposal: ProposedViewSize(size), size: size)
    return CGPoint(
      x: container[horizontal] - child[horizontal], y: container[vertical] - child[vertical])
  }
}

/// The library's own guides.
protocol BuiltInAlignment: AlignmentID {
  nonisolated static var combination: AlignmentKey.Combination { get }

  /// The part of a view's length before the guide, in views that do not set it.
  nonisolated static var fraction: CGFloat { get }
}

extension BuiltInAlignment {
  nonisolated static var combination: AlignmentKey.Combination { .none }
}

/// A guide along x.
protocol BuiltInHorizontalAlignment: BuiltInAlignment {}

extension BuiltInHorizontalAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    AlignmentKey.length(fraction, of: context.width)
  }
}

/// A guide along y.
protocol BuiltInVerticalAlignment: BuiltInAlignment {}

extension BuiltInVerticalAlignment {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    AlignmentKey.length(fraction, of: context.height)
  }
}

enum Leading: BuiltInHorizontalAlignment {
  nonisolated static let fraction: CGFloat = 0
}

enum HorizontalCenter: BuiltInHorizontalAlignment {
  nonisolated static let fraction: CGFloat = 0.5
}

enum Trailing: BuiltInHorizontalAlignment {
  nonisolated static let fraction: CGFloat = 1
}

enum SeparatorLeading: BuiltInHorizontalAlignment {
  nonisolated static let combination = AlignmentKey.Combination.first
  nonisolated static let fraction: CGFloat = 0
}

enum FirstTextLeading: BuiltInHorizontalAlignment {
  nonisolated static let combination = AlignmentKey.Combination.first
  nonisolated static let fraction: CGFloat = 0
}

enum SeparatorTrailing: BuiltInHorizontalAlignment {
  nonisolated static let combination = AlignmentKey.Combination.last
  nonisolated static let fraction: CGFloat = 1
}

enum Top: BuiltInVerticalAlignment {
  nonisolated static let fraction: CGFloat = 0
}

enum VerticalCenter: BuiltInVerticalAlignment {
  nonisolated static let fraction: CGFloat = 0.5
}

enum Bottom: BuiltInVerticalAlignment {
  nonisolated static let fraction: CGFloat = 1
}

enum FirstTextBaseline: BuiltInVerticalAlignment {
  nonisolated static let combination = AlignmentKey.Combination.first
  nonisolated static let fraction: CGFloat = 1
}

enum LastTextBaseline: BuiltInVerticalAlignment {
  nonisolated static let combination = AlignmentKey.Combination.last
  nonisolated static let fraction: CGFloat = 1
}

extension View {
  /// Sets a horizontal guide of the view, in points from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: guide.key, compute: computeValue))
  }

  /// Sets a vertical guide of the view, in points from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(GuideModifier(key: guide.key, compute: computeValue))
  }
}

/// Sets a guide.
struct GuideModifier: NodeModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat

  func wrap(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    GuideNode(node, key: key, compute: compute)
  }
}

/// A view with a guide set.
final class GuideNode: WrapperNode {
  nonisolated deinit {}

  private let key: AlignmentKey
  private let compute: (ViewDimensions) -> CGFloat

  init(_ child: LayoutNode, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
    super.init(child)
    if key.combination == .none { setsGuides = true }
  }

  override func explicitAlignment(_ key: AlignmentKey, under proposal: ProposedViewSize) -> CGFloat? {
    if key.isSame(as: self.key) { return compute(child.dimensions(proposal)) }
    return child.explicitAlignment(key, under: proposal)
  }
}
