import Drawing
import Foundation
import Geometry
import Observation

@testable import CollectionUI

@Observable final class RandomModel {
  var title: String
  init(_ title: String) { self.title = title }
}

/// What all views of a random tree share.
final class RandomWorld {
  let models = (0..<4).map { RandomModel("model \($0)") }
  /// The state of the counters that were drawn, by name.
  var counts: [String: Binding<Int>] = [:]

  /// Keeps the binding of a counter whose name is a number, which no other has.
  func note(_ name: String, _ count: Binding<Int>) { if Int(name) != nil { counts[name] = count } }
}

/// A tree of views as a value, which can be edited.
indirect enum RandomTree: Hashable {
  case text(String)
  case model(Int)
  case counter(String)
  case reader
  case stack(axis: Axis, [RandomTree])
  case layers([RandomTree])
  case list([RandomElement])
  case several(String, [RandomTree])
  case padded(RandomTree, CGFloat)
  case framed(RandomTree, CGFloat)
  case backed(RandomTree, by: RandomTree)
  case sized(RandomTree, DynamicTypeSize)
  case either(Bool, RandomTree, RandomTree)
  case geometry(RandomTree)
  case fitting(RandomTree, RandomTree)
  case preferring(RandomTree)
  case grid([RandomTree])
  case erased(RandomTree)
  case tagged(RandomTree, Int)
  case identified(RandomTree, Int)
  case guided(RandomTree, CGFloat)

  /// A tree of at most `depth` storeys.
  static func random(depth: Int, using numbers: inout SplitMix) -> RandomTree {
    func inner() -> RandomTree { random(depth: depth - 1, using: &numbers) }
    func several() -> [RandomTree] { (0..<Int.random(in: 0...3, using: &numbers)).map { _ in inner() } }
    let number = Int.random(in: 0..<1000, using: &numbers)
    let length = CGFloat(number % 17)
    switch depth <= 0 ? number % 5 : Int.random(in: 0..<26, using: &numbers) {
    case 0: return .text("text \(number)")
    case 1: return .model(number % 4)
    case 2, 3: return .counter("\(Int.random(in: 0..<1_000_000_000, using: &numbers))")
    case 4: return .reader
    case 5, 6: return .stack(axis: .horizontal, several())
    case 7, 8: return .stack(axis: .vertical, several())
    case 9: return .layers(several())
    case 10, 11: return .list(several().enumerated().map { RandomElement(id: $0.offset, tree: $0.element) })
    case 12, 13: return .several("\(Int.random(in: 0..<1_000_000_000, using: &numbers))", several())
    case 14: return .padded(inner(), length)
    case 15: return .framed(inner(), length * 4)
    case 16: return .backed(inner(), by: inner())
    case 17: return .sized(inner(), number % 2 == 0 ? .xSmall : .xxxLarge)
    case 18: return .either(number % 2 == 0, inner(), inner())
    case 19: return .geometry(inner())
    case 20: return .fitting(inner(), inner())
    case 21: return .preferring(inner())
    case 22: return .grid(several())
    case 23: return .erased(inner())
    case 24: return number % 2 == 0 ? .tagged(inner(), number % 3) : .identified(inner(), number % 3)
    default: return .guided(inner(), length)
    }
  }

  /// The tree with one place in it changed.
  func edited(using numbers: inout SplitMix) -> RandomTree {
    if Int.random(in: 0..<5, using: &numbers) == 0 { return .random(depth: 2, using: &numbers) }
    func one(of trees: [RandomTree]) -> [RandomTree] {
      var trees = trees
      guard let index = trees.indices.randomElement(using: &numbers) else {
        return [.random(depth: 1, using: &numbers)]
      }
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: trees.remove(at: index)
      case 1: trees.insert(.random(depth: 1, using: &numbers), at: index)
      default: trees[index] = trees[index].edited(using: &numbers)
      }
      return trees
    }
    switch self {
    case .text, .model, .counter, .reader: return .random(depth: 1, using: &numbers)
    case .stack(let axis, let trees): return .stack(axis: axis, one(of: trees))
    case .layers(let trees): return .layers(one(of: trees))
    case .several(let name, let trees): return .several(name, one(of: trees))
    case .grid(let trees): return .grid(one(of: trees))
    case .list(let elements): return .list(RandomElement.edited(elements, using: &numbers))
    case .padded(let tree, let length): return .padded(tree.edited(using: &numbers), length)
    case .framed(let tree, let length): return .framed(tree.edited(using: &numbers), length)
    case .backed(let tree, let other): return .backed(tree.edited(using: &numbers), by: other)
    case .sized(let tree, let size): return .sized(tree.edited(using: &numbers), size)
    case .either(let isFirst, let first, let second):
      return Bool.random(using: &numbers)
        ? .either(!isFirst, first, second) : .either(isFirst, first.edited(using: &numbers), second)
    case .geometry(let tree): return .geometry(tree.edited(using: &numbers))
    case .fitting(let first, let second): return .fitting(first.edited(using: &numbers), second)
    case .preferring(let tree): return .preferring(tree.edited(using: &numbers))
    case .erased(let tree): return .erased(tree.edited(using: &numbers))
    case .tagged(let tree, let tag): return .tagged(tree.edited(using: &numbers), tag)
    case .identified(let tree, let id):
      return .identified(tree, Bool.random(using: &numbers) ? id : id + 1)
    case .guided(let tree, let length): return .guided(tree.edited(using: &numbers), length)
    }
  }
}

