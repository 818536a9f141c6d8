import Drawing
import Foundation
import Geometry
import Testing
import UIKit

@Suite("Switches, sliders and other controls")
struct ControlTests {
  init() { useMonospacedText() }

  @Test("A switch is 51 by 31 points, its knob at the end that says whether it is on")
  func switches() throws {
    let view = UISwitch(frame: box(5, 6, 7, 8))
    #expect(view.frame == box(5, 6, 51, 31) && view.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(try displayTree(view).last == "fill ellipse (2 2 27 27) #FFFFFF")
    view.setOn(true, animated: true)
    let lines = try displayTree(view)
    #expect(lines[0] == "fill circular rect (0 0 51 31) radius 15.5 #34C759")
    #expect(lines.last == "fill ellipse (22 2 27 27) #FFFFFF")
    view.semanticContentAttribute = .forceRightToLeft
    #expect(try displayTree(view).last == "fill ellipse (2 2 27 27) #FFFFFF")
    view.onTintColor = .red
    view.isEnabled = false
    #expect(try displayTree(view)[0].hasSuffix("#FF0000 50%"))
  }

  @Test("A slider's knob is as far along as its value within the range")
  func sliders() throws {
    let slider = UISlider(frame: box(0, 0, 128, 31))
    slider.minimumValue = 10
    slider.maximumValue = 20
    slider.value = 15
    slider.minimumTrackTintColor = .red
    // The knob is 28 wide and has 100 points to go.
    #expect(try displayTree(slider)[1] == "fill circular rect (0 13.5 64 4) radius 2 #FF0000")
    #expect(try displayTree(slider).last == "fill ellipse (50 1.5 28 28) #FFFFFF")
    slider.setValue(99, animated: false)
    #expect(slider.value == 20)
    #expect(try displayTree(slider).last == "fill ellipse (100 1.5 28 28) #FFFFFF")
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(try displayTree(slider).last == "fill ellipse (0 1.5 28 28) #FFFFFF")
    #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 31))
  }

  @Test("A line of progress is filled as far as its progress")
  func progress() throws {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.intrinsicContentSize.height == 4 && view.bounds.height == 4)
    view.frame.size.width = 50
    view.setProgress(0.5, animated: true)
    view.progressTintColor = .red
    #expect(try displayTree(view)[1] == "fill circular rect (0 0 25 4) radius 2 #FF0000")
    view.progress = 7
    #expect(view.progress == 1)
    view.progress = 0
    #expect(try displayTree(view).count == 1)
  }

  @Test("A wheel is seen while it turns")
  func wheel() throws {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    #expect(try displayTree(wheel).isEmpty)
    wheel.startAnimating()
    wheel.color = .red
    #expect(try displayTree(wheel).count == 8 && wheel.isAnimating)
    #expect(try displayTree(wheel)[0].hasSuffix("#FF0000"))
    wheel.stopAnimating()
    wheel.hidesWhenStopped = false
    #expect(try displayTree(wheel).count == 8)
  }

  @Test("Segments share the width, and the chosen one stands out")
  func segments() throws {
    let control = UISegmentedControl(items: ["ab", "abcdef", "ab"])
    // Six letters of 6.5 points and 10 on each side, three times.
    #expect(control.intrinsicContentSize == CGSize(width: 3 * (39 + 20), height: 32))
    control.selectedSegmentIndex = 2
    #expect(
      try displayTree(control).contains {
        $0.hasPrefix("fill continuous rect (120 2 55 28) radius 7 #FFFFFF")
      })
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == "abcdef")
    control.selectedSegmentIndex = 5
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    control.removeSegment(at: 3, animated: false)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["new", "ab", "abcdef"])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    control.apportionsSegmentWidthsByContent = true
    control.frame.size = control.intrinsicContentSize
    // 3, 2 and 6 letters of 6.5 points, and 20 each.
    #expect(control.bounds.width == 39.5 + 33 + 59)
    #expect(try displayTree(control).joined().contains("#FF0000 “abcdef”"))
  }

  @Test("A stepper keeps to its range, and shows at which end it is")
  func stepper() throws {
    let stepper = UIStepper()
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    stepper.maximumValue = 5
    stepper.value = 9
    #expect(stepper.value == 5)
    let strokes = try displayTree(stepper).filter { $0.contains("stroke") }
    #expect(
      strokes.count == 2 && strokes[0].contains("#000000 width") && !strokes[1].contains("#000000 width"))
  }

  @Test("A blur lays its colour over what is behind, under its content")
  func blur() throws {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = box(0, 0, 20, 10)
    view.contentView.backgroundColor = .red
    view.layer.cornerRadius = 3
    let lines = try displayTree(view)
    #expect(lines[0] == "fill circular rect (0 0 20 10) radius 3 #FFFFFF 70%")
    #expect(view.contentView.frame == view.bounds && lines.last == "  fill rect (0 0 20 10) #FF0000")
    view.effect = nil
    #expect(try displayTree(view).count == 2)
  }

  @Test("A blur is as large as what is tied to its content asks")
  func blurSize() {
    let root = UIView(frame: box(0, 0, 100, 60))
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let label = UILabel()
    label.text = "abcd"
    label.font = .systemFont(ofSize: 10)
    root.addSubview(blur)
    blur.contentView.addSubview(label)
    for view in [blur, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      blur.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      blur.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      label.topAnchor.constraint(equalTo: blur.contentView.topAnchor, constant: 1),
      label.bottomAnchor.constraint(equalTo: blur.contentView.bottomAnchor, constant: -3),
      label.leadingAnchor.constraint(equalTo: blur.contentView.leadingAnchor, constant: 5),
      label.trailingAnchor.constraint(equalTo: blur.contentView.trailingAnchor, constant: -7),
    ])
    root.layoutIfNeeded()
    // Four letters of 5 points and 12; a line of 12 and 4.
    #expect(blur.frame == box(0, 44, 32, 16) && blur.contentView.frame == box(0, 0, 32, 16))
    #expect(label.frame == box(5, 1, 20, 12))
  }

  @Test("Menus keep their entries, alerts their answers, and what is presented is known")
  func menus() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let menu = UIMenu(title: "Menu", children: [on, UIAction(title: "Off") { _ in }])
    #expect(menu.selectedElements == [on] && menu.replacingChildren([]).children.isEmpty)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.actions[0].title == "Delete" && alert.textFields?.first?.placeholder == "Name")
    let controller = UIViewController()
    var calls = 0
    controller.present(alert, animated: true) { calls += 1 }
    #expect(controller.presentedViewController === alert && alert.presentingViewController === controller)
    alert.dismiss(animated: true) { calls += 1 }
    #expect(controller.presentedViewController == nil && calls == 2)
  }
}
