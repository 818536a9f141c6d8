import SwiftUI
import SwiftUIFixtures
import Testing
import UIKit

@Suite("Declared views in cells", .serialized)
struct HostingConfigurationTests {
  /// A cell, 100 × 60 points, that shows a configuration.
  private func cell(_ configuration: any UIContentConfiguration) -> UICollectionViewCell {
    ViewEnvironment.current.textMeasurer = MonospacedTextMeasurer()
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    cell.contentConfiguration = configuration
    return cell
  }

  private func fitting(_ configuration: any UIContentConfiguration, width: CGFloat = 100) -> CGSize {
    cell(configuration).systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  @Test("Cells are as high as their views and margins, and only those in sight are made")
  func selfSizing() throws {
    let list = HostedList((0..<500).map { 20 + CGFloat($0 % 5) * 7 })
    // Heights 20, 27, 34, 41, 48 and 4 points of margins: 24, 31, 38, 45, 52, …
    #expect(try list.texts() == ["0: 0", "1: 0", "2: 0", "3: 0", "4: 0", "5: 0", "6: 0", "7: 0", "8: 0"])
    #expect(list.frame(0) == CGRect(x: 0, y: 0, width: 200, height: 24))
    #expect(list.frame(1) == CGRect(x: 0, y: 24, width: 200, height: 31))
    #expect(list.frame(4) == CGRect(x: 0, y: 138, width: 200, height: 52))
    for step in 1..<100 { _ = try list.scroll(to: CGFloat(step) * 150) }
    #expect(list.view.viewCounts.alive < 20 && list.view.viewCounts.reused > 200)
  }

  @Test("State belongs to the element a cell shows: another element in the same cell begins afresh")
  func state() throws {
    let list = HostedList(Array(repeating: 50, count: 100))
    _ = try list.texts()
    let bump = try #require(list.probe.bump[0])
    bump()
    #expect(try list.texts().first == "0: 1")
    let first = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(try list.scroll(to: 2000).allSatisfy { $0.hasSuffix(": 0") })
    #expect(list.view.visibleCells.contains { $0 === first })
    #expect(list.probe.events.contains("disappear 0"))
  }

  @Test("A view in a cell that changes its size has the rows below it move")
  func growing() throws {
    let list = HostedList(Array(repeating: 50, count: 100))
    _ = try list.texts()
    #expect(list.frame(2)?.minY == 108)
    for _ in 0..<3 { list.probe.bump[1]?() }
    #expect(try list.texts()[1] == "1: 3")
    // 50 + 30 + 4 in place of 54.
    #expect(list.frame(1)?.height == 84 && list.frame(2)?.minY == 138)
  }

  @Test("A new configuration of the same element keeps its state")
  func update() throws {
    let probe = HostedProbe()
    func configuration(_ height: CGFloat) -> any UIContentConfiguration {
      UIHostingConfiguration { HostedRow(index: 7, height: height, probe: probe) }.margins(.all, 0)
    }
    let cell = cell(configuration(20))
    #expect(try drawnTexts(cell) == ["7: 0"])
    probe.bump[7]?()
    let view = cell.contentView
    cell.contentConfiguration = configuration(21)
    #expect(cell.contentView === view)
    #expect(try drawnTexts(cell) == ["7: 1"])
    #expect(probe.events == ["appear 7"])
  }

  @Test("Margins not set are the cell's, in lists a row's, and cells are 44 points high at least")
  func margins() {
    let content = { Color.red.frame(height: 60) }
    // 8 above and below by default.
    #expect(fitting(UIHostingConfiguration(content: content)).height == 76)
    #expect(fitting(UIHostingConfiguration(content: content).margins(.top, 1)).height == 69)
    #expect(fitting(UIHostingConfiguration(content: content).margins(.vertical, 0)).height == 60)
    let row = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    row.contentConfiguration = UIHostingConfiguration(content: content)
    // 11 above and below (`layout.md` 7.5).
    #expect(row.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)).height == 82)
    let low = UIHostingConfiguration { Color.red.frame(height: 5) }.margins(.all, 0)
    #expect(fitting(low).height == 44)
    #expect(fitting(low.minSize(height: 50)).height == 50)
    #expect(fitting(low.minSize(width: 0, height: 0)).height == 5)
    #expect(fitting(low.minSize(width: 0, height: 0).minSize()).height == 44)
  }

  @Test(
    "Content stands in the middle of a larger cell, inside unequal margins, over a background that fills it")
  func placing() throws {
    let configuration = UIHostingConfiguration { Color.red.frame(width: 10, height: 6) }
      .margins(.all, EdgeInsets(top: 2, leading: 4, bottom: 10, trailing: 20))
    let fills = try drawnFills(cell(configuration.background(.blue)))
    #expect(fills.map(\.frame).first == CGRect(x: 0, y: 0, width: 100, height: 60))
    // 4 + (100 − 24 − 10) / 2 from the left, 2 + (60 − 12 − 6) / 2 from the top.
    #expect(fills.map(\.frame).last == CGRect(x: 37, y: 23, width: 10, height: 6))
    let mirrored = try drawnFills(cell(configuration), traits: Traits(layoutDirection: .rightToLeft))
    #expect(mirrored.map(\.frame) == [CGRect(x: 53, y: 23, width: 10, height: 6)])
    let views = configuration.background { Color.green.frame(height: 8) }
    #expect(try drawnFills(cell(views)).map(\.frame).first == CGRect(x: 0, y: 26, width: 100, height: 8))
  }

  @Test("Views in cells see the traits: dark, size of type, direction of reading")
  func traits() throws {
    let colored = cell(UIHostingConfiguration { Color.primary })
    let label = SystemColor.label
    #expect(try drawnFills(colored).last?.paint == .color(label.resolved(for: .light)))
    #expect(
      try drawnFills(colored, traits: Traits(colorScheme: .dark)).last?.paint
        == .color(label.resolved(for: .dark)))
    colored.overrideUserInterfaceStyle = .dark
    #expect(try drawnFills(colored).last?.paint == .color(label.resolved(for: .dark)))
    let row = cell(
      UIHostingConfiguration {
        HStack {
          Text("a"); Text("b")
        }
      })
    #expect(try drawnTexts(row) == ["a", "b"])
    let text = UIHostingConfiguration { Text("abc") }.margins(.all, 0).minSize(width: 0, height: 0)
    let before = fitting(text).height
    let large = cell(text)
    let list = try large.displayList(in: hostedEnvironment(traits: Traits(dynamicTypeSize: .accessibility5)))
    #expect(list.size == CGSize(width: 100, height: 60))
    ViewEnvironment.with(
      ViewEnvironment(
        traits: Traits(dynamicTypeSize: .accessibility5), textMeasurer: MonospacedTextMeasurer())
    ) {
      // 53 points in place of 17 (`views.md` 3.4).
      #expect(fitting(text).height > 2.5 * before)
    }
  }

