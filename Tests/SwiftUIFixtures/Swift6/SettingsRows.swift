import SwiftUI

struct TintedIconStyle: LabelStyle {
  let color: Color
  @ScaledMetric private var size = 28.0

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 15, weight: .semibold))
        .foregroundStyle(.white)
        .frame(width: size, height: size)
        .background(color.gradient, in: RoundedRectangle(cornerRadius: 7, style: .continuous))
      configuration.title
    }
  }
}

extension LabelStyle where Self == TintedIconStyle {
  static func tintedIcon(_ color: Color) -> TintedIconStyle { TintedIconStyle(color: color) }
}

struct SettingsRow<Accessory: View>: View {
  let title: LocalizedStringKey
  let symbol: String
  let color: Color
  @ViewBuilder var accessory: Accessory

  var body: some View {
    HStack {
      Label(title, systemImage: symbol).labelStyle(.tintedIcon(color))
      Spacer()
      accessory
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 44)
    .contentShape(Rectangle())
  }
}

extension SettingsRow where Accessory == EmptyView {
  init(_ title: LocalizedStringKey, symbol: String, color: Color) {
    self.init(title: title, symbol: symbol, color: color) {}
  }
}

public struct SettingsScreen: View {
  @State private var airplane = false
  @AppStorageStandIn private var wifi = "Home"
  @State private var brightness = 0.4

  public init() {}

  public var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        GroupedRows {
          SettingsRow(title: "Airplane Mode", symbol: "location.fill", color: .orange) {
            Toggle("Airplane Mode", isOn: $airplane).labelsHidden()
          }
          SettingsRow(title: "Wi-Fi", symbol: "globe", color: .blue) { value(wifi) }
          SettingsRow(title: "Notifications", symbol: "bell.fill", color: .red) { value("On") }
        }
        GroupedRows {
          SettingsRow("General", symbol: "gearshape.fill", color: .gray)
          SettingsRow("Privacy", symbol: "lock.fill", color: .blue)
        }
      }
      .padding(.vertical)
    }
    .background(Color(.systemGroupedBackground))
    .navigationBarHiddenStandIn()
  }

  private func value(_ text: String) -> some View {
    HStack(spacing: 6) {
      Text(text).foregroundStyle(.secondary)
      Image(systemName: "chevron.right").imageScale(.small).foregroundStyle(.tertiary)
    }
  }
}

@propertyWrapper
struct AppStorageStandIn: DynamicProperty {
  @State private var stored: String
  var wrappedValue: String {
    get { stored }
    nonmutating set { stored = newValue }
  }
  init(wrappedValue: String) { _stored = State(initialValue: wrappedValue) }
}

extension View {
  func navigationBarHiddenStandIn() -> some View { self }
}

struct GroupedRows<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { rows in
      VStack(spacing: 0) {
        ForEach(rows) { row in
          row
          if row.id != rows.last?.id { Divider().padding(.leading, 56) }
        }
      }
    }
    .background(Color(uiColor: .secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
    .padding(.horizontal)
  }
}
