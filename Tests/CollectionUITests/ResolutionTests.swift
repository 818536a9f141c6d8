import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

/// Resolves views without drawing them.
enum Resolving {
  static func context(_ measurer: any TextMeasuring = MonospacedTextMeasurer()) -> ResolutionContext {
    ResolutionContext(environment: EnvironmentValues(), render: RenderContext(measurer: measurer))
  }

  static func list<V: View>(_ view: V) -> ResolvedList { V._resolve(view, in: context()) }
}

private enum XKey: ContainerValueKey { nonisolated static let defaultValue = 0 }
private enum YKey: ContainerValueKey { nonisolated static let defaultValue = 0 }

extension ContainerValues {
  fileprivate var x: Int {
    get { self[XKey.self] }
    set { self[XKey.self] = newValue }
  }
  fileprivate var y: Int {
    get { self[YKey.self] }
    set { self[YKey.self] = newValue }
  }
}

extension ResolvedList {
  fileprivate var xs: [Int] { (0..<count).map { element(at: $0).values.x } }
}

private struct Pair: View {
  var body: some View {
    box(1)
    box(2)
  }
}

@Suite struct ResolutionTests {
  private func texts(_ view: some View) throws -> [String] { try Drawn(view).texts }

  @Test("The example of views.md 1.2 resolves to six views")
  func flatCount() {
    let never: Text? = nil
    let list = Resolving.list(
      TupleView(
        Text("a"), ForEach(0..<3) { Text("\($0)") }, EmptyView(), never,
        Group {
          Text("b")
          Text("c")
        }))
    #expect(list.count == 6)
  }

  @Test("A body with two views gives both to the surrounding row, and a modifier reaches each")
  func multiViewBody() throws {
    #expect(Resolving.list(Pair()).count == 2)
    #expect(try Drawn(HStack(spacing: 0) { Pair() }).frames.map(\.minX) == [0, 1])
    #expect(try Drawn(HStack(spacing: 0) { Pair().padding(1) }).list.size.width == 7)
    #expect(Resolving.list(AnyView(Pair())).count == 2)
    #expect(Resolving.list(Pair().id(3)).count == 2)
  }

  @Test("A row sees a section's header, content and footer as siblings in that order")
  func flatSection() throws {
    let view = VStack {
      Section {
        Text("A")
        Text("B")
      } header: {
        Text("H")
      } footer: {
        Text("F")
      }
    }
    #expect(try texts(view) == ["H", "A", "B", "F"])
  }

  @Test("Conditions list the live branch only, and branches have different identities")
  func conditions() {
    @ViewBuilder func pick(_ flag: Bool) -> some View {
      if flag {
        Text("a")
      } else {
        Text("a")
        Text("b")
      }
    }
    let (yes, no) = (Resolving.list(pick(true)), Resolving.list(pick(false)))
    #expect(yes.count == 1 && no.count == 2)
    #expect(yes.element(at: 0).path != no.element(at: 0).path)
    #expect(yes.element(at: 0).path == Resolving.list(pick(true)).element(at: 0).path)
  }

  @Test(
    "Elements of a ForEach keep their identity when they move, and siblings keep theirs when one disappears")
  func identities() {
    func paths(_ names: [String], optional: Bool) -> [ViewPath] {
      let list = Resolving.list(
        TupleView(optional ? Text("o") : nil, ForEach(names, id: \.self) { Text($0) }, Text("end")))
      return (0..<list.count).map { list.element(at: $0).path }
    }
    let first = paths(["a", "b"], optional: true)
    let second = paths(["b", "a"], optional: false)
    #expect(first[1] == second[1] && first[2] == second[0] && first[3] == second[2])
    #expect(Set(first).count == 4)
  }

  @Test("Equal ids in a ForEach of changing views are told, and the later one keeps a place of its own")
  func duplicates() {
    let context = Resolving.context()
    let view = ForEach([1, 1], id: \.self) { AnyView(Text("\($0)")) }
    let list = ForEach._resolve(view, in: context)
    #expect(list.element(at: 0).path != list.element(at: 1).path)
    #expect(context.render.diagnostics.count == 1)
  }

  @Test("A million rows of one view each are counted and found without building any")
  func lazyForEach() {
    var built = 0
    let view = ForEach(0..<1_000_000) { index in
      let _ = built += 1
      box(CGFloat(index))
    }
    let list = Resolving.list(TupleView(box(1), view.padding(2), box(2)))
    #expect(list.count == 1_000_002)
    #expect(built == 0)
    _ = list.element(at: 777_777).makeNode()
    #expect(built == 1)
  }

  @Test("Loose runs become implicit sections, and an empty section disappears but splits")
  func sections() {
    // a; b; Section(H){c;d}; e; Section{}; f; Section{g} footer:{F}; h
    let list = Resolving.list(
      TupleView(
        Text("a"), Text("b"),
        Section {
          Text("c")
          Text("d")
        } header: {
          Text("H")
        },
        Text("e"), Section {}, Text("f"),
        Section {
          Text("g")
        } footer: {
          Text("F")
        },
        Text("h")))
    let sections = list.sections()
    #expect(sections.map(\.isExplicit) == [false, true, false, false, true, false])
    #expect(sections.map(\.header.count) == [0, 1, 0, 0, 0, 0])
    #expect(sections.map(\.content.count) == [2, 2, 1, 1, 1, 1])
    #expect(sections.map(\.footer.count) == [0, 0, 0, 0, 1, 0])
  }

