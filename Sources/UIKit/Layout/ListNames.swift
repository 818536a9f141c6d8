public import CollectionLayout
public import Foundation

/// How a list looks: `CollectionLayoutListConfiguration`.
public typealias UICollectionLayoutListConfiguration = CollectionLayoutListConfiguration
/// How separators of list cells are drawn: `ListSeparatorConfiguration`.
public typealias UIListSeparatorConfiguration = ListSeparatorConfiguration

extension CollectionLayoutListConfiguration {
  /// Changes the separators of single items.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  /// Answers what swiping a row offers; nil is nothing.
  public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

  /// The colour behind the rows; nil is the appearance's own.
  public var backgroundColor: UIColor? {
    get { drawingValues["backgroundColor"] as? UIColor }
    set { drawingValues["backgroundColor"] = newValue }
  }

  /// What swiping a row from its leading edge offers.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { drawingValues["leadingSwipeActions"] as? SwipeActionsConfigurationProvider }
    set { drawingValues["leadingSwipeActions"] = newValue }
  }

  /// What swiping a row from its trailing edge offers.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    get { drawingValues["trailingSwipeActions"] as? SwipeActionsConfigurationProvider }
    set { drawingValues["trailingSwipeActions"] = newValue }
  }
}

extension ListSeparatorConfiguration {
  /// The colour of the line; the system's separator colour at first.
  public var color: UIColor {
    get { drawingValues["color"]?.value as? UIColor ?? .separator }
    set { drawingValues["color"] = DrawingValue(newValue) }
  }

  /// The colour of the line while several rows are being selected; ``color`` at first.
  public var multipleSelectionColor: UIColor {
    get { drawingValues["multipleSelectionColor"]?.value as? UIColor ?? color }
    set { drawingValues["multipleSelectionColor"] = DrawingValue(newValue) }
  }
}
