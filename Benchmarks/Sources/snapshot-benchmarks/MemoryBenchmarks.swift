import BenchmarkSupport
import CollectionLab
import CollectionSnapshots

/// Pictures that are in memory already, as a test's are when they are compared.
struct MemoryBenchmarks {
  let pages: ComparedPages

  func run(into table: inout BenchmarkTable) throws {
    var verdicts: Set<String> = []
    for (question, goal, other) in [
      ("1206 × 2622, in memory, identical", "< 1 ms, debug < 20 ms", pages.same),
      ("1206 × 2622, in memory, everything below a row moved", "< 15 ms", pages.moved),
    ] {
      let time = Stopwatch.milliseconds {
        verdicts.insert("\(pages.page.difference(to: other, compare: .exact).verdict)")
      }
      table.add(question, goal: goal, [Stopwatch.text(time), "–", "–"])
    }
    if verdicts != ["identical", "different"] { throw WrongAnswer(verdicts: verdicts) }
  }
}

/// A comparison that answered what is not so.
struct WrongAnswer: Error {
  let verdicts: Set<String>
}
