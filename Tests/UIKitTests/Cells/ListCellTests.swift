import Drawing
import Foundation
import Geometry
import Testing
import UIKit

@testable import UIKit

/// A list's cell with what was recorded of UIKit's (`layout.md` 7.5, on the Mac).
nonisolated struct RecordedCell: Sendable {
  let size: CGSize
  let style: String
  var hasText = true
  var hasSecondaryText = false
  var hasImage = false
  let accessories: [String]
  var isEditing = false
  let content: (x: CGFloat, width: CGFloat)
  var image: CGRect?
  var textX: CGFloat?
  let frames: [CGRect]

  static let all = [
    RecordedCell(
      size: CGSize(width: 320, height: 80), style: "cell", hasSecondaryText: true, hasImage: true,
      accessories: ["disclosureIndicator"], content: (0, 298), image: box(16, 25.5, 29, 29), textX: 61,
      frames: [box(298, 33, 14, 14)]),
    RecordedCell(
      size: CGSize(width: 320, height: 60), style: "cell", hasImage: true,
      accessories: ["checkmark", "disclosureIndicator"], content: (0, 266), image: box(16, 15.5, 29, 29),
      textX: 61, frames: [box(268.5, 21, 19, 18), box(298, 23, 14, 14)]),
    RecordedCell(
      size: CGSize(width: 320, height: 60), style: "valueCell", hasSecondaryText: true, accessories: [],
      content: (0, 320), textX: 16, frames: []),
    RecordedCell(
      size: CGSize(width: 320, height: 56), style: "sidebarCell", hasImage: true,
      accessories: ["outlineDisclosure"], content: (22, 298), image: box(30, 13.5, 29, 29), textX: 69,
      frames: [box(8, 21, 14, 14)]),
    RecordedCell(
      size: CGSize(width: 320, height: 60), style: "cell", accessories: ["delete", "insert"],
      isEditing: true, content: (72, 248), textX: 88, frames: [box(7, 17, 26, 26), box(47, 17, 26, 26)]),
    RecordedCell(
      size: CGSize(width: 320, height: 60), style: "cell", accessories: ["reorder", "checkmark"],
      isEditing: true, content: (0, 247), textX: 16,
      frames: [box(249.5, 21, 19, 18), box(279, 0, 1, 60), box(286.5, 22.5, 27, 15)]),
    RecordedCell(
      size: CGSize(width: 200, height: 50), style: "cell", hasText: false, hasImage: true,
      accessories: ["disclosureIndicator"], content: (0, 178), image: box(16, 15, 20, 20),
      frames: [box(178, 18, 14, 14)]),
    RecordedCell(
      size: CGSize(width: 240, height: 60), style: "subtitleCell", hasSecondaryText: true,
      accessories: ["customLeading30x20", "disclosureIndicator"], content: (32, 186), textX: 48,
      frames: [box(5, 20, 30, 20), box(218, 23, 14, 14)]),
    RecordedCell(
      size: CGSize(width: 320, height: 44), style: "cell",
      accessories: ["delete", "reorder", "disclosureIndicator"], isEditing: true, content: (32, 225),
      textX: 48, frames: [box(7, 9, 26, 26), box(257, 15, 14, 14), box(279, 0, 1, 44)]),
  ]
}

@Suite("List cells", .serialized)
struct ListCellTests {
  init() { useMonospacedText() }

  private func onMac<Result>(_ body: () throws -> Result) rethrows -> Result {
    var environment = ViewEnvironment.current
    environment.traits.userInterfaceIdiom = .mac
    environment.traits.displayScale = 2
    return try ViewEnvironment.with(environment, body)
  }

  /// A picture of 29 points square.
  private func picture() throws -> UIImage {
    let base64 =
      "iVBORw0KGgoAAAANSUhEUgAAAB0AAAAdCAAAAABz+DjTAAAAFUlE"
      + "QVR42mNowAcYRmVHZUdlKZYFALK8pJCmnrWEAAAAAElFTkSuQmCC"
    let bytes = try #require(Data(base64Encoded: base64))
    return try #require(UIImage(data: bytes))
  }

  private func accessory(_ name: String) -> UICellAccessory {
    switch name {
    case "disclosureIndicator": .disclosureIndicator()
    case "checkmark": .checkmark()
    case "outlineDisclosure": .outlineDisclosure()
    case "delete": .delete()
    case "insert": .insert()
    case "reorder": .reorder()
    default:
      .customView(
        configuration: .init(customView: UIView(frame: box(0, 0, 30, 20)), placement: .leading()))
    }
  }

