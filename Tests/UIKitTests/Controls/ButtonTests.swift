import Drawing
import Foundation
import Geometry
import Testing
import UIKit

/// Buttons over the monospaced engine: a letter of 17 points is 8.5 wide, a line of it 20.4 high.
@Suite("Buttons")
struct ButtonTests {
  init() { useMonospacedText() }

  private func fill(_ view: UIView) throws -> String? { try displayTree(view).first { $0.contains("fill") } }

  private func sized(_ button: UIButton) -> UIButton {
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    return button
  }

  @Test("A button with a configuration is its title and the insets of its size around it")
  func sizes() {
    for (size, insets) in [
      (UIButton.Configuration.Size.small, CGSize(width: 20, height: 10)),
      (.medium, CGSize(width: 24, height: 14)),
      (.large, CGSize(width: 40, height: 30)),
    ] {
      var configuration = UIButton.Configuration.filled()
      configuration.buttonSize = size
      configuration.title = "abcd"
      let button = UIButton(configuration: configuration)
      // Four letters of half an em and a line of 1.2 em; small titles have 15 points.
      let em: CGFloat = size == .small ? 15 : 17
      let label = button.titleLabel?.sizeThatFits(.zero) ?? .zero
      let fitting = button.intrinsicContentSize
      #expect(button.titleLabel?.font.pointSize == em)
      #expect(abs(fitting.width - (2 * em + insets.width)) < 0.001)
      #expect(abs(fitting.height - (1.2 * em + insets.height)) < 0.001, "\(label)")
    }
    var configuration = UIButton.Configuration.plain()
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.trailing == 4)
    configuration.setDefaultContentInsets()
    #expect(
      configuration.contentInsets == NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20))
  }

  @Test("The picture stands where it is placed, as far from the text as said")
  func placements() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 40)).image { _ in }
    func frames(
      _ placement: NSDirectionalRectEdge, _ direction: UISemanticContentAttribute = .forceLeftToRight
    ) -> (image: CGRect, title: CGRect, size: CGSize) {
      var configuration = UIButton.Configuration.plain()
      configuration.attributedTitle = AttributedString(
        "abcd", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 20)]))
      configuration.image = image
      configuration.imagePadding = 6
      configuration.imagePlacement = placement
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      let button = UIButton(configuration: configuration)
      button.semanticContentAttribute = direction
      let size = sized(button).bounds.size
      return (button.imageView?.frame ?? .null, button.titleLabel?.frame ?? .null, size)
    }
    // The text is 40 by 24; beside it the picture is 10 wide.
    let leading = frames(.leading)
    #expect(leading.size == CGSize(width: 62, height: 44))
    #expect(leading.image == box(2, 1, 10, 40) && leading.title == box(18, 9, 40, 24))
    #expect(frames(.trailing).image == box(48, 1, 10, 40))
    let mirrored = frames(.leading, .forceRightToLeft)
    #expect(mirrored.image == box(50, 1, 10, 40) && mirrored.title == box(4, 9, 40, 24))
    let top = frames(.top)
    #expect(top.size == CGSize(width: 46, height: 74))
    #expect(top.image == box(17, 1, 10, 40) && top.title == box(2, 47, 40, 24))
    #expect(frames(.bottom).image == box(17, 31, 10, 40))
  }

  @Test("A subtitle stands below the title, and both where they are aligned")
  func subtitles() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "abcd"
    configuration.subtitle = "ab"
    configuration.titlePadding = 5
    configuration.titleAlignment = .trailing
    let button = sized(UIButton(configuration: configuration))
    let (title, subtitle) = (button.titleLabel?.frame ?? .null, button.subtitleLabel?.frame ?? .null)
    #expect(abs(subtitle.minY - title.maxY - 5) <= 0.5 && abs(subtitle.maxX - title.maxX) <= 0.5)
    #expect(abs(button.bounds.height - (20.4 + 5 + 14.4 + 14)) < 0.001)
  }

  @Test(
    "Backgrounds are the tint, shades of it or grey, and others where a colour is given or nobody may touch")
  func colors() throws {
    func background(
      _ configuration: UIButton.Configuration, _ change: (UIButton) -> Void = { _ in }
    ) throws -> String {
      let button = UIButton(configuration: configuration)
      button.tintColor = .red
      change(button)
      button.frame = box(0, 0, 40, 20)
      return try fill(button) ?? "none"
    }
    #expect(try background(.plain()) == "none")
    #expect(try background(.filled()).hasSuffix("radius 5.95 #FF0000"))
    #expect(try background(.tinted()).hasSuffix("#FF0000 15%"))
    #expect(try background(.gray()).hasSuffix("#787880 16%"))
    #expect(try background(.filled()) { $0.isEnabled = false }.hasSuffix("#767680 12%"))
    #expect(try background(.plain()) { $0.isSelected = true }.hasSuffix("#FF0000 15%"))
    #expect(try background(.filled()) { $0.role = .destructive }.hasSuffix("#FF3B30"))
    var blue = UIButton.Configuration.filled()
    blue.baseBackgroundColor = .blue
    blue.cornerStyle = .capsule
    #expect(try background(blue).hasSuffix("radius 10 #0000FF"))
    blue.background.backgroundColor = .green
    blue.cornerStyle = .fixed
    blue.background.cornerRadius = 3
    #expect(try background(blue).hasSuffix("radius 3 #00FF00"))
  }

  @Test("A handler changes the configuration for each state, and transformers the looks")
  func handlers() {
    let button = UIButton(configuration: .filled())
    button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: 30)
      return outgoing
    }
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "chosen" : "ab"
    }
    // Two letters of 15 points, and 12 on each side.
    #expect(button.intrinsicContentSize.width == 54)
    button.isSelected = true
    // Six letters of 15 points, and 24; a wheel of 20 beside them.
    #expect(button.intrinsicContentSize.width == 114)
    #expect(button.currentTitle == "chosen")
    button.configuration?.showsActivityIndicator = true
    #expect(button.intrinsicContentSize.width == 134)
  }

  @Test("A button without a configuration has its titles and pictures for its states")
  func looks() throws {
    let button = UIButton(type: .system)
    button.setTitle("abcdefgh", for: .normal)
    button.setTitle("chosen", for: .selected)
    // Eight letters of 7.5 points, and 6 points above and below a line of 18.
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 30))
    button.isSelected = true
    #expect(button.currentTitle == "chosen" && button.intrinsicContentSize.width == 45)
    button.isSelected = false
    button.setTitle("a", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 7.5 + 6, height: 18 + 4))
    button.tintColor = .red
    #expect(try displayTree(sized(button)).joined().contains("#FF0000 “a”"))
    let custom = UIButton()
    custom.setTitle("ab", for: .normal)
    #expect(custom.titleLabel?.font.pointSize == 18 && custom.currentTitleColor == .white)
    custom.setTitleColor(.blue, for: .normal)
    custom.setTitleColor(.green, for: .highlighted)
    #expect(try displayTree(sized(custom)).joined().contains("#0000FF “ab”"))
    custom.isHighlighted = true
    #expect(try displayTree(custom).joined().contains("#00FF00 “ab”"))
    let picture = UIButton()
    picture.setImage(UIGraphicsImageRenderer(size: CGSize(width: 7, height: 9)).image { _ in }, for: .normal)
    #expect(picture.intrinsicContentSize == CGSize(width: 7, height: 9))
  }

  @Test("Edge insets move the title and the picture, and the content stands where it is aligned")
  func alignment() {
    let button = UIButton()
    button.titleLabel?.font = .systemFont(ofSize: 10)
    button.setTitle("ab", for: .normal)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6)).image { _ in }, for: .normal)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.frame = box(0, 0, 100, 40)
    button.layoutIfNeeded()
    // 16 points in the middle of 100; the title 8 further on.
    #expect(button.imageView?.frame == box(42, 17, 6, 6) && button.titleLabel?.frame == box(56, 14, 10, 12))
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0 && button.titleLabel?.frame.maxY == 34)
  }

  @Test("A button calls its actions, with itself as their sender, while it is enabled")
  func actions() {
    var calls: [String] = []
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Buy") { action in
        calls.append((action.sender as? UIButton)?.currentTitle ?? "?")
      })
    button.addAction(UIAction(identifier: .init("tap")) { _ in calls.append("old") }, for: .touchUpInside)
    button.addAction(UIAction(identifier: .init("tap")) { _ in calls.append("new") }, for: .touchUpInside)
    button.performPrimaryAction()
    #expect(calls == ["Buy", "new"])
    button.sendActions(for: .valueChanged)
    button.isEnabled = false
    button.performPrimaryAction()
    button.removeAction(identifiedBy: .init("tap"), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(calls == ["Buy", "new"] && button.allControlEvents == .primaryActionTriggered)
    let (one, two) = (UIAction { _ in }, UIAction { _ in })
    #expect(one.identifier != two.identifier)
  }
}
