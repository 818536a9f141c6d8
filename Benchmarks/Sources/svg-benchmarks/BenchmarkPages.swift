import CollectionLab
import Foundation

/// A page whose document is timed.
struct BenchmarkPage {
  let name: String
  let list: DisplayList

  /// A screen of cards, one of many small cells, and a long page of paragraphs.
  static func all() throws -> [BenchmarkPage] {
    let words = ["collection", "layout", "cell", "section", "header", "waterfall", "of", "the", "river"]
    func sentence(_ number: Int, _ count: Int) -> String {
      (0..<count).map { words[($0 * 7 + number) % words.count] }.joined(separator: " ")
    }
    let cards = VStack(spacing: 12) {
      ForEach(0..<8, id: \.self) { row in
        HStack(spacing: 12) {
          ForEach(0..<2, id: \.self) { column in
            VStack(alignment: .leading, spacing: 4) {
              RoundedRectangle(cornerRadius: 8).fill(.blue).frame(height: 48)
              Text("Card number \(row * 2 + column)").font(.headline)
              Text(sentence(row, 2)).font(.caption)
            }
            .padding(8).background(.white)
          }
        }
      }
    }
    let cells = VStack(spacing: 4) {
      ForEach(0..<14, id: \.self) { row in
        HStack(spacing: 4) {
          ForEach(0..<5, id: \.self) { column in
            Text("\(7600 + row * 5 + column)").font(.caption).frame(maxWidth: .infinity, minHeight: 52)
              .background(.orange)
          }
        }
      }
    }
    let paragraphs = VStack(alignment: .leading, spacing: 8) {
      ForEach(0..<200, id: \.self) { number in
        VStack(alignment: .leading, spacing: 4) {
          Text("Title \(number)").font(.headline)
          Text(sentence(number, 3 + number * 37 % 58))
        }
      }
    }
    return try [
      BenchmarkPage(name: "16 cards", list: list(cards, height: 844)),
      BenchmarkPage(name: "70 cells", list: list(cells, height: 844)),
      BenchmarkPage(name: "200 paragraphs", list: list(paragraphs, height: nil)),
    ]
  }

  private static func list(_ view: some View, height: CGFloat?) throws -> DisplayList {
    let environment = DrawingEnvironment(
      width: 390, height: height, textMeasurer: PangoTextMeasurer.shared)
    return try view.displayList(in: environment)
  }
}
