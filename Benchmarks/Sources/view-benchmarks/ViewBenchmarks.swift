import BenchmarkSupport
import CTextFloor
import CollectionLab
import Foundation
import Synchronization

/// A text engine that remembers what it was asked, so that the time for asking it can be told from the rest.
final class RecordingMeasurer: TextMeasuring {
  private let known = Mutex<[TextBlock: ShapedText]>([:])

  func shape(_ block: TextBlock) throws -> ShapedText {
    if let text = known.withLock({ $0[block] }) { return text }
    let text = try PangoTextMeasurer.shared.shape(block)
    known.withLock { $0[block] = text }
    return text
  }

  /// All that was asked so far.
  var blocks: [TextBlock] { known.withLock { Array($0.keys) } }
}

/// Times the promises of the view layer for one count of cards.
struct ViewBenchmarks {
  let count: Int

  init(count: Int) { self.count = count }

  /// Measures everything into `table`.
  func run(into table: inout BenchmarkTable) throws {
    try pictures(into: &table)
    try updates(into: &table)
    try shaping(into: &table)
  }

  // MARK: Pictures drawn once

  private func pictures(into table: inout BenchmarkTable) throws {
    let list = CardList(models: (0..<count).map(CardModel.init))
    let measurer = RecordingMeasurer()
    let environment = DrawingEnvironment(width: 1500, textMeasurer: measurer)
    _ = try list.displayList(in: environment)
    let blocks = measurer.blocks
    let whole = time(runs: 5, repetitions: max(1, 2000 / count)) { _ = try list.displayList(in: environment) }
    let asking = time(runs: 5, repetitions: max(1, 2000 / count)) {
      for block in blocks { _ = try measurer.shape(block) }
    }
    table.add(
      "a card of 12 views, to a display list, without shaping", goal: "30 µs, flat",
      "\(micro((whole - asking) / Double(count)))")
  }

  // MARK: Updates of a host

  private func updates(into table: inout BenchmarkTable) throws {
    let models = (0..<count).map(CardModel.init)
    let environment = DrawingEnvironment(width: 1500, textMeasurer: RecordingMeasurer())
    let host = ViewHost(rootView: CardList(models: models))
    let first = time(runs: 1) { _ = try host.displayList(in: environment) }
    table.add("first drawing of a host, a card", goal: "flat", micro(first / Double(count)))
    let idle = time(runs: 9, repetitions: 10) { _ = try host.displayList(in: environment) }
    table.add("nothing changed", goal: "", micro(idle))
    let titles = ["Another title", "Card number 7"]
    for title in titles {
      models[count / 2].title = title
      _ = try host.displayList(in: environment)
    }
    let before = host.work
    var number = 0
    let changed = time(runs: 9, repetitions: 10) {
      models[count / 2].title = titles[number % 2]
      number += 1
      _ = try host.displayList(in: environment)
    }
    let work = host.work - before
    func each(_ total: Int) -> String { BenchmarkTable.decimal(Double(total) / Double(number)) }
    table.add(
      "one text changed", goal: "1 body",
      "\(micro(changed)), bodies \(each(work.bodies)), sizes \(each(work.sizes)), drawings \(each(work.drawings))"
    )
  }

  // MARK: Text

  private func shaping(into table: inout BenchmarkTable) throws {
    let words = ["collection", "layout", "cell", "section", "header", "waterfall", "of", "the", "river"]
    let texts = (0..<count).map { index in
      "\(index) " + (0..<30).map { words[($0 * 7 + index) % words.count] }.joined(separator: " ")
    }
    let view = VStack { ForEach(texts, id: \.self) { Text($0) } }
    let environment = DrawingEnvironment(width: 358, textMeasurer: RecordingMeasurer())
    let host = ViewHost(rootView: view)
    let ours = time(runs: 1) { _ = try host.displayList(in: environment) } / Double(count)
    let shaped = Double(host.work.shapedTexts) / Double(count)
    let strings = texts.map { strdup($0) }
    let pointers = strings.map { UnsafePointer($0) }
    let floor = time(runs: 1) {
      _ = text_floor_shape(pointers, Int32(count), 17, 358)
    }
    for string in strings { free(string) }
    table.add(
      "a text of 31 words in 358 points, shaped and drawn", goal: "2 shapes: open and broken",
      "\(micro(ours)), \(BenchmarkTable.decimal(shaped)) shapes; Pango in C once: \(micro(floor / Double(count)))"
    )
  }

  // MARK: Parts

  /// The microseconds of processor time that one call of `work` takes: the median of `runs`.
  ///
  /// All that is timed here runs on one core; how busy the machine is otherwise matters less this way.
  private func time(runs: Int, repetitions: Int = 1, _ work: () throws -> Void) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = ProcessorTime.thread.microseconds
      for _ in 0..<repetitions {
        do { try work() } catch { fatalError("\(error)") }
      }
      times.append((ProcessorTime.thread.microseconds - start) / Double(repetitions))
    }
    return times.sorted()[runs / 2]
  }

  private func micro(_ time: Double) -> String { "\(BenchmarkTable.decimal(time)) µs" }
}
