public import CollectionUI
public import Drawing
public import Foundation

/// A motion that a figure can be shown in, by a clock that is only counted.
///
/// ```swift
/// let animation = FigureAnimation.update(from: { Day(plan: .before) }, to: { Day(plan: .after) })
/// let frames = try animation.frames(of: content, in: environment, framesPerSecond: 15)
/// let file = try CairoRenderer.apng(frames, scale: 2)
/// ```
nonisolated public struct FigureAnimation: Sendable {
  /// What moves.
  enum Motion: Sendable {
    case scroll(ScrollMotion)
    case update(UpdateMotion)
  }

  let motion: Motion
  /// The picture that the file begins with.
  var keyFrame = KeyFrame.frame(0)

  /// Frames a second where nobody says otherwise.
  public static let defaultRate = 15
  /// The rates that figures may have, in frames a second: what a document can show of a motion.
  public static let rates: ClosedRange<Int> = 12...20

  /// Seconds that the first picture is seen before anything moves.
  static let firstHeld = 0.6
  /// Seconds that the last picture is seen before the animation begins again.
  static let lastHeld = 1.4

  /// The content scrolls and slows down as after a flick (`layout.md` 4.4).
  ///
  /// - Parameters:
  ///   - from: points from the content's top, or its leading end where it scrolls sideways; `nil` for where the figure
  ///     stands.
  ///   - to: points; `nil` for the content's end.
  public static func scroll(from: CGFloat? = nil, to: CGFloat? = nil) -> FigureAnimation {
    FigureAnimation(motion: .scroll(ScrollMotion(section: nil, from: from, to: to)))
  }

  /// The row of a section scrolls, in as many flicks as it takes, and comes to rest where UIKit's would
  /// (`layout.md` 4.3, 4.4).
  ///
  /// - Parameters:
  ///   - section: the section's index in the outermost collection.
  ///   - from: points from the row's leading end; `nil` for where the figure stands.
  ///   - to: points, from where the row finds its rest; `nil` for the row's end.
  public static func scroll(section: Int, from: CGFloat? = nil, to: CGFloat? = nil) -> FigureAnimation {
    FigureAnimation(motion: .scroll(ScrollMotion(section: section, from: from, to: to)))
  }

  /// The elements of collections go from one state to another as their layouts say.
  ///
  /// - Parameters:
  ///   - duration: seconds; UIKit's updates take 0.3 `[inferred]`, and figures may take longer so that they can be
  ///     followed.
  ///   - source: makes what is drawn, in its first state.
  ///   - change: brings it to its second state.
  public static func update<Source: UpdatingDisplayListSource>(
    duration: Double = 0.3, of source: @escaping @MainActor @Sendable () -> Source,
    _ change: @escaping @MainActor @Sendable (Source) throws -> Void
  ) -> FigureAnimation {
    let motion = UpdateMotion(duration: duration, makeSource: { source() }) { made in
      if let made = made as? Source { try change(made) }
    }
    return FigureAnimation(motion: .update(motion))
  }

  /// The elements of a view's collections go from one state to another: those of equal ids move, others come and go.
  ///
  /// - Parameters:
  ///   - duration: seconds; UIKit's updates take 0.3 `[inferred]`.
  ///   - before: the view in its first state.
  ///   - after: the view in its second state.
  public static func update<Content: View>(
    duration: Double = 0.3, from before: @escaping @MainActor @Sendable () -> Content,
    to after: @escaping @MainActor @Sendable () -> Content
  ) -> FigureAnimation {
    update(duration: duration, of: { ViewHost(rootView: before()) }, { $0.rootView = after() })
  }

  /// Whether something scrolls, rather than being updated.
  public var isScroll: Bool { if case .scroll = motion { true } else { false } }

  /// The pictures of the motion, the first and the last of them seen for longer, from the key frame on.
  ///
  /// What explains a ``FigureMarkup`` explains each picture, in one size: the same window is cut out, an overlay's legend
  /// has the rows of all pictures, and where nothing that is to be in focus is in sight, all is dimmed.
  ///
  /// - Parameters:
  ///   - content: what scrolls; not used for an update, which brings its own, but for what explains it.
  ///   - environment: what the pictures are made for.
  ///   - framesPerSecond: one of ``rates``; others are taken to the nearest.
  /// - Throws: ``FigureAnimationError`` where nothing can move or the key frame is not there, and as the content's own
  ///   `displayList(in:)`.
  @MainActor
  public func frames(
    of content: any DisplayListSource, in environment: DrawingEnvironment,
    framesPerSecond: Int = defaultRate
  ) throws -> DisplayAnimation {
    let rate = min(max(framesPerSecond, Self.rates.lowerBound), Self.rates.upperBound)
    let markup = content as? FigureMarkup ?? FigureMarkup(content: content)
    let inner = markup.contentEnvironment(environment)
    let lists =
      switch motion {
      case .scroll(let scroll): try scroll.lists(of: markup.content, in: inner, framesPerSecond: rate)
      case .update(let update): try update.lists(in: inner, framesPerSecond: rate)
      }
    let animation = DisplayAnimation(
      try markup.marked(lists, in: environment), framesPerSecond: rate, firstHeld: Self.firstHeld,
      lastHeld: Self.lastHeld)
    return animation.beginning(atFrame: try keyFrame.index(among: animation.frames.count))
  }
}

/// Why a figure cannot be shown in motion.
nonisolated public enum FigureAnimationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Nothing in the figure scrolls.
  case nothingScrolls
  /// All of the content is in sight, or it stands where it is to go.
  case alreadyThere
  /// The section has no row of its own.
  case noRow(section: Int)
  /// The motion has fewer pictures than the one that is to be its first.
  case noFrame(Int, count: Int)

  /// A sentence that says what is wrong and what would be right.
  public var description: String {
    switch self {
    case .nothingScrolls: "nothing in the figure scrolls, so it cannot be shown scrolling"
    case .alreadyThere:
      "the content has nowhere to scroll to from where it stands; a lower height or another end would give it room"
    case .noRow(let section):
      "section \(section) does not scroll by itself; name one that is a carousel"
    case .noFrame(let frame, let count):
      "the motion has no frame \(frame): its frames are 0 to \(count - 1)"
    }
  }
}
