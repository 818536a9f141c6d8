import CollectionLayout
import Drawing
import Foundation
import Geometry
import Testing
import UIKit

@testable import UIKitFixtures

@Suite("Screen and application")
struct ScreenTests {
  private func environment(_ size: CGSize, _ idiom: UserInterfaceIdiom = .phone) -> ViewEnvironment {
    ViewEnvironment(
      screenSize: size, traits: Traits(userInterfaceIdiom: idiom), textMeasurer: MonospacedTextMeasurer())
  }

  private func firstFrames(_ size: CGSize, _ idiom: UserInterfaceIdiom) -> [CGRect] {
    ViewEnvironment.with(environment(size, idiom)) {
      let shelf = Shelf(
        UICollectionViewCompositionalLayout(section: screenGrid()), counts: [5], size: size)
      return (0..<2).map { shelf.item($0) ?? .null }
    }
  }

  @Test("Layouts that ask screen, device and application get those of the environment")
  func grid() {
    // (390 - 20) / 3 = 123.33, on half points 123.5; the row starts below a header of 44 and an inset of 5.
    let phone = firstFrames(CGSize(width: 390, height: 844), .phone)
    #expect(phone[0].origin == CGPoint(x: 10, y: 49))
    #expect(abs(phone[0].width - 370.0 / 3) <= 0.5)
    // On its side (844 - 20) / 4 = 206; on a pad (820 - 20) / 5 = 160.
    #expect(
      firstFrames(CGSize(width: 844, height: 390), .phone)[1]
        == CGRect(x: 216, y: 49, width: 206, height: 206))
    #expect(
      firstFrames(CGSize(width: 820, height: 1180), .pad)[1] == CGRect(x: 170, y: 49, width: 160, height: 160)
    )
  }

  @Test("A window is the screen's, and views inside know it")
  func window() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let inner = UIView()
    #expect(inner.window == nil)
    controller.view.addSubview(inner)
    #expect(inner.window === window)
    #expect(window.isKeyWindow)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(scene.windows.count == 1)
    #expect(scene.windows[0].bounds == UIScreen.main.bounds)
  }

  @Test("Inset lists keep 16 points from the sides, 20 where the view is wide, more where margins are larger")
  func insetLists() {
    func row(_ width: CGFloat, margins: UIEdgeInsets? = nil) -> CGRect {
      let shelf = Shelf(separatedList(), counts: [2], size: CGSize(width: width, height: 600))
      if let margins { shelf.view.layoutMargins = margins }
      return shelf.item(0) ?? .null
    }
    #expect(row(375) == CGRect(x: 16, y: 35, width: 343, height: 44))
    #expect(row(430) == CGRect(x: 20, y: 35, width: 390, height: 44))
    #expect(
      row(375, margins: UIEdgeInsets(top: 1, left: 30, bottom: 2, right: 40))
        == CGRect(x: 30, y: 35, width: 305, height: 44))
  }

  @Test("Separators have colours, in the configuration and item by item")
  func separators() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(configuration.separatorConfiguration.color == .separator)
    configuration.separatorConfiguration.color = .systemRed
    #expect(configuration.separatorConfiguration.multipleSelectionColor == .systemRed)
    #expect(configuration.separatorConfiguration != UIListSeparatorConfiguration(listAppearance: .plain))
  }

  @Test("Lines of text stand further apart by their paragraph's spacing")
  func paragraphs() {
    useMonospacedText()
    let text = "aaaa bbbb cccc"
    // 25 points hold one word of 4 × 5 points; three lines have two gaps.
    let plain = textHeight(text, width: 25, lineSpacing: 0)
    #expect(textHeight(text, width: 25, lineSpacing: 6) == plain + 12)
  }

  @Test("Foundation's index path class has sections and items")
  func indexPaths() {
    let path = NSIndexPath(item: 3, section: 2)
    #expect(path.item == 3)
    #expect(path.row == 3)
    #expect(path.section == 2)
    #expect(path as IndexPath == IndexPath(item: 3, section: 2))
    #expect(NSIndexPath(row: 1, section: 0) == NSIndexPath(item: 1, section: 0))
  }

  @Test("An anchor point is where a view's centre lies in it")
  func anchorPoint() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    // The centre stays at (30, 50), which is now the lower left corner.
    #expect(view.frame == CGRect(x: 30, y: -10, width: 40, height: 60))
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.center == CGPoint(x: 1, y: 6))
    #expect(UIView().convert(CGPoint.zero, from: view) == .zero)
  }
}
