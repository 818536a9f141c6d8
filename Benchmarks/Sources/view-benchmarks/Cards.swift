import CollectionLab
import Observation

/// What a card shows.
@Observable final class CardModel: Identifiable {
  let id: Int
  var title: String

  init(_ id: Int) {
    self.id = id
    title = "Card number \(id)"
  }
}

/// A card of 12 views: three stacks, two shapes and three texts, and what is put around and behind them.
struct Card: View {
  let model: CardModel

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 8).fill(.blue).frame(height: 90)
      HStack {
        Circle().fill(.orange).frame(width: 28, height: 28)
        VStack(alignment: .leading, spacing: 2) {
          Text(model.title).font(.headline)
          Text("A second line").font(.caption)
        }
      }
      Text("What there is to say about it").lineLimit(2)
    }
    .padding(12)
    .background(.white)
  }
}

/// Many cards in rows of ten, so that 10,000 of them stay within the bounds of a drawing.
struct CardList: View {
  let models: [CardModel]

  var body: some View {
    VStack {
      ForEach(Array(stride(from: 0, to: models.count, by: 10)), id: \.self) { start in
        HStack { ForEach(models[start..<min(start + 10, models.count)]) { Card(model: $0) } }
      }
    }
  }
}