  @Test("Content and accessories stand where UIKit's were recorded", arguments: RecordedCell.all)
  func recorded(_ recorded: RecordedCell) throws {
    try onMac { try check(recorded) }
  }

  private func check(_ recorded: RecordedCell) throws {
    let cell = UICollectionViewListCell(frame: CGRect(origin: .zero, size: recorded.size))
    var content: UIListContentConfiguration =
      switch recorded.style {
      case "valueCell": .valueCell()
      case "subtitleCell": .subtitleCell()
      case "sidebarCell": .sidebarCell()
      default: .cell()
      }
    if recorded.hasText { content.text = "Text" }
    if recorded.hasSecondaryText { content.secondaryText = "Second" }
    if recorded.hasImage { content.image = try picture() }
    cell.contentConfiguration = content
    cell.accessories = recorded.accessories.map(accessory)
    cell.setEditing(recorded.isEditing)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.minX == recorded.content.x)
    #expect(cell.contentView.frame.width == recorded.content.width)
    func onCell(_ view: UIView) -> CGRect { cell.convert(view.bounds, from: view) }
    let image = cell.contentView.subviews.first { $0 is UIImageView && !$0.isHidden }
    #expect(image.map(onCell) == recorded.image)
    let label = cell.contentView.subviews.first { $0 is UILabel && !$0.isHidden }
    #expect(label.map(onCell)?.minX == recorded.textX)
    // The line before the handle for moving is one of the recorded frames, the views' own background is none.
    let others = cell.subviews.filter { $0 !== cell.contentView && !$0.isHidden }.map(onCell)
    for frame in recorded.frames { #expect(others.contains(frame), "\(frame) in \(others)") }
  }

  @Test("A switch at the trailing end keeps its own width, or what is kept for it")
  func switches() {
    let view = UIView(frame: box(0, 0, 51, 31))
    let cell = UICollectionViewListCell(frame: box(0, 0, 320, 44))
    cell.contentConfiguration = UIListContentConfiguration.cell()
    func show(_ width: UICellAccessory.LayoutDimension?) -> [CGFloat] {
      cell.accessories = [
        .customView(
          configuration: .init(customView: view, placement: .trailing(), reservedLayoutWidth: width))
      ]
      cell.layoutIfNeeded()
      return [cell.contentView.frame.width, view.frame.minX, view.frame.minY]
    }
    // 320 less the margin of 16 and 51 is 253; (44 - 31) / 2 is 6.5.
    #expect(show(nil) == [253, 253, 6.5])
    #expect(show(.actual) == [253, 253, 6.5])
    // In the middle of 24 points, which begin at 320 - 16 - 24 = 280: 280 + (24 - 51) / 2.
    #expect(show(.standard) == [280, 266.5, 6.5])
    // 320 - 16 - 81 = 223, and 15 more on either side of the view.
    #expect(show(.custom(81)) == [223, 238, 6.5])
  }

