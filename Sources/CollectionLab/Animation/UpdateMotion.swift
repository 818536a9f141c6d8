import Drawing
import Foundation

/// An update that is seen coming about.
nonisolated struct UpdateMotion: Sendable {
  /// Seconds.
  let duration: Double
  /// The pictures at moments from 0 to 1; makes its content anew each time.
  let draw: @MainActor @Sendable (DrawingEnvironment, [Double]) throws -> [DisplayList]

  /// The pictures on the way, eased in and out.
  @MainActor
  func lists(in environment: DrawingEnvironment, framesPerSecond: Int) throws -> [DisplayList] {
    var environment = environment
    if environment.height == nil || environment.width == nil {
      // The pictures have room for both states.
      let ends = try draw(environment, [0, 1])
      environment.width = environment.width ?? ends.map(\.size.width).max()
      environment.height = environment.height ?? ends.map(\.size.height).max()
    }
    let seconds = duration.isFinite ? min(max(duration, 0), 60) : 0
    let count = max(Int((seconds * Double(framesPerSecond)).rounded()), 1)
    return try draw(
      environment, (0...count).map { TimingCurve.easeInOut(Double($0) / Double(count)) })
  }
}
