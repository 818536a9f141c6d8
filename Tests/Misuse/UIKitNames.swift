// UIKit's names that pictures have no use for, as an app uses them: the compiler says what to use instead.
import Foundation
import UIKit

@MainActor
func touch(_ button: UIButton) {
  // expected-error@+1 {{is unavailable: there are no selectors here; use addAction(_:for:) with a UIAction}}
  button.addTarget(nil, action: "tap", for: .touchUpInside)
}

func pattern(_ image: UIImage) -> UIColor {
  // expected-error@+1 {{is unavailable: a picture is no colour here; use a UIImageView behind the content}}
  UIColor(patternImage: image)
}

@MainActor
func tap(_ view: UIView) {
  // expected-error@+1 {{is unavailable: there are no selectors here, and nobody touches a picture; use init()}}
  view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: "tap"))
}

// expected-error@+1 {{is unavailable: UINib is not there: there is no Interface Builder; register the cell's class}}
func register(_ nib: UINib) {}
// expected-error@+1 {{is unavailable: UIDatePicker is not drawn: use a UILabel with the date as text}}
func pick(_ picker: UIDatePicker) {}
// expected-error@+1 {{is unavailable: UIPickerView is not drawn: use a UILabel with what is chosen}}
func pick(_ picker: UIPickerView) {}
// expected-error@+1 {{is unavailable: UIToolbar is not drawn: use a UIStackView of buttons}}
func show(_ bar: UIToolbar) {}
// expected-error@+1 {{is unavailable: UITableView is not drawn: use a UICollectionView with a list layout}}
func show(_ table: UITableView) {}
// expected-error@+1 {{is unavailable: UIPasteboard is not there: nothing is copied from a picture}}
func copy(_ board: UIPasteboard) {}
// expected-error@+1 {{is unavailable: UIContentUnavailableConfiguration is not drawn: use a view behind the collection view}}
func show(_ empty: UIContentUnavailableConfiguration) {}

func save(_ image: UIImage) -> [Data?] {
  [
    // expected-error@+1 {{is unavailable: a UIImage has no pixels here; render a view that shows it with ImageRenderer}}
    image.pngData(),
    // expected-error@+1 {{is unavailable: JPEG is not written; render a view that shows the picture as PNG}}
    image.jpegData(compressionQuality: 1),
  ]
}
