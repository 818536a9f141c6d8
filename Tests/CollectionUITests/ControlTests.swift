import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ControlTests {
  /// The colour of the first text drawn.
  private func textColor(_ view: some View) throws -> SRGBColor? {
    for item in try Drawn(view).items {
      if case .text(_, _, let paints) = item.content, case .color(let color)? = paints.first { return color }
    }
    return nil
  }

  private let blue = SRGBColor(hex: 0x007AFF)

  @Test("A button is its label in the accent colour, red where it destroys, grey where it is disabled")
  func buttons() throws {
    let button = Button("Save") {}
    #expect(try Drawn(button).texts == ["Save"])
    #expect(try textColor(button) == blue)
    #expect(try textColor(button.tint(.black)) == .black)
    #expect(try textColor(button.accentColor(.black)) == .black)
    #expect(try textColor(Button("Delete", role: .destructive) {}) == SRGBColor(hex: 0xFF3B30))
    #expect(try textColor(Button(role: .cancel, action: {}) { Text("Back") }) == blue)
    #expect(try textColor(button.disabled(true)) == SRGBColor(red: 60, green: 60, blue: 67, alpha: 0.30))
    #expect(try textColor(button.buttonStyle(.plain)) == .black)
    #expect(try textColor(button.buttonStyle(.borderless)) == textColor(button.buttonStyle(.automatic)))
    let sides = try Drawn(
      Button(action: {}) {
        box(10); box(20)
      }
    ).frames
    #expect(sides.map(\.minX) == [0, 18])
  }

  @Test("A foreground set around a button or a link is the label's, which fades where the button is disabled")
  func foregroundOfButtons() throws {
    let red = SRGBColor(hex: 0xFF3B30)
    let button = Button("Save") {}
    #expect(try textColor(button.foregroundStyle(.red)) == red)
    #expect(try textColor(VStack { button }.foregroundColor(.red).tint(.green)) == red)
    #expect(try textColor(Button("Delete", role: .destructive) {}.foregroundStyle(.black)) == .black)
    #expect(try textColor(button.foregroundColor(nil)) == blue)
    #expect(try textColor(button.buttonStyle(.bordered).foregroundStyle(.red)) == red)
    #expect(try textColor(button.buttonStyle(.borderedProminent).foregroundStyle(.black)) == .black)
    let address = try #require(URL(string: "https://example.org"))
    #expect(try textColor(Link("Read", destination: address).foregroundStyle(.red)) == red)
    guard
      case .scope(let scope) = try Drawn(button.foregroundStyle(.red).disabled(true)).list.items[0].content
    else {
      Issue.record("not faded")
      return
    }
    #expect(scope.opacity == 0.5)
    let grey = SRGBColor(red: 60, green: 60, blue: 67, alpha: 0.30)
    #expect(try textColor(button.buttonStyle(.bordered).foregroundStyle(.red).disabled(true)) == grey)
  }

  @Test("A bordered button has room around its label and a shape behind it")
  func borderedButtons() throws {
    let button = Button("Save") {}
    let text = try #require(try Drawn(button).frames.first).size
    let bordered = try Drawn(button.buttonStyle(.bordered))
    #expect(bordered.list.size == CGSize(width: text.width + 24, height: text.height + 14))
    guard case .fill(let path, .color(let color), _) = bordered.items[0].content else {
      Issue.record("no shape")
      return
    }
    #expect(path == Path(roundedRect: CGRect(origin: .zero, size: bordered.list.size), cornerRadius: 8))
    #expect(color == SystemColor.tertiarySystemFill.resolved(for: .light))
    // A colour that was chosen shines through, and so does that of a role.
    for tinted in [AnyView(button.tint(.blue)), AnyView(Button("Save", role: .destructive) {})] {
      guard case .fill(_, .color(let ground), _) = try Drawn(tinted.buttonStyle(.bordered)).items[0].content
      else {
        Issue.record("no shape")
        return
      }
      #expect(ground == (try textColor(tinted.buttonStyle(.bordered))?.multiplyingAlpha(by: 0.15)))
    }
    let prominent = try Drawn(button.buttonStyle(.borderedProminent))
    guard case .fill(_, .color(blue), _) = prominent.items[0].content else {
      Issue.record("no strong shape")
      return
    }
    #expect(try textColor(button.buttonStyle(.borderedProminent)) == .white)
  }

  @Test("A style of one's own draws the label as it likes")
  func customStyle() throws {
    struct Loud: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(5).background(configuration.isPressed ? Color.black : Color.white)
      }
    }
    let view = VStack { Button("a") {} }.buttonStyle(Loud())
    let drawn = try Drawn(view)
    #expect(drawn.texts == ["a"] && drawn.items.count == 2)
    #expect(drawn.frames[1] == drawn.frames[0].insetBy(dx: 5, dy: 5))
  }

  @Test("A link is its label in the accent colour")
  func links() throws {
    let address = try #require(URL(string: "https://example.org"))
    #expect(try textColor(Link("Read", destination: address)) == blue)
    #expect(
      try Drawn(
        Link(destination: address) {
          Text("a"); Text("b")
        }
      ).texts == ["a", "b"])
  }

  @Test("A switch stands at the end of its row, its knob where it is set")
  func toggles() throws {
    func knob(_ isOn: Bool) throws -> CGRect {
      try #require(try Drawn(Toggle("Wi-Fi", isOn: .constant(isOn).animation()), width: 200).frames.last)
    }
    // 51 wide at the trailing edge; the knob is 27 wide, 2 points inside.
    #expect(try knob(true).minX == 200 - 2 - 27 && knob(true).width == 27)
    #expect(try knob(false).minX == 200 - 51 + 2)
    let alone = try Drawn(Toggle(isOn: .constant(true)) { Text("a") }.labelsHidden())
    #expect(alone.list.size == CGSize(width: 51, height: 31) && alone.texts.isEmpty)
    guard case .fill(_, .color(let color), _) = alone.items[0].content else { return }
    #expect(color == SRGBColor(hex: 0x34C759))
  }

  @Test("Labelled content stands at the two ends of a row")
  func labeledContent() throws {
    let drawn = try Drawn(LabeledContent("Size", value: "12 MB"), width: 300)
    #expect(drawn.texts == ["Size", "12 MB"])
    #expect(drawn.frames[0].minX == 0 && drawn.frames[1].maxX == 300)
    #expect(try Drawn(LabeledContent("Size") { box(9) }, width: 90).frames.last?.maxX == 90)
    let hidden = LabeledContent {
      box(9)
    } label: {
      Text("a")
    }
    #expect(try Drawn(hidden.labelsHidden()).list.size.width == 9)
  }

  @Test("Further views of a label in a row are the subtitle below its title")
  func subtitles() throws {
    let toggle = Toggle(isOn: .constant(true)) {
      Text("Vibrate on Ring")
      Text("When the phone rings")
      Text("and always")
    }
    let drawn = try Drawn(toggle, width: 300)
    // The fake engine's lines are 1.2 em: 17 × 1.2 = 20.4 of body, then 15 × 1.2 = 18 of subheadline.
    #expect(near(drawn.frames.prefix(3).map(\.minY), [0, 20.4, 38.4]))
    #expect(drawn.frames.prefix(3).allSatisfy { $0.minX == 0 })
    var colors: [Paint] = []
    for item in drawn.items { if case .text(_, _, let paints) = item.content { colors += paints } }
    let faint = Paint.color(SRGBColor(red: 60, green: 60, blue: 67, alpha: 0.60))
    #expect(colors == [.color(.black), faint, faint])
    let row = LabeledContent {
      box(9)
    } label: {
      Text("a")
      Text("b")
    }
    #expect(try near(Drawn(row, width: 100).frames.prefix(2).map(\.minY), [0, 20.4]))
  }

  @Test("Progress is a bar of its fraction, a ring, or a wheel where nothing is known")
  func progress() throws {
    let bar = try Drawn(ProgressView(value: 0.25), width: 200)
    #expect(
      bar.frames == [CGRect(x: 0, y: 0, width: 200, height: 4), CGRect(x: 0, y: 0, width: 50, height: 4)])
    #expect(try Drawn(ProgressView(value: 30, total: 20), width: 200).frames.last?.width == 200)
    #expect(try Drawn(ProgressView("Loading", value: 1, total: 2), width: 200).texts == ["Loading"])
    let labels = ProgressView(value: 0.5) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
    #expect(try Drawn(labels, width: 50).texts == ["a", "b"])
    let wheel = try Drawn(ProgressView())
    #expect(wheel.list.size == CGSize(width: 20, height: 20) && wheel.items.count == 8)
    #expect(try Drawn(ProgressView("Loading")).texts == ["Loading"])
    let ring = try Drawn(ProgressView(value: 0.5).progressViewStyle(.circular))
    #expect(ring.list.size == CGSize(width: 20, height: 20) && ring.items.count == 2)
    let tinted = try Drawn(
      ProgressView(value: 1).progressViewStyle(LinearProgressViewStyle(tint: .black)), width: 9)
    guard case .fill(_, .color(.black), _)? = tinted.items.last?.content else {
      Issue.record("not tinted")
      return
    }
    #expect(
      try Drawn(ProgressView(value: 1).progressViewStyle(.linear), width: 9).list
        == Drawn(ProgressView(value: 1).progressViewStyle(.automatic), width: 9).list)
    #expect(try Drawn(ProgressView().progressViewStyle(CircularProgressViewStyle())).items.count == 8)
  }

  @Test(
    "Titles that are literals are read as Markdown, strings are what they are, and symbols stand before them")
  func titles() throws {
    let title = "**a**"
    #expect(try Drawn(Button("**a**") {}).texts == ["a"] && Drawn(Button(title) {}).texts == [title])
    #expect(try Drawn(Button("**a**", role: .cancel) {}).texts == ["a"])
    #expect(try Drawn(Button("**a**", systemImage: "star") {}).texts == ["a"])
    #expect(try Drawn(Button(title, systemImage: "star", role: .cancel) {}).texts == [title])
    let link = try #require(URL(string: "https://example.org"))
    #expect(
      try Drawn(Link("**a**", destination: link)).texts + Drawn(Link(title, destination: link)).texts
        == ["a", title])
    let isOn = Binding.constant(true)
    #expect(
      try Drawn(Toggle("**a**", isOn: isOn)).texts + Drawn(Toggle(title, isOn: isOn)).texts == ["a", title])
    #expect(try Drawn(Toggle("**a**", systemImage: "star", isOn: isOn)).texts == ["a"])
    #expect(try Drawn(Toggle(title, systemImage: "star", isOn: isOn)).texts == [title])
    #expect(try Drawn(ProgressView("**a**")).texts + Drawn(ProgressView(title)).texts == ["a", title])
    #expect(
      try Drawn(ProgressView("**a**", value: 0.5)).texts + Drawn(ProgressView(title, value: 0.5)).texts
        == ["a", title])
    #expect(try Drawn(LabeledContent("**a**", value: title)).texts == ["a", title])
    #expect(try Drawn(LabeledContent(title, value: title)).texts == [title, title])
    #expect(try Drawn(LabeledContent("**a**") { Text("b") }).texts == ["a", "b"])
    #expect(try Drawn(LabeledContent("n", value: 2021, format: .number)).texts == ["n", "2,021"])
    let label = try Drawn(box(1).accessibilityLabel("**a**")).elements.map(\.accessibilityLabel)
    #expect(label == ["a"])
    #expect(try Drawn(box(1).accessibilityLabel(title)).elements.map(\.accessibilityLabel) == [title])
  }

  @Test("What only assistive technology is told leaves the picture as it is")
  func unseen() throws {
    let plain = try Drawn(box(3))
    let told = box(3).accessibilityElement(children: .combine).accessibilityAddTraits([.isButton, .isHeader])
      .accessibilityRemoveTraits(.isImage).accessibilityHint("opens **it**").accessibilityHint(Text("x"))
      .animation(.spring(duration: 0.3, bounce: 0.2), value: 1).animation(.smooth(duration: 1), value: 2)
    #expect(try Drawn(told).list == plain.list)
  }

  @Test(
    "A box around views has a ground of its own, its label at the leading edge, and the width it is offered")
  func groupBox() throws {
    let drawn = try Drawn(GroupBox("**T**") { box(10, 20) }, width: 100)
    #expect(drawn.texts == ["T"])
    // 16 around, a line of the fake engine's 1.2 × 17 = 20.4, 8 and 20.
    let ground = try #require(drawn.frames.first)
    #expect(near([ground.minX, ground.minY, ground.width, ground.height], [0, 0, 100, 80.4]))
    let content = try #require(drawn.frames.last)
    #expect(near([content.minX, content.minY, content.width, content.height], [45, 44.4, 10, 20]))
    let title = "**T**"
    #expect(try Drawn(GroupBox(title) { box(1) }).texts == [title])
    #expect(try Drawn(GroupBox { box(10, 20) }, width: 100).list.size.height == 52)
    #expect(
      try Drawn(GroupBox(label: Label("L", systemImage: "star")) { box(1) }).texts
        == Drawn(
          GroupBox {
            box(1)
          } label: {
            Text("L")
          }
        ).texts)
  }

  @Test("What stands in place of missing content fills its room, symbol over title over description")
  func unavailable() throws {
    let view = ContentUnavailableView(
      "No **mail**", systemImage: "tray", description: Text("Come back later"))
    #expect(
      try Drawn(ContentUnavailableView.search(text: "a*b*"), width: 300, height: 400).texts.first
        == "No Results for “a*b*”")
    #expect(try Drawn(ContentUnavailableView.search, width: 300, height: 400).texts.first == "No Results")
    let drawn = try Drawn(view, width: 300, height: 400)
    #expect(drawn.list.size == CGSize(width: 300, height: 400))
    #expect(drawn.texts == ["No mail", "Come back later"])
    let title = "**a**"
    #expect(
      try Drawn(ContentUnavailableView(title, systemImage: "tray"), width: 300, height: 400).texts == [title])
    let own = ContentUnavailableView {
      Label("a", systemImage: "star")
    } description: {
      Text("b")
    } actions: {
      Button("c") {}
    }
    let frames = try Drawn(own, width: 300, height: 400).frames.suffix(3)
    #expect(try Drawn(own, width: 300, height: 400).texts == ["a", "b", "c"])
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
  }
}
