import Foundation
import Testing
import UIKit

@testable import UIKitFixtures

/// Layout functions with `import UIKit` alone, solved in 320 × 480 points at scale 2 unless noted.
@Suite("Layout functions from iOS projects")
struct FunctionTests {
  init() { useMonospacedText() }

  @Test("The categories section of the home screen rests at whole circles, 8 points apart")
  func seed() {
    let home = HomeLayout()
    let shelf = Shelf(home.makeLayout(), counts: [5, 4])
    // Leading inset 16, circles of 96, gaps of 8: 16, 120, 224.
    #expect(shelf.items(3) == [box(16, 0, 96, 96), box(120, 0, 96, 96), box(224, 0, 96, 96)])
    // The header begins where the row ends and is 32 high by its estimate; then rows of 120.
    #expect(shelf.supplementary(UICollectionView.elementKindSectionHeader, section: 1) == box(0, 96, 320, 32))
    #expect(shelf.item(0, section: 1) == box(0, 128, 160, 120))
    #expect(shelf.item(3, section: 1) == box(160, 248, 160, 120))
    #expect(shelf.view.contentSize == CGSize(width: 320, height: 96 + 32 + 240))
  }

  @Test("A third of the width goes down to a pixel")
  func thirds() {
    // 320 / 3 = 106.67, down to 106.5 at scale 2 (layout.md 1.3).
    let shelf = Shelf(createThreeColumnSection(), count: 5)
    #expect(shelf.items(3) == [box(0, 0, 106.5, 100), box(106.5, 0, 106.5, 100), box(213, 0, 106.5, 100)])
    #expect(shelf.item(4) == box(106.5, 100, 106.5, 100))
  }

  @Test("Rows follow one another with their gap")
  func rows() {
    let shelf = Shelf(createRows(), count: 10)
    #expect(shelf.item(3) == box(0, 135, 320, 44))
    #expect(shelf.view.contentSize == CGSize(width: 320, height: 10 * 44 + 9))
  }

  @Test("Counted columns share what insets and gaps leave")
  func countedColumns() {
    // (320 - 16 - 14 - 10) / 2 = 140.
    let shelf = Shelf(createTwoColumnGrid(), count: 4)
    #expect(shelf.items(2) == [box(16, 8, 140, 80), box(166, 8, 140, 80)])
    #expect(shelf.item(3) == box(166, 98, 140, 80))
    #expect(shelf.view.contentSize.height == 184)  // 8 + 80 + 10 + 80 + 6
  }

