import SwiftUI

public struct StarRating: View {
  let rating: Double
  var maximum = 5

  public init(rating: Double) { self.rating = rating }

  public var body: some View {
    stars.foregroundStyle(.quaternary)
      .overlay(alignment: .leading) {
        stars
          .foregroundStyle(.yellow)
          .mask(alignment: .leading) {
            GeometryReader { proxy in
              Rectangle().frame(width: proxy.size.width * rating / Double(maximum))
            }
          }
      }
      .accessibilityLabel("\(rating, specifier: "%.1f") of \(maximum) stars")
  }

  private var stars: some View {
    HStack(spacing: 2) {
      ForEach(0..<maximum, id: \.self) { _ in Image(systemName: "star.fill") }
    }
  }
}

struct Ticket: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(roundedRect: rect, cornerRadius: 12)
    path.addPath(Path(ellipseIn: CGRect(x: rect.minX - 8, y: rect.midY - 8, width: 16, height: 16)))
    path.addPath(
      Path { $0.addEllipse(in: CGRect(x: rect.maxX - 8, y: rect.midY - 8, width: 16, height: 16)) })
    return path
  }
}

public struct TicketView: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("LIS").font(.system(.title, design: .rounded).bold())
        Image(systemName: "arrow.right").rotationEffect(.degrees(0)).foregroundStyle(.secondary)
        Text("OPO").font(.system(.title, design: .rounded).bold())
        Spacer()
        StarRating(rating: 3.5).font(.caption)
      }
      Line().stroke(style: StrokeStyle(lineWidth: 1, dash: [5])).frame(height: 1).foregroundStyle(.separator)
      HStack {
        LabeledContent("Gate", value: "B 12")
        LabeledContent("Seat") { Text("14A").bold() }
      }
      .labeledContentStyle(.automatic)
      .font(.footnote)
    }
    .padding()
    .background {
      Ticket().fill(.white, style: FillStyle(eoFill: true)).shadow(
        color: .black.opacity(0.2), radius: 6, x: 0, y: 3)
    }
    .padding()
    .background(Color.mint)
  }
}

struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}
