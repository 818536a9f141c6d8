import Drawing
import Foundation

/// An update that is seen coming about.
nonisolated struct UpdateMotion: Sendable {
  /// Seconds.
  let duration: Double
  /// Makes what is drawn, in its first state.
  let makeSource: @MainActor @Sendable () -> any UpdatingDisplayListSource
  /// Brings what was made to its second state.
  let change: @MainActor @Sendable (any UpdatingDisplayListSource) throws -> Void

  /// The pictures on the way, eased in and out.
  @MainActor
  func lists(in environment: DrawingEnvironment, framesPerSecond: Int) throws -> [DisplayList] {
    var environment = environment
    var source = makeSource()
    if !source.hasOwnSize, environment.height == nil || environment.width == nil {
      // The pictures have room for both states.
      let ends = try source.displayLists(in: environment, at: [0, 1]) { [source] in try change(source) }
      source = makeSource()
      environment.width = environment.width ?? ends.map(\.size.width).max()
      environment.height = environment.height ?? ends.map(\.size.height).max()
    }
    let seconds = duration.isFinite ? min(max(duration, 0), 60) : 0
    let count = max(Int((seconds * Double(framesPerSecond)).rounded()), 1)
    return try source.displayLists(
      in: environment, at: (0...count).map { TimingCurve.easeInOut(Double($0) / Double(count)) }
    ) { try change(source) }
  }
}
