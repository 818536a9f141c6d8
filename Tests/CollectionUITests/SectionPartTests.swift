import CollectionHost
import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

@Suite struct SectionPartTests {
  @Test("A section's background lies behind header, items and insets, less its own insets")
  func background() throws {
    let view = CollectionView {
      Section { Color.red.collectionItemHeight(10) }
      Section {
        ForEach(0..<2) { _ in Color.red }
      } header: {
        box(30, 25)
      }
      .collectionItemHeight(40)
      .collectionLayout(.list(spacing: 8, insets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
      .collectionSectionBackground(insets: EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)) {
        Color.green
      }
    }
    let drawn = try Drawn(view, width: 100, height: 300)
    let background = ElementIdentity.decoration(kind: "background", section: 1, item: 0)
    // 10 above; 25 + 1 + 40 + 8 + 40 + 3 = 117 high; less 5 + 7 and 6 + 8.
    #expect(
      drawn.elements.first { $0.identity == background }?.frame
        == CGRect(x: 6, y: 15, width: 86, height: 105))
    let order = drawn.elements.map(\.identity)
    #expect(
      try #require(order.firstIndex(of: background)) < #require(
        order.firstIndex(of: .item(section: 1, item: 0))))
  }

  @Test("A badge is anchored to its item's corner, drawn after it, and items without one have none")
  func badge() throws {
    let view = CollectionView {
      ForEach(0..<3) { index in
        if index == 1 {
          Color.red.collectionItemBadge { box(20, 10) }
        } else {
          Color.red
        }
      }
    }
    .collectionItemHeight(40).collectionLayout(.grid(3, spacing: 10, insets: EdgeInsets(10)))
    let drawn = try Drawn(view, width: 130, height: 100)
    // Columns: (130 − 40) / 3 = 30. The second item ends at 80; half the badge stands out to the right and the top.
    let badges = drawn.elements.filter { $0.identity?.description.hasPrefix("badge") == true }
    #expect(badges.map(\.frame) == [CGRect(x: 70, y: 5, width: 20, height: 10)])
    #expect(drawn.frames.last == CGRect(x: 70, y: 5, width: 20, height: 10))
  }

  @Test("A badge larger than the first keeps its own size and its middle on the corner")
  func largerBadge() throws {
    let view = CollectionView {
      ForEach(0..<2) { index in
        Color.red.collectionItemBadge { box(index == 0 ? 20 : 36, 10) }
      }
    }
    .collectionItemHeight(40).collectionLayout(.grid(2, spacing: 10, insets: EdgeInsets(10)))
    // Columns of (130 − 30) / 2 = 50 end at 60 and 120: 60 − 10 and 120 − 18.
    let badges = try Drawn(view, width: 130, height: 100).frames.filter { $0.height == 10 }
    #expect(
      badges == [CGRect(x: 50, y: 5, width: 20, height: 10), CGRect(x: 102, y: 5, width: 36, height: 10)])
    let mirrored = try Drawn(view, width: 130, height: 100, traits: Traits(layoutDirection: .rightToLeft))
    #expect(mirrored.frames.filter { $0.height == 10 } == badges.map { $0.mirrored(in: 130) })
  }

  @Test("Where items are placed one by one, their cells draw the badge at the same place")
  func drawnBadge() throws {
    let view = CollectionView {
      ForEach(0..<2) { _ in
        Color.red.collectionItemBadge(alignment: .bottomLeading, offset: 0) { box(20, 10) }
      }
    }
    .collectionItemHeight(40).collectionLayout(.waterfall(columns: 2, spacing: 10))
    let left = try Drawn(view, width: 130, height: 100)
    // Columns of 60 at 0 and 70.
    #expect(
      left.frames.filter { $0.width == 20 }.map(\.origin) == [CGPoint(x: 0, y: 30), CGPoint(x: 70, y: 30)])
    let right = try Drawn(view, width: 130, height: 100, traits: Traits(layoutDirection: .rightToLeft))
    #expect(
      right.frames.filter { $0.width == 20 }.map(\.origin) == [CGPoint(x: 110, y: 30), CGPoint(x: 40, y: 30)])
  }

  /// The lines, one pixel high, of three rows in a list, from top to bottom.
  private func lines(
    _ appearance: CollectionLayoutListConfiguration.Appearance, @ViewBuilder rows: () -> some View
  ) throws -> [CGRect] {
    let view = CollectionView { Section { rows() } }.collectionLayout(.list(appearance))
    return try Drawn(view, width: 200, height: 400).frames.filter { $0.height == 0.5 }
  }

  @Test("Rows of a list are 44 points high at least, have room around their views, and lines between them")
  func listRows() throws {
    let rows = { ForEach(0..<3) { _ in box(30, 10) } }
    let plain = try lines(.plain, rows: rows)
    // Lines lie on the last pixel of each row, from the row's view on.
    #expect(plain == [43.5, 87.5, 131.5].map { CGRect(x: 16, y: $0, width: 184, height: 0.5) })
    // Inset groups: 16 beside and 35 above; none below the last row.
    let inset = try lines(.insetGrouped, rows: rows)
    #expect(inset == [78.5, 122.5].map { CGRect(x: 32, y: $0, width: 152, height: 0.5) })
    // Grouped lists close with lines from edge to edge.
    let grouped = try lines(.grouped, rows: rows)
    #expect(
      grouped == [
        CGRect(x: 0, y: 35, width: 200, height: 0.5), CGRect(x: 16, y: 78.5, width: 184, height: 0.5),
        CGRect(x: 16, y: 122.5, width: 184, height: 0.5), CGRect(x: 0, y: 166.5, width: 200, height: 0.5),
      ])
    #expect(try lines(.sidebar, rows: rows).isEmpty)
  }

  @Test("Rows choose their lines, their insets and what lies behind them")
  func rowModifiers() throws {
    let hidden = try lines(.plain) {
      box(30, 10).listRowSeparator(.hidden, edges: .bottom)
      box(30, 10).listRowSeparator(.visible, edges: .top).listRowInsets(
        EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(
      hidden == [
        CGRect(x: 2, y: 44, width: 198, height: 0.5), CGRect(x: 2, y: 87.5, width: 198, height: 0.5),
      ])
    let view = CollectionView { box(30, 60).listRowBackground(Color.green) }
      .collectionLayout(.list(.plain))
    let frames = try Drawn(view, width: 200, height: 400).frames
    // 11 + 60 + 11
    #expect(frames.first == CGRect(x: 0, y: 0, width: 200, height: 82))
    #expect(frames[1] == CGRect(x: 16, y: 11, width: 30, height: 60))
  }

  @Test("Rows choose the colour of the lines above and below them")
  func separatorTints() throws {
    let view = CollectionView {
      box(30, 10).listRowSeparatorTint(.green, edges: .bottom)
      // The closest one counts.
      box(30, 10).listRowSeparatorTint(nil, edges: .bottom).listRowSeparatorTint(.green)
      box(30, 10)
    }
    .collectionLayout(.list(.grouped))
    let colors = try Drawn(view, width: 200, height: 400).items.compactMap { item -> SRGBColor? in
      guard case .fill(let path, .color(let color), _) = item.content, path.boundingRect.height == 0.5 else {
        return nil
      }
      return color
    }
    let system = SystemColor.separator.resolved(for: .light)
    // The line above the first row, below it, below the second, and below the third.
    #expect(colors == [system, SRGBColor(hex: 0x34C759), system, system])
  }

  @Test("Lines below rows begin and end where views inside say so")
  func separatorGuides() throws {
    let view = CollectionView {
      HStack(spacing: 6) {
        box(20, 10)
        box(30, 10).alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
      box(30, 10).alignmentGuide(.listRowSeparatorLeading) { _ in -16 }
        .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
      box(30, 10)
    }
    // Rows begin 16 points from the edge: 16 + 20 + 6; 16 − 16 and 16 + 30; 16.
    #expect(try lines(view) == [[42, 200], [0, 46], [16, 200]])
    #expect(try lines(view, .rightToLeft) == [[0, 158], [154, 200], [0, 184]])
  }

  /// Where the lines below the rows of a plain list 200 points wide begin and end.
  private func lines(
    _ view: some View, _ direction: LayoutDirection = .leftToRight
  ) throws -> [[CGFloat]] {
    let list = view.collectionLayout(.list(.plain))
    return try Drawn(list, width: 200, height: 600, traits: Traits(layoutDirection: direction)).items
      .compactMap { item in
        guard case .fill(let path, _, _) = item.content, path.boundingRect.height == 0.5 else { return nil }
        return [path.boundingRect.minX, path.boundingRect.maxX]
      }
  }

  @Test("Lines below rows begin at the text nearest to the leading edge, unless a view says otherwise")
  func separatorTexts() throws {
    let view = CollectionView {
      HStack(spacing: 6) {
        box(20, 10); Text("A"); Text("B")
      }
      HStack(spacing: 6) {
        box(20, 10)
        VStack(alignment: .trailing, spacing: 0) {
          Text("ABCD"); Text("A")
        }.padding(.leading, 3)
      }
      // Text that lies on another view has no place of its own in the row.
      HStack(spacing: 6) {
        box(20, 10).overlay { Text("A") }; box(5, 10)
      }
      HStack(spacing: 6) {
        Text(""); box(20, 10); Text("A")
      }
      HStack(spacing: 6) {
        box(20, 10)
        Text("A").alignmentGuide(.listRowSeparatorLeading) { $0[.trailing] }
      }.font(.system(size: 20))
    }
    // Rows begin 16 points from the edge: 16 + 20 + 6; 3 points more; 16; 16; and behind a letter that is half of 20
    // points wide, 16 + 20 + 6 + 10.
    #expect(try lines(view).map { $0[0] } == [42, 45, 16, 16, 52])
    #expect(try lines(view, .rightToLeft).map { $0[1] } == [158, 155, 184, 184, 148])
  }

  @Test("A declared height is the row's, and nothing is measured then")
  func declaredRow() throws {
    let view = CollectionView { ForEach(0..<3) { _ in box(30, 10) } }
      .collectionItemHeight(56).collectionLayout(.list(.plain))
    let collection = try HostedCollection(view)
    #expect(try collection.items().map(\.minY) == [0, 56, 112])
    #expect(collection.host.measurementCount == 0)
  }

  @Test("A grouped list has its own ground, and plain lists pin their headers")
  func grounds() throws {
    let view = CollectionView {
      Section("Title") { ForEach(0..<30) { _ in box(30, 10) } }
    }
    let grouped = try Drawn(view.collectionLayout(.list(.insetGrouped)), width: 200, height: 100)
    #expect(grouped.frames.first == CGRect(x: 0, y: 0, width: 200, height: 100))
    let bare = view.collectionLayout(.list(.insetGrouped)).scrollContentBackground(.hidden)
    #expect(try Drawn(bare, width: 200, height: 100).frames == Array(grouped.frames.dropFirst()))
    let plain = try Drawn(
      view.collectionLayout(.list(.plain)), width: 200, height: 100, contentOffset: CGPoint(x: 0, y: 300))
    #expect(plain.elements.first { $0.identity?.description == "header 0.0" }?.frame.minY == 0)
  }
}
