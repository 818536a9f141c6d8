import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite struct CarouselTests {
  /// The frames of the items of a carousel in sight: six of 100 by 40 points, 10 apart, in 200 points, and a row below.
  private func frames(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior = .continuous, offset: CGFloat?,
    direction: LayoutDirection = .leftToRight
  ) throws -> [ElementIdentity: CGRect] {
    let carousel = Section { ForEach(0..<6) { _ in Color.red } }
      .collectionItemWidth(100)
      .collectionItemHeight(40)
      .collectionLayout(
        .carousel(behavior, spacing: 10, insets: EdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)))
    let view = CollectionView {
      if let offset { carousel.collectionSectionOffset(offset) } else { carousel }
      Section { Color.blue }
        .collectionItemHeight(20)
    }
    let drawn = try Drawn(view, width: 200, height: 100, traits: Traits(layoutDirection: direction))
    return Dictionary(
      uniqueKeysWithValues: drawn.elements.compactMap { element in
        element.identity.map { ($0, element.frame) }
      })
  }

  private func x(_ frames: [ElementIdentity: CGRect]) -> [Int: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: frames.compactMap { identity, frame in
        identity.section == 0 ? (identity.item, frame.minX) : nil
      })
  }

  @Test("A carousel is one row that scrolls by itself, as high as its items and insets")
  func row() throws {
    let frames = try frames(offset: 0)
    #expect(frames[.item(section: 0, item: 0)] == CGRect(x: 5, y: 3, width: 100, height: 40))
    #expect(x(frames) == [0: 5, 1: 115])
    #expect(frames[.item(section: 1, item: 0)] == CGRect(x: 0, y: 50, width: 200, height: 20))  // 3 + 40 + 7
  }

  @Test("An offset moves the row's items and no others")
  func offset() throws {
    let frames = try frames(offset: 120)
    #expect(x(frames) == [1: -5, 2: 105])  // 5 + 110 − 120; the first ends at −15
    #expect(frames[.item(section: 1, item: 0)]?.minX == 0)
  }

  @Test("An offset beyond the ends is clamped as a scroll view at rest is")
  func clamped() throws {
    // 5 + 6 · 100 + 5 · 10 + 11 = 666 long, so the last offset is 466: the last item begins at 5 + 550 − 466.
    #expect(x(try frames(offset: 9999)) == [4: -21, 5: 89])
    #expect(x(try frames(offset: -50)) == [0: 5, 1: 115])
  }

  @Test("With centred groups the first one is in the middle before anybody scrolls")
  func centred() throws {
    // Between the insets, as in the example of layout.md 3.8, where 4 + (310 − 256) / 2 is 31: 5 + (184 − 100) / 2.
    #expect(x(try frames(.groupPagingCentered, offset: nil))[0] == 47)
  }

  @Test("Right to left, a carousel begins at the right and its offset moves it to the right")
  func rightToLeft() throws {
    let (mirrored, plain) = (try frames(offset: 120, direction: .rightToLeft), try frames(offset: 120))
    #expect(!plain.isEmpty && mirrored.keys == plain.keys)
    for (identity, frame) in plain { #expect(mirrored[identity] == frame.mirrored(in: 200)) }
  }

  @Test("No offset is declared for other sections than the one it is written on")
  func others() throws {
    let row = Section { ForEach(0..<6) { _ in Color.red } }
      .collectionItemWidth(100)
      .collectionItemHeight(40)
      .collectionLayout(.carousel(spacing: 10))
    let view = CollectionView {
      row.collectionSectionOffset(110)
      row
    }
    let elements = try Drawn(view, width: 200, height: 100).elements
    #expect(elements.first { $0.identity == .item(section: 0, item: 1) }?.frame.minX == 0)
    #expect(elements.first { $0.identity == .item(section: 1, item: 0) }?.frame.minX == 0)
  }
}
