import SwiftUI
import UIKit

/// What the views in cells tell, and what makes them change.
final class HostedProbe {
  /// Adds one to the state of a row that has appeared.
  var bump: [Int: () -> Void] = [:]
  var events: [String] = []
}

/// A row with state: a text, and a height that grows with each step.
struct HostedRow: View {
  let index: Int
  let height: CGFloat
  let probe: HostedProbe
  @State private var steps = 0

  var body: some View {
    Text(verbatim: "\(index): \(steps)")
      .frame(height: height + 10 * CGFloat(steps))
      .onAppear {
        probe.events.append("appear \(index)")
        probe.bump[index] = { steps += 1 }
      }
      .onDisappear { probe.events.append("disappear \(index)") }
  }
}

/// Rows of declared views in the cells of a collection view, 200 × 300 points, of estimated heights without gaps.
final class HostedList: NSObject, UICollectionViewDataSource {
  let view: UICollectionView
  let probe = HostedProbe()
  let heights: [CGFloat]
  private var registration: UICollectionView.CellRegistration<UICollectionViewCell, Int>!

  init(_ heights: [CGFloat]) {
    self.heights = heights
    ViewEnvironment.current.textMeasurer = MonospacedTextMeasurer()
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    super.init()
    registration = UICollectionView.CellRegistration { [probe] cell, path, height in
      cell.contentConfiguration = UIHostingConfiguration {
        HostedRow(index: path.item, height: CGFloat(height), probe: probe)
      }
      .margins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 5))
      .minSize(width: 0, height: 0)
    }
    view.contentInsetAdjustmentBehavior = .never
    view.dataSource = self
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    heights.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: Int(heights[indexPath.item]))
  }

  /// The texts of a picture, from top to bottom.
  func texts() throws -> [String] { try drawnTexts(view) }

  /// The frame of a row in sight.
  func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }

  func scroll(to y: CGFloat) throws -> [String] {
    view.contentOffset.y = y
    return try texts()
  }
}

/// A picture's environment with text of half ems.
func hostedEnvironment(
  width: CGFloat? = nil, height: CGFloat? = nil, traits: Traits = Traits()
) -> DrawingEnvironment {
  DrawingEnvironment(width: width, height: height, traits: traits, textMeasurer: MonospacedTextMeasurer())
}

/// The texts of a picture, in order.
func drawnTexts(_ source: some DisplayListSource, traits: Traits = Traits()) throws -> [String] {
  func texts(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .text(let text, _, _): [text.string]
      case .scope(let scope): texts(scope.items)
      default: []
      }
    }
  }
  return try texts(source.displayList(in: hostedEnvironment(traits: traits)).items)
}

/// The rectangles around all fills of a picture with their colours, in order, in the picture's space.
func drawnFills(
  _ source: some DisplayListSource, traits: Traits = Traits()
) throws -> [(frame: CGRect, paint: Paint)] {
  func fills(_ items: [DisplayItem], _ transform: CGAffineTransform) -> [(frame: CGRect, paint: Paint)] {
    items.flatMap { item -> [(frame: CGRect, paint: Paint)] in
      switch item.content {
      case .fill(let path, let paint, _): [(path.boundingRect.applying(transform), paint)]
      case .scope(let scope): fills(scope.items, scope.transform.concatenating(transform))
      default: []
      }
    }
  }
  return try fills(source.displayList(in: hostedEnvironment(traits: traits)).items, .identity)
}
