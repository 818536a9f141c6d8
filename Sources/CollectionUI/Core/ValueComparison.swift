import CollectionHost
import Foundation
@_spi(Reflection) import Swift

/// A type that knows better than its stored properties whether two of its values make the same views.
protocol ViewComparable {
  /// Whether views made from `other` would be the same.
  func makesSameViews(as other: Self) -> Bool
}

/// Compares values of any type, as far as that is possible.
///
/// Equal bytes are equal values; otherwise a type's own comparison counts, or that of its stored properties. What cannot
/// be compared, such as two closures that have captured something, counts as different. How a type is compared is found
/// out once; nothing is allocated afterwards, but by comparisons of the types themselves.
enum ValueComparison {
  /// Whether both values are certainly equal.
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    withUnsafePointer(to: left) { left in
      withUnsafePointer(to: right) { right in ComparisonPlan.plan(of: Value.self).areEqual(left, right) }
    }
  }

  /// Whether both values are of one type and certainly equal.
  static func areSame(_ left: Any, _ right: Any) -> Bool {
    func compare<Value>(_ left: Value) -> Bool {
      guard let right = right as? Value else { return false }
      return areEqual(left, right)
    }
    return compare(left)
  }

  /// Whether both arrays have equal elements in the same order.
  ///
  /// Elements with the same bits cost what comparing their memory costs.
  static func areEqual<Element>(_ left: [Element], _ right: [Element]) -> Bool {
    if left.count != right.count { return false }
    return left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { right in
        guard let first = left.baseAddress, let other = right.baseAddress, first != other else { return true }
        let plan = ComparisonPlan.plan(of: Element.self)
        var index = 0
        while true {
          index += MemoryComparison.countLeading(
            .init(rebasing: left[index...]), .init(rebasing: right[index...]))
          if index == left.count { return true }
          if !plan.areEqual(first + index, other + index) { return false }
          index += 1
        }
      }
    }
  }
}

/// How values of one type are compared.
private final class ComparisonPlan {
  nonisolated deinit {}

  private enum Way {
    case bytes
    case own(any ViewComparable.Type)
    case equatable(any Equatable.Type)
    case fields([(offset: Int, plan: ComparisonPlan)])
  }

  private static var plans: [ObjectIdentifier: ComparisonPlan] = [:]

  private let size: Int
  private let way: Way

  private init(size: Int, way: Way) {
    self.size = size
    self.way = way
  }

  /// The plan of a type, made at first.
  static func plan(of type: Any.Type) -> ComparisonPlan {
    if let known = plans[ObjectIdentifier(type)] { return known }
    let plan = ComparisonPlan(size: size(of: type), way: way(of: type))
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  private static func size<Value>(of type: Value.Type) -> Int { MemoryLayout<Value>.size }

  private static func way(of type: Any.Type) -> Way {
    // An object is what it is, whatever others it calls equal.
    if type is AnyClass { return .bytes }
    if let own = type as? any ViewComparable.Type { return .own(own) }
    if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    var fields: [(offset: Int, plan: ComparisonPlan)] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      fields.append((offset, plan(of: type)))
      return true
    }
    // What costs least goes first: where a closure is another, long lists need not be walked.
    return fields.isEmpty
      ? .bytes : .fields(fields.filter(\.plan.isBytes) + fields.filter { !$0.plan.isBytes })
  }

  private var isBytes: Bool {
    if case .bytes = way { return true }
    return false
  }

  func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
    if memcmp(left, right, size) == 0 { return true }
    switch way {
    case .bytes: return false
    case .own(let type): return Self.ask(type, left, right)
    case .equatable(let type): return MemoryComparison.areEqual(type, left, right)
    case .fields(let fields):
      return fields.allSatisfy { $0.plan.areEqual(left + $0.offset, right + $0.offset) }
    }
  }

  private static func ask<Value: ViewComparable>(
    _ type: Value.Type, _ left: UnsafeRawPointer, _ right: UnsafeRawPointer
  ) -> Bool {
    left.assumingMemoryBound(to: type).pointee.makesSameViews(
      as: right.assumingMemoryBound(to: type).pointee)
  }
}

// MARK: Types whose properties do not tell

// The bytes of a missing value are nobody's.
extension Optional: ViewComparable {
  func makesSameViews(as other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): ValueComparison.areEqual(left, right)
    default: false
    }
  }
}

extension Array: ViewComparable {
  func makesSameViews(as other: Self) -> Bool { ValueComparison.areEqual(self, other) }
}

extension ConditionalContent: ViewComparable {
  func makesSameViews(as other: Self) -> Bool {
    switch (storage, other.storage) {
    case (.first(let left), .first(let right)): ValueComparison.areEqual(left, right)
    case (.second(let left), .second(let right)): ValueComparison.areEqual(left, right)
    default: false
    }
  }
}

extension TupleView: ViewComparable {
  func makesSameViews(as other: Self) -> Bool {
    for (left, right) in repeat (each value, each other.value) {
      if !ValueComparison.areEqual(left, right) { return false }
    }
    return true
  }
}
