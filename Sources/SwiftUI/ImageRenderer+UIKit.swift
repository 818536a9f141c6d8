public import CollectionLab
public import UIKit

extension ImageRenderer {
  /// The picture for views of UIKit's, or `nil` where it cannot be drawn; `pngData(compact:)` says why.
  public var uiImage: UIImage? { (try? pngData()).flatMap { UIImage(data: $0, scale: scale) } }
}
