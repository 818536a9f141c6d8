import SwiftUI

@Observable
public final class Basket {
  public var items: [String] = ["Bread", "Milk"]
  public var isGift = false

  public init() {}
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = Color.orange
}

extension EnvironmentValues {
  var basketAccent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

public struct BasketView: View {
  @State private var basket = Basket()
  @State private var width: CGFloat?

  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      BasketItems()
        .background(
          GeometryReader { proxy in
            Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
          }
        )
      GiftToggle(basket: basket)
      Button("Order", action: {})
        .buttonStyle(.borderedProminent)
        .frame(width: width)
    }
    .environment(basket)
    .environment(\.basketAccent, .purple)
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .onAppear { basket.items.append("never in a picture") }
    .task { basket.items.removeAll() }
  }
}

struct BasketItems: View {
  @Environment(Basket.self) private var basket
  @Environment(\.basketAccent) private var accent

  var body: some View {
    ForEach(basket.items, id: \.self) { item in
      LabeledContent(item) {
        Circle().fill(accent).frame(width: 8, height: 8)
      }
    }
  }
}

struct GiftToggle: View {
  @Bindable var basket: Basket

  var body: some View { Toggle("Gift", isOn: $basket.isGift) }
}

public struct LoadingCard: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("A title that is not there yet").font(.title3)
      Text("Two lines of text that stand in for what is loaded, so that the card has its height.")
        .font(.body)
        .lineLimit(2)
    }
    .redacted(reason: .placeholder)
    .padding()
    .background(.regularMaterial, in: .rect(cornerRadius: 12))
    .blur(radius: 0.5)
  }
}
