import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

private enum XKey: ContainerValueKey { nonisolated static let defaultValue = 0 }

extension ContainerValues {
  fileprivate var x: Int {
    get { self[XKey.self] }
    set { self[XKey.self] = newValue }
  }
}

/// A container that writes what it reads of its subviews.
private struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(subviews: content) { Text("\($0.containerValues.x)") }
    }
  }
}

/// A container that writes what it reads of its sections, `|` between the parts.
private struct Sections<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack {
      ForEach(sections: content) { section in
        let parts = [section.header, section.content, section.footer].map { part in
          part.map { "\($0.containerValues.x)" }.joined(separator: " ")
        }
        Text("\(section.containerValues.x): \(parts.joined(separator: "|"))")
      }
    }
  }
}

@Suite struct SubviewTests {
  private func texts(_ view: some View) throws -> [String] { try Drawn(view).texts }

  /// What a row of views resolves to, by `views.md` 1.2.
  private struct Row: View {
    var body: some View {
      Text("p")
      Text("q")
    }
  }

  @Test("Group and ForEach see the flat list of the table of views.md 1.2")
  func flat() throws {
    let never: Text? = nil
    func count(_ view: some View) throws -> String {
      try texts(Group(subviews: view) { Text("\($0.count)") })[0]
    }
    #expect(try count(Text("a")) == "1")
    #expect(try count(VStack { Row() }) == "1")
    #expect(try count(EmptyView()) == "0")
    #expect(try count(never) == "0")
    #expect(try count(Group { Row() }) == "2")
    #expect(try count(ForEach(0..<3) { _ in Row() }) == "6")
    #expect(try count(AnyView(Row())) == "2")
    #expect(try count(Row().padding()) == "2")
    #expect(try count(Row().id(7)) == "2")
    #expect(try count(Group(subviews: Row()) { $0 }) == "2")
    #expect(try count(Group(subviews: Row()) { $0[1...] }) == "1")
    #expect(try count(Group(subviews: Row()) { $0[0] }) == "1")
    let section = Section {
      Row()
    } header: {
      Text("H")
    } footer: {
      Text("F")
    }
    #expect(try count(section) == "4")
    let all = ForEach(
      subviews: TupleView(Text("a"), ForEach(0..<3) { Text("\($0)") }, EmptyView(), never, Row())
    ) { $0 }
    #expect(try texts(HStack { all }) == ["a", "0", "1", "2", "p", "q"])
  }

  @Test("Subviews can be put anywhere, several times, with modifiers around their own")
  func placing() throws {
    let view = Group(subviews: TupleView(box(10, 10).padding(1), box(20, 10))) { subviews in
      HStack(spacing: 0) {
        subviews[1].padding(3)
        subviews
        subviews[..<1]
      }
    }
    // 20 + 2·3 = 26, then 12 and 20, then 12 again: 70 wide. The boxes start at 3, 26 + 1, 38, 58 + 1.
    let drawn = try Drawn(view)
    #expect(drawn.list.size == CGSize(width: 70, height: 16))
    #expect(drawn.frames.map(\.minX) == [3, 27, 38, 59])
  }

