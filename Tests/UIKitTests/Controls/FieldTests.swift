import Drawing
import Foundation
import Geometry
import Testing
import UIKit

/// Fields and text views over the monospaced engine.
@Suite("Text fields, search bars and text views")
struct FieldTests {
  init() { useMonospacedText() }

  @Test("A field shows its text, its placeholder where there is none, or dots")
  func texts() throws {
    let field = UITextField(frame: box(0, 0, 100, 20))
    field.font = .systemFont(ofSize: 10)
    field.placeholder = "name"
    #expect(try displayTree(field).joined().contains("“name”"))
    field.text = "abc"
    field.textColor = .red
    // A line of 12 points in the middle of 20.
    #expect(try displayTree(field).last == "  text (0 4 15 12) #FF0000 “abc”")
    field.isSecureTextEntry = true
    #expect(try displayTree(field).joined().contains("“•••”"))
    #expect(field.intrinsicContentSize.width == 15)
  }

  @Test("Borders, views at the sides and a button to empty it take room from the text")
  func sides() throws {
    let field = UITextField(frame: box(0, 0, 100, 34))
    field.text = "abc"
    field.borderStyle = .roundedRect
    #expect(field.textRect(forBounds: field.bounds) == box(7, 0, 86, 34))
    // A line of 20.4 points takes 20.5 on pixels, with 7 above and below.
    #expect(field.intrinsicContentSize.height == 34.5)
    let icon = UIView(frame: box(0, 0, 20, 10))
    field.leftView = icon
    #expect(field.textRect(forBounds: field.bounds) == box(7, 0, 86, 34))
    field.leftViewMode = .always
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds) == box(27, 0, 86 - 20 - 26, 34))
    field.layoutIfNeeded()
    #expect(icon.frame == box(0, 12, 20, 10) && !icon.isHidden)
    field.semanticContentAttribute = .forceRightToLeft
    #expect(field.textRect(forBounds: field.bounds) == box(7 + 26, 0, 40, 34))
    #expect(field.leftViewRect(forBounds: field.bounds) == box(80, 12, 20, 10))
    #expect(try displayTree(field).contains { $0.hasPrefix("stroke") })
  }

  @Test("A search bar is 56 points high, its field 36, with room for a button beside it")
  func searchBar() throws {
    let bar = UISearchBar(frame: box(0, 0, 200, 56))
    bar.placeholder = "Search"
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == box(8, 10, 184, 36))
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 56))
    bar.text = "abc"
    #expect(bar.searchTextField.text == "abc")
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    // 184, less six letters of 8.5 points and 8 between.
    #expect(bar.searchTextField.frame.width == 125)
    #expect(try displayTree(bar)[0].hasPrefix("fill rect (0 0 200 56)"))
    bar.searchBarStyle = .minimal
    #expect(try !displayTree(bar)[0].hasPrefix("fill"))
  }

  @Test("A text view has its text inside its insets, and is as high as it where it does not scroll")
  func textView() throws {
    let view = UITextView(frame: box(0, 0, 50, 100))
    view.font = .systemFont(ofSize: 10)
    view.text = "ab cd ef gh"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    // 40 points of text, 5 on either side: "ab cd ef" and "gh", in lines of 12, 8 above and below.
    #expect(view.sizeThatFits(CGSize(width: 50, height: 0)) == CGSize(width: 50, height: 40))
    #expect(try displayTree(view).last == "    text (0 0 40 24) #000000 “ab cd ef gh”")
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    #expect(view.sizeThatFits(CGSize(width: 55, height: 0)).height == 12)
    #expect(view.contentHeightInStack == 12)
  }
}

extension UITextView {
  /// How high a stack 55 points wide makes the view.
  fileprivate var contentHeightInStack: CGFloat {
    let stack = UIStackView(arrangedSubviews: [self])
    stack.axis = .vertical
    return stack.systemLayoutSizeFitting(
      CGSize(width: 55, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
