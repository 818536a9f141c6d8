import CollectionLayout
import CollectionUI
import Drawing
import Foundation
import Testing

/// What a test counts.
@MainActor
private final class Counts {
  var feeds = 0
  var rows = 0
  var readers = 0
}

private let start = Date(timeIntervalSinceReferenceDate: 0)

/// Rows of which every second has a timer.
private struct Feed: View {
  let counts: Counts

  var body: some View {
    counts.feeds += 1
    return CollectionView {
      ForEach(0..<100) { index in
        row(index)
      }
    }
    .collectionLayout(.list(spacing: 0)).collectionItemHeight(50)
  }

  private func row(_ index: Int) -> Text {
    counts.rows += 1
    return index.isMultiple(of: 2) ? Text(start, style: .timer) : Text("row \(index)")
  }
}

/// A view that reads the clock itself.
private struct Reader: View {
  let counts: Counts
  @Environment(\.now) private var now

  var body: some View {
    counts.readers += 1
    return Text("at \(Int(now.timeIntervalSince(start)))")
  }
}

@Suite("The clock of a host")
struct ClockTests {
  private func environment() -> DrawingEnvironment {
    DrawingEnvironment(width: 200, height: 300, textMeasurer: MonospacedTextMeasurer())
  }

  private func texts(_ list: DisplayList) -> [String] {
    Drawn.flat(list.items).compactMap {
      if case .text(let text, _, _) = $0.content { text.string } else { nil }
    }
  }

  @Test("Timers in cells tick with no update of the content, and only their cells are drawn again")
  func timers() throws {
    let counts = Counts()
    let host = CollectionViewHost(rootView: Feed(counts: counts), environment: environment())
    host.now = start.addingTimeInterval(61)
    #expect(try texts(host.displayList()) == ["1:01", "row 1", "1:01", "row 3", "1:01", "row 5"])
    let (feeds, rows, before) = (counts.feeds, counts.rows, host.work)
    host.now = start.addingTimeInterval(62)
    #expect(host.needsUpdate)
    #expect(try texts(host.displayList()) == ["1:02", "row 1", "1:02", "row 3", "1:02", "row 5"])
    let work = host.work - before
    #expect(work.bodies == 0 && counts.feeds == feeds && counts.rows == rows)
    #expect(host.measurementCount == 0 && host.createdCount == 6 && host.reusedCount == 0)
    // Three texts and their three cells, and around them the whole; not the other three cells.
    #expect(work.drawings == 7)
    #expect(work.shapedTexts == 1, "all three timers say the same")
    let later = host.work
    host.now = start.addingTimeInterval(62)
    #expect(!host.needsUpdate)
    _ = try host.displayList()
    let idle = host.work - later
    #expect(idle.bodies == 0 && idle.sizes == 0 && idle.drawings == 0 && idle.shapedTexts == 0)
  }

  @Test("A timer that came into sight later has the time that it is, and so has one that comes back")
  func scrolling() throws {
    let host = CollectionViewHost(rootView: Feed(counts: Counts()), environment: environment())
    host.now = start.addingTimeInterval(5)
    #expect(try texts(host.displayList()).first == "0:05")
    try host.scroll(to: CGPoint(x: 0, y: 1000))
    host.now = start.addingTimeInterval(9)
    #expect(try texts(host.displayList()).first == "0:09")
    try host.scroll(to: .zero)
    #expect(try texts(host.displayList()).first == "0:09")
  }

  @Test("A timer that grows wider is measured anew, and what is below moves")
  func growing() throws {
    struct Rows: View {
      var body: some View {
        CollectionView {
          Text("\(start, style: .timer) gone")
          Text("below")
        }.collectionLayout(.list(spacing: 0))
      }
    }
    // Letters are half of 17 points wide: ten take 85 points, twelve do not fit into 90 and break into two lines.
    let host = CollectionViewHost(
      rootView: Rows(),
      environment: DrawingEnvironment(width: 90, height: 300, textMeasurer: MonospacedTextMeasurer()))
    host.now = start.addingTimeInterval(3599)
    let before = try host.visibleElements()
    #expect(try texts(host.displayList()) == ["59:59 gone", "below"])
    host.now = start.addingTimeInterval(3600)
    #expect(try texts(host.displayList()) == ["1:00:00 gone", "below"])
    let after = try host.visibleElements()
    #expect(after[0].frame.height > before[0].frame.height)
    #expect(after[1].frame.minY >= after[0].frame.maxY)
  }

  @Test("Bodies that read the clock are evaluated again when it advances, and no others")
  func readers() throws {
    let counts = Counts()
    struct Page: View {
      let counts: Counts
      var body: some View {
        counts.feeds += 1
        return VStack {
          Reader(counts: counts)
          Text("\(start, style: .timer) since then").environment(\.now, start.addingTimeInterval(7))
        }
      }
    }
    let host = ViewHost(rootView: Page(counts: counts))
    host.now = start.addingTimeInterval(1)
    #expect(try texts(host.displayList(in: environment())) == ["at 1", "0:07 since then"])
    host.now = start.addingTimeInterval(2)
    #expect(try texts(host.displayList(in: environment())) == ["at 2", "0:07 since then"])
    #expect(counts.feeds == 1 && counts.readers == 2)
    host.now = nil
    // 9 January 2007, 9:41, is 190,028,460 seconds after the reference date.
    #expect(try texts(host.displayList(in: environment())).first == "at 190,028,460")
  }
}
