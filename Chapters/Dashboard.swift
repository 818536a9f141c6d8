import CollectionLab

/// A number that was counted, on a card.
struct CounterTile: View {
  let number: Int
  let name: String
  let note: String

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(number, format: .number)
        .font(.title.bold())
      Text(name)
        .font(.subheadline.weight(.semibold))
      Text(note)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(EdgeInsets(top: 10, leading: 14, bottom: 12, trailing: 14))
    .cardSurface()
  }
}

/// All rows of a bench as small squares, those with a cell filled.
struct LivingRows: View {
  let bench: ProbeBench

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      ZStack {
        Squares(count: bench.rows, shown: 0..<bench.rows)
          .fill(Color(.systemFill))
        Squares(count: bench.rows, shown: bench.alive)
          .fill(Color.blue)
      }
      .frame(height: Squares.height(of: bench.rows, width: 326))
      HStack(spacing: 6) {
        RoundedRectangle(cornerRadius: 2)
          .fill(Color.blue)
          .frame(width: 8, height: 8)
        Text("\(bench.alive.count) of \(bench.rows) rows have a cell")
          .font(.footnote)
      }
    }
    .padding(16)
    .cardSurface()
  }
}

/// Squares in rows of eighty, of which some are shown.
struct Squares: Shape {
  let count: Int
  let shown: Range<Int>
  private static let columns = 80

  /// The height of `count` squares in a width, in points.
  static func height(of count: Int, width: CGFloat) -> CGFloat {
    width / CGFloat(columns) * CGFloat((count + columns - 1) / columns)
  }

  func path(in rect: CGRect) -> Path {
    let cell = rect.width / CGFloat(Self.columns)
    return Path { path in
      for index in shown {
        let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
        path.addRect(
          CGRect(
            x: rect.minX + CGFloat(column) * cell, y: rect.minY + CGFloat(row) * cell, width: cell * 0.72,
            height: cell * 0.72))
      }
    }
  }
}

/// A landscape that heeds the mood of its environment.
struct MoodTile: View {
  let place: Place
  @Environment(\.mood) private var mood

  var body: some View {
    Landscape(palette: mood ?? place.palette, seed: place.seed)
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}
