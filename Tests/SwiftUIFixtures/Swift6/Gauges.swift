import SwiftUI

public struct Gauges: View {
  @State private var level = 0.62
  @Environment(\.dynamicTypeSize) private var typeSize

  public init() {}

  public var body: some View {
    VStack(spacing: 20) {
      Gauge(value: level) {
        Text("Battery")
      } currentValueLabel: {
        Text(level, format: .percent)
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      HStack {
        Gauge(value: 67, in: 0...100) {
          Text("BPM")
        } currentValueLabel: {
          Text("67")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
        Gauge(value: 0.3) { Image(systemName: "heart.fill") }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.pink)
        Gauge(value: 0.7, label: { Text("L") }).gaugeStyle(.accessoryLinear)
      }
      ProgressView(value: level, label: { Text("Copying…") }, currentValueLabel: { Text("62 %") })
      ProgressView("Loading")
      ProgressView(value: 3, total: 10).progressViewStyle(.linear)
    }
    .padding()
  }
}
