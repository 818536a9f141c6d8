import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

/// Sliders, steppers and pickers.
@Suite struct ChoiceControlTests {
  private func colors(_ view: some View, dark: Bool = false) throws -> [SRGBColor] {
    try Drawn(view, traits: Traits(colorScheme: dark ? .dark : .light)).items.compactMap { item in
      switch item.content {
      case .fill(_, .color(let color), _): color
      case .text(_, _, let paints):
        if case .color(let color)? = paints.first { color } else { nil }
      default: nil
      }
    }
  }

  @Test("A slider's knob stands at the value, the line before it in the tint")
  func slider() throws {
    func frames(_ slider: some View, _ direction: LayoutDirection = .leftToRight) throws -> [CGRect] {
      try Drawn(slider, width: 200, traits: Traits(layoutDirection: direction)).frames
    }
    // 200 − 28 = 172 points of way, a quarter of them 43; the knob is 28 in 31 points, the line 4.
    let quarter = [
      CGRect(x: 0, y: 13.5, width: 200, height: 4), CGRect(x: 0, y: 13.5, width: 57, height: 4),
      CGRect(x: 43, y: 1.5, width: 28, height: 28),
    ]
    #expect(try frames(Slider(value: .constant(0.25))) == quarter)
    #expect(try frames(Slider(value: .constant(3.0), in: 1...9, step: 1)) == quarter)
    #expect(try frames(Slider(value: .constant(Float(25)), in: 0...100) { Text("Volume") }) == quarter)
    #expect(try frames(Slider(value: .constant(0.25)), .rightToLeft).map(\.minX) == [0, 143, 129])
    for (value, start) in [(-1.0, 0), (7, 172), (.nan, 0)] as [(Double, CGFloat)] {
      #expect(try frames(Slider(value: .constant(value), in: 0...5)).last?.minX == start)
    }
    let labels = Slider(value: .constant(0.0)) {
      Text("Volume")
    } minimumValueLabel: {
      box(20)
    } maximumValueLabel: {
      box(30)
    }
    // 200 − 20 − 30 and twice 8 points.
    #expect(try frames(labels).map(\.width) == [20, 134, 14, 28, 30])
    #expect(try colors(Slider(value: .constant(0.5)).tint(.black).frame(width: 99))[1] == .black)
    guard
      case .scope(let scope) = try Drawn(Slider(value: .constant(0.5)).disabled(true)).list.items[0].content
    else {
      Issue.record("not faded")
      return
    }
    #expect(scope.opacity == 0.5)
  }

  @Test("A stepper's buttons stand at the end of the row, grey where they would leave the range")
  func stepper() throws {
    let stepper = Stepper("Guests: **3**", value: .constant(3), in: 1...10)
    let drawn = try Drawn(stepper, width: 300)
    #expect(drawn.texts == ["Guests: 3"])
    // A ground of 94 by 32 points.
    #expect(drawn.frames.contains(CGRect(x: 206, y: 0, width: 94, height: 32)))
    #expect(try Drawn(stepper.labelsHidden()).list.size == CGSize(width: 94, height: 32))
    let (black, grey) = (SRGBColor.black, SRGBColor(red: 60, green: 60, blue: 67, alpha: 0.30))
    func signs(_ stepper: some View) throws -> [SRGBColor] {
      // The ground, both signs, and the line between them.
      Array(try colors(stepper.labelsHidden())[1...2])
    }
    #expect(try signs(stepper) == [black, black])
    #expect(try signs(Stepper("a", value: .constant(1), in: 1...10)) == [grey, black])
    #expect(try signs(Stepper("a", value: .constant(2.5), in: 0...2.5, step: 0.5)) == [black, grey])
    #expect(try signs(Stepper("a", value: .constant(99))) == [black, black])
    #expect(try signs(Stepper("a", onIncrement: {}, onDecrement: nil)) == [grey, black])
    #expect(try signs(stepper.disabled(true)) == [grey, grey])
    let subtitled = Stepper(value: .constant(0)) {
      Text("a")
      Text("b")
    }
    #expect(try Drawn(subtitled, width: 200).texts == ["a", "b"])
  }

  private enum Flavour: String, CaseIterable, Identifiable {
    case plain, lemon, mint
    var id: Self { self }
  }

  private func picker(_ flavour: Flavour) -> some View {
    Picker("Flavour", selection: .constant(flavour)) {
      ForEach(Flavour.allCases) { Text($0.rawValue) }
    }
  }

  @Test("A picker is the option that is chosen, and a sign that there are others")
  func menu() throws {
    #expect(try Drawn(picker(.lemon)).texts == ["lemon"])
    #expect(try Drawn(picker(.mint).pickerStyle(.menu)).texts == ["mint"])
    let blue = SRGBColor(hex: 0x007AFF)
    #expect(try colors(picker(.mint)) == [blue, blue])
    let tagged = Picker(selection: .constant(Int?.some(2))) {
      Text("None").tag(Int?.none)
      Text("Two").tag(2)
    } label: {
      Text("Number")
    }
    #expect(try Drawn(tagged).texts == ["Two"])
    let unknown = Picker("Number", systemImage: "number", selection: .constant(7)) { Text("One").tag(1) }
    #expect(try Drawn(unknown).texts.isEmpty)
  }

  @Test("Segments have one width; the chosen one is raised, and lines stand between the others")
  func segments() throws {
    func frames(_ flavour: Flavour) throws -> [CGRect] {
      try Drawn(picker(flavour).pickerStyle(.segmented), width: 304).frames
    }
    let drawn = try Drawn(picker(.lemon).pickerStyle(.segmented), width: 304)
    #expect(drawn.texts == ["plain", "lemon", "mint"] && drawn.list.size == CGSize(width: 304, height: 32))
    // The ground, then the chosen segment: a third of 300 points, 2 points inside.
    #expect(try frames(.lemon)[0] == CGRect(x: 0, y: 0, width: 304, height: 32))
    #expect(try frames(.lemon).contains(CGRect(x: 102, y: 2, width: 100, height: 28)))
    // One line between the two that are not chosen, none beside the one that is.
    #expect(try frames(.lemon).filter { $0.width == 1 }.isEmpty)
    #expect(try frames(.mint).filter { $0.width == 1 } == [CGRect(x: 101, y: 9, width: 1, height: 14)])
    let style = SegmentedPickerStyle()
    #expect(try colors(picker(.plain).pickerStyle(style)).contains(.white))
    #expect(try colors(picker(.plain).pickerStyle(style), dark: true).contains(SRGBColor(hex: 0x636366)))
  }
}
