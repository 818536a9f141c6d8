import Drawing
import Foundation
import Geometry
import Testing
import UIKit

@testable import UIKitFixtures

/// Screens as people write them, drawn as they are.
@Suite("Screens as people write them")
struct ScreenFixtureTests {
  /// A screen by its name; names are what a test is told by.
  enum Screen: String, CaseIterable, Sendable {
    case photos, mail, feed, settings, store, files, gallery, tags, chat, calendar
    case shop, controls, drawings, posts, mountains

    @MainActor func make() -> UIViewController {
      switch self {
      case .photos: PhotoGridViewController()
      case .mail: MailViewController()
      case .feed: FeedViewController()
      case .settings: SettingsViewController()
      case .store: StoreFrontViewController()
      case .files: FilesViewController()
      case .gallery: GalleryViewController()
      case .tags: TagsViewController()
      case .chat: ChatViewController()
      case .calendar: CalendarViewController()
      case .shop: ShopViewController()
      case .controls: ControlsViewController()
      case .drawings: DrawingViewController()
      case .posts: PostsViewController()
      case .mountains: MountainsViewController()
      }
    }
  }

  private func environment(_ traits: Traits = Traits(), width: CGFloat = 390) -> DrawingEnvironment {
    DrawingEnvironment(width: width, height: 844, traits: traits, textMeasurer: MonospacedTextMeasurer())
  }

  private func collectionView(_ controller: UIViewController) -> UICollectionView? {
    controller.view as? UICollectionView
      ?? controller.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first
  }

  private func frames(_ controller: UIViewController, section: Int = 0) -> [CGRect] {
    collectionView(controller)?.visibleCells.compactMap { cell in
      guard let view = collectionView(controller), view.indexPath(for: cell)?.section == section else {
        return nil
      }
      return cell.frame
    } ?? []
  }

  @Test(
    "A screen is drawn without complaints, the same again, and as a fresh one after other traits",
    arguments: Screen.allCases)
  func drawn(screen: Screen) throws {
    let controller = screen.make()
    let first = try controller.displayList(in: environment())
    #expect(first.diagnostics.isEmpty && !first.items.isEmpty)
    #expect(try controller.displayList(in: environment()) == first)
    var (dark, mirrored) = (Traits(), Traits())
    dark.colorScheme = .dark
    mirrored.layoutDirection = .rightToLeft
    let night = try controller.displayList(in: environment(dark))
    #expect(night.diagnostics.isEmpty && night != first)
    // Colours that are taken out of a dynamic one when a view is made stay as they are, as on a device; places do not.
    let list = try controller.displayList(in: environment(mirrored))
    #expect(try list == screen.make().displayList(in: environment(mirrored)))
    #expect(try controller.displayList(in: environment()) == first)
  }

  @Test("Photos stand three in a row, and those that are picked have their mark")
  func photos() throws {
    let controller = Screen.photos.make()
    _ = try controller.displayList(in: environment())
    // A third of 390 - 6 - 6, less 2 on each side.
    #expect(frames(controller).prefix(3).map(\.minX) == [8, 134, 260])
    #expect(frames(controller).allSatisfy { $0.size == CGSize(width: 122, height: 122) })
    #expect(collectionView(controller)?.indexPathsForSelectedItems?.map(\.item) == [1, 4])
  }

  @Test("A gallery's cells are as large as its delegate says, and the next ones are fetched")
  func gallery() throws {
    let controller = GalleryViewController()
    _ = try controller.displayList(in: environment())
    // (390 - 12 - 14 - 20) / 3; the first line is below the header of 32 and the inset of 20.
    let side: CGFloat = 344 / 3
    let first = try #require(frames(controller).first)
    #expect(first.size == CGSize(width: side, height: side))
    #expect(abs(first.minX - 12) < 0.001 && abs(first.minY - 52) < 0.001)
    #expect(!controller.fetched.isEmpty)
  }

