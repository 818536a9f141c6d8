import SwiftUI

struct Sample: Identifiable {
  let id: String
  let value: Double
}

public struct BarChart: View {
  let samples: [Sample] = zip(["Mon", "Tue", "Wed", "Thu", "Fri"], [3, 7.5, 4.25, 9, 6]).map {
    Sample(id: $0, value: $1)
  }

  public init() {}

  private var top: Double { samples.map(\.value).max() ?? 1 }

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Hours slept").font(.headline)
      HStack(alignment: .bottom, spacing: 12) {
        ForEach(samples) { sample in
          VStack(spacing: 4) {
            GeometryReader { proxy in
              VStack {
                Spacer(minLength: 0)
                UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                  .fill(sample.value == top ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(0.4)))
                  .frame(height: proxy.size.height * sample.value / top)
              }
            }
            Text(sample.id).font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
      .frame(height: 140)
    }
    .padding()
    .tint(.purple)
  }
}

public struct LineChart: View {
  let values: [CGFloat] = [4, 9, 5, 12, 8, 15, 11]

  public init() {}

  public var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      let points = values.enumerated().map { index, value in
        CGPoint(
          x: size.width * CGFloat(index) / CGFloat(values.count - 1),
          y: size.height * (1 - value / (values.max() ?? 1)))
      }
      ZStack {
        Path { path in
          for line in 0...4 {
            let y = size.height * CGFloat(line) / 4
            path.move(to: CGPoint(x: 0, y: y))
            path.addLine(to: CGPoint(x: size.width, y: y))
          }
        }
        .stroke(.secondary.opacity(0.3), style: StrokeStyle(lineWidth: 0.5, dash: [4, 3]))
        Path { path in
          path.addLines(points)
          path.addLine(to: CGPoint(x: size.width, y: size.height))
          path.addLine(to: CGPoint(x: 0, y: size.height))
          path.closeSubpath()
        }
        .fill(LinearGradient(colors: [.orange.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
        Path { $0.addLines(points) }
          .stroke(Color.orange, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
        ForEach(Array(points.enumerated()), id: \.offset) { _, point in
          Circle().fill(.white).stroke(.orange, lineWidth: 2).frame(width: 8, height: 8).position(point)
        }
      }
    }
    .frame(height: 120)
    .padding()
  }
}

public struct DonutChart: View {
  let slices: [(Color, Double)] = [(.blue, 0.45), (.green, 0.3), (.orange, 0.25)]

  public init() {}

  public var body: some View {
    ZStack {
      ForEach(slices.indices, id: \.self) { index in
        let start = slices[..<index].reduce(0) { $0 + $1.1 }
        PieSlice(
          startAngle: .degrees(360 * start - 90), endAngle: .degrees(360 * (start + slices[index].1) - 90)
        )
        .fill(slices[index].0)
      }
      Circle().fill(.background).padding(28)
      Text(0.45, format: .percent).font(.title3.bold())
    }
    .frame(width: 140, height: 140)
  }
}

struct PieSlice: Shape {
  var startAngle: Angle
  var endAngle: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(startAngle.radians, endAngle.radians) }
    set {
      startAngle = .radians(newValue.first)
      endAngle = .radians(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2, startAngle: startAngle, endAngle: endAngle,
      clockwise: false)
    path.closeSubpath()
    return path
  }
}