  @Test("A provider reads the width of its environment")
  func photos() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      photosSection(environment: environment)
    }
    // Two columns of 160, less the insets 1, 2, 3 and 4.
    #expect(Shelf(layout, counts: [2]).items(2) == [box(2, 1, 154, 156), box(162, 1, 154, 156)])
    // Four columns of 200 in 800 points.
    let wide = Shelf(
      UICollectionViewCompositionalLayout { _, environment in photosSection(environment: environment) },
      counts: [4], size: CGSize(width: 800, height: 480))
    #expect(wide.item(3) == box(602, 1, 194, 196))
  }

  @Test("A provider reads idiom and size class")
  func traits() {
    func width(_ idiom: UserInterfaceIdiom, _ size: CGSize) -> CGFloat? {
      var environment = ViewEnvironment.current
      environment.traits.userInterfaceIdiom = idiom
      return ViewEnvironment.with(environment) {
        Shelf(adaptiveLayout(), counts: [3], size: size).item(0)?.width
      }
    }
    #expect(width(.phone, CGSize(width: 320, height: 480)) == 320)
    #expect(width(.phone, CGSize(width: 932, height: 430)) == 466)
    #expect(width(.pad, CGSize(width: 810, height: 1080)) == 270)
  }

  @Test("Flexible gaps share what is left over")
  func spread() {
    // (320 - 3 · 50) / 2 = 85.
    #expect(
      Shelf(spreadSection(), count: 3).items(3) == [
        box(0, 0, 50, 30), box(135, 0, 50, 30), box(270, 0, 50, 30),
      ])
  }

  @Test("Edge spacing lies outside the slots")
  func tags() {
    let shelf = Shelf(tagsSection(), count: 2)
    #expect(shelf.items(2) == [box(5, 2, 60, 24), box(70, 2, 60, 24)])
  }

  @Test("A height may be a fraction of the width")
  func banner() { #expect(Shelf(bannerSection(), count: 2).item(1) == box(0, 180, 320, 180)) }

  @Test("An extension may make a section through Self")
  func throughSelf() {
    #expect(Shelf(.plainGrid(columns: 4, height: 30), count: 4).item(3) == box(240, 0, 80, 30))
  }

  @Test("Uniform siblings begin at their estimate")
  func uniform() { #expect(Shelf(sizesOfEqualHeight(), count: 3).item(2) == box(0, 70, 160, 70)) }

  @Test("Dimensions and spacings say what they are")
  func words() {
    #expect(describe(.absolute(4), .fixed(2)) == ["absolute 4.0", "fixed 2.0"])
    #expect(describe(.estimated(4), .flexible(2)) == ["estimated", "flexible"])
    #expect(describe(.fractionalHeight(0.5), .flexible(2)) == ["fractional", "flexible"])
  }

  @Test("Headers and footers make their section grow")
  func boundary() {
    let shelf = Shelf(sectionWithHeaderAndFooter(pinned: false), count: 2)
    #expect(shelf.supplementary(UICollectionView.elementKindSectionHeader) == box(0, 0, 320, 40))
    #expect(shelf.items(2) == [box(0, 40, 320, 44), box(0, 85, 320, 44)])
    // The offset moves the footer down by 5, and the section grows with it.
    #expect(shelf.supplementary(UICollectionView.elementKindSectionFooter) == box(0, 134, 320, 20))
    #expect(shelf.view.contentSize.height == 154)
  }

  @Test("A pinned header stays at the top while its section scrolls")
  func pinned() {
    let shelf = Shelf(sectionWithHeaderAndFooter(pinned: true), count: 30)
    shelf.view.contentOffset.y = 100
    #expect(shelf.supplementary(UICollectionView.elementKindSectionHeader)?.minY == 100)
    #expect(shelf.view.collectionViewLayout.shouldInvalidateLayout(forBoundsChange: shelf.view.bounds))
  }

  @Test("Badges stand on the corner their anchor names")
  func badges() {
    // Inside the corner at (80, 0), moved by 0.3 of its own 20 points.
    let badged = Shelf(badgedSection(), count: 2)
    #expect(badged.supplementary(Kind.badge) == box(86, -6, 20, 20))
    #expect(badged.supplementary(Kind.badge, item: 1) == box(186, -6, 20, 20))
    // Inside the corner at (0, 52), moved by 3 and -4 points.
    #expect(Shelf(dottedSection(), count: 1).supplementary(Kind.badge) == box(3, 48, 8, 8))
    #expect(Shelf(groupBadge(), count: 5).supplementary(Kind.badge, item: 1) == box(0, 50, 10, 10))
  }

  @Test("A background covers its section less its own insets")
  func background() {
    let layout = createBackgroundLayout()
    let shelf = Shelf(layout, counts: [2])
    let path = IndexPath(item: 0, section: 0)
    shelf.view.layoutIfNeeded()
    // 10 + 44 + 1 + 44 + 14 = 113 high, less 1, 2, 3 and 4.
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: Kind.background, at: path)?.frame
        == box(2, 1, 314, 109))
    #expect(layout.decorationViewClasses[Kind.background] == BackgroundView.self)
  }

  @Test("Groups nest into a mosaic")
  func mosaic() {
    let shelf = Shelf(mosaicSection(), count: 4)
    #expect(
      shelf.items(4) == [
        box(0, 0, 224, 200), box(224, 0, 96, 100), box(224, 100, 96, 100), box(0, 200, 224, 200),
      ])
  }

  @Test("A carousel's groups are 10 points apart, and its handler may read them")
  func carousel() {
    let section = carouselSection()
    let shelf = Shelf(section, count: 4)
    let frames = shelf.items(2)
    #expect((frames[1]?.minX ?? 0) - (frames[0]?.minX ?? 0) == 266)
    #expect(frames[0]?.size == CGSize(width: 256, height: 200))
    #expect(section.visibleItemsInvalidationHandler != nil)
    #expect(section.orthogonalScrollingProperties.bounce == .never)
  }

  @Test("A section may keep inside the layout margins")
  func margins() {
    let shelf = Shelf(sectionInsideMargins(), count: 1)
    shelf.view.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(shelf.item(0) == box(20, 0, 260, 44))
  }

  @Test("A layout's own header comes before all sections")
  func globalHeader() {
    let shelf = Shelf(layoutWithGlobalHeader(), counts: [2, 1])
    #expect(shelf.item(0) == box(0, 60, 320, 44))
    // 60 + 44 + 1 + 44 + 20.
    #expect(shelf.item(0, section: 1) == box(0, 169, 320, 44))
    #expect(shelf.supplementary(Kind.global, item: Int.max) == box(0, 0, 320, 60))
  }

  @Test("A layout may scroll sideways")
  func sideways() {
    let shelf = Shelf(sidewaysLayout(), counts: [5])
    #expect(shelf.item(4) == box(360, 0, 90, 480))
    #expect(shelf.view.contentSize == CGSize(width: 450, height: 480))
  }

  @Test("A custom group repeats its frames")
  func custom() {
    let shelf = Shelf(customGroupSection(), count: 3)
    #expect(shelf.items(3) == [box(0, 0, 160, 90), box(160, 10, 160, 70), box(0, 100, 160, 90)])
    #expect(shelf.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
  }

  @Test(
    "A section that keeps to the readable content is no wider than text is read well in",
    arguments: [390, 1024])
  func readable(width: CGFloat) {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        subitems: [item]))
    section.contentInsetsReference = .readableContent
    let shelf = Shelf(
      UICollectionViewCompositionalLayout(section: section), counts: [1],
      size: CGSize(width: width, height: 480))
    shelf.view.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    // 1024 - 20 - 30 are 302 more than 672: half of that on either side.
    #expect(shelf.item(0) == (width == 390 ? box(20, 0, 340, 40) : box(171, 0, 672, 40)))
    #expect(shelf.view.readableContentGuide.layoutFrame.minX == shelf.item(0)?.minX)
  }

  @Test("Right-to-left environments mirror a layout")
  func rightToLeft() {
    let shelf = Shelf(createTwoColumnGrid(), count: 2)
    shelf.view.semanticContentAttribute = .forceRightToLeft
    // The mirror images of (16, 140) and (166, 140) in 320.
    #expect(shelf.items(2) == [box(164, 8, 140, 80), box(14, 8, 140, 80)])
  }
}
