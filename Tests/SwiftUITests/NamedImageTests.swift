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
}