  @Test("Two accessories of the system's of one kind stop the program, two of one's own do not")
  func duplicates() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let cell = UICollectionViewListCell(frame: .zero)
        cell.accessories = [.checkmark(), .checkmark()]
      }
    }
    let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(sentence.contains("multiple system accessories of the same type"))
    let cell = UICollectionViewListCell(frame: box(0, 0, 320, 44))
    cell.accessories = [.label(text: "a"), .label(text: "b")]
    cell.layoutIfNeeded()
    #expect(cell.subviews.filter { $0 is UILabel }.count == 2)
  }

  @Test("A phone's row of one line is 44 points high, and grows with its texts")
  func heights() {
    var content = UIListContentConfiguration.cell()
    content.text = "One line"
    // 11 + 20.4 + 11 is less than 44.
    #expect(content.makeContentView().sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
    content = .subtitleCell()
    content.text = "One line"
    content.secondaryText = "Another"
    // 11 + 1.2 · 17 + 0 + 1.2 · 15 + 11 = 60.4, up to the next half point.
    #expect(content.makeContentView().sizeThatFits(CGSize(width: 320, height: 0)).height == 60.5)
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    // 1 + 38.4 + 3.
    #expect(content.makeContentView().sizeThatFits(CGSize(width: 320, height: 0)).height == 42.5)
  }

  @Test("Texts of a value cell stand side by side where there is room")
  func valueCell() throws {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Ten chars."
    content.secondaryText = "Ten chars."
    let view = content.makeContentView()
    // Each is 10 · 8.5 = 85 wide: 16 + 85 + 8 + 85 + 16 = 210.
    view.frame = box(0, 0, 210, 44)
    view.layoutIfNeeded()
    let labels = view.subviews.compactMap { $0 as? UILabel }
    #expect(labels[0].frame.minX == 16)
    #expect(labels[1].frame.maxX == 194)
    #expect(labels[0].frame.minY == labels[1].frame.minY)
    view.frame = box(0, 0, 209, 80)
    view.layoutIfNeeded()
    #expect(labels[1].frame.minX == 16)
    #expect(labels[1].frame.minY > labels[0].frame.minY)
  }

  /// A list of rows with a text each, and what keeps them.
  private func list(
    _ configuration: UICollectionLayoutListConfiguration, _ texts: [String], isMirrored: Bool = false
  ) -> (UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    let view = UICollectionView(
      frame: box(0, 0, 320, 200),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let direction: UISemanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    view.semanticContentAttribute = direction
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
      cell.semanticContentAttribute = direction
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(texts)
    source.apply(snapshot)
    return (view, source)
  }

  @Test("Lists draw their backgrounds, their separators and what is selected")
  func drawing() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.backgroundColor = .red
    let (view, source) = list(configuration, ["one", "two"])
    defer { _ = source }
    view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    let environment = DrawingEnvironment(textMeasurer: MonospacedTextMeasurer())
    let text = try view.displayList(in: environment).description
    #expect(text.contains("#FF0000"))
    // The first row is white and the second, selected, systemGray4.
    #expect(text.contains("#FFFFFF"))
    #expect(text.contains("#D1D1D6"))
    let cells = view.visibleCells
    #expect(cells.map(\.frame) == [box(16, 35, 288, 44), box(16, 79, 288, 44)])
    #expect(cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(cells[1].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    // One separator, from the text's beginning to the cell's end, a pixel high; none below the last row.
    func separators(_ cell: UICollectionViewCell) -> [CGRect] {
      cell.subviews.filter { $0.backgroundColor == .separator && !$0.isHidden }.map(\.frame)
    }
    #expect(separators(cells[0]) == [box(16, 43.5, 272, 0.5)])
    #expect(separators(cells[1]) == [])
  }

  @Test("A separator's edges are automatic one by one, in a mirror too", arguments: [false, true])
  func separatorInsets(isMirrored: Bool) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, configuration in
      var configuration = configuration
      if path.item == 1 { configuration.bottomSeparatorInsets.leading = 40 }
      if path.item == 2 { configuration.bottomSeparatorInsets.trailing = 30 }
      return configuration
    }
    let (view, source) = list(configuration, ["one", "two", "three", "four"], isMirrored: isMirrored)
    defer { _ = source }
    let lines = view.visibleCells.prefix(3).map { cell in
      cell.subviews.filter { $0.backgroundColor == .separator && !$0.isHidden && $0.frame.minY > 0 }.map(
        \.frame)
    }
    // From the text, 16 from the leading edge, or as far from the edges as is said.
    let seen = [box(16, 43.5, 304, 0.5), box(40, 43.5, 280, 0.5), box(16, 43.5, 274, 0.5)]
    #expect(lines == seen.map { [isMirrored ? box(320 - $0.maxX, 43.5, $0.width, 0.5) : $0] })
  }

  @Test("A handler configures a cell for each of its states")
  func states() {
    let cell = UICollectionViewCell(frame: box(0, 0, 100, 50))
    var seen: [String] = []
    cell.configurationUpdateHandler = { cell, state in
      seen.append(state.isSelected ? "selected" : state.isHighlighted ? "highlighted" : "normal")
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = state.isSelected ? .systemBlue : .clear
      cell.backgroundConfiguration = background
    }
    cell.layoutIfNeeded()
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    cell.isHighlighted = false
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(seen == ["normal", "highlighted", "selected"])
    #expect(cell.backgroundConfiguration?.backgroundColor == .systemBlue)
  }

  @Test("Any configuration's view sizes and fills the cell")
  func ownConfiguration() {
    struct Dot: UIContentConfiguration {
      var height: CGFloat
      func makeContentView() -> any UIView & UIContentView { DotContentView(self) }
      func updated(for state: any UIConfigurationState) -> Dot { self }
    }
    final class DotContentView: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Dot) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: (configuration as? Dot)?.height ?? 0)
      }
    }
    let cell = UICollectionViewCell(frame: box(0, 0, 100, 50))
    cell.contentConfiguration = Dot(height: 33)
    let first = cell.contentView
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = box(1, 2, 100, 50)
    #expect(cell.preferredLayoutAttributesFitting(attributes).frame == box(1, 2, 100, 33))
    cell.contentConfiguration = Dot(height: 44)
    #expect(cell.contentView === first)
    #expect(cell.preferredLayoutAttributesFitting(attributes).frame.height == 44)
    cell.layoutIfNeeded()
    #expect(first.frame == box(0, 0, 100, 50))
  }
}
