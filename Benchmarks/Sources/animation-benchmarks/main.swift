import BenchmarkSupport
import CollectionLab
import Foundation

// Prints what a scrolling phone screen costs, as a table: `animation-benchmarks [FRAMES ...]`.

/// A waterfall of pictures with words below, as wide and high as a phone.
struct Screen: View {
  var body: some View {
    CollectionView {
      Section {
        ForEach(0..<40) { index in
          VStack(alignment: .leading, spacing: 4) {
            LinearGradient(
              colors: [Color(hue: Double(index) / 40, saturation: 0.6, brightness: 0.9), .indigo],
              startPoint: .top, endPoint: .bottom
            )
            .overlay(alignment: .bottom) {
              Circle().fill(.white.opacity(0.3)).frame(width: 120, height: 120).offset(y: 50)
            }
            .clipShape(RoundedRectangle(cornerRadius: 12))
            Text("Place number \(index)").font(.headline)
            Text("A second line with some more words").font(.caption).foregroundStyle(.secondary)
          }
          .padding(8)
          .background(Color(.systemBackground))
          .clipShape(RoundedRectangle(cornerRadius: 16))
          .collectionItemAspectRatio([0.63, 0.8, 0.72, 0.95][index % 4])
        }
      }
      .collectionLayout(
        .waterfall(columns: 2, spacing: 12, insets: EdgeInsets(top: 0, leading: 16, bottom: 32, trailing: 16))
      )
    }
    .background(Color(.systemGroupedBackground))
  }
}

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 1 }
print("| frames | lists ms | APNG ms | APNG kB | SVG ms | SVG kB |\n| --- | --- | --- | --- | --- | --- |")
for count in counts.isEmpty ? [15, 60] : counts {
  var environment = DrawingEnvironment(
    width: 390, height: 844, traits: Traits(displayScale: 2), textMeasurer: PangoTextMeasurer.shared)
  func measured() throws -> [Double] {
    var lists: [DisplayList] = []
    let drawing = try ProcessorTime.process.milliseconds {
      lists = try (0..<count).map { frame in
        // As after a flick, four times as far as the screen is high.
        environment.contentOffset.y = 3000 * (1 - exp(-5 * CGFloat(frame) / CGFloat(count)))
        return try Screen().displayList(in: environment)
      }
    }
    let animation = DisplayAnimation(lists, framesPerSecond: 15)
    var (png, svg): ([UInt8], [UInt8]) = ([], [])
    let encoding = try ProcessorTime.process.milliseconds {
      png = try CairoRenderer.apng(animation, scale: 2)
    }
    let writing = try ProcessorTime.process.milliseconds { svg = try SVGRenderer.svg(animation) }
    return [drawing, encoding, Double(png.count) / 1e3, writing, Double(svg.count) / 1e3]
  }
  let runs = try (0..<5).map { _ in try measured() }
  let medians = (0..<5).map { column in runs.map { $0[column] }.sorted()[2] }
  print("| \(count) | " + medians.map { String(Int($0.rounded())) }.joined(separator: " | ") + " |")
}
