import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct GaugeTests {
  private func gauge(_ value: Double, in bounds: ClosedRange<Double> = 0...1) -> some View {
    Gauge(value: value, in: bounds) {
      Text("name")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
  }

  @Test("A bar is filled up to the value, with its four labels around it")
  func linear() throws {
    let drawn = try Drawn(gauge(67, in: 50...100).font(.system(size: 20)), width: 200)
    #expect(drawn.texts == ["name", "low", "high", "now"])
    // 200 less 30 and 40 of letters and twice the 8 between: 114 points of bar, and (67 − 50) / 50 of it.
    #expect(near(Array(drawn.frames[2...3].map(\.width)), [114, 114 * 0.34]))
  }

  @Test("Values beyond the range stay at its ends, and an empty range is its beginning")
  func clamped() throws {
    func fraction(_ value: Double, _ bounds: ClosedRange<Double>) throws -> CGFloat {
      let view = Gauge(value: value, in: bounds) { EmptyView() }
      let frames = try Drawn(view, width: 100).frames
      return frames.count > 1 ? frames[1].width / frames[0].width : 0
    }
    #expect(try fraction(7, 0...5) == 1 && fraction(-1, 0...5) == 0 && fraction(3, 3...3) == 0)
    #expect(try fraction(.nan, 0...5) == 0)
  }

  @Test("Rings and small bars show what they have room for")
  func accessories() throws {
    let ring = try Drawn(gauge(0.5).gaugeStyle(.accessoryCircular))
    #expect(ring.list.size == CGSize(width: 58, height: 58) && ring.texts == ["now", "low", "high"])
    // Half of 270 degrees from 135 on is the top: the dot of 6 points stands 26 above the middle.
    #expect(ring.frames.contains { near([$0.midX, $0.midY, $0.width], [29, 3, 6]) })
    let capacity = Gauge(value: 0.25) { Text("name") }.gaugeStyle(.accessoryCircularCapacity)
    #expect(try Drawn(capacity).texts == ["name"])
    #expect(try Drawn(gauge(0.5).gaugeStyle(.accessoryLinear), width: 200).texts == ["low", "high"])
    #expect(
      try Drawn(
        Gauge(value: 0.5) {
          Text("n")
        } currentValueLabel: {
          Text("v")
        }
        .gaugeStyle(.accessoryLinear), width: 200
      ).texts == ["n", "v"])
    #expect(
      try Drawn(gauge(0.5).gaugeStyle(.accessoryLinearCapacity), width: 200).texts == [
        "name", "low", "high", "now",
      ])
    #expect(try Drawn(gauge(0.5).gaugeStyle(.linearCapacity), width: 200).texts.count == 4)
  }

  @Test("Rings are mirrored as a whole where reading goes from right to left")
  func mirroredRings() throws {
    /// What is drawn of a view from left to right, and the mirrored scope that is drawn of it the other way.
    func drawings(_ view: some View) throws -> (plain: [DisplayItem], mirrored: [DisplayScope]) {
      let mirrored = try Drawn(view, traits: Traits(layoutDirection: .rightToLeft)).list.items
      return (
        try Drawn(view).list.items,
        mirrored.compactMap { item in
          guard case .scope(let scope) = item.content, scope.transform.a == -1 else { return nil }
          return scope
        }
      )
    }
    let ring = try drawings(Gauge(value: 0.3) { EmptyView() }.gaugeStyle(.accessoryCircular))
    // 58 points wide: x becomes 58 − x. The ring, and the dot's ground and the dot.
    #expect(ring.mirrored.count == 1)
    #expect(ring.mirrored.first?.transform == CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 58, ty: 0))
    #expect(ring.plain.count == 3 && ring.mirrored.first?.items == ring.plain)
    let progress = try drawings(ProgressView(value: 0.25).progressViewStyle(.circular))
    #expect(progress.mirrored.first?.transform == CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 20, ty: 0))
    #expect(progress.mirrored.first?.items == progress.plain.suffix(1))
    let capacity = try drawings(Gauge(value: 0.3) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity))
    #expect(capacity.mirrored.first?.items == capacity.plain.suffix(1))
  }

  @Test("A gradient as the tint colours bars and rings, and their dots by the value")
  func gradient() throws {
    let view = gauge(0.9).gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
    let red = SystemColor.systemRed.resolved(for: .light, palette: .iOS18)
    #expect(
      try Drawn(view).items.contains { if case .fill(_, .color(red), _) = $0.content { true } else { false } }
    )
  }

  private struct GaugeWords: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.value, format: .percent)
      }
    }
  }

  private struct ToggleWords: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
        Toggle(configuration).toggleStyle(.switch)
      }
    }
  }

  private struct ProgressWords: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.fractionCompleted ?? -1, format: .percent)
        configuration.currentValueLabel
        ProgressView(configuration).progressViewStyle(.linear)
      }
    }
  }

  private struct ContentWords: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.content
        configuration.label
        LabeledContent(configuration).labeledContentStyle(.automatic)
      }
    }
  }

  @Test("Styles of one's own are given the parts, and can hand them to another style")
  func ownStyles() throws {
    #expect(try Drawn(gauge(0.3).gaugeStyle(GaugeWords())).texts == ["name", "30%"])
    let toggle = Toggle("t", isOn: .constant(true)).toggleStyle(ToggleWords())
    #expect(try Drawn(toggle, width: 300).texts == ["t", "on", "t"])
    let progress = ProgressView(value: 0.5) {
      Text("p")
    } currentValueLabel: {
      Text("half")
    }
    #expect(
      try Drawn(progress.progressViewStyle(ProgressWords()), width: 300).texts == [
        "p", "50%", "half", "p", "half",
      ])
    #expect(try Drawn(ProgressView().progressViewStyle(ProgressWords()), width: 300).texts == ["-100%"])
    let content = LabeledContent("l", value: "v").labeledContentStyle(ContentWords())
    #expect(try Drawn(content, width: 300).texts == ["v", "l", "l", "v"])
  }

  @Test("A toggle as a button has a ground where it is on, and the same room where it is off")
  func buttonToggle() throws {
    let on = try Drawn(Toggle("t", isOn: .constant(true)).toggleStyle(.button).font(.system(size: 20)))
    let off = try Drawn(Toggle("t", isOn: .constant(false)).toggleStyle(.button).font(.system(size: 20)))
    // 10 + 2 × 12 by 24 + 2 × 7.
    #expect(on.list.size == CGSize(width: 34, height: 38) && off.list.size == on.list.size)
    #expect(on.frames.count == 2 && off.frames.count == 1)
    let tinted = Toggle("t", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)).labelsHidden()
    #expect(try Drawn(tinted).list.size == CGSize(width: 51, height: 31))
  }

  @Test("Bordered buttons have the size and the outline that are asked for")
  func buttons() throws {
    func size(_ size: ControlSize) throws -> CGSize {
      let button = Button("b") {}.buttonStyle(.bordered).controlSize(size).font(.system(size: 20))
      return try Drawn(button).list.size
    }
    #expect(try size(.regular) == CGSize(width: 34, height: 38))
    #expect(try size(.large) == CGSize(width: 50, height: 54) && size(.extraLarge) == size(.large))
    // Small buttons have a smaller font of their own: 15 points are 7.5 wide and 18 high.
    #expect(try size(.small) == CGSize(width: 27.5, height: 26) && size(.mini) == size(.small))
    for (shape, radius) in [(.capsule, 19), (.roundedRectangle(radius: 3), 3), (.roundedRectangle, 8)]
      as [(ButtonBorderShape, CGFloat)]
    {
      let button = Button("b") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape).font(
        .system(size: 20))
      guard case .fill(let path, _, _) = try #require(Drawn(button).items.first).content,
        case .roundedRectangle(_, let radii, _) = path.kind
      else {
        Issue.record("no ground")
        return
      }
      // 34 wide: a capsule's radius is half of that.
      #expect(radii.topLeft == min(radius, 17))
    }
    let circle = Button("b") {}.buttonStyle(.bordered).buttonBorderShape(.circle).font(.system(size: 20))
    #expect(try Drawn(circle).frames[0] == CGRect(x: 0, y: 2, width: 34, height: 34))
  }
}
