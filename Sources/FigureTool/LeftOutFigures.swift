/// Figures that cannot be drawn as is asked: without the item that is to be in focus, the section to be cut out or anything
/// that moves.
struct LeftOutFigures {
  private struct Entry: Hashable {
    let place: String
    let option: String
    let reason: String
  }

  /// In the order they were tried, each once however many colour schemes it is drawn in.
  private var entries: [Entry] = []

  /// The most figures that are named one by one.
  private static let named = 3

  /// Notes a figure.
  ///
  /// - Parameters:
  ///   - place: its chapter and its name.
  ///   - option: what asks for what cannot be drawn.
  ///   - reason: why it cannot.
  mutating func add(_ place: String, _ option: String, _ reason: String) {
    let entry = Entry(place: place, option: option, reason: reason)
    if !entries.contains(entry) { entries.append(entry) }
  }

  /// What is said where no figure at all can be drawn; `nil` where none was left out.
  var refusal: String? {
    guard let last = entries.last else { return nil }
    // What holds for all of them needs no example.
    let place = entries.allSatisfy { $0.reason == last.reason } ? "" : "\(last.place): "
    return "\(last.option): \(place)\(last.reason)"
  }

  /// What is said where others are drawn: a line for each of a few, and one for many.
  var warnings: [String] {
    if entries.count <= Self.named { return entries.map { "\($0.place) is left out: \($0.reason)" } }
    return entries.first.map {
      ["\(entries.count) figures are left out, the first of them \($0.place): \($0.reason)"]
    } ?? []
  }
}
