import Foundation
import Geometry

extension CollectionLayoutSection {
  /// A section of self-sizing rows that looks as `configuration` says (`layout.md` 7.1).
  public class func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> Self {
    let metrics = ListMetrics(configuration: configuration, environment: layoutEnvironment.value)
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.rowEstimate))
    let section = self.init(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = metrics.contentInsets
    section.contentInsetsReference = .none
    section.startPadding = metrics.headerPadding
    section.listConfiguration = configuration
    if configuration.headerMode == .supplementary {
      let hugs = configuration.contentHuggingElements.contains(.supplementaryHeader)
      section.boundarySupplementaryItems.append(
        boundary(CollectionElementKind.sectionHeader, at: hugs ? .topLeading : .top, hugs, metrics))
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(CollectionElementKind.sectionFooter, at: .bottom, false, metrics))
    }
    return section
  }

  /// A header or footer; one that hugs its content asks for its width too (`layout.md` 7.3 `[inferred]`).
  private class func boundary(
    _ kind: String, at alignment: RectAlignment, _ hugs: Bool, _ metrics: ListMetrics
  ) -> CollectionLayoutBoundarySupplementaryItem {
    let item = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: hugs ? .estimated(metrics.boundaryEstimate) : .fractionalWidth(1),
        heightDimension: .estimated(metrics.boundaryEstimate)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = metrics.pinsBoundary
    item.zIndex = ListMetrics.boundaryZIndex
    return item
  }
}

extension CollectionViewCompositionalLayout {
  /// A layout whose sections are all lists that look as `configuration` says.
  public class func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    CollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
