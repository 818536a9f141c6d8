import CollectionLayout
import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite("How lists with an appearance draw labels, headers, footers and badges")
struct ListLookTests {
  private let system = { (color: SystemColor) in Paint.color(color.resolved(for: .light)) }

  /// The texts drawn, each with its place and its paint.
  private func texts(_ view: some View) throws -> [(string: String, frame: CGRect, paint: Paint?)] {
    func found(_ items: [DisplayItem], _ transform: CGAffineTransform) -> [(String, CGRect, Paint?)] {
      items.flatMap { item -> [(String, CGRect, Paint?)] in
        switch item.content {
        case .text(let text, let point, let paints):
          [(text.string, CGRect(origin: point, size: text.size).applying(transform), paints.first)]
        case .scope(let scope): found(scope.items, scope.transform.concatenating(transform))
        default: []
        }
      }
    }
    return found(try Drawn(view, width: 300, height: 600).list.items, .identity)
  }

  private func list(_ view: some View) -> some View {
    CollectionView { view }.collectionLayout(.list(.plain))
  }

  @Test("Titles of labels in rows begin at one place, whatever the symbol; other icons have their own width")
  func labels() throws {
    let view = list(
      Group {
        Label("A", systemImage: "wifi")
        Label("B", systemImage: "person.3.fill")
        Label {
          Text("C")
        } icon: {
          Image(systemName: "bolt").foregroundStyle(.red)
        }
        Label {
          Text("D")
        } icon: {
          box(29, 29)
        }
        HStack { Label("E", systemImage: "wifi") }
      })
    // 16 + 24 + 16, and 16 + 29 + 16 (layout.md 7.4).
    #expect(try texts(view).map(\.frame.minX) == [56, 56, 56, 61, 56])
    // Rows with symbols are as high as others, 44; that of an icon of 29 points is 29 + 22 high. Texts stand in the middle.
    let middles = try texts(view).map(\.frame.midY)
    #expect(near(middles.prefix(3).map { $0 }, [22, 66, 110], 0.5))
    #expect(near(middles[4] - middles[3], 51 / 2 + 22, 1))
    let large = try texts(view.environment(\.dynamicTypeSize, .xxxLarge))
    // 24 · 29 / 22 is 31.64, and 31.5 in half points (views.md 3.4).
    #expect(large[0].frame.minX == 63.5)
  }

