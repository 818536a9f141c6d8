import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite struct SizingClassTests {
  /// Cards whose texts are of different lengths.
  private func cards(_ count: Int) -> some View {
    ForEach(0..<count) { Text(String(repeating: "word ", count: $0 % 7 + 1)) }
  }

  @Test("A class of forty cards is measured once, whatever the arrangement", arguments: 0..<5)
  func forty(index: Int) throws {
    let layout: CollectionSectionLayout =
      [.list, .grid(2), .waterfall(columns: 2), .carousel(), .flow()][index]
    let view = CollectionView { cards(40) }.collectionSizingClass("card").collectionLayout(layout)
    let collection = try HostedCollection(view, width: 200, height: 10_000)
    #expect(collection.host.measurementCount == 1)
    #expect(Set(try collection.items().map(\.height)).count == 1)
  }

  @Test("Every member has the first member's very size")
  func exact() throws {
    let view = CollectionView { ForEach(0..<5) { box(CGFloat(10 + $0), CGFloat(30 + $0 * 10)) } }
      .collectionSizingClass(7).collectionLayout(.list(spacing: 1))
    #expect(
      try HostedCollection(view).items()
        == (0..<5).map {
          CGRect(x: 0, y: CGFloat($0) * 31, width: 100, height: 30)
        })
    let flow = CollectionView { ForEach(0..<5) { box(CGFloat(10 + $0), CGFloat(30 + $0 * 10)) } }
      .collectionSizingClass(7).collectionLayout(.flow(spacing: 1))
    #expect(
      try HostedCollection(flow).items().map(\.size)
        == Array(repeating: CGSize(width: 10, height: 30), count: 5))
  }

  @Test("A class is measured once for each width, and by the first member there")
  func widths() throws {
    let view = CollectionView {
      Section { cards(10) }
      Section { cards(10) }.collectionLayout(.grid(2))
      Section { cards(10) }
    }
    .collectionSizingClass("card")
    let collection = try HostedCollection(view, width: 200, height: 5000)
    #expect(collection.host.measurementCount == 2)
  }

  @Test("Members that declare their size keep it, and items outside of the class keep theirs")
  func mixed() throws {
    let view = CollectionView {
      ForEach(0..<2) { box(10, CGFloat(30 + $0)) }.collectionSizingClass("a")
      box(10, 70).collectionItemHeight(50).collectionSizingClass("a")
      box(10, 40)
      box(10, 60).collectionSizingClass("a")
    }
    .collectionLayout(.list(spacing: 0))
    let collection = try HostedCollection(view, height: 500)
    #expect(try collection.items().map(\.height) == [30, 30, 50, 40, 30])
    #expect(collection.host.measurementCount == 2)
  }

  @Test("Built sections find a class's height, and estimated ones in them are not measured either")
  func built() throws {
    let view = CollectionView { cards(40) }
      .collectionSizingClass("card")
      .collectionLayout(
        .compositional { context in
          let size = CollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(context.width))
          return CollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        })
    let collection = try HostedCollection(view, width: 200, height: 900)
    #expect(collection.host.measurementCount == 1)
    #expect(try collection.items().count == 40)
  }

  @Test("Dynamic Type, locale, direction, scale and bold text measure anew; a call forgets what is known")
  func environments() throws {
    var proxy: CollectionViewProxy?
    func view(_ locale: String = "en_US", bold: Bool = false) -> some View {
      CollectionViewReader { inner in
        let _ = proxy = inner
        CollectionView { cards(40) }.collectionSizingClass("card")
      }
      .environment(\.locale, Locale(identifier: locale))
      .environment(\.legibilityWeight, bold ? .bold : nil)
    }
    let host = ViewHost(rootView: AnyView(view()))
    func count(_ traits: Traits = Traits()) throws -> Int {
      _ = try host.displayList(
        in: DrawingEnvironment(
          width: 200, height: 300, traits: traits, textMeasurer: MonospacedTextMeasurer()))
      return try #require(proxy?.controller.collection).content.memory.sizingClasses.measurementCount
    }
    #expect(try count() == 1)
    #expect(try count() == 1)
    #expect(try count(Traits(dynamicTypeSize: .accessibility2)) == 2)
    #expect(try count() == 2, "what was measured before is known")
    #expect(try count(Traits(layoutDirection: .rightToLeft)) == 3)
    #expect(try count(Traits(displayScale: 3)) == 4)
    #expect(try count(Traits(colorScheme: .dark)) == 4, "colours do not change sizes")
    host.rootView = AnyView(view("de_DE"))
    #expect(try count() == 5)
    host.rootView = AnyView(view("en_US", bold: true))
    #expect(try count() == 6)
    try #require(proxy).invalidateSizingClasses()
    #expect(host.needsUpdate)
    #expect(try count() == 7)
  }
}
