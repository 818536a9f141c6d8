import CollectionLab

/// # The escape hatch
///
/// A section that no ready-made layout describes, built by hand from items and groups inside groups.
///
/// **What you want.** A banner that repeats a pattern: a large picture, two small ones stacked beside it, again and again.
/// It is neither a grid nor a waterfall, and it is no reason to leave the collection.
///
/// **How it is said.** `.compositional { context in … }` hands the section over to you: you return a
/// `CollectionLayoutSection`, which is UIKit's `NSCollectionLayoutSection` under the name of the engine. A group is an item
/// too, so the two small pictures are a vertical group that lies in a horizontal one. `.mosaic` says the same pattern in the
/// words of the picture: a tile with two shares of the width, beside it a stack of two tiles.
///
/// **What happens.** The declarations of views still count: `context` knows what they say about their sizes. Here the row's
/// height is read from `collectionItemHeight(_:)`, so it is written once, beside the views. Of 358 points less the gap of 8
/// the large picture gets two thirds; the small ones share the height of 136 less their gap, 64 points each. The declared
/// header is added to what you return, unless you place one yourself.
///
/// **What it costs.** As much as a grid: all sizes are fractions or points, so one pattern is solved and repeated by
/// arithmetic, and nothing is measured.
///
/// **Where it breaks.** Three levels of groups read like a puzzle; who comes back in half a year has to solve it again.
/// And the builder is called once a plan, not once an item: what differs from item to item belongs into the views.
enum Chapter08 {
  static let chapter = Chapter(
    number: 8, name: "escape-hatch", title: "The escape hatch", summary: "Groups inside groups, by hand",
    figures: [
      Figure(
        "main", caption: "One pattern, written as nested groups and as a mosaic: the frames are the same.",
        alternativeText:
          "A phone screen titled The escape hatch. Two sections of six pictures each show the same pattern twice: a wide "
          + "landscape on the left, two small ones stacked on the right."
      ) { EscapeHatchDemo() },
      Figure(
        "right-to-left",
        caption: "Groups follow the reading direction: the large picture leads at the right.",
        alternativeText:
          "The same screen in a right-to-left language: the wide landscapes stand on the right, the small ones "
          + "on the left.",
        layoutDirection: .rightToLeft
      ) { EscapeHatchDemo() },
      Figure(
        "groups",
        caption: "A group in a group: the row of 136 points holds a tile of two thirds and a stack of one.",
        alternativeText:
          "The first section with its groups outlined: two rows as wide as the section, each with a stack of two "
          + "small pictures at its end. Bars show gaps of 8 points; lines with numbers show widths of 233 and 116.5 "
          + "points and heights of 136 and 64.",
        overlay: [.groups, .dimensions, .spacing], crop: 1
      ) { EscapeHatchDemo() },
    ])
}

/// The demo of chapter 8.
struct EscapeHatchDemo: View {
  static let margins = EdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)

  var body: some View {
    CollectionView {
      Section {
      } header: {
        PageHeader(number: 8, title: "The escape hatch", summary: "Groups inside groups, by hand")
      }
      .collectionLayout(.list(insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)))

      Section {
        ForEach(Place.all.prefix(6)) { BannerTile(place: $0) }
      } header: {
        SectionTitle("Nested groups")
      }
      .collectionItemHeight(136)
      .collectionLayout(.compositional(Self.banner))

      Section {
        ForEach(Place.all.prefix(6)) { BannerTile(place: $0) }
      } header: {
        SectionTitle("A mosaic")
      }
      .collectionLayout(
        .mosaic(height: .absolute(136), spacing: 8, insets: Self.margins) {
          MosaicTile(2)
          MosaicStack {
            MosaicTile()
            MosaicTile()
          }
        })
    }
    .background(Color(.systemGroupedBackground))
  }

  /// A large item, two small ones stacked beside it; the row is as high as its items declare.
  private static func banner(_ context: CollectionSectionContext) -> CollectionLayoutSection {
    func size(width: CGFloat, height: CollectionLayoutDimension) -> CollectionLayoutSize {
      CollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: height)
    }
    let large = CollectionLayoutItem(layoutSize: size(width: 2 / 3, height: .fractionalHeight(1)))
    let small = CollectionLayoutItem(layoutSize: size(width: 1, height: .fractionalHeight(0.5)))
    let stack = CollectionLayoutGroup.vertical(
      layoutSize: size(width: 1 / 3, height: .fractionalHeight(1)), subitems: [small, small])
    stack.interItemSpacing = .fixed(8)
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: size(width: 1, height: context.heightDimension(inColumn: context.width)),
      subitems: [large, stack])
    row.interItemSpacing = .fixed(8)
    let section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = 8
    section.contentInsets = margins
    return section
  }
}