  @Test("Content without sections is one section, without views none, and a header alone keeps its section")
  func sectionCounts() {
    #expect(Resolving.list(ForEach(0..<5) { _ in Text("a") }).sections().count == 1)
    #expect(Resolving.list(EmptyView()).sections().isEmpty)
    #expect(
      Resolving.list(
        Section {
        } header: {
          Text("H")
        }
      ).sections().count == 1)
    #expect(Resolving.list(ForEach(0..<4) { i in Section { Text("\(i)") } }).sections().count == 4)
    #expect(Resolving.list(ForEach(0..<4) { i in Section { Text("\(i)") } }.padding()).sections().count == 4)
  }

  @Test("A section inside a section becomes rows of it: header, rows, footer")
  func nestedSections() throws {
    let list = Resolving.list(
      Section {
        Text("a")
        Section {
          Text("c")
        } header: {
          Text("b")
        } footer: {
          Text("d")
        }
      })
    #expect(list.sections().count == 1)
    #expect(list.sections()[0].content.count == 4)
  }

  @Test("Container values cascade as the table of views.md 1.4 says")
  func cascade() {
    #expect(Resolving.list(ForEach(0..<2) { box(1).containerValue(\.x, $0 + 1) }).xs == [1, 2])
    #expect(Resolving.list(ForEach(0..<2) { _ in box(1) }.containerValue(\.x, 5)).xs == [5, 5])
    let group = Group {
      box(1).containerValue(\.x, 1)
      box(2)
    }
    #expect(Resolving.list(group.containerValue(\.x, 2)).xs == [1, 2])
    let plain = Section {
      box(1)
    } header: {
      box(2)
    }
    let section = Resolving.list(plain.containerValue(\.x, 3)).sections()[0]
    #expect(section.values.x == 3 && section.content.xs == [3] && section.header.xs == [3])
    let marked = Section {
      box(1)
    } header: {
      box(2).containerValue(\.x, 7)
    }
    let other = Resolving.list(marked.containerValue(\.x, 3)).sections()[0]
    #expect(other.values.x == 3 && other.content.xs == [3] && other.header.xs == [7])
    #expect(Resolving.list(box(1)).sections()[0].values.x == 0)
  }

  @Test("The value nearest to the view wins, other modifiers are transparent, and containers keep values in")
  func valueRules() {
    #expect(Resolving.list(box(1).containerValue(\.x, 1).containerValue(\.x, 2)).xs == [1])
    #expect(Resolving.list(box(1).containerValue(\.x, 3).padding()).xs == [3])
    #expect(Resolving.list(VStack { box(1).containerValue(\.x, 1) }).xs == [0])
    let both = Resolving.list(box(1).containerValue(\.y, 4).containerValue(\.x, 2)).element(at: 0).values
    #expect(both.x == 2 && both.y == 4)
  }

  @Test("Tags are found by type, under the optional too, and a ForEach stamps its ids where none is set")
  func tags() {
    let tagged = Resolving.list(box(1).tag(3)).element(at: 0).values
    #expect(tagged.tag(for: Int.self) == 3)
    #expect(tagged.tag(for: Int?.self) == .some(.some(3)))
    #expect(tagged.tag(for: String.self) == nil)
    #expect(tagged.hasTag(3) && !tagged.hasTag(4) && !tagged.hasTag("3"))
    let optional = Resolving.list(box(1).tag(Optional(3))).element(at: 0).values
    #expect(optional.tag(for: Int.self) == nil && optional.hasTag(Optional(3)))
    let rows = Resolving.list(ForEach(["u", "v"], id: \.self) { _ in box(1) })
    #expect(rows.element(at: 1).values.tag(for: String.self) == "v")
    let own = Resolving.list(ForEach(0..<3) { box(1).tag($0 * 10) })
    #expect(own.element(at: 2).values.tag(for: Int.self) == 20)
    let mixed = Resolving.list(ForEach(0..<3) { _ in box(1).tag("t") }).element(at: 2).values
    #expect(mixed.tag(for: Int.self) == 2 && mixed.hasTag("t"))
  }

  @Test("Several views on their own stand below each other")
  func implicitRoot() throws {
    #expect(try Drawn(Pair()).frames.map(\.minY) == [0, 28])
  }

  @Test("The environment reaches the views inside and not their siblings, and a view's closures read its own")
  func environment() throws {
    struct Reader: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View {
        ForEach(0..<1) { _ in Text("\(size)") }.dynamicTypeSize(.xLarge)
      }
    }
    let view = VStack {
      Reader()
      Reader().dynamicTypeSize(.small)
      Reader().dynamicTypeSize(.accessibility3).dynamicTypeSize(.accessibility3)
      VStack { Reader().dynamicTypeSize(DynamicTypeSize.xLarge...) }.dynamicTypeSize(
        ...DynamicTypeSize.xxxLarge)
      VStack { Reader().dynamicTypeSize(...DynamicTypeSize.large) }.dynamicTypeSize(
        ...DynamicTypeSize.xxxLarge)
    }
    .transformEnvironment(\.dynamicTypeSize) { $0 = $0 == .accessibility5 ? .accessibility3 : $0 }
    let drawn = try Drawn(view, traits: Traits(dynamicTypeSize: .accessibility5))
    #expect(drawn.texts == ["accessibility3", "small", "accessibility3", "xxxLarge", "large"])
  }

  @Test("A modifier of one's own keeps the static count, so that rows stay lazy")
  func customModifier() throws {
    struct Framed: ViewModifier {
      @Environment(\.pixelLength) var pixel
      func body(content: Content) -> some View { content.padding(pixel) }
    }
    var built = 0
    let view = ForEach(0..<1000) { _ in
      let _ = built += 1
      box(1).modifier(Framed())
    }
    #expect(Resolving.list(view).count == 1000)
    #expect(built == 0)
    // Half a point on each side of 10.
    #expect(try Drawn(box(10, 10).modifier(Framed())).list.size == CGSize(width: 11, height: 11))
  }
}
