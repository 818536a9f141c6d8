import CollectionLab

/// A picture drawn by code: a sky, a sun with its glow, three ridges.
///
/// The same seed gives the same picture for ever.
struct Landscape: View {
  let palette: LandscapePalette
  let seed: UInt64

  /// Heights of the three ridges, far to near, as fractions of the picture's.
  private static let ridgeHeights: [CGFloat] = [0.52, 0.67, 0.82]

  var body: some View {
    var numbers = SeededNumbers(seed: seed)
    let sunPlace = UnitPoint(x: numbers.next(in: 0.22...0.78), y: numbers.next(in: 0.2...0.42))
    let sunRadius = numbers.next(in: 0.1...0.16)
    let heights = Self.ridgeHeights
    let ridges = heights.indices.map { index in
      let bottom = index + 1 < heights.count ? heights[index + 1] + Ridge.reach : 1
      return Ridge(height: heights[index], bottom: bottom, numbers: &numbers)
    }
    return ZStack {
      Sky(bottom: heights[0] + Ridge.reach)
        .fill(
          LinearGradient(
            colors: [Color(palette.skyTop), Color(palette.skyBottom)], startPoint: .top, endPoint: .bottom))
      GeometryReader { proxy in
        let radius = sunRadius * min(proxy.size.width, proxy.size.height)
        let center = sunPlace.point(in: CGRect(origin: .zero, size: proxy.size))
        Circle()
          .fill(
            RadialGradient(
              colors: [Color(palette.sun).opacity(0.55), Color(palette.sun).opacity(0)], center: .center,
              startRadius: radius, endRadius: radius * 2.6)
          )
          .frame(width: radius * 5.2, height: radius * 5.2)
          .position(center)
        Circle()
          .fill(Color(palette.sun))
          .frame(width: radius * 2, height: radius * 2)
          .position(center)
      }
      ForEach(0..<ridges.count) { index in
        ridges[index].fill(
          LinearGradient(
            colors: [Color(palette.ridges[index]), Color(palette.ridges[index].darkened(to: 0.86))],
            startPoint: .top, endPoint: .bottom))
      }
    }
    .clipped()
  }
}

/// The part of a picture above the ridges.
///
/// What lies behind a ridge is not painted: in a rounded corner it would shimmer through.
struct Sky: Shape {
  /// Where the part ends, as a fraction of the picture's height.
  let bottom: CGFloat

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * bottom))
  }
}

/// A skyline: the sum of two waves, filled down to where a nearer one covers it.
struct Ridge: Shape {
  let height: CGFloat
  /// Where the filling ends, as a fraction of the picture's height.
  let bottom: CGFloat
  private let longPhase: CGFloat
  private let shortPhase: CGFloat
  private let longWaves: CGFloat
  private let shortWaves: CGFloat

  /// More than a skyline swings about its height, as a fraction of the picture's.
  static let reach: CGFloat = 0.12

  /// A ridge about `height` of the picture's height below its top, filled down to `bottom`.
  init(height: CGFloat, bottom: CGFloat, numbers: inout SeededNumbers) {
    self.height = height
    self.bottom = bottom
    longPhase = numbers.next(in: 0...2 * .pi)
    shortPhase = numbers.next(in: 0...2 * .pi)
    longWaves = numbers.next(in: 0.8...1.3)
    shortWaves = numbers.next(in: 2.1...2.9)
  }

  /// The skyline's height at `x` of the width, as a fraction of the height, and its slope there.
  private func skyline(_ x: CGFloat) -> (y: CGFloat, slope: CGFloat) {
    let long = 2 * CGFloat.pi * longWaves
    let short = 2 * CGFloat.pi * shortWaves
    return (
      height + 0.062 * sin(long * x + longPhase) + 0.034 * sin(short * x + shortPhase),
      0.062 * long * cos(long * x + longPhase) + 0.034 * short * cos(short * x + shortPhase)
    )
  }

  func path(in rect: CGRect) -> Path {
    let pieces = 12
    let step = 1 / CGFloat(pieces)
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      var last = skyline(0)
      path.move(to: place(0, last.y))
      for piece in 1...pieces {
        let (from, to) = (CGFloat(piece - 1) * step, CGFloat(piece) * step)
        let next = skyline(to)
        path.addCurve(
          to: place(to, next.y),
          control1: place(from + step / 3, last.y + last.slope * step / 3),
          control2: place(to - step / 3, next.y - next.slope * step / 3))
        last = next
      }
      path.addLine(to: place(1, bottom))
      path.addLine(to: place(0, bottom))
      path.closeSubpath()
    }
  }
}
