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
    let known = SymbolDrawing.names.sorted().joined(separator: ", ")
    return DrawingDiagnostic(
      "there is no drawing of the symbol “\(name)”; an empty box stands for it. These are drawn, most of them also with "
        + ".fill, signs and arrows also in .circle and .square: \(known)")
  }
}
