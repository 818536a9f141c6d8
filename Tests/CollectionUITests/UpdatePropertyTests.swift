import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

/// A text engine that no host has seen before, so that everything is made anew.
private final class NewMeasurer: TextMeasuring {
  func shape(_ block: TextBlock) -> ShapedText { MonospacedTextMeasurer().shape(block) }
}

@Suite struct UpdatePropertyTests {
  /// A host, its world, and the drawing that it gives.
  private final class Side {
    let world = RandomWorld()
    let host: ViewHost<RandomView>

    init(_ tree: RandomTree) { host = ViewHost(rootView: RandomView(tree: tree, world: world)) }

    func draw(_ environment: DrawingEnvironment) throws -> DisplayList {
      world.counts = [:]
      return try host.displayList(in: environment)
    }
  }

  @Test("After any edits a host draws what one draws that makes everything anew", arguments: 0..<24)
  func edits(seed: UInt64) throws {
    var numbers = SplitMix(seed: seed)
    var tree = RandomTree.random(depth: 5, using: &numbers)
    let kept = Side(tree)
    let anew = Side(tree)
    // Counters that are not evaluated leave no binding behind, so those of the first drawing are kept.
    var bindings: [String: (Binding<Int>, Binding<Int>)] = [:]
    var environment = DrawingEnvironment(width: 200, textMeasurer: MonospacedTextMeasurer())
    for step in 0..<30 {
      let list = try kept.draw(environment)
      var other = environment
      other.textMeasurer = NewMeasurer()
      let expected = try anew.draw(other)
      #expect(list.size == expected.size, "step \(step) of \(seed)")
      #expect(list.items == expected.items, "step \(step) of \(seed)")
      #expect(Set(list.diagnostics) == Set(expected.diagnostics), "step \(step) of \(seed)")
      if list.items != expected.items { return }
      for (name, binding) in kept.world.counts {
        if let second = anew.world.counts[name] { bindings[name] = (binding, second) }
      }
      let number = Int.random(in: 0..<1000, using: &numbers)
      switch number % 8 {
      case 0, 1, 2:
        tree = tree.edited(using: &numbers)
        for side in [kept, anew] { side.host.rootView = RandomView(tree: tree, world: side.world) }
      case 3:
        for side in [kept, anew] { side.world.models[number % 4].title = "title \(number)" }
      case 4: environment.width = CGFloat(100 + number % 150)
      case 5: environment.traits.dynamicTypeSize = number % 3 == 0 ? .large : .accessibility2
      default:
        guard let name = bindings.keys.sorted().randomElement(using: &numbers) else { continue }
        bindings[name]?.0.wrappedValue += number
        bindings[name]?.1.wrappedValue += number
      }
    }
    #expect(kept.host.work.bodies <= anew.host.work.bodies)
  }
}
