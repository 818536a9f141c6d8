import Foundation
import CollectionUI
import Foundation
import Observation

@Observable final class LoggedItem {
  var title: String
  var isFlagged = false

  init(_ title: String) { self.title = title }
}

/// How often bodies were evaluated, and bindings to state inside, by name.
final class UpdateLog {
  var bodies: [String: Int] = [:]
  var counts: [String: Binding<Int>] = [:]
  var lines: [String] = []

  func note(_ name: String) { bodies[name, default: 0] += 1 }

  /// The bodies evaluated since this was asked last.
  func take() -> [String: Int] {
    defer { bodies = [:] }
    return bodies
  }
}

struct LoggedLabel: View {
  let title: String
  let log: UpdateLog
  var body: some View {
    let _ = log.note(title)
    Text(title)
  }
}

struct LoggedRow: View {
  let item: LoggedItem
  let log: UpdateLog
  var body: some View {
    let _ = log.note("row")
    HStack {
      Text(item.title)
      LoggedLabel(title: "detail", log: log)
    }
    .padding(3)
  }
}

struct LoggedCounter: View {
  let name: String
  let log: UpdateLog
  @State private var count = 0
  var body: some View {
    let _ = log.note(name)
    let _ = log.counts[name] = $count
    Text("\(name)\(count)")
  }
}
