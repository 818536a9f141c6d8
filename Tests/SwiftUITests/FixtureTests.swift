import CollectionLab
import SwiftUIFixtures
import SwiftUIFixtures6
import Testing

/// View files as apps have them, with no import but SwiftUI, compiled in Swift 5 and Swift 6 and drawn.
@Suite struct FixtureTests {
  /// The list of a view that is offered `width` points.
  private func list(_ view: some View, width: CGFloat? = nil, traits: Traits = Traits()) throws -> DisplayList
  {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    renderer.environment.traits = traits
    return try renderer.displayList()
  }

  private func texts(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .text(let text, _, _): [text.string]
      case .scope(let scope): texts(scope.items)
      default: []
      }
    }
  }

  @Test("A card and a list of cards are drawn as wide as they are offered")
  func cards() throws {
    let card = try list(RecipeCard(recipe: Recipe.samples[1]), width: 390)
    #expect(card.diagnostics.isEmpty && card.size.width == 390)
    #expect(texts(card.items) == ["Top", "Green curry with aubergines", "50 minutes"])
    let all = try list(RecipeList(recipes: Recipe.samples), width: 390)
    #expect(all.diagnostics.isEmpty && texts(all.items).contains("Porridge"))
    let large = try list(
      RecipeCard(recipe: Recipe.samples[0]), width: 390, traits: Traits(dynamicTypeSize: .accessibility3))
    #expect(large.size.height > card.size.height)
  }

  @Test("Grids, rings and shapes are drawn")
  func grids() throws {
    let grid = try list(ColourGrid(), width: 300)
    #expect(grid.diagnostics.isEmpty && texts(grid.items).count == 9)
    // Three columns of (300 - 32 - 24) / 3 in three rows, 12 apart, 16 around.
    #expect(abs(grid.size.height - (32 + 24 + 3 * (300 - 32 - 24) / 3)) < 0.01)
    #expect(try texts(list(StatisticsGrid()).items).last == "24")
    let ring = try list(ProgressRing(value: 0.7))
    #expect(ring.size == CGSize(width: 140, height: 140) && texts(ring.items) == ["70 %", "done"])
    #expect(try list(Wave().fill(.blue), width: 100).items.count == 1)
  }

  @Test("Containers and layouts of one's own are drawn")
  func containers() throws {
    let board = try list(BoardExample())
    #expect(texts(board.items) == ["To do", "Write", "Draw", "Done", "Task 0", "Task 1"])
    let tags = try (list(Tags(), width: 120), list(Tags(), width: 1000))
    #expect(tags.0.size.height > tags.1.size.height && texts(tags.0.items).count == 5)
  }

  @Test("A player's queue stands where it is played, with a list of settings above it")
  func playQueue() throws {
    let list = try list(PlayQueue(), width: 390)
    // 100 + 230 + 200.
    #expect(list.diagnostics.isEmpty && list.size == CGSize(width: 390, height: 530))
    #expect(
      Set(texts(list.items).prefix(6)) == ["Player", "Up Next", "20", "Favourites", "Quality", "Lossless"])
    func place(_ string: String, in items: [DisplayItem], _ y: CGFloat = 0) -> CGFloat? {
      items.lazy.compactMap { item -> CGFloat? in
        switch item.content {
        case .text(let text, let point, _): text.string == string ? y + point.y + text.size.height / 2 : nil
        case .scope(let scope): place(string, in: scope.items, y + scope.transform.ty)
        default: nil
        }
      }.first
    }
    // Track 7 is the first that is seen: the middle of its 32 points.
    let middle = try #require(place("Track 7", in: list.items))
    #expect(abs(middle - (330 + 16)) < 0.01)
  }

  @Test("Models, environment keys and preferences are read, and nothing runs that a picture has not")
  func models() throws {
    let basket = try list(BasketView(), width: 320)
    #expect(texts(basket.items) == ["Bread", "Milk", "Gift", "Order"])
    #expect(basket.diagnostics.isEmpty)
    #expect(try texts(list(LoadingCard(), width: 320).items).isEmpty)
  }
}
