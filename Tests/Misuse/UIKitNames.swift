// UIKit's names that pictures have no use for, as an app uses them: the compiler says what to use instead.
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
