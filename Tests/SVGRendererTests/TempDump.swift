import CairoRenderer
import Drawing
import Foundation
import SVGRenderer
import Testing
@Test("dump") func dumpTemp() throws {
  for f in try Fixtures.all() where ["sweeps", "blurs"].contains(f.name) {
    try Data(SVGRenderer.svg(f.list)).write(to: URL(fileURLWithPath: "/tmp/wt/dump-\(f.name).svg"))
    try Data(CairoRenderer.png(f.list, scale: 1)).write(
      to: URL(fileURLWithPath: "/tmp/wt/dump-\(f.name).png"))
    try Data(CairoRenderer.pdf(f.list)).write(to: URL(fileURLWithPath: "/tmp/wt/dump-\(f.name).pdf"))
    try Data(CairoRenderer.svg(f.list)).write(to: URL(fileURLWithPath: "/tmp/wt/dump-\(f.name)-c.svg"))
  }
}
