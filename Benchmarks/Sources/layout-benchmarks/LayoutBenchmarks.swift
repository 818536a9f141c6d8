import BenchmarkSupport
import CLayoutFloor
import CollectionLayout
import Foundation
import Geometry

/// Times the promises of the layout engine for one count of items.
struct LayoutBenchmarks {
  let count: Int
  private let stopwatch = Stopwatch()

  init(count: Int) { self.count = count }

  /// Measures everything into `table`.
  func run(into table: inout BenchmarkTable) {
    for (name, layout) in [
      ("grid", BenchmarkLayouts.grid()), ("fixed rows", BenchmarkLayouts.rows()),
      ("nested groups", BenchmarkLayouts.nested()),
    ] {
      let time = stopwatch.microseconds(repetitions: 200) { _ in keep(BenchmarkLayouts.plan(layout, count)) }
      table.add("plan, \(name)", goal: "20 µs, flat", micro(time))
      let plan = BenchmarkLayouts.plan(layout, count)
      table.add("elements on screen, \(name)", goal: "5 µs for 50, flat", query(plan))
      if name == "grid" {
        let memory = allocated { BenchmarkLayouts.plan(layout, count) }
        table.add("memory, \(name)", goal: "0 B an item", perItem(memory))
      }
    }
    masonry(into: &table)
    measuredRows(into: &table)
  }

  // MARK: Masonry

  private func masonry(into table: inout BenchmarkTable) {
    var numbers = SeededNumbers(seed: 7)
    let ratios = (0..<count).map { _ in CGFloat.random(in: 0.6...2, using: &numbers) }
    for columns in 2...6 {
      let layout = BenchmarkLayouts.masonry(columns: columns, ratios: ratios)
      let ours = stopwatch.microseconds(repetitions: max(1, 10_000 / count)) { _ in
        keep(BenchmarkLayouts.plan(layout, count))
      }
      let width = Float(390 - 8 * (columns - 1)) / Float(columns)
      let heights = ratios.map { width / Float($0) }
      var frames = [FloorFrame](repeating: FloorFrame(), count: count)
      let floor = stopwatch.microseconds(repetitions: max(1, 10_000 / count)) { _ in
        floor_masonry(&frames, heights, Int32(count), Int32(columns), width, 8)
      }
      table.add(
        "plan, masonry of \(columns) columns", goal: "1.5 × C",
        "\(micro(ours)) = \(BenchmarkTable.decimal(ours / floor)) × C")
      guard columns == 2 else { continue }
      table.add("elements on screen, masonry", goal: "10 µs", query(BenchmarkLayouts.plan(layout, count)))
      let memory = allocated { BenchmarkLayouts.plan(layout, count) }
      table.add("memory, masonry", goal: "16 B an item", perItem(memory))
    }
  }

  // MARK: Measured rows

  private func measuredRows(into table: inout BenchmarkTable) {
    let layout = BenchmarkLayouts.estimatedRows()
    let planning = stopwatch.microseconds(repetitions: 200) { _ in keep(BenchmarkLayouts.plan(layout, count))
    }
    table.add("plan, estimated rows", goal: "flat", micro(planning))
    let memory = allocated { measured(layout) }
    table.add("memory, measured rows", goal: "16 B an item", perItem(memory))
    var plan = measured(layout)
    table.add("elements on screen, measured rows", goal: "10 µs", query(plan))
    var numbers = SeededNumbers(seed: 11)
    let items = (0..<1000).map { _ in Int.random(in: 0..<count, using: &numbers) }
    let one = stopwatch.microseconds(repetitions: 1000) { number in
      let size = CGSize(width: 390, height: CGFloat(40 + number % 37))
      plan.setPreferredSizes([(.item(section: 0, item: items[number % 1000]), size)])
    }
    table.add("one row measured", goal: "2 µs", micro(one))
    var inserted: [Double] = []
    var removed: [Double] = []
    for _ in 0..<200 {
      inserted.append(update(&plan, layout, count + 1, insertions: [0]))
      removed.append(update(&plan, layout, count, deletions: [0]))
    }
    table.add("one row inserted at the top", goal: "5 µs", micro(inserted.sorted()[100]))
    table.add("one row removed from the top", goal: "5 µs", micro(removed.sorted()[100]))
  }

  /// A list whose every row was measured.
  private func measured(_ layout: CollectionViewCompositionalLayout) -> LayoutPlan {
    var plan = BenchmarkLayouts.plan(layout, count)
    plan.setPreferredSizes(
      (0..<count).map { (.item(section: 0, item: $0), CGSize(width: 390, height: 30 + CGFloat($0 % 91))) })
    return plan
  }

  /// Plans anew and takes over what was measured; the microseconds it took.
  private func update(
    _ plan: inout LayoutPlan, _ layout: CollectionViewCompositionalLayout, _ count: Int,
    deletions: [Int] = [], insertions: [Int] = []
  ) -> Double {
    let edits = [SectionEdit(oldSection: 0, newSection: 0, deletions: deletions, insertions: insertions)]
    return stopwatch.microseconds(runs: 1) { _ in
      var next = BenchmarkLayouts.plan(layout, count)
      next.adoptMeasurements(from: plan, sections: edits)
      plan = next
    }
  }

  // MARK: Parts

  /// The time of a phone-sized rectangle anywhere in the plan, with how many elements it finds.
  private func query(_ plan: LayoutPlan) -> String {
    var numbers = SeededNumbers(seed: 3)
    let length = max(1, plan.contentSize.height - 844)
    let rects = (0..<1000).map { _ in
      CGRect(x: 0, y: CGFloat.random(in: 0...length, using: &numbers), width: 390, height: 844)
    }
    var found = 0
    let time = stopwatch.microseconds(repetitions: 1000) { number in
      found += plan.elements(in: rects[number % 1000]).count
    }
    return "\(micro(time)) for \(found / 9000)"
  }

  /// The bytes that stay allocated for what `make` makes.
  private func allocated(_ make: () -> LayoutPlan) -> Double {
    keep(make())
    let before = floor_allocated_bytes()
    let plan = make()
    let after = floor_allocated_bytes()
    keep(plan)
    return Double(after) - Double(before)
  }

  private func micro(_ time: Double) -> String { "\(BenchmarkTable.decimal(time)) µs" }

  private func perItem(_ bytes: Double) -> String {
    "\(BenchmarkTable.decimal(max(0, bytes) / Double(count))) B (\(Int(bytes)) B)"
  }

  /// Keeps the compiler from leaving out what nobody looks at.
  @inline(never)
  private func keep(_ plan: LayoutPlan) { withExtendedLifetime(plan) {} }
}
