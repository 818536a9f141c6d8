public import Foundation

/// A value that changes by way of numbers between; a picture shows where changes end.
nonisolated public protocol Animatable {
  /// The type of the numbers.
  associatedtype AnimatableData: VectorArithmetic

  /// The numbers.
  var animatableData: AnimatableData { get set }
}

nonisolated extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No numbers.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// Numbers that can be added, and multiplied by one number.
nonisolated public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each number.
  mutating func scale(by factor: Double)

  /// The sum of the numbers' squares.
  var magnitudeSquared: Double { get }
}

/// No numbers.
nonisolated public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  public static let zero = EmptyAnimatableData()

  /// No numbers.
  public init() {}

  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData) -> EmptyAnimatableData { left }

  /// Changes nothing.
  public mutating func scale(by factor: Double) {}

  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that change together.
nonisolated public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic
{
  public var first: First
  public var second: Second

  /// Two values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  public static func + (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first + right.first, left.second + right.second)
  }

  public static func - (left: AnimatablePair, right: AnimatablePair) -> AnimatablePair {
    AnimatablePair(left.first - right.first, left.second - right.second)
  }

  /// Multiplies both.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The sum of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

nonisolated extension VectorArithmetic where Self: BinaryFloatingPoint {
  /// Multiplies the number.
  public mutating func scale(by factor: Double) { self *= Self(factor) }

  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

nonisolated extension Double: VectorArithmetic {}
nonisolated extension Float: VectorArithmetic {}
nonisolated extension CGFloat: VectorArithmetic {}
