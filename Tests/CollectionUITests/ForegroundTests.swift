import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct ForegroundTests {
  private func colors(_ view: some View) throws -> [SRGBColor] {
    try Drawn(view, width: 40, height: 40).items.compactMap {
      switch $0.content {
      case .fill(_, .color(let color), _): color
      case .text(_, _, let paints): if case .color(let color) = paints[0] { color } else { nil }
      default: nil
      }
    }
  }

  private func value(_ color: SystemColor) -> SRGBColor { color.resolved(for: .light, palette: .iOS18) }

  private var levels: some View {
    VStack {
      Text("1")
      Text("2").foregroundStyle(.secondary)
      Text("3").foregroundStyle(.tertiary)
      Text("4").foregroundStyle(.quaternary)
    }
  }

  @Test("Two and three styles are the first levels; what is beyond them fades the first")
  func given() throws {
    let (red, blue, green) = (value(.systemRed), value(.systemBlue), value(.systemGreen))
    #expect(
      try colors(levels.foregroundStyle(.red, .blue))
        == [red, blue, red.multiplyingAlpha(by: 0.25), red.multiplyingAlpha(by: 0.18)])
    #expect(
      try colors(levels.foregroundStyle(.red, .blue, .green))
        == [red, blue, green, red.multiplyingAlpha(by: 0.18)])
  }

  @Test("One style further in takes the levels away, and a level further in is one of those around it")
  func nested() throws {
    let (red, blue) = (value(.systemRed), value(.systemBlue))
    #expect(
      try colors(
        Group { Text("a") }.foregroundStyle(.secondary).foregroundStyle(.red).foregroundStyle(.red, .blue))
        == [red.multiplyingAlpha(by: 0.5)])
    let inner = VStack { Rectangle() }.foregroundStyle(.secondary)
    #expect(try colors(inner.foregroundStyle(.red, .blue)) == [blue])
    #expect(
      try colors(
        Group { Text("a") }.foregroundStyle(.secondary).foregroundColor(nil).foregroundStyle(.red, .blue))
        == [value(.secondaryLabel)])
    #expect(
      try colors(levels.foregroundStyle(.red, .secondary)).prefix(2) == [red, red.multiplyingAlpha(by: 0.5)])
  }

  @Test("A style that speaks of the foreground or the background means the one around, not itself")
  func references() throws {
    let red = value(.systemRed)
    #expect(try colors(Group { Text("a") }.foregroundStyle(.foreground)) == [value(.label)])
    #expect(
      try colors(Group { Text("a") }.foregroundStyle(.foreground.opacity(0.5)).foregroundStyle(.red)) == [
        red.multiplyingAlpha(by: 0.5)
      ])
    #expect(
      try colors(Group { Text("a") }.foregroundStyle(.primary.opacity(0.5))) == [
        value(.label).multiplyingAlpha(by: 0.5)
      ])
    let ground = Color.clear.background(.background)
    #expect(try colors(ground.backgroundStyle(.background)).first == value(.systemBackground))
    #expect(
      try colors(ground.backgroundStyle(.background.opacity(0.5)).backgroundStyle(.red)).first
        == red.multiplyingAlpha(by: 0.5))
  }

  @Test("Grounds on the background are the system's, or a fading of one's own")
  func backgrounds() throws {
    let view = Color.clear.background(.background.secondary)
    #expect(try colors(view).first == value(.secondarySystemBackground))
    #expect(
      try colors(Color.clear.background(.background.tertiary)).first == value(.tertiarySystemBackground))
    #expect(
      try colors(view.backgroundStyle(.red)).first == value(.systemRed).multiplyingAlpha(by: 0.5))
  }

  private func symbol(_ name: String, _ mode: SymbolRenderingMode?) -> some View {
    Image(systemName: name).symbolRenderingMode(mode)
  }

  @Test("The sign and the shape of a symbol have levels of their own, where that is asked for")
  func symbols() throws {
    let (red, blue) = (value(.systemRed), value(.systemBlue))
    let name = "plus.circle.fill"
    #expect(try colors(symbol(name, nil).foregroundStyle(.red)) == [red])
    #expect(try colors(symbol(name, .monochrome).foregroundStyle(.red, .blue)) == [red])
    #expect(
      try colors(symbol(name, .hierarchical).foregroundStyle(.red)) == [red.multiplyingAlpha(by: 0.5), red])
    #expect(try colors(symbol(name, .palette).foregroundStyle(.red, .blue)) == [blue, red])
    #expect(try colors(symbol(name, nil).foregroundStyle(.red, .blue)) == [blue, red])
    // A star is one layer.
    #expect(try colors(symbol("star.fill", .palette).foregroundStyle(.red, .blue)) == [red])
    // A person in a circle has one, too.
    #expect(
      try colors(symbol("person.crop.circle.fill", .palette).foregroundStyle(.red, .blue)) == [blue, red])
  }

  @Test("Some symbols have colours of their own, a sign on a filled shape being white")
  func multicolor() throws {
    #expect(try colors(symbol("star.fill", .multicolor)) == [value(.systemYellow)])
    #expect(try colors(symbol("heart.fill", .multicolor)) == [value(.systemRed)])
    #expect(try colors(symbol("checkmark.circle.fill", .multicolor)) == [value(.systemGreen), .white])
    #expect(try colors(symbol("xmark.circle.fill", .multicolor)) == [value(.systemRed), .white])
    #expect(try colors(symbol("house.fill", .multicolor).foregroundStyle(.blue)).last == value(.systemBlue))
  }
}
