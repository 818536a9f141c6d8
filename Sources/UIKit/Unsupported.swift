public import Foundation

// Names of UIKit's that pictures have no use for, so that the compiler says what to use instead.

/// Not there: views in archives need Interface Builder's own runtime.
@available(
  *, unavailable, message: "UINib is not there: there is no Interface Builder; register the cell's class"
)
open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) { super.init() }
}

/// Not drawn: nobody turns its wheels.
@available(*, unavailable, message: "UIDatePicker is not drawn: use a UILabel with the date as text")
open class UIDatePicker: UIControl {}

/// Not drawn: nobody turns its wheels.
@available(*, unavailable, message: "UIPickerView is not drawn: use a UILabel with what is chosen")
open class UIPickerView: UIView {}

/// Not drawn: a picture of a controller has no bars.
@available(*, unavailable, message: "UIToolbar is not drawn: use a UIStackView of buttons")
open class UIToolbar: UIView {}

/// Not drawn: rows are a collection view's.
@available(*, unavailable, message: "UITableView is not drawn: use a UICollectionView with a list layout")
open class UITableView: UIScrollView {}

/// Not there: a picture holds nothing over to other programs.
@available(*, unavailable, message: "UIPasteboard is not there: nothing is copied from a picture")
open class UIPasteboard: NSObject {
  public static var general: UIPasteboard { fatalError("there is no pasteboard") }
}

/// Not drawn: what a controller shows in place of content is its own.
@available(
  *, unavailable,
  message: "UIContentUnavailableConfiguration is not drawn: use a view behind the collection view"
)
public struct UIContentUnavailableConfiguration {
  public static func empty() -> Self { fatalError("there is no such configuration") }
}

extension UIImage {
  /// Not there: pictures are files, symbols or what was drawn, and pixels are made by whoever renders a view.
  @available(
    *, unavailable, message: "a UIImage has no pixels here; render a view that shows it with ImageRenderer"
  )
  public func pngData() -> Data? { nil }

  /// Not there: JPEG is read and not written.
  @available(*, unavailable, message: "JPEG is not written; render a view that shows the picture as PNG")
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
}
