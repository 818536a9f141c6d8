import SwiftUI

public struct AnalogClock: View {
  public init() {}

  public var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      Canvas { context2, size in
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = min(size.width, size.height) / 2
        context2.fill(
          Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)), with: .color(.white))
        context2.stroke(
          Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)), with: .color(.black),
          lineWidth: 2)
        for hour in 0..<12 {
          var tick = context2
          tick.translateBy(x: center.x, y: center.y)
          tick.rotate(by: .degrees(Double(hour) * 30))
          tick.fill(
            Path(CGRect(x: -1, y: -radius + 6, width: 2, height: hour % 3 == 0 ? 10 : 5)), with: .color(.gray)
          )
        }
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: context.date)
        hand(context2, center, angle: .degrees(Double(parts.minute ?? 0) * 6), length: radius * 0.7, width: 3)
        hand(
          context2, center, angle: .degrees(Double(parts.hour ?? 0) * 30 + Double(parts.minute ?? 0) / 2),
          length: radius * 0.5, width: 4)
        context2.draw(Text("12").font(.caption.bold()), at: CGPoint(x: center.x, y: center.y - radius + 24))
      }
    }
    .frame(width: 120, height: 120)
  }

  private func hand(
    _ context: GraphicsContext, _ center: CGPoint, angle: Angle, length: CGFloat, width: CGFloat
  ) {
    var path = Path()
    path.move(to: center)
    path.addLine(
      to: CGPoint(
        x: center.x + CGFloat(sin(angle.radians)) * length,
        y: center.y - CGFloat(cos(angle.radians)) * length))
    context.stroke(path, with: .color(.black), style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

public struct Confetti: View {
  public init() {}

  public var body: some View {
    Canvas(opaque: false, colorMode: .nonLinear, rendersAsynchronously: false) { context, size in
      let symbol = context.resolve(Image(systemName: "star.fill"))
      var generator = Linear(seed: 7)
      for index in 0..<24 {
        let point = CGPoint(x: generator.next() * size.width, y: generator.next() * size.height)
        context.drawLayer { layer in
          layer.opacity = 0.3 + 0.7 * generator.next()
          layer.addFilter(.shadow(radius: 2))
          layer.draw(symbol, at: point, anchor: .center)
        }
        if index % 3 == 0, let dot = context.resolveSymbol(id: 1) {
          context.draw(dot, at: CGPoint(x: point.y, y: point.x))
        }
      }
      context.clip(to: Path(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40)))
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.pink, .purple]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
      let title = context.resolve(Text("Hooray").font(.title))
      let measured = title.measure(in: size)
      context.draw(title, in: CGRect(x: 0, y: 0, width: measured.width, height: measured.height))
    } symbols: {
      Circle().fill(.yellow).frame(width: 8, height: 8).tag(1)
    }
    .frame(width: 160, height: 100)
    .border(.quaternary)
  }

  private struct Linear {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
  }
}
