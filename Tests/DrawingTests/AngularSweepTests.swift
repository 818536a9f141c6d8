import Drawing
import Foundation
import Testing

@Suite("Sectors of angular gradients")
struct AngularSweepTests {
  private let red = SRGBColor(hex: 0xFF0000)
  private let blue = SRGBColor(hex: 0x0000FF)

  private func stops(_ colors: SRGBColor...) -> [GradientStop] {
    colors.enumerated().map {
      GradientStop(color: $1, location: Double($0) / Double(max(colors.count - 1, 1)))
    }
  }

  private func degrees(_ sweep: AngularSweep) -> [Double] {
    sweep.sectors.map { ($0.endAngle * 180 / .pi * 1000).rounded() / 1000 }
  }

  @Test("a whole turn is the gradient itself")
  func wholeTurn() {
    let sweep = AngularSweep(stops: stops(red, blue, red), startAngle: 0, endAngle: 2 * .pi)
    #expect(degrees(sweep) == [180, 360])
    #expect(sweep.sectors.map(\.startColor) == [red, blue])
    #expect(sweep.sectors.map(\.endColor) == [blue, red])
  }

  @Test("what a turn has left over belongs half to the last colour and half to the first")
  func leftOver() {
    // From 90° to 180°: 270° are left, 135° to each end.
    let sweep = AngularSweep(stops: stops(red, blue), startAngle: .pi / 2, endAngle: .pi)
    #expect(degrees(sweep) == [180, 315, 450])
    #expect(sweep.sectors.map(\.startColor) == [red, blue, red])
    #expect(sweep.sectors.map(\.endColor) == [blue, blue, red])
  }

  @Test("angles that decrease turn the other way, and more than a turn is cut")
  func otherWays() {
    let back = AngularSweep(stops: stops(red, blue), startAngle: 2 * .pi, endAngle: 0)
    #expect(back.sectors.map(\.startColor) == [blue] && back.sectors.map(\.endColor) == [red])
    let two = AngularSweep(stops: stops(red, blue), startAngle: 0, endAngle: 4 * .pi)
    // After one of two turns the colour is half-way: 127.5 of each, rounded.
    #expect(two.sectors.map(\.endColor) == [SRGBColor(red: 128, green: 0, blue: 128)])
    #expect(AngularSweep(stops: [], startAngle: 0, endAngle: 1).sectors.isEmpty)
    let none = AngularSweep(stops: stops(red, blue), startAngle: 1, endAngle: 1)
    #expect(none.sectors.map(\.startColor) == [blue, red])
  }

  @Test("stops within the gradient have plain colour outside of them, and two at one place are a hard edge")
  func innerStops() {
    let sweep = AngularSweep(
      stops: [
        GradientStop(color: red, location: 0.25), GradientStop(color: red, location: 0.5),
        GradientStop(color: blue, location: 0.5),
      ], startAngle: 0, endAngle: 2 * .pi)
    #expect(degrees(sweep) == [90, 180, 360])
    #expect(sweep.sectors.map(\.endColor) == [red, red, blue])
    #expect(sweep.sectors.map(\.startColor) == [red, red, blue])
  }
}
