import CairoRenderer
import Drawing
import Foundation
import Geometry
import Synchronization
import Testing

@Suite struct NestingTests {
  /// Scopes inside one another, each of which needs a layer, a clip and a transform.
  private nonisolated func nested(_ depth: Int) throws -> DisplayItem {
    var item = try DisplayItem.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.black))
    for level in 0..<depth {
      item = try .scope(
        DisplayScope(
          transform: CGAffineTransform(translationX: 0, y: level % 2 == 0 ? 1 : -1),
          clip: Path(CGRect(x: 0, y: 0, width: 30, height: 30)), opacity: 0.999, items: [item]))
    }
    return item
  }

  @Test("Scopes of the greatest depth are drawn on a thread with a stack of 2 MB, and deeper ones refused")
  func smallStack() throws {
    let list = DisplayList(
      size: CGSize(width: 30, height: 30), items: [try nested(DrawingLimits.nesting)])
    #expect(throws: DrawingDiagnostic.self) { try nested(DrawingLimits.nesting + 1) }
    let outcome = Mutex<(pixels: Int, text: Int)?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let pixels = (try? CairoRenderer.bitmap(list, scale: 1))?.bytes.count ?? 0
      let text = "\(list)".count + (Set([list, list]).count - 1)
      outcome.withLock { $0 = (pixels, text) }
      done.signal()
    }
    thread.stackSize = 2 << 20
    thread.start()
    done.wait()
    let (pixels, text) = try #require(outcome.withLock { $0 })
    #expect(pixels == 30 * 30 * 4 && text > 0)
    // Cairo's own recordings lie deep inside one another and need the stack of an ordinary thread.
    #expect(try !CairoRenderer.svg(list).isEmpty && !CairoRenderer.pdf(list).isEmpty)
  }
}
