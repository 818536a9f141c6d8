import SwiftUI

public struct TaskItem: Identifiable, Hashable, Sendable {
  public let id: Int
  var title: String
  var isDone: Bool
  var due: Date?
}

public struct TaskRow: View {
  @Binding var task: TaskItem

  public var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Button {
        task.isDone.toggle()
      } label: {
        Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle").imageScale(.large)
      }
      .buttonStyle(.borderless)
      .tint(task.isDone ? .green : .secondary)
      VStack(alignment: .leading, spacing: 2) {
        Text(task.title).strikethrough(task.isDone, color: .secondary)
          .foregroundStyle(task.isDone ? .secondary : .primary)
        if let due = task.due {
          Text(due, format: .relative(presentation: .named)).font(.caption).foregroundStyle(.red.secondary)
        }
      }
      Spacer()
    }
    .opacity(task.isDone ? 0.6 : 1)
  }
}

public struct TaskList: View {
  @State private var tasks = [
    TaskItem(id: 0, title: "Water the plants", isDone: true),
    TaskItem(
      id: 1, title: "Call Grandma", isDone: false, due: Date(timeIntervalSinceReferenceDate: 190_100_000)),
    TaskItem(id: 2, title: "Pack for the trip, and do not forget the charger this time", isDone: false),
  ]
  @State private var query = ""
  @Namespace private var animation
  @FocusState private var isSearching: Bool

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      ForEach($tasks) { $task in
        TaskRow(task: $task)
          .padding(.vertical, 10)
          .padding(.horizontal)
          .matchedGeometryEffect(id: task.id, in: animation)
          .overlay(alignment: .bottom) { Divider().padding(.leading, 44) }
      }
      if tasks.allSatisfy(\.isDone) {
        ContentUnavailableView("Nothing to do", systemImage: "checkmark", description: Text("Well done."))
      }
    }
    .background(in: RoundedRectangle(cornerRadius: 12))
    .backgroundStyle(.background)
    .compositingGroup()
    .shadow(color: Color.black.opacity(0.1), radius: 8, y: 2)
    .padding()
    .focused($isSearching)
  }
}
