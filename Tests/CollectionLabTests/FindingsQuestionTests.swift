import CollectionLab
import CollectionUI
import Foundation
import Testing

extension FindingsTests {
  // MARK: The three original questions

  @Test(
    "Question 1. Tags say preferred sizes, cascade from section to items, and the negotiation of sizes never runs"
  )
  func sizesByTags() throws {
    let view = CollectionView {
      Section { ForEach(0..<100) { Text("row \($0)") } }.collectionItemHeight(56)
      Section { ForEach(0..<20) { Text("card \($0)") } }
        .collectionItemWidth(240).collectionItemAspectRatio(3 / 4).collectionLayout(.carousel())
      Section { ForEach(0..<100) { Text("tile \($0)") } }
        .collectionItemAspectRatio(3 / 4).collectionLayout(.grid(3))
    }
    let host = host(view)
    let rows = try host.visibleElements()
    #expect(rows.allSatisfy { $0.frame.height == 56 && $0.frame.width == 390 })
    // Rows are 56 high and 8 apart: 100 × 64 − 8.
    try host.scroll(to: CGPoint(x: 0, y: 6392))
    let below = try host.visibleElements()
    // 240 / (3/4) = 320; columns of (390 − 16) / 3, rounded down to half points, are 124.5 wide and 166 high.
    #expect(
      below.first { $0.identity == .item(section: 1, item: 0) }?.frame.size == CGSize(width: 240, height: 320)
    )
    #expect(
      below.first { $0.identity == .item(section: 2, item: 0) }?.frame.size
        == CGSize(width: 124.5, height: 166))
    #expect(host.measurementCount == 0)
  }

  @Test(
    "Question 2. A sizing class of forty cards is one measurement; Dynamic Type measures it anew by itself")
  func sizeClassQuestion() throws {
    let host = host(
      CollectionView { ForEach(0..<40) { Text("A card with the number \($0)").padding() } }
        .collectionSizingClass("card").collectionLayout(.grid(2)), height: 3000)
    let before = try host.visibleElements()
    #expect(before.count == 40 && host.measurementCount == 1)
    let large = environment(9000, traits: Traits(dynamicTypeSize: .accessibility3))
    _ = try host.displayList(in: large)
    let after = try host.visibleElements()
    #expect(after.count == 40 && host.measurementCount == 2)
    #expect(after[0].frame.height > before[0].frame.height)
  }

  @Test(
    "Question 3. A layout is built by hand from hints, or is any layout class that reads the declared sizes")
  func ownLayouts() throws {
    let built = CollectionView { ForEach(0..<4) { Text("\($0)") } }
      .collectionItemHeight(90)
      .collectionLayout(
        .compositional { context in
          let height = context.heightDimension(inColumn: 195)
          let size = CollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: height)
          return CollectionLayoutSection(
            group: .horizontal(
              layoutSize: CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
              subitems: [CollectionLayoutItem(layoutSize: size)]))
        })
    let first = host(built)
    #expect(try first.visibleElements().map(\.frame.minY) == [0, 0, 90, 90])
    #expect(first.measurementCount == 0)

    final class Steps: CollectionViewLayout {
      private var frames: [CGRect] = []
      override func prepare() {
        super.prepare()
        frames = []
        guard let view = collectionView else { return }
        for item in 0..<view.numberOfItems(inSection: 0) {
          let hints = view.collectionMetrics?.sizeHints(forItemAt: IndexPath(item: item, section: 0))
          let size = CGSize(width: 100, height: hints?.height(inColumn: 100) ?? 10)
          frames.append(CGRect(origin: CGPoint(x: CGFloat(item) * 30, y: frames.last?.maxY ?? 0), size: size))
        }
      }
      override var collectionViewContentSize: CGSize {
        CGSize(width: 390, height: frames.last?.maxY ?? 0)
      }
      override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
      }
      override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        frames.indices.filter { frames[$0].intersects(rect) }.compactMap {
          layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
      }
    }
    let own = host(
      CollectionView(layout: Steps.init) {
        ForEach(0..<3) { Text("\($0)").collectionItemHeight(CGFloat(20 + 10 * $0)) }
      })
    #expect(
      try own.visibleElements().map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 30, y: 20, width: 100, height: 30),
        CGRect(x: 60, y: 50, width: 100, height: 40),
      ])
    #expect(own.measurementCount == 0)
  }

  // MARK: The five honest limitations

  @Test("Limitation 1. State in cells is kept by contract: it moves with its element")
  func stateMoves() throws {
    struct Row: View {
      let index: Int
      let register: (Int, @escaping () -> Void) -> Void
      @State private var taps = 0
      var body: some View {
        let binding = $taps
        let _ = register(index) { binding.wrappedValue += 1 }
        Text("\(index): \(taps)")
      }
    }
    var taps: [Int: () -> Void] = [:]
    struct Rows: View {
      let indices: [Int]
      let register: (Int, @escaping () -> Void) -> Void
      var body: some View {
        CollectionView { ForEach(indices, id: \.self) { Row(index: $0, register: register) } }
      }
    }
    let register: (Int, @escaping () -> Void) -> Void = { taps[$0] = $1 }
    let host = host(Rows(indices: [1, 2, 3], register: register))
    _ = try host.displayList()
    taps[1]?()
    host.rootView = Rows(indices: [3, 2, 1], register: register)
    #expect(try texts(host.displayList().items) == ["3: 0", "2: 0", "1: 1"])
  }

  @Test(
    "Limitation 2. The offset inside a carousel is read and set from outside, and a tag reaches the card within"
  )
  func carouselAddressable() throws {
    var proxy: CollectionViewProxy?
    let host = host(
      CollectionViewReader { inner in
        let _ = proxy = inner
        CollectionView {
          Section { ForEach(0..<50) { Text("row \($0)") } }.collectionItemHeight(56)
          Section { ForEach(0..<30) { Text("card \($0)").tag("card \($0)") } }
            .collectionItemWidth(240).collectionItemHeight(160).collectionLayout(.carousel())
          Section { ForEach(50..<100) { Text("row \($0)") } }.collectionItemHeight(56)
        }
      })
    _ = try host.displayList()
    let known = try #require(proxy)
    #expect(known.offset(ofSection: 1) == 0)
    known.scrollTo(tag: "card 20", anchor: .center)
    #expect(try texts(host.displayList().items).contains("card 20"))
    // Cards begin 248 points apart; the middle of the twenty-first, 20 × 248 + 120, stands at 195: 5080 − 195.
    #expect(known.offset(ofSection: 1) == 4885 as CGFloat)
    known.scroll(section: 1, to: 248)
    _ = try host.displayList()
    #expect(known.offset(ofSection: 1) == 248)
  }

  @Test(
    "Limitation 3. A sizing class does not watch what its members show, and is measured anew when told to")
  func classesDoNotWatch() throws {
    struct Cards: View {
      let words: String
      var body: some View {
        CollectionView { ForEach(0..<10) { _ in Text(words) } }.collectionSizingClass("card")
      }
    }
    var proxy: CollectionViewProxy?
    func view(_ words: String) -> some View {
      CollectionViewReader { inner in
        let _ = proxy = inner
        Cards(words: words)
      }
    }
    let host = host(view("short"))
    let before = try host.visibleElements()[0].frame.height
    host.rootView = view(String(repeating: "a long text ", count: 20))
    #expect(try host.visibleElements()[0].frame.height == before)
    try #require(proxy).invalidateSizingClasses()
    _ = try host.displayList()
    #expect(try host.visibleElements()[0].frame.height > before)
  }

  @Test(
    "Limitation 4. Headers and footers are views like any other, with state and environment, pinned or not")
  func headersAreViews() throws {
    struct Header: View {
      @Environment(\.flag) var flag
      @State var count = 4
      var body: some View { Text("\(flag) \(count)") }
    }
    let view = CollectionView {
      Section {
        ForEach(0..<100) { Text("row \($0)") }
      } header: {
        Header()
      } footer: {
        Header()
      }
    }
    .collectionHeadersPinned().environment(\.flag, "head")
    let host = host(view)
    try host.scroll(to: CGPoint(x: 0, y: 1000))
    #expect(try texts(host.displayList().items).contains("head 4"))
    try host.scroll(to: CGPoint(x: 0, y: 99_999))
    #expect(try texts(host.displayList().items).filter { $0 == "head 4" }.count == 2)
  }

  @Test("Limitation 5. Selection, swipe actions and reordering are drawn as states")
  func states() throws {
    let rows = CollectionView(selection: .constant([1] as Set<Int>)) {
      ForEach(0..<4) { index in
        Text("row \(index)")
          .swipeActions { Text("Delete") }
          .collectionItemState(.swipedTrailing, isActive: index == 2)
          .collectionItemState(.lifted, isActive: index == 3)
      }
    }
    .collectionLayout(.list(.plain))
    let list = try rows.displayList(in: environment())
    #expect(texts(list.items).filter { $0 == "Delete" }.count == 1)
    let gray = SystemColor.systemGray4.resolved(for: .light)
    func grays(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { count, item in
        switch item.content {
        case .scope(let scope): count + grays(scope.items)
        case .fill(_, .color(gray), _): count + 1
        default: count
        }
      }
    }
    #expect(grays(list.items) == 1)
    #expect(
      elements(list.items).last?.identity == .item(section: 0, item: 3), "what is lifted lies above all")
  }
}