  @Test("Container values are read as the cascade table of views.md 1.4 says")
  func cascade() throws {
    #expect(
      try texts(Board { ForEach(0..<2) { Text("a").containerValue(\.x, $0 + 1) } }) == ["1", "2"])
    #expect(try texts(Board { ForEach(0..<2) { _ in Text("a") }.containerValue(\.x, 5) }) == ["5", "5"])
    let group = Group {
      Text("a").containerValue(\.x, 1)
      Text("b")
    }
    #expect(try texts(Board { group.containerValue(\.x, 2) }) == ["1", "2"])
    let section = Section {
      Text("a")
    } header: {
      Text("h").containerValue(\.x, 7)
    }
    #expect(try texts(Sections { section.containerValue(\.x, 3) }) == ["3: 7|3|"])
    let plain = Section {
      Text("a")
    } header: {
      Text("h")
    }
    #expect(try texts(Sections { plain.containerValue(\.x, 3) }) == ["3: 3|3|"])
    #expect(try texts(Sections { Text("a").containerValue(\.x, 4) }) == ["0: |4|"])
    #expect(try texts(Board { Text("a") }.containerValue(\.x, 9)) == ["0"])
    #expect(try texts(Board { VStack { Text("a").containerValue(\.x, 1) } }) == ["0"])
    #expect(try texts(Board { Text("a").containerValue(\.x, 3).padding() }) == ["3"])
    #expect(try texts(Board { Text("a").containerValue(\.x, 1).containerValue(\.x, 2) }) == ["1"])
  }

  @Test("A subview keeps its values when it is handed on, and takes from around it only what it has not")
  func handingOn() throws {
    let view = Board {
      ForEach(subviews: TupleView(Text("a").containerValue(\.x, 1), Text("b"))) {
        $0.containerValue(\.x, 8)
      }
    }
    #expect(try texts(view) == ["1", "8"])
  }

  @Test("Sections are split as the worked example of views.md 1.3, each with its three parts")
  func sections() throws {
    struct Letters<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(sections: content) { sections in
          Text("\(sections.count)")
          ForEach(sections) { section in
            Text("\(section.header.count)\(section.content.count)\(section.footer.count)")
          }
        }
      }
    }
    let view = Letters {
      Text("a")
      Text("b")
      Section {
        Text("c")
        Text("d")
      } header: {
        Text("H")
      }
      Text("e")
      Section {}
      Text("f")
      Section {
        Text("g")
      } footer: {
        Text("F")
      }
      Text("h")
    }
    #expect(try texts(view) == ["6", "020", "120", "010", "010", "011", "010"])
    #expect(try texts(Letters { EmptyView() }) == ["0"])
    #expect(try texts(Letters { Section(header: Text("H")) {} }) == ["1", "100"])
    #expect(try texts(Letters { Section(footer: Text("F")) { Text("a") } }) == ["1", "011"])
    #expect(try texts(Letters { Section("T") { Text("a") } }) == ["1", "110"])
  }

  @Test("Asking subviews for sections, and a section in a section, are told and lose the inner sections")
  func lostSections() throws {
    let section = Section {
      Text("a")
    } header: {
      Text("h")
    }
    let resolved = Group(subviews: section) { subviews in
      Group(sections: subviews) { Text("\($0.count) \($0[0].content.count)") }
    }
    let drawn = try Drawn(resolved)
    #expect(drawn.texts == ["1 2"])
    #expect(drawn.list.diagnostics.count == 1)
    let nested = try Drawn(Group(sections: Section { section }) { Text("\($0[0].content.count)") })
    #expect(nested.texts == ["2"])
    #expect(nested.list.diagnostics.count == 1)
    #expect(try Drawn(VStack { Section { section } }).list.diagnostics.isEmpty)
  }

  @Test("A subview's identity follows its element and its section's, and tags reveal the ids")
  func identities() {
    func ids(_ names: [String], optional: Bool) -> [Subview.ID] {
      let list = Resolving.list(
        TupleView(optional ? Text("o") : nil, ForEach(names, id: \.self) { Text($0) }))
      return SubviewsCollection(list: list).map(\.id)
    }
    let (first, second) = (ids(["a", "b"], optional: true), ids(["b", "a"], optional: false))
    #expect(first[1] == second[1] && first[2] == second[0] && Set(first).count == 3)
    let subviews = SubviewsCollection(list: Resolving.list(ForEach(["u"], id: \.self) { Text($0) }))
    #expect(subviews[0].containerValues.tag(for: String.self) == "u")

    func sectionIDs(_ before: Bool) -> [SectionConfiguration.ID] {
      let view = TupleView(before ? Section { Text("s") } : nil, Text("a"), Section { Text("b") })
      return SectionCollection(of: view, in: Resolving.context()).map(\.id)
    }
    #expect(sectionIDs(true).suffix(2) == sectionIDs(false).suffix(2))
    #expect(Set(sectionIDs(true)).count == 3)
  }

  @Test("Dividers and spacers among subviews follow the stack they are put into")
  func axes() throws {
    let view = Group(subviews: TupleView(box(10), Spacer(), box(10))) { subviews in
      HStack(spacing: 0) { subviews }
    }
    #expect(try Drawn(view, width: 100).frames.map(\.minX) == [0, 90])
    #expect(try Drawn(view.frame(maxHeight: 500), width: 100).frames[0].height == 20)
    let rows = VStack(spacing: 0) { ForEach(subviews: TupleView(box(30), Divider())) { $0 } }
    // A divider is half a point high at 2 pixels a point.
    #expect(
      try Drawn(rows).frames == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 0, y: 20, width: 30, height: 0.5),
      ])
    let column = HStack(spacing: 0) { ForEach(subviews: TupleView(box(30), HStack { Divider() })) { $0 } }
    #expect(try Drawn(column).frames[1] == CGRect(x: 30, y: 0, width: 0.5, height: 20))
  }

  @Test("Subviews see the environment of their container, not of the place they are put into")
  func environment() throws {
    struct Reader: View {
      @Environment(\.lineLimit) var limit
      var body: some View { Text("\(limit ?? 0)") }
    }
    let view = ForEach(subviews: Reader()) { $0.lineLimit(3) }.lineLimit(2)
    #expect(try texts(view) == ["2"])
  }

  @Test("Only subviews that are read are built")
  func laziness() throws {
    var built = 0
    let rows = ForEach(0..<1_000_000) { index in
      let _ = built += 1
      Text("\(index)")
    }
    let view = Group(subviews: rows) { subviews in
      VStack {
        Text("\(subviews.count)")
        subviews[999_998...]
      }
    }
    #expect(try texts(view) == ["1,000,000", "999,998", "999,999"])
    #expect(built == 2)
  }

  @Test("A custom layout reads the values written on its subviews")
  func layoutValues() throws {
    struct Shift: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 100)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(at: CGPoint(x: CGFloat(subview.containerValues.x), y: 0), proposal: .unspecified)
        }
      }
    }
    let view = Shift() {
      box(1).containerValue(\.x, 30)
      box(1)
    }
    #expect(try Drawn(view).frames.map(\.minX) == [30, 0])
  }
}
