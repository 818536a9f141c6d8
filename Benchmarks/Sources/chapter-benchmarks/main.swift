import BenchmarkSupport
import CDrawFloor
import Chapters
import CollectionLab
import Foundation

// Prints what the book's figures cost beside a C program that shapes and fills as much: `chapter-benchmarks [N ...]`.
// Each figure is drawn in a process of its own, for the first time there, as the tool does; the floor comes after it.

/// Draws one figure in both ways and prints the milliseconds of each.
func measure(_ figure: Figure) throws {
  var list: DisplayList?
  let environment = figure.environment()
  let ours = try ProcessorTime.process.milliseconds {
    let made = try figure.displayList(in: environment)
    _ = try CairoRenderer.bitmap(made, scale: environment.traits.displayScale)
    list = made
  }
  guard let list else { return }
  var floor = FloorSteps(list)
  let drawn = ProcessorTime.process.milliseconds {
    _ = draw_floor(
      floor.steps, Int32(floor.steps.count), list.size.width, list.size.height,
      environment.traits.displayScale)
  }
  floor.free()
  print(ours, drawn)
}

/// The medians of several processes that draw one figure.
func medians(chapter: Int, figure: String) throws -> (ours: Double, floor: Double) {
  var ours: [Double] = []
  var floor: [Double] = []
  for _ in 0..<5 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--figure", "\(chapter)", figure]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let numbers = output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    if numbers.count == 2 {
      ours.append(numbers[0])
      floor.append(numbers[1])
    }
  }
  return (ours.sorted()[ours.count / 2], floor.sorted()[floor.count / 2])
}

let words = Array(CommandLine.arguments.dropFirst())
if words.count == 3, words[0] == "--figure" {
  let chapter = Textbook.chapters.first { "\($0.number)" == words[1] }
  guard let figure = chapter?.figures.first(where: { $0.name == words[2] }) else { exit(2) }
  try measure(figure)
} else {
  let wanted = words.compactMap { Int($0) }
  var table = BenchmarkTable(columns: ["ours", "Pango and Cairo in C", "ratio"])
  for chapter in Textbook.chapters where wanted.isEmpty || wanted.contains(chapter.number) {
    for figure in chapter.figures {
      let (ours, floor) = try medians(chapter: chapter.number, figure: figure.name)
      table.add(
        "\(chapter.number) \(figure.name)", goal: "3 at the most",
        [
          "\(BenchmarkTable.decimal(ours)) ms", "\(BenchmarkTable.decimal(floor)) ms",
          BenchmarkTable.decimal(ours / floor),
        ])
    }
  }
  print(table.markdown)
}
