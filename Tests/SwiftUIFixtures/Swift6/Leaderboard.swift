import SwiftUI

public struct Leaderboard: View {
  struct Player: Identifiable {
    var id: String { name }
    let name: String
    let score: Int
    let change: Int
  }

  let players = [
    Player(name: "Margaret", score: 15_230, change: 2), Player(name: "Katherine", score: 9_870, change: -1),
    Player(name: "Dorothy", score: 870, change: 0),
  ]

  public init() {}

  public var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 10) {
      GridRow {
        Text("#")
        Text("Player")
        Text("Score").gridColumnAlignment(.trailing)
        Text("±")
      }
      .font(.caption.weight(.semibold))
      .foregroundStyle(.secondary)
      ForEach(Array(zip(1..., players)), id: \.1.id) { rank, player in
        Divider()
        GridRow(alignment: .firstTextBaseline) {
          Image(systemName: "flag.fill").foregroundStyle(rank == 1 ? .yellow : .secondary)
          Text(player.name).gridCellAnchor(.leading)
          Text(player.score, format: .number).monospacedDigit()
          change(player.change)
        }
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Updated a minute ago").font(.footnote).gridCellColumns(4)
      }
    }
    .padding()
  }

  @ViewBuilder
  func change(_ change: Int) -> some View {
    switch change {
    case 1...: Label("\(change)", systemImage: "arrow.up").foregroundStyle(.green)
    case ..<0: Label("\(-change)", systemImage: "arrow.down").foregroundStyle(.red)
    default: Text("–").foregroundStyle(.tertiary)
    }
  }
}
