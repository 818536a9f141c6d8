import Drawing
import Foundation
import Geometry
import Testing
import UIKit

/// What views know beside how they look, and changes that would take time.
@Suite("Gestures, animations and controllers of controllers")
struct MannersTests {
  init() { useMonospacedText() }

  @Test("A gesture's recognizer belongs to the view it was added to last")
  func gestures() {
    let (one, two, tap) = (UIView(), UIView(), UITapGestureRecognizer())
    one.addGestureRecognizer(tap)
    #expect(tap.view === one && one.gestureRecognizers == [tap])
    two.addGestureRecognizer(tap)
    #expect(tap.view === two && one.gestureRecognizers == nil)
    two.gestureRecognizers = [UIPanGestureRecognizer()]
    #expect(tap.view == nil && two.gestureRecognizers?.count == 1)
  }

  @Test("What assistive technology reads of a view's state goes along with its name")
  func accessibility() throws {
    let (root, view) = (UIView(frame: box(0, 0, 9, 9)), UIView(frame: box(0, 0, 4, 4)))
    view.backgroundColor = .red
    view.accessibilityLabel = "Volume"
    view.accessibilityValue = "half"
    view.accessibilityTraits = [.adjustable, .selected]
    root.addSubview(view)
    #expect(try displayTree(root)[0] == "scope “Volume” value “half”")
    #expect(view.accessibilityTraits.contains(.selected))
  }

  @Test("Transitions, steps and animators make their changes, then say so")
  func animations() {
    let (root, one, two) = (UIView(), UIView(), UIView())
    var calls: [String] = []
    UIView.transition(with: one, duration: 1, options: .transitionCrossDissolve) {
      calls.append("change")
    } completion: {
      calls.append("done \($0)")
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { calls.append("step") }
    }
    #expect(calls == ["change", "done true", "step"])
    root.addSubview(one)
    UIView.transition(from: one, to: two, duration: 1, options: [])
    #expect(root.subviews == [two] && one.superview == nil)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) { calls.append("first") }
    animator.addAnimations { calls.append("second") }
    animator.addCompletion { calls.append("\($0)") }
    #expect(calls.count == 3)
    animator.startAnimation()
    animator.startAnimation()
    #expect(calls.suffix(3) == ["first", "second", "end"] && calls.count == 6)
  }

  @Test("A tab bar controller shows the controller that is selected")
  func tabs() throws {
    let (one, two, tabs) = (UIViewController(), UIViewController(), UITabBarController())
    one.view.backgroundColor = .red
    two.view.backgroundColor = .blue
    tabs.viewControllers = [one, two]
    one.tabBarItem.title = "One"
    #expect(one.tabBarItem.title == "One" && one.tabBarController === tabs)
    func colors() throws -> String {
      try tabs.displayList(
        in: DrawingEnvironment(width: 9, height: 9, textMeasurer: MonospacedTextMeasurer())
      )
      .description
    }
    #expect(try colors().contains("#FF0000") && !colors().contains("#0000FF"))
    tabs.selectedViewController = two
    #expect(try colors().contains("#0000FF") && tabs.selectedIndex == 1 && one.view.superview == nil)
    tabs.viewControllers = [one]
    #expect(two.parent == nil && tabs.selectedViewController == nil)
  }

  @Test("A list's texts may have looks of their own, and its background a blur")
  func configurations() throws {
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
    content.secondaryAttributedText = NSAttributedString(string: "cd")
    #expect(content.text == "ab" && content.secondaryText == "cd")
    let view = UIListContentView(configuration: content)
    view.frame = box(0, 0, 100, 60)
    let tree = try displayTree(view).joined(separator: "\n")
    #expect(tree.contains("#FF0000 “ab”") && tree.contains("“cd”"))
    content.text = "plain"
    #expect(content.attributedText == NSAttributedString(string: "plain"))
    let cell = UICollectionViewCell(frame: box(0, 0, 20, 10))
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
    background.cornerRadius = 3
    cell.backgroundConfiguration = background
    #expect(try displayTree(cell).contains { $0.hasSuffix("(0 0 20 10) radius 3 #FFFFFF 55%") })
  }

  @Test("A symbol's configuration may give it a colour")
  func symbolColor() throws {
    let image = UIImage(
      systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
    let view = UIImageView(image: image)
    view.tintColor = .green
    #expect(try displayTree(view).joined().contains("#FF0000"))
    view.image = image?.withTintColor(.blue)
    #expect(try displayTree(view).joined().contains("#0000FF"))
  }
}
