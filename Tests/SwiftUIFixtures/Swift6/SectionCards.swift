import SwiftUI

struct CardStyleKey: ContainerValueKey {
  static let defaultValue: Color? = nil
}

extension ContainerValues {
  var cardColor: Color? {
    get { self[CardStyleKey.self] }
    set { self[CardStyleKey.self] = newValue }
  }
}

extension View {
  func cardColor(_ color: Color?) -> some View { containerValue(\.cardColor, color) }
}

struct Cards<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 16) {
      ForEach(sections: content) { section in
        VStack(alignment: .leading, spacing: 8) {
          if !section.header.isEmpty { section.header.font(.headline) }
          Group(subviews: section.content) { subviews in
            if let first = subviews.first {
              first.frame(maxWidth: .infinity, alignment: .leading).padding()
                .background(
                  (first.containerValues.cardColor ?? .gray).opacity(0.2), in: .rect(cornerRadius: 12))
            }
            HStack {
              ForEach(subviews: subviews.dropFirst()) { subview in
                subview.padding(8)
                  .background((subview.containerValues.cardColor ?? .gray).opacity(0.2))
                  .clipShape(.rect(cornerRadius: 8))
              }
            }
          }
          section.footer.font(.footnote).foregroundStyle(.secondary)
        }
        .id(section.id)
      }
    }
  }
}

public struct CardsExample: View {
  let guests = ["Ada", "Grace", "Joan"]

  public init() {}

  public var body: some View {
    Cards {
      Text("A loose one")
      Section("Guests") {
        ForEach(guests, id: \.self) { Text($0) }.cardColor(.blue)
        Text("Plus one").cardColor(.orange)
      }
      Section {
        Text("Alone")
      } header: {
        EmptyView()
      } footer: {
        Text("A footer")
      }
    }
    .padding()
  }
}
