import Drawing
import Foundation
import Testing
import UIKit

@Suite("Page controls and named colours")
struct PageControlTests {
  @Test("A page control has a dot for each page and keeps to its pages")
  func dots() throws {
    let control = UIPageControl()
    control.numberOfPages = 3
    control.currentPage = 7
    #expect(control.currentPage == 2)
    control.currentPage = 1
    // A step of 16 for each dot and 16 around.
    #expect(control.intrinsicContentSize == CGSize(width: 64, height: 26))
    control.currentPageIndicatorTintColor = .red
    control.sizeToFit()
    func dots() throws -> Int {
      try control.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer())).items.count
    }
    #expect(try dots() == 3)
    control.numberOfPages = 1
    #expect(try dots() == 1)
    control.hidesForSinglePage = true
    #expect(try dots() == 0)
  }

  @Test("A named colour comes from the bundle's asset catalogue, light or dark")
  func namedColor() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("colours-\(ProcessInfo.processInfo.processIdentifier)")
    let set = folder.appendingPathComponent("Colors.xcassets/Brand/accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0xFF", "green": "51", "blue": "0.000", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"components": {"white": "0.2", "alpha": "0.5"}}}
      ]}
      """.utf8
    ).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let color = try #require(UIColor(named: "accent", in: bundle, compatibleWith: nil))
    let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    // 0xFF of 255 is 1, 51 of 255 is 0.2.
    #expect(light == UIColor(red: 1, green: 0.2, blue: 0, alpha: 1))
    let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 0.2, alpha: 0.5))
    #expect(UIColor(named: "missing", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "no such colour") == nil)
  }
}
