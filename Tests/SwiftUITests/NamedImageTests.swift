import CollectionLab
import Foundation
import SwiftUI
import Testing
import UIKit

@Suite struct NamedImageTests {
  private func list(_ view: some View) throws -> DisplayList {
    try ImageRenderer(content: view).displayList()
  }

  /// Four by two pixels.
  private func picture() throws -> Data {
    Data(try CairoRenderer.png(of: Bitmap(width: 4, height: 2, bytes: Array(repeating: 255, count: 32))))
  }

  @Test("A picture among a bundle's resources is found by name, at the scale its file's name says")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/named-image-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try picture().write(to: URL(fileURLWithPath: "\(folder)/dot@2x.png"))
    let bundle = try #require(Bundle(path: folder))
    #expect(try list(Image("dot", bundle: bundle)).size == CGSize(width: 2, height: 1))
    #expect(
      try list(Image(decorative: "dot", bundle: bundle).resizable().frame(width: 8, height: 8)).size
        == CGSize(width: 8, height: 8))
    let missing = try list(Image("dash", bundle: bundle))
    #expect(missing.diagnostics.count == 1 && missing.diagnostics[0].description.contains("“dash”"))
    #expect(missing.size.width > 10 && !missing.items.isEmpty)
  }

  @Test(
    "A picture of UIKit's is drawn, in the foreground where it is a template, and an empty one not at all")
  func uiImages() throws {
    let image = try #require(UIImage(data: try picture(), scale: 2))
    #expect(try list(Image(uiImage: image)).size == CGSize(width: 2, height: 1))
    let template = Image(uiImage: image.withRenderingMode(.alwaysTemplate)).foregroundStyle(.red)
    guard case .image(let item)? = try list(template).items.first?.content else {
      Issue.record("no picture")
      return
    }
    #expect(item.tint == SRGBColor(hex: 0xFF3B30))
    let star = try #require(UIImage(systemName: "star"))
    #expect(try list(Image(uiImage: star)).items == list(Image(systemName: "star")).items)
    let empty = try list(Image(uiImage: UIImage()))
    #expect(empty.size == .zero && empty.items.isEmpty && empty.diagnostics.isEmpty)
  }

  @Test("A label without its picture keeps its title, and a colour that is not there is clear")
  func missing() throws {
    let label = try list(Label("**a**", image: "no such picture"))
    #expect(label.diagnostics.count == 1)
    #expect(try list(Color("no such colour").frame(width: 9, height: 9)).items.isEmpty)
  }

  @Test("A colour of an asset catalogue is found by name, for light and for dark")
  func colors() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/named-colour-\(UUID().uuidString)"
    let set = "\(folder)/Colours.xcassets/accent.colorset"
    try FileManager.default.createDirectory(atPath: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let contents = """
      {"colors": [
        {"idiom": "universal", "color": {"components": {"red": "0xFF", "green": "51", "blue": "0.000", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"components": {"white": "0.2", "alpha": "1.0"}}}
      ]}
      """
    try Data(contents.utf8).write(to: URL(fileURLWithPath: "\(set)/Contents.json"))
    let bundle = try #require(Bundle(path: folder))
    func paint(_ scheme: ColorScheme) throws -> Paint? {
      let view = Color("accent", bundle: bundle).frame(width: 9, height: 9)
      guard
        case .fill(_, let paint, _)? = try list(view.environment(\.colorScheme, scheme)).items.first?.content
      else { return nil }
      return paint
    }
    #expect(try paint(.light) == .color(SRGBColor(hex: 0xFF3300)))
    #expect(try paint(.dark) == .color(SRGBColor(hex: 0x333333)))
  }

  @Test("What a field is typed with changes nothing of its picture")
  func keyboards() throws {
    let field = TextField("Address", text: .constant("")).frame(width: 200)
    #expect(
      try list(field.keyboardType(.emailAddress).textContentType(.username)).items == list(field).items)
  }
}
