import Foundation
import Geometry

/// The parts of a list's content at a width, read from left to right.
@MainActor
struct ListContentArrangement {
  private let margins: NSDirectionalEdgeInsets
  /// The picture as it is drawn, and the room kept for it, in points.
  private let image: CGSize
  private let imageRoom: CGSize
  private let isSideBySide: Bool
  private let text: CGSize
  private let secondary: CGSize
  private let gap: CGFloat
  private let width: CGFloat
  private let grid: PixelGrid
  /// Where the texts begin, in points.
  let textStart: CGFloat
  /// The size that everything takes, in points.
  let size: CGSize

  /// The parts of `configuration` in `width` points, its texts measured by their labels.
  init(
    _ configuration: UIListContentConfiguration, width: CGFloat, text textLabel: UILabel,
    secondary secondaryLabel: UILabel, grid: PixelGrid
  ) {
    self.grid = grid
    self.width = width
    margins = configuration.directionalLayoutMargins
    (image, imageRoom) = configuration.imageSizes
    textStart =
      margins.leading + (imageRoom.width > 0 ? imageRoom.width + configuration.imageToTextPadding : 0)
    let room = max(0, width - textStart - margins.trailing)
    let free = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let hasBoth = !textLabel.isHidden && !secondaryLabel.isHidden
    let between = configuration.textToSecondaryTextHorizontalPadding
    if hasBoth, configuration.prefersSideBySideTextAndSecondaryText {
      let (one, other) = (textLabel.sizeThatFits(free), secondaryLabel.sizeThatFits(free))
      isSideBySide = one.width + between + other.width <= room
    } else {
      isSideBySide = false
    }
    let proposal = CGSize(width: isSideBySide ? free.width : room, height: free.height)
    text = textLabel.isHidden ? .zero : textLabel.sizeThatFits(proposal)
    secondary = secondaryLabel.isHidden ? .zero : secondaryLabel.sizeThatFits(proposal)
    gap = hasBoth && !isSideBySide ? configuration.textToSecondaryTextVerticalPadding : 0
    let texts =
      isSideBySide
      ? CGSize(width: text.width + between + secondary.width, height: max(text.height, secondary.height))
      : CGSize(
        width: max(text.width, secondary.width), height: text.height + gap + secondary.height)
    let height = margins.top + max(texts.height, imageRoom.height) + margins.bottom
    size = CGSize(
      width: textStart + texts.width + margins.trailing,
      height: max(grid.ceil(height), configuration.minimumHeight))
  }

  /// The frames in `height` points: everything in the middle between the margins.
  func placed(in height: CGFloat) -> ListContentPlaces {
    let middle = margins.top + (height - margins.top - margins.bottom) / 2
    func centered(_ size: CGSize, x: CGFloat, around middle: CGFloat) -> CGRect {
      CGRect(
        x: grid.nearest(x), y: grid.nearest(middle - size.height / 2), width: size.width,
        height: size.height)
    }
    // A picture too high for the cell shrinks.
    let roomAbove = max(0, height - margins.top - margins.bottom)
    let factor = imageRoom.height > roomAbove ? roomAbove / imageRoom.height : 1
    let picture = centered(
      CGSize(width: image.width * factor, height: image.height * factor),
      x: margins.leading + (imageRoom.width - image.width) / 2, around: middle)
    let room = max(0, width - textStart - margins.trailing)
    guard !isSideBySide else {
      return (
        centered(text, x: textStart, around: middle),
        centered(secondary, x: width - margins.trailing - secondary.width, around: middle), picture
      )
    }
    let top = middle - (text.height + gap + secondary.height) / 2
    // Labels are as wide as the room, so that their own alignment decides.
    return (
      CGRect(x: textStart, y: grid.nearest(top), width: room, height: text.height),
      CGRect(
        x: textStart, y: grid.nearest(top + text.height + gap), width: room, height: secondary.height),
      picture
    )
  }
}

extension UIListContentConfiguration {
  /// The size of the picture and the room kept for it, in points; zero without one.
  fileprivate var imageSizes: (drawn: CGSize, room: CGSize) {
    guard let image = shownImage else { return (.zero, .zero) }
    var size = image.size
    let limit = imageProperties.maximumSize
    let factors = [
      limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1,
    ]
    let factor = min(1, factors[0], factors[1])
    size = CGSize(width: size.width * factor, height: size.height * factor)
    return (size, imageProperties.room(for: size, isSymbol: image.isSymbolImage))
  }
}

/// Where the parts of a list's content are, in points.
typealias ListContentPlaces = (text: CGRect, secondary: CGRect, image: CGRect)
