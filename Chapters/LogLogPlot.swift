import CollectionLab

/// Times by counts, one line of a plot.
struct CostSeries: Identifiable, Sendable {
  /// The form of the marks, so that lines are told apart without colour.
  enum Mark: Sendable { case circle, square, triangle }

  let name: String
  /// The cost at each count, in microseconds.
  let microseconds: [Double]
  let color: SRGBColor
  let dash: [CGFloat]
  let mark: Mark
  /// The count at whose mark the name stands.
  let labelIndex: Int
  /// How far below the mark the name stands, in points; above it where negative.
  let labelDrop: CGFloat

  var id: String { name }
}

/// Lines over two logarithmic axes: counts to the right, microseconds upwards.
struct LogLogPlot: View {
  let counts: [Int]
  let series: [CostSeries]
  /// The powers of ten, in microseconds, that the upward axis goes through.
  let decades: ClosedRange<Int>
  /// Room for numbers at the left and below, in points.
  private let margin = EdgeInsets(top: 8, leading: 54, bottom: 40, trailing: 8)

  var body: some View {
    ZStack {
      PlotGrid(columns: counts.count - 1, rows: decades.count - 1)
        .stroke(Color(.separator), lineWidth: 0.5)
      ForEach(series) { line in
        let points = places(of: line)
        PlotLine(points: points)
          .stroke(Color(line.color), style: StrokeStyle(lineWidth: 2, lineJoin: .round, dash: line.dash))
        PlotMarks(points: points, mark: line.mark).fill(Color(line.color))
      }
    }
    .overlay {
      GeometryReader { proxy in
        ForEach(series) { line in
          let place = places(of: line)[line.labelIndex]
          Text(line.name)
            .font(.caption.weight(.semibold))
            .frame(width: 120, alignment: .trailing)
            .position(
              x: place.x * proxy.size.width - 74, y: place.y * proxy.size.height + line.labelDrop)
        }
        ForEach(Array(decades), id: \.self) { decade in
          axisLabel(Self.time(pow(10, Double(decade))))
            .frame(width: margin.leading - 6, alignment: .trailing)
            .position(
              x: -margin.leading / 2 - 1,
              y: proxy.size.height * (1 - CGFloat(decade - decades.lowerBound) / CGFloat(decades.count - 1)))
        }
        ForEach(0..<counts.count, id: \.self) { index in
          axisLabel(Self.count(counts[index]))
            .fixedSize()
            .position(
              x: proxy.size.width * CGFloat(index) / CGFloat(counts.count - 1)
                - (index == counts.count - 1 ? 8 : 0),
              y: proxy.size.height + 13)
        }
        axisLabel("rows in the list")
          .fixedSize()
          .position(x: proxy.size.width / 2, y: proxy.size.height + 30)
      }
    }
    .padding(margin)
  }

  private func axisLabel(_ text: String) -> some View {
    Text(text)
      .font(.caption2.monospacedDigit())
      .lineLimit(1)
  }

  /// The line's points as fractions of the plot's room, from its top left corner.
  private func places(of line: CostSeries) -> [CGPoint] {
    let (low, high) = (Double(decades.lowerBound), Double(decades.upperBound))
    return line.microseconds.enumerated().map { index, time in
      CGPoint(x: Double(index) / Double(counts.count - 1), y: 1 - (log10(time) - low) / (high - low))
    }
  }

  /// A time in words, such as `4 µs`, `1.5 ms` or `1 s`.
  static func time(_ microseconds: Double) -> String {
    switch microseconds {
    case ..<1_000: "\(NumberText.decimal(microseconds.rounded())) µs"
    case ..<10_000: "\(NumberText.decimal((microseconds / 100).rounded() / 10)) ms"
    case ..<1_000_000: "\(NumberText.decimal((microseconds / 1_000).rounded())) ms"
    default: "\(NumberText.decimal((microseconds / 100_000).rounded() / 10)) s"
    }
  }

  /// A count in words, such as `10k`.
  static func count(_ count: Int) -> String {
    switch count {
    case ..<1_000: "\(count)"
    case ..<1_000_000: "\(count / 1_000)k"
    default: "\(count / 1_000_000)M"
    }
  }
}

/// The lines of a plot's axes.
struct PlotGrid: Shape {
  let columns: Int
  let rows: Int

  func path(in rect: CGRect) -> Path {
    Path { path in
      for column in 0...columns {
        let x = rect.minX + rect.width * CGFloat(column) / CGFloat(columns)
        path.move(to: CGPoint(x: x, y: rect.minY))
        path.addLine(to: CGPoint(x: x, y: rect.maxY))
      }
      for row in 0...rows {
        let y = rect.minY + rect.height * CGFloat(row) / CGFloat(rows)
        path.move(to: CGPoint(x: rect.minX, y: y))
        path.addLine(to: CGPoint(x: rect.maxX, y: y))
      }
    }
  }
}

/// Straight pieces from point to point, given as fractions of the room.
struct PlotLine: Shape {
  let points: [CGPoint]

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        points.map { CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height) })
    }
  }
}

/// A mark at each point, given as fractions of the room.
struct PlotMarks: Shape {
  let points: [CGPoint]
  let mark: CostSeries.Mark
  private static let radius: CGFloat = 4.5

  func path(in rect: CGRect) -> Path {
    Path { path in
      for point in points {
        let (x, y) = (rect.minX + point.x * rect.width, rect.minY + point.y * rect.height)
        let box = CGRect(x: x, y: y, width: 0, height: 0).insetBy(dx: -Self.radius, dy: -Self.radius)
        switch mark {
        case .circle: path.addEllipse(in: box)
        case .square: path.addRect(box)
        case .triangle:
          path.addLines([
            CGPoint(x: x, y: box.minY), CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
          ])
          path.closeSubpath()
        }
      }
    }
  }
}
