public import Geometry

extension CollectionViewFlowLayout {
  /// ``sectionInset`` with the sides as they are seen, left standing for leading.
  ///
  /// A flow layout reads from left to right in every environment, unless it flips, and then as a whole.
  public var sectionSideInset: SideInsets {
    get { SideInsets(sectionInset, in: .leftToRight) }
    set { sectionInset = newValue.directional(in: .leftToRight) }
  }
}