  @Test("Chips are as wide as their words, and break into lines")
  func tags() throws {
    let controller = Screen.tags.make()
    _ = try controller.displayList(in: environment())
    let frames = frames(controller)
    #expect(frames.count == 10)
    // Letters are half of 15 points wide: 5, 7 and 11 of them, with 14 on either side.
    #expect(frames.prefix(3).map(\.width) == [65.5, 80.5, 110.5])
    // 390 - 32 leaves room for these and a chip of 35.5, with gaps of 8 at the least: 292 + 24 <= 358.
    #expect(Set(frames.prefix(4).map(\.minY)).count == 1 && frames[4].minY > frames[3].minY)
  }

  @Test("Messages stand one below another, as high as their words need")
  func chat() throws {
    let controller = Screen.chat.make()
    _ = try controller.displayList(in: environment())
    let frames = frames(controller)
    #expect(frames.count == 5 && frames[0].minY == 8)
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(lower.minY == upper.maxY + 4) }
    // One line, several lines.
    #expect(frames[0].height == frames[1].height && frames[2].height > 2 * frames[1].height)
  }

  @Test("A month has seven columns, whatever the width")
  func calendar() throws {
    let controller = Screen.calendar.make()
    for width in [390, 320] as [CGFloat] {
      _ = try controller.displayList(in: environment(width: width))
      let side = (width / 7).rounded(.down)
      let frames = frames(controller)
      #expect(frames.count == 30 && frames.allSatisfy { $0.size == CGSize(width: side, height: side) })
      #expect(frames.prefix(7).allSatisfy { $0.minY == 30 } && frames[7].minY == 34 + side)
    }
  }

  @Test("Swiped mail shows its actions, and is gone when it is deleted")
  func mail() throws {
    let controller = MailViewController()
    let first = try controller.displayList(in: environment())
    let view = try #require(collectionView(controller))
    _ = view.swipeItem(at: IndexPath(item: 1, section: 0), revealing: .trailing)
    let swiped = try controller.displayList(in: environment())
    #expect(swiped.description.contains("Flag") && !first.description.contains("Flag"))
    #expect(view.numberOfItems(inSection: 0) == 6)
  }

  @Test("A badge sits at the corner of a picture in a stack in a cell that sizes itself")
  func posts() throws {
    let controller = Screen.posts.make()
    _ = try controller.displayList(in: environment())
    let cell = try #require(collectionView(controller)?.visibleCells.first as? PersonPostCell)
    let avatar = cell.avatar.convert(cell.avatar.bounds, to: cell.contentView)
    #expect(avatar == box(8, 8, 44, 44) && cell.badge.frame == box(40, 40, 12, 12))
    // Margins of 8, a head of 44, a line of 20.4, a button of a line of 15.6 and 12, two gaps of 10, on pixels.
    #expect(abs(cell.frame.height - (16 + 44 + 20.4 + 33.6 + 20)) <= 1, "\(cell.frame)")
  }

  @Test("A search bar stands above a grid of two columns")
  func mountains() throws {
    let controller = MountainsViewController()
    _ = try controller.displayList(in: environment())
    // The standard 8 points below the safe area, 56 high, and 20 above the grid.
    #expect(controller.searchBar.frame == box(0, 8, 390, 56))
    #expect(controller.mountainsCollectionView.frame == box(0, 84, 390, 760))
    #expect(frames(controller).prefix(2) == [box(10, 10, 180, 32), box(200, 10, 180, 32)])
  }

  @Test("A shop's cards have their gradient behind, their shadow around and their heart where it is liked")
  func shop() throws {
    let controller = Screen.shop.make()
    let list = try controller.displayList(in: environment())
    let tree = list.description
    #expect(tree.contains("shadow continuous rect (0 0 358 180) radius 16 radius 8 offset (0 4) #000000 20%"))
    #expect(tree.contains("linear(#AF52DE at 0, #007AFF at 1)") && tree.contains("“Buy”"))
    #expect(frames(controller).first == box(16, 16, 358, 180))
  }
}
