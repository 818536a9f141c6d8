public import Foundation
public import Geometry

/// What a section provider or custom group is asked for (UIKit's `NSCollectionLayoutEnvironment`).
@preconcurrency @MainActor
public protocol CollectionLayoutEnvironment: AnyObject {
  /// The space there is.
  var container: any CollectionLayoutContainer { get }
  /// The whole environment as a value: traits, margins, safe area.
  var value: LayoutEnvironment { get }
}

/// A space that layout happens in (UIKit's `NSCollectionLayoutContainer`).
@preconcurrency @MainActor
public protocol CollectionLayoutContainer: AnyObject {
  /// The whole size, in points.
  var contentSize: CGSize { get }
  /// The size less the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets as declared, in points.
  var contentInsets: EdgeInsets { get }
  /// The insets in points.
  var effectiveContentInsets: EdgeInsets { get }
}

/// The environment handed to the closures of descriptions: section providers, custom groups, handlers.
@preconcurrency @MainActor
public final class SolvingEnvironment: CollectionLayoutEnvironment, CollectionLayoutContainer {
  public let value: LayoutEnvironment
  public let contentSize: CGSize
  public let contentInsets: EdgeInsets

  /// An environment whose container is the whole view, or `contentSize` points large with insets.
  public init(
    _ value: LayoutEnvironment, contentSize: CGSize? = nil, contentInsets: EdgeInsets = .zero
  ) {
    self.value = value
    self.contentSize = contentSize ?? value.containerSize
    self.contentInsets = contentInsets
  }

  public var container: any CollectionLayoutContainer { self }

  public var effectiveContentInsets: EdgeInsets { contentInsets }

  public var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.horizontal,
      height: contentSize.height - contentInsets.vertical)
  }
}
