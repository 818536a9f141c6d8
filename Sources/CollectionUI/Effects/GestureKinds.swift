public import Foundation
public import Geometry

/// One or several touches.
public struct TapGesture: Gesture {
  /// Nothing is told but that it happened.
  public typealias Value = Void

  public var count: Int

  /// So many touches, one after the other.
  public init(count: Int = 1) { self.count = count }
}

/// One or several touches at a place.
public struct SpatialTapGesture: Gesture {
  /// Where it happened.
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  /// So many touches, one after the other.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

/// A touch that lasts.
public struct LongPressGesture: Gesture {
  /// Whether it has lasted long enough.
  public typealias Value = Bool

  /// In seconds.
  public var minimumDuration: Double
  /// How far the finger may stray, in points.
  public var maximumDistance: CGFloat

  /// A touch of so many seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// A finger that is moved.
public struct DragGesture: Gesture {
  /// How the finger has moved, in points.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points a second.
    public var velocity: CGSize
    public var predictedEndLocation: CGPoint

    /// From where it began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// From where it began to where it would come to rest.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  /// How far a finger has to move, in points.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  /// A movement of so many points at least.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

/// Two fingers that part or meet.
public struct MagnifyGesture: Gesture {
  /// How far they have.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// Their distance by the one they began with.
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumScaleDelta: CGFloat

  /// A change of the distance by so much of it at least.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  /// How far they have.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public var minimumAngleDelta: Angle

  /// A turn by so much at least.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that part or meet, under the name of before.
public struct MagnificationGesture: Gesture {
  /// Their distance by the one they began with.
  public typealias Value = CGFloat

  public var minimumScaleDelta: CGFloat

  /// A change of the distance by so much of it at least.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn, under the name of before.
public struct RotationGesture: Gesture {
  /// How far they have turned.
  public typealias Value = Angle

  public var minimumAngleDelta: Angle

  /// A turn by so much at least.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}
