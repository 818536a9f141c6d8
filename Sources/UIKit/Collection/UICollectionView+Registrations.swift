public import Foundation

extension UICollectionView {
  /// How cells of a class are made and configured.
  ///
  /// Made once and used for many cells: one that is made while a cell is asked for stops the program when it is
  /// used, as with UIKit.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let name: RegistrationName

    /// A registration of cells that `handler` configures.
    public init(handler: @escaping Handler) {
      self.handler = handler
      name = RegistrationName()
    }
  }

  /// How supplementary views of a class and kind are made and configured.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view of a kind at a path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let name: RegistrationName

    /// A registration of views of a kind that `handler` configures.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
      name = RegistrationName()
    }
  }

  /// A cell made and configured as a registration says, at the item's place: one that waits to be used again, or a
  /// new one.
  ///
  /// Without an item the cell is not configured.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    registration.name.check()
    let cell = dequeueCell(
      registration.name.identifier, for: indexPath, as: Cell.self, otherwise: Cell.self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view made and configured as a registration says, at its place.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    registration.name.check()
    let kind = registration.elementKind
    let view = dequeueSupplementary(
      kind, registration.name.identifier, for: indexPath, as: Supplementary.self,
      otherwise: Supplementary.self)
    registration.handler(view, kind, indexPath)
    return view
  }
}

/// The name a registration's views wait under.
@MainActor
struct RegistrationName {
  private static var count = 0

  let identifier: String
  private let isMadeInProvider: Bool

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
    isMadeInProvider = UICollectionView.provisions > 0
  }

  /// Stops the program for a registration made where a cell was asked for.
  func check() {
    guard isMadeInProvider else { return }
    trap(
      "Attempted to dequeue a cell using a registration that was created inside"
        + " -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider."
        + " Creating a new registration each time a cell is requested will prevent reuse and cause created cells to"
        + " remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up"
        + " front and reused.")
  }
}
