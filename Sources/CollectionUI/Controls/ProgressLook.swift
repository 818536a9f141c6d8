import Drawing
import Foundation
import Geometry

/// The library's own looks of progress: a label, the bar, the ring or the wheel, and a second label below.
struct ProgressLook: View {
  let configuration: ProgressViewStyleConfiguration
  let isCircular: Bool
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    if let fraction = configuration.fractionCompleted, !isCircular {
      VStack(alignment: .leading, spacing: 4) {
        if !labelsHidden { configuration.label }
        ValueBar(fraction: fraction, height: 4)
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    } else {
      VStack {
        if let fraction = configuration.fractionCompleted {
          ProgressRing(fraction: fraction)
        } else {
          ActivityWheel()
        }
        if !labelsHidden { configuration.label.foregroundStyle(.secondary) }
      }
    }
  }
}

private struct ProgressRing: View {
  let fraction: Double

  var body: some View {
    Circle().stroke(Color(.systemFill), lineWidth: 3)
      .overlay {
        Circle().trim(from: 0, to: fraction)
          .stroke(.tint, style: StrokeStyle(lineWidth: 3, lineCap: .round))
          .rotationEffect(.degrees(-90))
          .mirroredAsWhole()
      }
      .padding(1.5).frame(width: 20, height: 20)
  }
}

private struct ActivityWheel: View {
  var body: some View {
    ZStack {
      ForEach(0..<8) { index in
        Capsule(style: .circular).fill(.secondary).frame(width: 2.5, height: 6).offset(y: -7)
          .rotationEffect(.degrees(Double(index) * 45))
          .opacity(1 - Double(index) / 10)
      }
    }
    .frame(width: 20, height: 20)
  }
}
