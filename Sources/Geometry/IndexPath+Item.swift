public import Foundation

extension IndexPath {
  /// The path of an item of a section, as in UIKit.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The path of a row of a section, as in UIKit.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section: the first index.
  ///
  /// Traps when the path is empty.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item: the second index.
  ///
  /// Traps when the path is shorter.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row: another name for ``item``.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
