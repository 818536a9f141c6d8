import SwiftUI

struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.gray), in: .capsule)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .opacity(configuration.isPressed ? 0.8 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: Self { Self() }
}

enum Plan: String, CaseIterable, Identifiable {
  case monthly, yearly, lifetime

  var id: Self { self }

  var price: Decimal {
    switch self {
    case .monthly: 4.99
    case .yearly: 39.99
    case .lifetime: 99
    }
  }
}

public struct Paywall: View {
  @State private var selection: Plan = .yearly

  public init() {}

  public var body: some View {
    VStack(spacing: 24) {
      Text("Unlock \(Text("everything").foregroundStyle(.tint).italic())")
        .font(.largeTitle.bold())
        .multilineTextAlignment(.center)
      VStack(alignment: .leading, spacing: 12) {
        feature("All themes", "pencil")
        feature("No limits on **projects**", "folder.fill")
        feature("Support by people", "person.fill")
      }
      ForEach(Plan.allCases) { plan in
        PlanRow(plan: plan, isSelected: plan == selection)
          .onTapGesture { selection = plan }
      }
      Button("Continue") {}.buttonStyle(.primary)
      Button("Restore Purchases", action: {}).font(.footnote)
      Text("Renews for \(selection.price, format: .currency(code: "EUR")) until cancelled.")
        .font(.caption2)
        .foregroundStyle(.secondary)
    }
    .padding(24)
    .tint(.indigo)
  }

  private func feature(_ text: LocalizedStringKey, _ symbol: String) -> some View {
    Label {
      Text(text)
    } icon: {
      Image(systemName: symbol).foregroundStyle(.tint).frame(width: 24)
    }
  }
}

struct PlanRow: View {
  let plan: Plan
  let isSelected: Bool

  var body: some View {
    HStack {
      Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(
          isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(HierarchicalShapeStyle.tertiary)
        )
        .contentTransition(.symbolEffect(.replace))
      Text(plan.rawValue.capitalized).fontWeight(isSelected ? .semibold : .regular)
      if plan == .yearly {
        Text("SAVE 33%").font(.caption2.bold()).padding(.horizontal, 6).padding(.vertical, 2)
          .background(.green.opacity(0.2), in: .capsule)
      }
      Spacer()
      Text(plan.price, format: .currency(code: "EUR")).monospacedDigit()
    }
    .padding()
    .background {
      RoundedRectangle(cornerRadius: 14)
        .strokeBorder(isSelected ? .indigo : .gray.opacity(0.3), lineWidth: isSelected ? 2 : 1)
    }
    .sensoryFeedback(.selection, trigger: isSelected)
  }
}