/// An element of a list, with an identity of its own.
struct RandomElement: Hashable, Identifiable {
  let id: Int
  var tree: RandomTree

  /// The elements with one moved, removed, added or changed.
  static func edited(_ elements: [RandomElement], using numbers: inout SplitMix) -> [RandomElement] {
    var elements = elements
    let next = (elements.map(\.id).max() ?? -1) + 1
    guard let index = elements.indices.randomElement(using: &numbers) else {
      return [RandomElement(id: next, tree: .random(depth: 1, using: &numbers))]
    }
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: elements.remove(at: index)
    case 1: elements.append(RandomElement(id: next, tree: .random(depth: 1, using: &numbers)))
    case 2: elements[index].tree = elements[index].tree.edited(using: &numbers)
    default: elements.shuffle(using: &numbers)
    }
    return elements
  }
}

/// The greatest width of the texts inside.
private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// One view of a random tree.
struct RandomView: View {
  let tree: RandomTree
  let world: RandomWorld

  private func view(_ tree: RandomTree) -> RandomView { RandomView(tree: tree, world: world) }

  private func views(_ trees: [RandomTree]) -> some View {
    ForEach(trees.indices, id: \.self) { index in
      if case .several(let name, let more) = trees[index] {
        SeveralViews(name: name, trees: more, world: world)
      } else {
        view(trees[index])
      }
    }
  }

  var body: some View {
    switch tree {
    case .text(let string): Text(string).preference(key: WidthKey.self, value: CGFloat(string.count))
    case .model(let index): Text(world.models[index].title)
    case .counter(let name): RandomCounter(name: name, world: world)
    case .reader: RandomReader()
    case .stack(.horizontal, let trees): HStack(alignment: .firstTextBaseline) { views(trees) }
    case .stack(.vertical, let trees): VStack { views(trees) }
    case .layers(let trees): ZStack { views(trees) }
    case .list(let elements): VStack(spacing: 1) { ForEach(elements) { view($0.tree) } }
    case .several(let name, let trees): VStack { SeveralViews(name: name, trees: trees, world: world) }
    case .padded(let tree, let length): view(tree).modifier(RandomPadding(length: length))
    case .framed(let tree, let length): view(tree).frame(width: length).clipped()
    case .backed(let tree, let other): view(tree).background { view(other) }
    case .sized(let tree, let size): view(tree).dynamicTypeSize(size)
    case .either(let isFirst, let first, let second):
      if isFirst { view(first) } else { view(second) }
    case .geometry(let tree):
      GeometryReader { proxy in
        view(tree).padding(.leading, proxy.size.width / 8)
        if proxy.frame(in: .global).minY > 20 { RandomCounter(name: "low", world: world) }
      }
      .frame(height: 40)
    case .fitting(let first, let second):
      ViewThatFits {
        view(first)
        view(second)
      }
    case .preferring(let tree): Preferring(tree: tree, world: world)
    case .grid(let trees):
      Grid {
        ForEach(trees.indices, id: \.self) { index in
          GridRow {
            Text("\(index)")
            view(trees[index])
          }
        }
      }
    case .erased(let tree): AnyView(view(tree))
    case .tagged(let tree, let tag): VStack { Tagged(tree: tree, tag: tag, world: world) }
    case .identified(let tree, let id): view(tree).id(id)
    case .guided(let tree, let length): view(tree).alignmentGuide(.firstTextBaseline) { _ in length }
    }
  }
}

/// A view whose body writes a value for the container around.
private struct Tagged: View {
  let tree: RandomTree
  let tag: Int
  let world: RandomWorld

  var body: some View { RandomView(tree: tree, world: world).tag(tag) }
}

/// A body of any number of views.
private struct SeveralViews: View {
  let name: String
  let trees: [RandomTree]
  let world: RandomWorld
  @State private var count = 0

  var body: some View {
    let _ = world.counts[name] = $count
    Group {
      ForEach(trees.indices, id: \.self) { RandomView(tree: trees[$0], world: world) }
      ForEach(0..<abs(count % 3), id: \.self) { Text("more \($0)") }
    }
  }
}

private struct RandomCounter: View {
  let name: String
  let world: RandomWorld
  @State private var count = 0

  var body: some View {
    let _ = world.note(name, $count)
    Text("\(name): \(count)")
  }
}

private struct RandomReader: View {
  @Environment(\.dynamicTypeSize) private var size

  var body: some View { Color.blue.frame(width: size.isAccessibilitySize ? 30 : 20, height: 7) }
}

private struct RandomPadding: ViewModifier {
  let length: CGFloat
  @State private var more: CGFloat = 1

  func body(content: Content) -> some View {
    content.padding(length).overlay(alignment: .topLeading) { Color.red.frame(width: more, height: 1) }
  }
}

/// A view whose look follows from what those inside prefer, once by state and once by a layer.
private struct Preferring: View {
  let tree: RandomTree
  let world: RandomWorld
  @State private var width: CGFloat = 0

  var body: some View {
    RandomView(tree: tree, world: world)
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .padding(.bottom, width / 4)
      .backgroundPreferenceValue(WidthKey.self) { width in
        Color.green.frame(width: width)
        RandomCounter(name: "behind", world: world)
      }
  }
}
