import SwiftUI

@MainActor
@Observable
public final class Player {
  var title = "Notes on the Engine"
  var artist = "A. L."
  var elapsed: TimeInterval = 83
  var duration: TimeInterval = 214
  var isPlaying = true
  @ObservationIgnored var listeners = 0

  public init() {}

  var progress: Double { duration > 0 ? elapsed / duration : 0 }

  func tick() async throws {
    try await Task.sleep(for: .seconds(1))
    elapsed += 1
  }
}

public struct NowPlaying: View {
  @State private var player = Player()
  @Environment(\.colorScheme) private var colorScheme

  public init() {}

  public var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 16, style: .continuous)
        .fill(AngularGradient(colors: [.purple, .blue, .teal, .purple], center: .center))
        .aspectRatio(1, contentMode: .fit)
        .overlay(alignment: .topTrailing) {
          Image(systemName: "heart.fill").padding(10).background(.ultraThinMaterial, in: Circle()).padding(12)
        }
        .shadow(radius: 10, y: 8)
        .scaleEffect(player.isPlaying ? 1 : 0.85)
        .animation(.spring(response: 0.4, dampingFraction: 0.7), value: player.isPlaying)
      VStack(spacing: 4) {
        Text(player.title).font(.title3.bold()).lineLimit(1)
        Text(player.artist).foregroundStyle(.secondary)
      }
      Scrubber(progress: player.progress)
      HStack {
        Text(Duration.seconds(player.elapsed), format: .time(pattern: .minuteSecond))
        Spacer()
        Text(
          "-\(Duration.seconds(player.duration - player.elapsed).formatted(.time(pattern: .minuteSecond)))")
      }
      .font(.caption2.monospacedDigit())
      .foregroundStyle(.secondary)
      PlayerControls(player: player)
    }
    .padding(24)
    .background(colorScheme == .dark ? Color.black : .white)
    .task(id: player.isPlaying) {
      while !Task.isCancelled, player.isPlaying { try? await player.tick() }
    }
    .onChange(of: player.title, initial: true) { player.listeners += 1 }
  }
}

struct Scrubber: View {
  let progress: Double

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule().fill(.primary).frame(width: proxy.size.width * progress)
      }
    }
    .frame(height: 6)
  }
}

struct PlayerControls: View {
  @Bindable var player: Player

  var body: some View {
    HStack(spacing: 40) {
      Button {
      } label: {
        Image(systemName: "chevron.backward")
      }
      Button {
        player.isPlaying.toggle()
      } label: {
        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.largeTitle)
      }
      .frame(width: 44, height: 44)
      Button("Next", systemImage: "chevron.forward") {}.labelStyle(.iconOnly)
      Toggle(isOn: $player.isPlaying) { Text("Playing") }.toggleStyle(.button)
    }
    .font(.title2)
    .buttonStyle(.plain)
  }
}
