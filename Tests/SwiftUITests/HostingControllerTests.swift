import SwiftUI
import SwiftUIFixtures
import Testing
import UIKit

@Suite("Declared views in controllers", .serialized)
struct HostingControllerTests {
  init() { ViewEnvironment.current.textMeasurer = MonospacedTextMeasurer() }

  @Test(
    "A controller's view is as large as the screen, has the system's background and the view in its middle")
  func drawing() throws {
    let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 10))
    let fills = try drawnFills(controller)
    #expect(fills.map(\.frame).first == CGRect(x: 0, y: 0, width: 390, height: 844))
    // (390 − 30) / 2 and (844 − 10) / 2.
    #expect(fills.map(\.frame).last == CGRect(x: 180, y: 417, width: 30, height: 10))
  }

  @Test("The safe area is left free, and counts where a size is asked for")
  func safeArea() throws {
    let controller = UIHostingController(rootView: Color.red)
    controller.view.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2))
    #expect(try drawnFills(controller).map(\.frame).last == CGRect(x: 1, y: 47, width: 387, height: 763))
    let box = UIHostingController(rootView: Color.red.frame(width: 30, height: 10))
    box.view.setSafeAreaInsets(UIEdgeInsets(top: 47, left: 1, bottom: 34, right: 2))
    #expect(box.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 33, height: 91))
  }

  @Test("The size that fits follows the proposal, and lengths without bounds ask for the view's own")
  func size() {
    let controller = UIHostingController(rootView: Text("ab cd"))
    // Half ems of 17: five characters are 42.5, two 17.
    let wide = controller.sizeThatFits(in: UIView.layoutFittingExpandedSize)
    #expect(wide.width == 42.5)
    let narrow = controller.sizeThatFits(in: CGSize(width: 20, height: CGFloat.infinity))
    #expect(narrow.width <= 20 && narrow.height > 1.9 * wide.height)
    #expect(controller.view.intrinsicContentSize == wide)
  }

  @Test(
    "Another root view is an update that keeps state, and the preferred size follows where it is asked to")
  func update() throws {
    let probe = HostedProbe()
    let controller = UIHostingController(rootView: HostedRow(index: 1, height: 20, probe: probe))
    controller.sizingOptions = .preferredContentSize
    #expect(try drawnTexts(controller) == ["1: 0"])
    #expect(controller.preferredContentSize.height == 20)
    probe.bump[1]?()
    #expect(try drawnTexts(controller) == ["1: 1"])
    #expect(controller.preferredContentSize.height == 30)
    controller.rootView = HostedRow(index: 1, height: 40, probe: probe)
    #expect(try drawnTexts(controller) == ["1: 1"])
    #expect(controller.preferredContentSize.height == 50)
    #expect(probe.events == ["appear 1"])
  }

  @Test("Colours of UIKit's follow the scheme in declared views, and declared ones in UIKit's")
  func colors() throws {
    let tones = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = Traits(colorScheme: .dark)
    #expect(try drawnFills(Color(uiColor: tones).frame(width: 3)).first?.paint == .color(.black))
    #expect(try drawnFills(Color(tones).frame(width: 3), traits: dark).first?.paint == .color(.white))
    #expect(Color(uiColor: tones) != Color(uiColor: tones))
    // The system's names are one thing in both.
    #expect(Color(.systemTeal) == Color(SystemColor.systemTeal))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    view.backgroundColor = UIColor(Color.primary.opacity(0.5))
    #expect(
      try drawnFills(view, traits: dark).first?.paint
        == .color(SystemColor.label.resolved(for: .dark).multiplyingAlpha(by: 0.5)))
  }

  @Test("A declared card in a screen of UIKit's takes the room that constraints give it")
  func fixture() throws {
    let controller = CardController()
    let list = try controller.displayList(in: hostedEnvironment(width: 390, height: 844))
    #expect(list.diagnostics.isEmpty)
    #expect(try drawnTexts(controller) == ["Tomato soup", "35 minutes"])
  }
}
