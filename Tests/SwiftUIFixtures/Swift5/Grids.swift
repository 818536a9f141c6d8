import SwiftUI

public struct ColourGrid: View {
  private let columns = [GridItem(.adaptive(minimum: 80), spacing: 12)]
  private let colours: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo]

  public init() {}

  public var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(0..<colours.count, id: \.self) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill(colours[index].gradient)
            .aspectRatio(1, contentMode: .fit)
            .overlay {
              Text("\(index + 1)")
                .font(.system(size: 20, weight: .semibold, design: .rounded))
                .foregroundColor(.white)
            }
        }
      }
      .padding()
    }
  }
}

public struct StatisticsGrid: View {
  public init() {}

  public var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
      GridRow {
        Text("Name")
        Text("Amount").gridColumnAlignment(.trailing)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(["Apples", "Pears"], id: \.self) { name in
        GridRow {
          Text(name)
          Text("12").monospacedDigit()
        }
      }
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        Text("24").bold()
      }
    }
    .padding()
    .border(.gray.opacity(0.4))
  }
}

public struct ProgressRing: View {
  let value: Double

  public init(value: Double) { self.value = value }

  public var body: some View {
    ZStack {
      Circle()
        .stroke(Color.secondary.opacity(0.2), style: StrokeStyle(lineWidth: 12))
      Circle()
        .trim(from: 0, to: value)
        .stroke(
          AngularGradient(gradient: Gradient(colors: [.blue, .purple, .blue]), center: .center),
          style: StrokeStyle(lineWidth: 12, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      VStack(spacing: 2) {
        Text("\(Int(value * 100)) %").font(.title.weight(.bold))
        Text("done").font(.footnote).foregroundStyle(.secondary)
      }
    }
    .padding(6)
    .frame(width: 140, height: 140)
  }
}

public struct Wave: Shape {
  var amplitude: CGFloat = 10

  public init(amplitude: CGFloat = 10) { self.amplitude = amplitude }

  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
      path.addLine(to: CGPoint(x: x, y: rect.midY + sin(x / rect.width * .pi * 2) * amplitude))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