  @Test("Labels elsewhere, and those with a style, are as they are outside of lists")
  func otherLabels() throws {
    let label = Label("A", systemImage: "bolt")
    let outside = try texts(label.frame(maxWidth: .infinity, alignment: .leading))[0].frame.minX
    func x(_ view: some View) throws -> CGFloat { try texts(view)[0].frame.minX }
    #expect(try x(list(label.labelStyle(.titleAndIcon))) == outside + 16)
    #expect(try x(CollectionView { label }.collectionLayout(.list)) == outside)
    // The nearest declaration of a layout counts, and a collection in a row is its own.
    let section = CollectionView { Section { label }.collectionLayout(.list) }
    #expect(try x(section.collectionLayout(.list(.plain))) == outside)
    #expect(try x(list(CollectionView { label }.frame(height: 50))) == outside + 16)
    #expect(
      try x(
        VStack(alignment: .leading) {
          label; list(box(1, 1))
        }) == outside)
    let header = CollectionView {
      Section {
        box(1, 1)
      } header: {
        label
      }
    }
    #expect(try x(header.collectionLayout(.list(.plain))) == outside + 16)
  }

  @Test("Icons of labels in rows have the tint, unless another colour is chosen")
  func tints() throws {
    func color(_ view: some View) throws -> Paint? {
      try Drawn(list(view), width: 300, height: 100).items.lazy.compactMap { item -> Paint? in
        switch item.content {
        case .fill(_, let paint, _), .stroke(_, let paint, _): paint
        default: nil
        }
      }.first
    }
    let label = Label("A", systemImage: "heart.fill")
    #expect(try color(label) == system(.systemBlue))
    #expect(try color(label.tint(.green)) == system(.systemGreen))
    #expect(try color(label.listItemTint(.red).tint(.green)) == system(.systemRed))
    #expect(try color(label.listItemTint(.monochrome)) == system(.secondaryLabel))
    #expect(
      try color(label.listItemTint(.fixed(.red)).listItemTint(.preferred(.green))) == system(.systemRed))
    let own = Label {
      Text("A")
    } icon: {
      Image(systemName: "heart.fill").foregroundStyle(.orange)
    }
    #expect(try color(own) == system(.systemOrange))
    #expect(try texts(list(label))[0].paint == system(.label))
  }

  private func parts(
    _ layout: CollectionSectionLayout, prominence: Prominence = .standard
  ) throws -> [(string: String, frame: CGRect, paint: Paint?)] {
    try texts(
      CollectionView {
        Section {
          Text("Row")
        } header: {
          Text("Head")
        } footer: {
          Text("Foot")
        }
        .headerProminence(prominence)
      }
      .collectionLayout(layout))
  }

  /// Whether texts are a line high, which the monospaced engine has at 1.2 times the size.
  private func areLines(
    _ parts: [(string: String, frame: CGRect, paint: Paint?)], _ sizes: CGFloat...
  ) -> Bool {
    near(parts.map(\.frame.height), sizes.map { $0 * 1.2 })
  }

  @Test("Headers and footers of lists have the fonts and colours of the device")
  func boundaries() throws {
    for layout in [CollectionSectionLayout.list(.grouped), .list(.insetGrouped)] {
      let parts = try parts(layout).sorted { $0.frame.minY < $1.frame.minY }
      #expect(parts.map(\.string) == ["HEAD", "Row", "Foot"])
      #expect(parts.map(\.paint) == [system(.secondaryLabel), system(.label), system(.secondaryLabel)])
      #expect(areLines(parts, 13, 17, 13))
      let prominent = try self.parts(layout, prominence: .increased).sorted { $0.frame.minY < $1.frame.minY }
      #expect(prominent.map(\.string) == ["Head", "Row", "Foot"])
      #expect(prominent[0].paint == system(.label))
      #expect(areLines(prominent, 20, 17, 13))
    }
    let plain = try parts(.list(.plain)).sorted { $0.frame.minY < $1.frame.minY }
    #expect(plain.map(\.string) == ["Head", "Row", "Foot"])
    #expect(plain.map(\.paint) == [system(.label), system(.label), system(.secondaryLabel)])
    #expect(areLines(plain, 17, 17, 13))
    // A list without an appearance leaves them as they are.
    let own = try parts(.list).sorted { $0.frame.minY < $1.frame.minY }
    #expect(own.map(\.string) == ["Head", "Row", "Foot"])
    #expect(areLines(own, 17, 17, 17))
  }

  @Test("What a header says of itself wins")
  func ownHeader() throws {
    let view = CollectionView {
      Section {
        Text("Row")
      } header: {
        Text("Head").font(.title).foregroundStyle(.primary).textCase(nil)
      }
    }
    .collectionLayout(.list(.insetGrouped))
    let head = try #require(try texts(view).first { $0.string == "Head" })
    #expect(head.paint == system(.label) && areLines([head], 28))
  }

  @Test("A picker in a row has its label before it, and what is chosen at the end of the row")
  func pickers() throws {
    let picker = Picker("Flavour", selection: .constant(2)) {
      Text("Plain").tag(1)
      Text("Mint").tag(2)
    }
    let row = try texts(list(picker))
    #expect(row.map(\.string) == ["Flavour", "Mint"])
    #expect(row.map(\.paint) == [system(.label), system(.secondaryLabel)])
    #expect(row[0].frame.minX == 16)
    #expect(try texts(list(picker.labelsHidden())).map(\.string) == ["Mint"])
    #expect(try texts(list(picker.pickerStyle(.segmented))).map(\.string) == ["Plain", "Mint"])
    #expect(try texts(picker).map(\.string) == ["Mint"])
    // A row that leads to the options says so outside of lists, too.
    for linked in [
      AnyView(picker.pickerStyle(.navigationLink)), AnyView(list(picker.pickerStyle(.navigationLink))),
    ] {
      #expect(try texts(linked).map(\.string) == ["Flavour", "Mint"])
    }
  }

  @Test("A badge stands at the end of its row, and nowhere outside of lists")
  func badges() throws {
    let view = list(
      Group {
        Text("A").badge(5)
        Text("B").badge(0)
        Text("C").badge("new")
        HStack { Text("D").badge(7) }
        Text("E").badge(nil as Text?)
        Text("F").badge(Text("red").foregroundStyle(.red))
      })
    let texts = try texts(view)
    #expect(texts.map(\.string) == ["A", "5", "B", "C", "new", "D", "E", "F", "red"])
    #expect(texts[0].frame.minX == 16 && texts[1].frame.maxX == 284 && texts[4].frame.maxX == 284)
    #expect(texts[1].paint == system(.secondaryLabel) && texts[8].paint == system(.systemRed))
    #expect(try self.texts(Text("A").badge(5)).map(\.string) == ["A"])
  }
}
