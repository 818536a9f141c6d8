import CollectionLab

/// A flower and when it opens.
public struct Flower: Identifiable, Sendable {
  public var id: String { name }
  let name: String
  let month: String
  let color: Color

  static let all = [
    Flower(name: "Snowdrop", month: "February", color: .teal),
    Flower(name: "Crocus", month: "March", color: .purple),
    Flower(name: "Tulip", month: "April", color: .red),
  ]
}
