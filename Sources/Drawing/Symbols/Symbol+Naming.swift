package import Geometry
import Synchronization

extension Symbol {
  /// What a symbol's drawing depends on; each is drawn once.
  private struct Key: Hashable {
    let name: String
    let weight: FontWeight
    let direction: LayoutDirection
  }

  /// The drawings so far, of which there are no more than names, weights and directions.
  private static let known = Mutex<[Key: Symbol]>([:])

  /// The symbol of a name such as `star`, `star.fill` or `plus.circle.fill`; `nil` where there is no drawing of it.
  ///
  /// - Parameters:
  ///   - name: the symbol's name.
  ///   - weight: the weight of the letters beside it, which sets how thick lines are.
  ///   - direction: which way `forward` is.
  package static func named(_ name: String, weight: FontWeight, direction: LayoutDirection) -> Symbol? {
    let key = Key(name: name, weight: weight, direction: direction)
    return known.withLock { known in
      if let symbol = known[key] { return symbol }
      guard let pen = SymbolDrawing.named(name, weight: weight, direction: direction) else { return nil }
      let symbol = Symbol(pen)
      known[key] = symbol
      return symbol
    }
  }
}

extension DrawingDiagnostic {
  /// A symbol that nobody has drawn.
  package static func unknownSymbol(_ name: String) -> DrawingDiagnostic {
    let near = SymbolDrawing.nearest(to: name)
    let hint = near.isEmpty ? "" : " Near it are \(near.joined(separator: ", "))."
    let known = SymbolDrawing.names.sorted().joined(separator: ", ")
    return DrawingDiagnostic(
      "there is no drawing of the symbol “\(name)”; an empty box stands for it.\(hint) These are drawn, most of them also "
        + "with .fill, signs and arrows also in .circle and .square: \(known)")
  }
}

extension SymbolDrawing {
  /// How much of two names must be the same, from 0 to 1, for them to be near each other.
  private static let leastLikeness = 0.4

  /// The names of up to three drawn symbols that are most like `name`, the most alike first; none where none is.
  ///
  /// Names are alike by the pairs of neighbouring letters that they share, whatever variants are asked for. O(n) in the
  /// letters of all names.
  static func nearest(to name: String) -> [String] {
    var base = Substring(name)
    while [".fill", ".circle", ".square", ".slash"].contains(where: { drop($0, from: &base) }) {}
    return plainNames.map { (name: $0, likeness: likeness(of: String(base), $0)) }
      .filter { $0.likeness >= leastLikeness }
      .sorted { ($1.likeness, $0.name) < ($0.likeness, $1.name) }
      .prefix(3).map(\.name)
  }

  private static func likeness(of a: String, _ b: String) -> Double {
    let (first, second) = (pairs(of: a), pairs(of: b))
    let shared = first.reduce(0) { $0 + min($1.value, second[$1.key] ?? 0) }
    return Double(2 * shared) / Double(max(a.utf8.count + b.utf8.count - 2, 1))
  }

  /// How often each pair of neighbouring letters is in a name.
  private static func pairs(of name: String) -> [[UInt8]: Int] {
    let letters = Array(name.utf8)
    return Dictionary(zip(letters, letters.dropFirst()).map { ([$0, $1], 1) }, uniquingKeysWith: +)
  }
}
