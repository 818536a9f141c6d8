public import Foundation

/// Pictures of one size that are shown one after another, at a rate of a virtual clock.
///
/// No picture equals the one before it: what does not change is seen longer instead.
public struct DisplayAnimation: Hashable, Sendable {
  /// The rates that an animation may have, in frames a second.
  public static let rates: ClosedRange<Int> = 1...60

  /// The pictures in order; the first is also the still picture.
  public let frames: [AnimationFrame]
  /// Frames a second: what ``AnimationFrame/count`` counts.
  public let framesPerSecond: Int

  /// An animation of pictures that follow each other at a fixed rate.
  ///
  /// Traps where there is no picture, and at a rate beyond ``rates``. O(n) in the items of all pictures.
  ///
  /// - Parameters:
  ///   - lists: the pictures. The animation is as large as the largest; smaller ones stand at the top left.
  ///   - framesPerSecond: the rate.
  ///   - firstHeld: how much longer than the others the first picture is seen, in seconds.
  ///   - lastHeld: how much longer the last one is seen, in seconds.
  public init(
    _ lists: [DisplayList], framesPerSecond: Int, firstHeld: Double = 0, lastHeld: Double = 0
  ) {
    guard !lists.isEmpty, Self.rates.contains(framesPerSecond) else {
      fatalError(
        "an animation needs a picture and 1 to 60 frames a second, not \(lists.count) and \(framesPerSecond)")
    }
    let size = CGSize(
      width: lists.map(\.size.width).max() ?? 0, height: lists.map(\.size.height).max() ?? 0)
    var frames: [AnimationFrame] = []
    for list in lists {
      if frames.last?.list.items == list.items {
        frames[frames.count - 1].count += 1
      } else {
        let list = DisplayList(size: size, items: list.items, diagnostics: list.diagnostics)
        frames.append(AnimationFrame(list: list))
      }
    }
    func held(_ seconds: Double) -> Int {
      Int((min(max(seconds, 0), 3600) * Double(framesPerSecond)).rounded())
    }
    frames[0].count += held(firstHeld)
    frames[frames.count - 1].count += held(lastHeld)
    self.frames = frames
    self.framesPerSecond = framesPerSecond
  }

  private init(frames: [AnimationFrame], framesPerSecond: Int) {
    self.frames = frames
    self.framesPerSecond = framesPerSecond
  }

  /// The same loop from another picture on: what comes before it comes at the end.
  ///
  /// Traps where there is no picture of that number. O(n) in the pictures.
  public func beginning(atFrame index: Int) -> DisplayAnimation {
    guard frames.indices.contains(index) else {
      fatalError("an animation of \(frames.count) pictures cannot begin at picture \(index)")
    }
    if index == 0 { return self }
    var rotated = Array(frames[index...])
    var rest = frames[..<index]
    if rest[0].list.items == rotated[rotated.count - 1].list.items {
      rotated[rotated.count - 1].count += rest.removeFirst().count
    }
    return DisplayAnimation(frames: rotated + rest, framesPerSecond: framesPerSecond)
  }

  /// The size of every picture, in points.
  public var size: CGSize { frames[0].list.size }

  /// Seconds from the first picture to the end of the last one.
  public var duration: Double {
    Double(frames.reduce(0) { $0 + $1.count }) / Double(framesPerSecond)
  }

  /// What could not be drawn as it was asked for, each sentence once, in the order of the pictures.
  public var diagnostics: [DrawingDiagnostic] {
    var known: Set<DrawingDiagnostic> = []
    return frames.flatMap(\.list.diagnostics).filter { known.insert($0).inserted }
  }
}

/// A picture of an animation, and how long it is seen.
public struct AnimationFrame: Hashable, Sendable {
  public var list: DisplayList
  /// For how many frames of the animation's rate the picture is seen.
  public var count: Int

  /// A picture that is seen for `count` frames of the animation's rate.
  public init(list: DisplayList, count: Int = 1) {
    self.list = list
    self.count = count
  }
}
