import CollectionLab

/// # Size hints
///
/// Sizes said in advance, so that nothing has to be asked.
///
/// **What you want.** You know how large your items are: tiles of three to four, rows of 56 points, cards of 180 by 120.
/// The collection should know it, too, before it has built a single view.
///
/// **How it is said.** `collectionItemAspectRatio(_:)` declares width over height, `collectionItemHeight(_:)` and
/// `collectionItemWidth(_:)` points. They are container values, as tags are: written on an item they are its own, written
/// on a section they are for all its items, and on the collection for all that say nothing. The nearest wins, and it
/// wins whole: a height near by replaces a ratio further out.
///
/// **What happens.** Where declarations decide a size it becomes an absolute dimension of the layout. A tile's height is
/// its column over its ratio: three columns on 390 points with margins of 16 and gaps of 8 are 114 wide, and at 3 : 4 they
/// are 152 high. The third row here says 84 of its own, so it is 84 among rows of 56.
///
/// **What it costs.** No item is measured, not even on screen. A section whose items all say the same is one solved
/// group, repeated by arithmetic; with different heights it is one pass over numbers. Only headers and badges, which
/// declare nothing here, are asked for their size.
///
/// **Where it breaks.** A declared size is kept, whatever is inside. Words that grow with Dynamic Type do not make their
/// row grow: scale the number with `@ScaledMetric`, or let a sizing class measure once (chapter 5).
enum Chapter04 {
  static let chapter = Chapter(
    number: 4, name: "size-hints", title: "Size hints", summary: "Declared sizes are never measured",
    figures: [
      Figure(
        "main",
        caption: "Ratios, heights, and widths with heights; a size on an item wins over its section's.",
        alternativeText:
          "A phone screen titled Size hints. Three upright tiles with the label 3 : 4; three rows, two labelled 56 pt and a "
          + "higher one 84 pt; cards side by side labelled 180 × 120 and a narrower one 120 × 120."
      ) { SizeHintsDemo() },
      Figure(
        "cascade",
        caption: "A size written further in replaces the one written further out, for what is inside.",
        alternativeText:
          "Three nested boxes: the collection declares 56 points, a section inside 40, and one item of it 72. Rows drawn "
          + "at their heights show who decided: 56 in a section that says nothing, 40, 72, 40 in the other.",
        width: 520, height: nil
      ) { HintCascadeFigure() },
    ])
}

/// The demo of chapter 4.
struct SizeHintsDemo: View {
  let margins = EdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)

  var body: some View {
    CollectionView {
      Section {
        ForEach(Place.all.prefix(3)) { place in
          PlaceTile(place: place)
            .collectionItemBadge(offset: 0) { HintBadge("3 : 4") }
        }
      } header: {
        VStack(alignment: .leading, spacing: 0) {
          PageHeader(number: 4, title: "Size hints", summary: "Declared sizes are never measured")
          SectionTitle("A ratio")
        }
      }
      .collectionItemAspectRatio(3 / 4)
      .collectionLayout(.grid(3, spacing: 8, insets: margins))

      Section {
        ForEach(Place.all.dropFirst(3).prefix(2)) { place in
          HeightRow(place: place)
            .collectionItemBadge(alignment: .trailing, offset: 0) { HintBadge("56 pt") }
        }
        HeightRow(place: Place.all[5])
          .collectionItemHeight(84)
          .collectionItemBadge(alignment: .trailing, offset: 0) { HintBadge("84 pt") }
      } header: {
        SectionTitle("A height")
      }
      .collectionItemHeight(56)
      .collectionLayout(.list(spacing: 8, insets: margins))

      Section {
        ForEach(Place.all.dropFirst(6).prefix(4)) { place in
          PlaceTile(place: place)
            .collectionItemWidth(place.name == "Drift ice" ? 120 : 180)
            .collectionItemHeight(120)
            .collectionItemBadge(offset: 0) {
              HintBadge(place.name == "Drift ice" ? "120 × 120" : "180 × 120")
            }
        }
      } header: {
        SectionTitle("A width and a height")
      }
      .collectionLayout(.carousel(spacing: 8, insets: margins))
    }
    .background(Color(.systemGroupedBackground))
  }
}
