/// The views that were handed to a container.
///
/// It is a view too, which stands for all of them. Views are built when they are read.
public struct SubviewsCollection: View {
  let list: ResolvedList

  /// All views, each as a ``Subview``.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    SubviewsList.list(view.list, range: 0..<view.list.count, in: context)
  }

  /// Any number of views.
  public static var _shape: ResolvedShape { ResolvedShape(count: nil, mayWriteValues: true) }

  /// The type of the body.
  public typealias Body = Never
}

extension SubviewsCollection: @preconcurrency RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { list.count }

  /// The view at an index.
  public subscript(index: Int) -> Subview { Subview(element: list.element(at: index)) }

  /// The views at some indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    if bounds.lowerBound < 0 || bounds.upperBound > endIndex {
      fatalError("the range \(bounds) lies outside of the \(endIndex) subviews")
    }
    return SubviewsCollectionSlice(list: list, range: bounds)
  }
}

/// Some of the views that were handed to a container, under the indices they have among all.
///
/// It is a view too, which stands for all of them.
public struct SubviewsCollectionSlice: View {
  let list: ResolvedList
  let range: Range<Int>

  /// The slice's views, each as a ``Subview``.
  public static func _resolve(_ view: Self, in context: ResolutionContext) -> ResolvedList {
    SubviewsList.list(view.list, range: view.range, in: context)
  }

  /// Any number of views.
  public static var _shape: ResolvedShape { ResolvedShape(count: nil, mayWriteValues: true) }

  /// The type of the body.
  public typealias Body = Never
}

extension SubviewsCollectionSlice: @preconcurrency RandomAccessCollection {
  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  /// The view at an index.
  public subscript(index: Int) -> Subview { Subview(element: list.element(at: index)) }

  /// The views at some indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    if bounds.lowerBound < startIndex || bounds.upperBound > endIndex {
      fatalError("the range \(bounds) lies outside of the subviews \(range)")
    }
    return SubviewsCollectionSlice(list: list, range: bounds)
  }
}

/// Subviews put into another place; what sections they came from is forgotten.
final class SubviewsList: ListNode {
  nonisolated deinit {}

  private let list: ResolvedList
  private let range: Range<Int>
  private let context: ResolutionContext

  private init(_ list: ResolvedList, range: Range<Int>, context: ResolutionContext) {
    self.list = list
    self.range = range
    self.context = context
  }

  static func list(_ list: ResolvedList, range: Range<Int>, in context: ResolutionContext) -> ResolvedList {
    range.isEmpty ? .empty : ResolvedList(SubviewsList(list, range: range, context: context))
  }

  override var count: Int { range.count }

  override func element(at index: Int) -> ListElement {
    list.element(at: range.lowerBound + index).placed(in: context)
  }

  override func forgetLast() { list.forgetLast() }

  override func forEachRun(_ body: (Int, ContainerValues) -> Void) {
    if range.count < list.count {
      super.forEachRun(body)
    } else {
      list.forEachRun { body($0, $1.merged(over: context.values)) }
    }
  }
}
