import SwiftUI

struct HourForecast: Identifiable, Hashable {
  let hour: Int
  let symbol: String
  let temperature: Measurement<UnitTemperature>
  var id: Int { hour }

  static let day: [HourForecast] = (0..<12).map { hour in
    HourForecast(
      hour: hour + 8, symbol: hour < 5 ? "sun.max.fill" : "cloud.fill",
      temperature: Measurement(value: 14 + Double(hour % 5), unit: .celsius))
  }
}

public struct WeatherCard: View {
  private let hours = HourForecast.day

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading) {
          Text("Lisbon").font(.title2.weight(.semibold))
          Text("Mostly sunny").font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Text("18°").font(.system(size: 56, weight: .thin))
      }
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 8) {
          ForEach(hours) { hour in
            VStack(spacing: 6) {
              Text("\(hour.hour)").font(.caption.monospacedDigit())
              Image(systemName: hour.symbol)
                .symbolRenderingMode(.multicolor)
                .font(.title3)
              Text(hour.temperature.value, format: .number.precision(.fractionLength(0)))
                .font(.callout.weight(.medium))
            }
            .containerRelativeFrame(.horizontal, count: 5, span: 1, spacing: 8)
            .padding(.vertical, 8)
            .background(.white.opacity(0.15), in: .rect(cornerRadius: 10))
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 4, for: .scrollContent)
      .scrollClipDisabled()
      .frame(height: 96)
    }
    .foregroundStyle(.white, .white.opacity(0.7))
    .padding(20)
    .background {
      RoundedRectangle(cornerRadius: 24)
        .fill(.linearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom))
        .shadow(color: .blue.opacity(0.3), radius: 12, x: 0, y: 6)
    }
    .padding()
  }
}
