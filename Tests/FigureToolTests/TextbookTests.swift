import CollectionLab
import Testing

@testable import Chapters

@Suite("What the textbook's chapters say")
struct TextbookTests {
  private func host<V: View>(_ demo: V, height: CGFloat = 844) -> CollectionViewHost<V> {
    CollectionViewHost(
      rootView: demo,
      environment: DrawingEnvironment(width: 390, height: height, textMeasurer: PangoTextMeasurer.shared))
  }

  /// The frames of a section's items in sight, by item.
  private func items<V: View>(_ section: Int, of host: CollectionViewHost<V>) throws -> [CGRect] {
    let elements = try host.visibleElements()
    return elements.sorted { $0.identity.item < $1.identity.item }.compactMap { element in
      if case .item(section, _) = element.identity { element.frame } else { nil }
    }
  }

  @Test("chapters stand in the order of their numbers, and each figure has a caption and a description")
  func order() {
    let numbers = Textbook.chapters.map(\.number)
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
    for figure in Textbook.chapters.flatMap(\.figures) {
      #expect(figure.caption.hasSuffix(".") && figure.alternativeText.hasSuffix("."))
    }
    #expect(Textbook.chapters.allSatisfy { $0.figures.first?.name == "main" })
  }

  @Test("the table of contents has a row for each chapter, and they fit one screen")
  func contents() throws {
    let host = host(ContentsDemo())
    #expect(try items(1, of: host).count == Textbook.chapters.count)
    #expect(try host.contentSize().height <= 844)
  }

  @Test("the first collection asks for a page near its end, and for no more when there is none")
  func pages() throws {
    // All sixteen entries after the page's header, of which the first page has twelve.
    let host = host(FirstCollectionDemo())
    _ = try host.displayList()
    let first = try host.contentSize().height
    for _ in 0..<6 {
      try host.scroll(by: CGPoint(x: 0, y: 800))
      _ = try host.displayList()
    }
    #expect(try host.contentSize().height > first)
    #expect(try items(0, of: host).count > 0 && host.visibleElements().map(\.identity.item).max() == 16)
  }

  @Test("every place belongs to one part of the day, in the order of hours")
  func partsOfTheDay() {
    let places = DayPart.allCases.flatMap(\.places)
    #expect(places.count == Place.all.count && Set(places) == Set(Place.all))
    #expect(DayPart.night.places.map(\.hour) == ["21:02", "22:35", "01:17"])
  }

  @Test("ids tell what is gone, new, moved and changed")
  func difference() throws {
    let chapter = try #require(Textbook.chapters.first { $0.number == 2 })
    let figure = try #require(chapter.figures.first { $0.name == "difference" })
    var words: [String] = []
    func read(_ items: [DisplayItem]) {
      for item in items {
        switch item.content {
        case .text(let text, _, _): words.append(text.string)
        case .scope(let scope): read(scope.items)
        default: break
        }
      }
    }
    read(try figure.displayList(in: figure.environment()).items)
    #expect(
      words.filter { "−+↕≠".contains($0.prefix(1)) } == [
        "− gone", "↕ moved", "+ new", "↕ moved", "≠ changed",
      ])
  }

  @Test("declared sizes are kept, and no item is measured")
  func sizeHints() throws {
    let host = host(SizeHintsDemo())
    // (390 − 32 − 16) / 3 = 114 points wide, 114 / (3 / 4) = 152 high.
    #expect(
      try items(0, of: host).map(\.size) == Array(repeating: CGSize(width: 114, height: 152), count: 3))
    #expect(try items(1, of: host).map(\.height) == [56, 56, 84])
    #expect(try items(2, of: host).prefix(2).map(\.width) == [180, 120])
    _ = try host.displayList()
    #expect(host.measurementCount == 0)
  }

  @Test("a class is measured once, and all its members are equally high")
  func sizingClass() throws {
    let host = host(SizingClassesDemo(), height: 1200)
    _ = try host.displayList()
    let heights = try items(1, of: host).map(\.height)
    #expect(heights.count == 6 && Set(heights).count == 1)
    // The two cards that stand for themselves, and one for the class.
    #expect(host.measurementCount == 3)
    #expect(Set(try items(0, of: host).map(\.height)).count == 2)
  }

  @Test("every carousel stands where it may rest", arguments: 1...5)
  func carousels(section: Int) throws {
    let host = host(CarouselsDemo())
    try host.layoutIfNeeded()
    let offset = try host.orthogonalOffset(inSection: section)
    #expect(offset == Carousel.all[section - 1].offset)
    try host.scroll(section: section, by: 0)
    #expect(try host.orthogonalOffset(inSection: section) == offset)
  }

  @Test("a tag brings its card to the middle of the screen")
  func scrolledToCard() throws {
    let host = host(ScrolledToCardDemo())
    _ = try host.displayList()
    // The page's header is the first section, Evening the fourth; its second card is the one that is asked for.
    let card = try #require(
      try host.visibleElements().first { $0.identity == .item(section: 3, item: 1) })
    let view = try host.bounds()
    // A picture is scrolled by whole pixels, of which a point has two.
    #expect(card.frame.midX == view.midX && abs(card.frame.midY - view.midY) <= 0.5)
  }
}
