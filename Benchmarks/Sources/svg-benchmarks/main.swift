import BenchmarkSupport
import CollectionLab
import Foundation

// Prints what the SVG writer costs beside a C program that draws the same boxes and glyphs on Cairo's SVG surface, as a
// table: `svg-benchmarks`. Both have drawn each page once before, so that both know their glyphs.

/// A number with two decimals.
func decimal(_ number: Double) -> String { NumberText.decimal(number, places: 2) }

print("| page | ours, first | ours | C floor | ratio, goal 1.2 | ours, bytes | C floor, bytes |")
print("| --- | --- | --- | --- | --- | --- | --- |")
for page in try BenchmarkPage.all() {
  let floor = FloorPage(page.list)
  var bytes = (ours: 0, floor: 0)
  let first = try ProcessorTime.thread.microseconds { bytes.ours = try SVGRenderer.svg(page.list).count }
  bytes.floor = floor.draw()
  // In turn, so that a machine that slows down slows both.
  var pairs: [(ours: Double, floor: Double)] = []
  for _ in 0..<41 {
    let ours = try ProcessorTime.thread.microseconds { bytes.ours = try SVGRenderer.svg(page.list).count }
    pairs.append((ours, ProcessorTime.thread.microseconds { bytes.floor = floor.draw() }))
  }
  func median(_ value: ((ours: Double, floor: Double)) -> Double) -> Double {
    pairs.map(value).sorted()[pairs.count / 2]
  }
  let cells = [
    page.name, "\(decimal(first)) µs", "\(decimal(median(\.ours))) µs", "\(decimal(median(\.floor))) µs",
    decimal(median { $0.ours / $0.floor }), "\(bytes.ours)", "\(bytes.floor)",
  ]
  print("| " + cells.joined(separator: " | ") + " |")
}
