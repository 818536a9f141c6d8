public import Foundation

extension NSIndexPath {
  /// The path of an item of a section.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The path of a row of a section.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// The section: the first index.
  public var section: Int { index(atPosition: 0) }

  /// The item: the second index.
  public var item: Int { index(atPosition: 1) }

  /// The row: another name for ``item``.
  public var row: Int { index(atPosition: 1) }
}
