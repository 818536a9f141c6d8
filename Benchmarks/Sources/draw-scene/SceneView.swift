import CollectionLab
import LayoutDocuments

/// A scene as a collection: every section through its own layout.
struct SceneView: View {
  let scene: Scene

  var body: some View {
    CollectionView {
      ForEach(0..<scene.sections.count) { index in SceneSectionView(section: scene.sections[index]) }
    }
    .background(Color(scene.background))
  }
}

/// One section of a scene.
struct SceneSectionView: View {
  let section: SceneSection

  private func item(_ index: Int) -> SceneItem { SceneItem(section.items[index]) }

  private var indices: Range<Int> { 0..<section.items.count }

  private func insets(_ top: CGFloat, _ side: CGFloat, _ bottom: CGFloat) -> EdgeInsets {
    EdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  var body: some View {
    let (inset, gap) = (section.inset, section.gap)
    switch section.kind {
    case .masonry:
      Section {
        ForEach(indices) { index in
          SceneCard(item: item(index))
            .collectionItemAspectRatio(CGFloat((try? section.items[index].number(at: "aspect")) ?? 1))
        }
      }
      .collectionLayout(
        .waterfall(columns: section.columns, spacing: gap, insets: insets(inset, inset, inset)))
    case .cells:
      Section { ForEach(indices) { SceneCell(item: item($0)) } }
        .collectionItemHeight(section.height)
        .collectionLayout(.grid(section.columns, spacing: gap, insets: insets(inset, inset, inset)))
    case .selfSizing:
      Section { ForEach(indices) { SceneEntry(item: item($0)) } }
        .collectionLayout(.list(spacing: gap, insets: insets(inset, 4, gap)))
    case .header:
      Section { SceneHeader(title: section.title, subtitle: section.subtitle) }
        .collectionItemHeight(84)
        .collectionLayout(.list)
    case .carousel:
      Section { ForEach(indices) { SceneCard(item: item($0)) } }
        .collectionItemHeight(section.height)
        .collectionItemWidth(section.itemWidth)
        .collectionLayout(.carousel(spacing: gap, insets: insets(0, inset, 16)))
        .collectionSectionOffset(section.offset)
    case .grid:
      Section { ForEach(indices) { SceneCard(item: item($0)) } }
        .collectionItemHeight(section.height)
        .collectionLayout(.grid(section.columns, spacing: gap, insets: insets(0, inset, 16)))
    case .list:
      Section {
        ForEach(indices) { SceneRow(item: item($0)) }
      } header: {
        SceneListHeader(title: section.title)
      }
      .collectionHeadersPinned()
      .collectionItemHeight(64)
      .collectionLayout(.list(spacing: 0))
    }
  }
}
