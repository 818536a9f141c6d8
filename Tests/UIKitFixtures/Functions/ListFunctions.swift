import UIKit

// Lists as people configure them.

func createListLayout() -> UICollectionViewLayout {
  var config = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  config.headerMode = .supplementary
  config.footerMode = .supplementary
  config.showsSeparators = false
  config.backgroundColor = .systemGroupedBackground
  return UICollectionViewCompositionalLayout.list(using: config)
}

func createMixedLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { section, layoutEnvironment in
    var config = UICollectionLayoutListConfiguration(appearance: section == 0 ? .plain : .sidebarPlain)
    config.headerMode = section == 0 ? .none : .firstItemInSection
    config.separatorConfiguration.topSeparatorVisibility = .hidden
    config.itemSeparatorHandler = { indexPath, sectionSeparatorConfiguration in
      var configuration = sectionSeparatorConfiguration
      if indexPath.item == 0 {
        configuration.bottomSeparatorVisibility = .visible
        configuration.topSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 8)
      }
      return configuration
    }
    config.trailingSwipeActionsConfigurationProvider = { indexPath in
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    return NSCollectionLayoutSection.list(using: config, layoutEnvironment: layoutEnvironment)
  }
}
