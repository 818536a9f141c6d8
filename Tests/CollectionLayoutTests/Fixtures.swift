import CollectionLayout
import Foundation
import Geometry

/// Short ways to say what tests say often.
enum Fixture {
  static let environment = LayoutEnvironment(containerSize: CGSize(width: 320, height: 480))
  /// Four unequal insets.
  static let insets = EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)

  static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  static func item(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: size(width, height))
  }

  /// A section of one-item rows `height` high.
  static func list(_ height: CollectionLayoutDimension, spacing: CGFloat = 0) -> CollectionLayoutSection {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), height),
        subitems: [item(.fractionalWidth(1), height)]))
    section.interGroupSpacing = spacing
    return section
  }

  static func header(
    _ kind: String = "header", height: CGFloat = 30, alignment: RectAlignment = .top
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment)
  }

  static func plan(
    _ section: CollectionLayoutSection, _ counts: Int...,
    environment: LayoutEnvironment = environment,
    configure: (CollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) throws -> LayoutPlan {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configure(configuration)
    return try CollectionViewCompositionalLayout(section: section, configuration: configuration)
      .plan(
        sectionCount: counts.count, itemCount: { counts[$0] }, environment: environment)
  }

  static func frames(_ plan: LayoutPlan, section: Int = 0) -> [CGRect] {
    (0..<plan.itemCount(inSection: section)).map {
      plan.frame(of: .item(section: section, item: $0)) ?? .null
    }
  }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Random numbers that are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}
