import SwiftUI

public struct Poster: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.openURL) private var openURL
  @Environment(\.dismiss) private var dismiss
  @Environment(\.scenePhase) private var scenePhase

  public init() {}

  public var body: some View {
    let isWide = sizeClass == .regular
    Group {
      if isWide { HStack(spacing: 24) { content } } else { VStack(spacing: 24) { content } }
    }
    .frame(minWidth: 0, maxWidth: 500, minHeight: 0, maxHeight: .infinity)
    .background {
      RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 10, endRadius: 200)
    }
    .overlay(alignment: .top) {
      Text("NEW").font(.caption.bold()).padding(6).background(
        .black, in: .rect(bottomLeadingRadius: 8, bottomTrailingRadius: 8)
      ).foregroundStyle(.white)
    }
    .colorScheme(.light)
    .geometryGroup()
    .zIndex(1)
    .help("A poster")
    .hoverEffect()
  }

  @ViewBuilder private var content: some View {
    Image(systemName: "photo")
      .resizable()
      .aspectRatio(contentMode: .fit)
      .frame(maxWidth: 120)
      .symbolEffect(.pulse)
    VStack {
      Text("Exhibition").font(.largeTitle.weight(.black)).kerning(-1)
      Text("Until \(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.day().month(.wide))")
      Link("Tickets", destination: URL(string: "https://example.org")!)
        .padding(.top, 8)
    }
    .foregroundStyle(.primary.opacity(0.9))
    .layoutPriority(1)
  }
}
