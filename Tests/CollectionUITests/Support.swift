import CollectionLayout
import CollectionUI
import Drawing
import Foundation
import Geometry

/// A view drawn with the monospaced text engine, and questions about the result.
struct Drawn {
  let list: DisplayList

  init(
    _ view: some View, width: CGFloat? = nil, height: CGFloat? = nil, traits: Traits = Traits(),
    contentOffset: CGPoint = .zero, measurer: any TextMeasuring = MonospacedTextMeasurer()
  ) throws {
    list = try view.displayList(
      in: DrawingEnvironment(
        width: width, height: height, traits: traits, contentOffset: contentOffset, textMeasurer: measurer))
  }

  /// The rectangles around all fills and texts, in order, in the picture's space.
  var frames: [CGRect] { Self.frames(of: list.items, transform: .identity) }

  /// The texts drawn, in order.
  var texts: [String] {
    Self.flat(list.items).compactMap {
      if case .text(let text, _, _) = $0.content { text.string } else { nil }
    }
  }

  /// The scopes that say what they are, in order.
  var elements: [DisplayElement] { Self.elements(list) }

  /// The scopes of a list that say what they are, in order.
  static func elements(_ list: DisplayList) -> [DisplayElement] { elements(of: list.items) }

  /// All items outside of scopes.
  var items: [DisplayItem] { Self.flat(list.items) }

  static func flat(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in
      if case .scope(let scope) = item.content { flat(scope.items) } else { [item] }
    }
  }

  private static func elements(of items: [DisplayItem]) -> [DisplayElement] {
    items.flatMap { item -> [DisplayElement] in
      guard case .scope(let scope) = item.content else { return [] }
      return (scope.element.map { [$0] } ?? []) + elements(of: scope.items)
    }
  }

  private static func frames(of items: [DisplayItem], transform: CGAffineTransform) -> [CGRect] {
    items.flatMap { item -> [CGRect] in
      switch item.content {
      case .fill(let path, _, _): [path.boundingRect.applying(transform)]
      case .text(let text, let point, _): [CGRect(origin: point, size: text.size).applying(transform)]
      case .image(let image): [image.frame.applying(transform)]
      case .scope(let scope): frames(of: scope.items, transform: scope.transform.concatenating(transform))
      case .stroke, .shadow: []
      }
    }
  }
}

/// A box that takes what it is offered within limits, as a text takes its width.
func flexible(_ least: CGFloat, _ ideal: CGFloat, height: CGFloat = 20) -> some View {
  Color.red.frame(minWidth: least, idealWidth: ideal, maxWidth: ideal).frame(height: height)
}

/// A box of a fixed size.
func box(_ width: CGFloat, _ height: CGFloat = 20) -> some View {
  Color.blue.frame(width: width, height: height)
}

/// Whether two numbers are equal but for rounding in print.
func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.006) -> Bool { abs(a - b) <= tolerance }

/// Whether two lists of numbers are equal but for rounding in print.
func near(_ a: [CGFloat], _ b: [CGFloat], _ tolerance: CGFloat = 0.006) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { near($0, $1, tolerance) }
}

/// The beginning of a PNG file, as far as its size is concerned.
func onePixelPNG(width: UInt8, height: UInt8) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0, 0, 0, 0, 0]
}

extension CollectionViewCompositionalLayout {
  /// Columns 50 points wide, side by side in a layout that scrolls that way.
  static func columns() -> CollectionViewCompositionalLayout {
    let size = CollectionLayoutSize(widthDimension: .absolute(50), heightDimension: .fractionalHeight(1))
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    return CollectionViewCompositionalLayout(
      section: CollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])),
      configuration: configuration)
  }
}
