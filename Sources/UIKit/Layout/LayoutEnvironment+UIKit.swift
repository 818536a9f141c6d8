public import CollectionLayout
import Geometry

extension CollectionLayoutEnvironment {
  /// The traits that the layout is made for, with the size classes of its space.
  public var traitCollection: UITraitCollection {
    UITraitCollection(value.traits, size: value.containerSize)
  }

  /// The environment of a container in a phone's traits: what a conforming type of one's own, as in a test,
  /// stands for unless it says more.
  public var value: LayoutEnvironment { LayoutEnvironment(containerSize: container.contentSize) }
}