  @Test("A view of no finite size is a diagnostic, and one that needs no room leaves none")
  func badInput() throws {
    let nothing = UIHostingConfiguration { EmptyView() }.margins(.all, 0).minSize(width: 0, height: 0)
    #expect(fitting(nothing).height == 0)
    let broken = cell(UIHostingConfiguration { Color.red.frame(width: .nan, height: -5) })
    #expect(try broken.displayList(in: hostedEnvironment()).size == CGSize(width: 100, height: 60))
    let endless = cell(UIHostingConfiguration { Endless() })
    let list = try endless.displayList(in: hostedEnvironment())
    #expect(list.diagnostics.count == 1 && list.diagnostics[0].description.contains("Endless"))
  }

  /// Contains itself.
  private struct Endless: View {
    var body: AnyView { AnyView(Endless()) }
  }

  @Test("A collection view that is released leaves none of its hosted views alive, and they disappear")
  func releasing() throws {
    weak var view: UICollectionView?
    var probe = HostedProbe()
    do {
      let list = HostedList(Array(repeating: 50, count: 100))
      _ = try list.scroll(to: 1000)
      view = list.view
      probe = list.probe
    }
    #expect(view == nil)
    let appeared = probe.events.filter { $0.hasPrefix("appear") }.count
    #expect(appeared > 0 && probe.events.filter { $0.hasPrefix("disappear") }.count == appeared)
  }

  @Test("A list of UIKit's with declared rows is drawn as apps write it")
  func fixture() throws {
    let controller = HostingListController(recipes: Recipe.samples)
    let list = try controller.displayList(in: hostedEnvironment(width: 390, height: 600))
    #expect(list.diagnostics.isEmpty)
    #expect(
      try drawnTexts(controller)
        == Recipe.samples.flatMap { [$0.title, "\($0.minutes) minutes"] })
    #expect(controller.collectionView.visibleCells.count == 3)
  }
}
