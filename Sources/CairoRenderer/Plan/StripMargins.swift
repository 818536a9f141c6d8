import Drawing

/// Columns at both sides of a strip of a picture that are of one colour, as beside a picture with an overlay.
///
/// They need not be painted where they are so already, nor compared and packed pixel by pixel.
struct StripMargins: Equatable {
  /// How many columns there are at the left.
  let left: Int
  /// How many columns there are at the right.
  let right: Int
  /// Their colour, opaque; as cairo's native word.
  let word: UInt32

  static let none = StripMargins(left: 0, right: 0, word: 0)

  /// Fewer columns are not worth a second way.
  static let least = 64

  var isEmpty: Bool { left + right == 0 }

  /// The columns that are margins of the same colour in both.
  func common(with other: StripMargins) -> StripMargins {
    if word != other.word { return .none }
    return StripMargins(left: min(left, other.left), right: min(right, other.right), word: word)
  }
}

extension DrawPlan {
  /// The margins of a strip that its first command covers with one opaque colour, and no other command touches.
  ///
  /// - Parameters:
  ///   - indices: the commands that touch the strip, as ``strips(height:)`` answers them.
  ///   - strip: the strip's pixels, as wide as the picture.
  /// - Complexity: O(n) in the commands.
  func margins(of indices: [Int32], in strip: PixelBox) -> StripMargins {
    guard let first = indices.first, case .fill(_, .color(let color), _) = commands[Int(first)].content,
      unclippedCover(of: commands[Int(first)]).contains(strip)
    else { return .none }
    var (left, right) = (strip.width, strip.width)
    for index in indices.dropFirst() {
      let box = commands[Int(index)].box
      left = min(left, box.minX - strip.minX)
      right = min(right, strip.maxX - box.maxX)
      if left + right < StripMargins.least { return .none }
    }
    // A strip with nothing in it is a margin once only.
    if left + right > strip.width { (left, right) = (strip.width, 0) }
    return StripMargins(left: left, right: right, word: color.premultiplied)
  }

  /// The first command of a strip without what it paints on margins.
  func command(_ index: Int32, beside margins: StripMargins, in strip: PixelBox) -> DrawCommand {
    var command = commands[Int(index)]
    let middle = PixelBox(
      minX: strip.minX + margins.left, minY: strip.minY, maxX: strip.maxX - margins.right, maxY: strip.maxY)
    let boxes = command.boxes.isEmpty ? [strip] : command.boxes
    command.boxes = boxes.map { $0.intersection(middle) }
    command.box = command.box.intersection(middle)
    return command
  }
}
