import CollectionLayout
import Foundation
import Geometry

extension UICollectionView {
  /// How deep the program is in data sources that make views.
  static var provisions = 0

  /// A view of an element, from the data source, or for decorations from the layout's class.
  ///
  /// Stops the program where UIKit does: at paths that do not exist, and at views that were not dequeued.
  func makeView(_ identity: ElementIdentity, at path: IndexPath) -> UICollectionReusableView {
    switch identity {
    case .item(let section, let item):
      guard section >= 0, section < numberOfSections, item >= 0, item < numberOfItems(inSection: section),
        let dataSource
      else {
        trap(
          "UICollectionView received layout attributes for a cell with an index path that does not exist: \(path)"
        )
      }
      return dequeued(
        Self.providing { dataSource.collectionView(self, cellForItemAt: path) },
        from: "-collectionView:cellForItemAtIndexPath:", at: path)
    case .supplementary(let kind, _, _):
      guard let dataSource else {
        trap("the collection view has no data source to give the view of kind \"\(kind)\" at \(path)")
      }
      return dequeued(
        Self.providing {
          dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        }, from: "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:", at: path)
    case .decoration(let kind, _, _):
      return dequeue(
        .decoration(kind: kind), as: UICollectionReusableView.self,
        otherwise: collectionViewLayout.decorationViewClasses[kind], at: placed(identity))
    }
  }

  /// What a data source answers, asked so that registrations made meanwhile are noticed.
  private static func providing<View>(_ ask: () -> View) -> View {
    provisions += 1
    defer { provisions -= 1 }
    return ask()
  }

  private func dequeued(
    _ view: UICollectionReusableView, from method: String, at path: IndexPath
  ) -> UICollectionReusableView {
    guard view.reuseKey != nil else {
      trap(
        "the view returned from \(method) (\(type(of: view))) at \(path) does not have a reuseIdentifier - views must"
          + " be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath: or its counterpart"
      )
    }
    guard view.identity == nil else {
      trap(
        "the view returned from \(method) (\(type(of: view))) at \(path) is shown for another element already"
      )
    }
    return view
  }
}
