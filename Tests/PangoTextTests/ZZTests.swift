import Drawing
import Foundation
import Testing
@testable import PangoText
@Suite("ZZ") struct ZZTests {
  @Test("zz") func zz() throws {
    let m = PangoTextMeasurer(library: FontLibrary())
    for (t, w) in [("w", nil), ("well", nil), ("well-known", 20.137 as CGFloat?), ("well-known x", 20.137)] {
      let s = try m.shape(.plain(t, font: .inter(14.5, weight: .semibold), width: w))
      print(t, s.lines.map { ($0.sourceRange, $0.frame.width * 1024) })
    }
  }
}
