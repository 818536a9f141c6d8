import SwiftUI

public struct Receipt: View {
  struct Item {
    let name: String
    let quantity: Int
    let price: Double
  }

  private let items = [
    Item(name: "Espresso", quantity: 2, price: 1.2), Item(name: "Pastel de nata", quantity: 4, price: 1.35),
  ]
  private let date = Date(timeIntervalSinceReferenceDate: 190_028_460)

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Café Central").font(.headline).frame(maxWidth: .infinity)
      Text(date, format: .dateTime.hour().minute()).font(.caption)
      ForEach(items, id: \.name) { item in
        HStack {
          Text("\(item.quantity) × \(item.name)")
          Spacer()
          Text(item.price * Double(item.quantity), format: .currency(code: "EUR"))
        }
      }
      Divider()
      HStack {
        Text("Total").bold()
        Spacer()
        Text(
          items.reduce(0) { $0 + $1.price * Double($1.quantity) },
          format: .currency(code: "EUR").presentation(.narrow)
        ).bold()
      }
      Text("Paid \(date, style: .relative) ago · \(date, format: .dateTime.weekday().day().month())")
        .font(.caption2)
    }
    .font(.system(.body, design: .monospaced))
    .padding()
    .background(Color.white)
    .overlay(alignment: .bottom) { ZigZag().fill(.gray.opacity(0.2)).frame(height: 8) }
    .environment(\.locale, Locale(identifier: "pt_PT"))
    .environment(\.timeZone, TimeZone(identifier: "Europe/Lisbon")!)
  }
}

struct ZigZag: Shape, Animatable {
  func path(in rect: CGRect) -> Path {
    Path { p in
      p.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for x in stride(from: rect.minX, to: rect.maxX, by: 8) {
        p.addLine(to: .init(x: x + 4, y: rect.minY))
        p.addLine(to: .init(x: x + 8, y: rect.maxY))
      }
    }
  }
}
