public import Foundation

// Nothing is dragged in a picture: delegates are kept and never asked.

/// What hands an item over to another program (Foundation's `NSItemProvider`); here it only keeps it.
open class NSItemProvider: NSObject {
  /// What is handed over.
  public let object: Any?

  /// A provider of an object.
  public init(object: Any) { self.object = object }

  /// A provider of nothing.
  public override init() { object = nil }
}

/// Something that can be dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// What the item stands for in the program.
  open var localObject: Any?

  /// An item that a provider hands over.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Something being dragged.
@preconcurrency @MainActor
public protocol UIDragSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
}

/// Something dragged that may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// The session as the program that drags knows it; nil for another program's.
  var localDragSession: (any UIDragSession)? { get }
}

/// What becomes of what is dropped.
public enum UIDropOperation: UInt, CaseIterable, Hashable, Sendable {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// What a collection view would do with what is dropped.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: NSObject {
  /// Where what is dropped goes.
  public enum Intent: Int, CaseIterable, Hashable, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
  }

  public let operation: UIDropOperation
  public let intent: Intent

  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent = .unspecified) {
    self.operation = operation
    self.intent = intent
  }
}

/// What is dropped on a collection view, and where.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  var session: any UIDropSession { get }
  var proposal: UICollectionViewDropProposal { get }
  var destinationIndexPath: IndexPath? { get }
}

/// Asked what can be dragged out of a collection view; never, here.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Asked what can be dropped on a collection view; never, here.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  {
    true
  }

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .move) }
}
