import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite struct BuiltSectionTests {
  private let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  @Test("A mosaic repeats its pattern of tiles and measures nothing")
  func mosaic() throws {
    let view = CollectionView { ForEach(0..<4) { _ in Color.red } }
      .collectionLayout(
        .mosaic(height: .absolute(90), spacing: 0, insets: insets) {
          MosaicTile(2)
          MosaicStack {
            MosaicTile()
            MosaicTile()
          }
        })
    let collection = try HostedCollection(view, width: 300)
    // 300 − 6 = 294 points: two thirds are 196, the stack's third is 98; the fourth item begins the next pattern.
    #expect(
      try collection.items() == [
        CGRect(x: 2, y: 1, width: 196, height: 90), CGRect(x: 198, y: 1, width: 98, height: 45),
        CGRect(x: 198, y: 46, width: 98, height: 45), CGRect(x: 2, y: 91, width: 196, height: 90),
      ])
    #expect(collection.host.measurementCount == 0)
  }

  @Test(
    "A built section is told its items' hints, counts, header and footer, and measures nothing where they decide"
  )
  func builder() throws {
    var told: [String] = []
    let view = CollectionView {
      Section {
        ForEach(0..<3) { _ in Color.red }
      } header: {
        box(30, 25)
      }
      .collectionItemAspectRatio(2)
      .collectionLayout(
        .compositional { context in
          told.append("\(context.section) \(context.itemCount) \(context.hasHeader) \(context.hasFooter)")
          told.append("\(context.width) \(context.sizeHints(forItem: 1).aspectRatio ?? 0)")
          let height = context.heightDimension(inColumn: 100)
          let item = CollectionLayoutItem(
            layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: height))
          return CollectionLayoutSection(
            group: .horizontal(
              layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
              subitems: [item]))
        })
    }
    let collection = try HostedCollection(view, width: 200)
    #expect(told.prefix(2) == ["0 3 true false", "200.0 2.0"])
    // Rows of 100 / 2 = 50 points below a header of 25, which is added though the builder did not speak of it.
    #expect(
      try collection.items() == [
        CGRect(x: 0, y: 25, width: 100, height: 50), CGRect(x: 100, y: 25, width: 100, height: 50),
        CGRect(x: 0, y: 75, width: 100, height: 50),
      ])
    #expect(collection.host.measurementCount == 0)
  }

  @Test(
    "A header that the builder places itself, under UIKit's kind, shows the declared view and is not added again"
  )
  func ownHeader() throws {
    let view = CollectionView {
      Section {
        Color.red
      } header: {
        Text("title")
      }
      .collectionItemHeight(20)
      .collectionLayout(
        .compositional { _ in
          let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20))
          let section = CollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
          section.boundarySupplementaryItems = [
            CollectionLayoutBoundarySupplementaryItem(
              layoutSize: CollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(33)),
              elementKind: CollectionElementKind.sectionHeader, alignment: .top)
          ]
          return section
        })
    }
    let drawn = try Drawn(view, width: 200, height: 100)
    #expect(
      Set(drawn.elements.map(\.identity)) == [
        .item(section: 0, item: 0),
        .supplementary(kind: CollectionElementKind.sectionHeader, section: 0, item: 0),
      ])
    #expect(drawn.texts == ["title"])
    #expect(drawn.elements.first { $0.identity == .item(section: 0, item: 0) }?.frame.minY == 33)
  }

  @Test("A layout on a section wins over the one on the whole, a built one like any other")
  func cascade() throws {
    let view = CollectionView {
      Section { ForEach(0..<2) { _ in Color.red } }
      Section { ForEach(0..<2) { _ in Color.red } }.collectionLayout(.grid(2, spacing: 0))
    }
    .collectionItemHeight(10)
    .collectionLayout(
      .compositional { _ in
        let size = CollectionLayoutSize(widthDimension: .absolute(30), heightDimension: .absolute(20))
        return CollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
      })
    #expect(
      try HostedCollection(view).items() == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 0, y: 20, width: 30, height: 20),
        CGRect(x: 0, y: 40, width: 50, height: 10), CGRect(x: 50, y: 40, width: 50, height: 10),
      ])
  }

  @Test("Carousels of cards that each declare their size are laid out by it and never measured")
  func variedCarousel() throws {
    let view = CollectionView {
      Section {
        ForEach(0..<4) { Color.red.collectionItemWidth(CGFloat(30 + $0 * 10)).collectionItemHeight(20) }
      }
      .collectionLayout(.carousel(spacing: 5))
    }
    let collection = try HostedCollection(view, width: 200)
    // 30 + 5, 40 + 5, 50 + 5: the fourth begins at 135.
    #expect(try collection.items().map(\.minX) == [0, 35, 80, 135])
    #expect(try collection.items().map(\.width) == [30, 40, 50, 60])
    #expect(collection.host.measurementCount == 0)
  }

  @Test("Height and ratio decide an item's own width in flows and carousels")
  func ownWidth() throws {
    let view = CollectionView { ForEach(0..<2) { _ in Color.red } }
      .collectionItemHeight(20).collectionItemAspectRatio(1.5).collectionLayout(.carousel(spacing: 5))
    let collection = try HostedCollection(view, width: 200)
    #expect(
      try collection.items() == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 35, y: 0, width: 30, height: 20),
      ])
    #expect(collection.host.measurementCount == 0)
  }
}
