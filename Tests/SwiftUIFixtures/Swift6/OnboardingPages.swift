import SwiftUI

struct Page: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let color: Color
}

public struct Onboarding: View {
  @State private var current: Int? = 0
  private let pages = [
    Page(id: 0, title: "Welcome", color: .blue), Page(id: 1, title: "Plan", color: .green),
    Page(id: 2, title: "Go", color: .orange),
  ]

  public init() {}

  public var body: some View {
    VStack {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(pages) { page in
            RoundedRectangle(cornerRadius: 20)
              .fill(page.color.gradient)
              .overlay { Text(page.title).font(.title).foregroundStyle(.white) }
              .padding(.horizontal, 12)
              .containerRelativeFrame([.horizontal, .vertical])
              .scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.isIdentity ? 1 : 0.9)
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
      .scrollBounceBehavior(.basedOnSize)
      HStack(spacing: 8) {
        ForEach(pages) { page in
          Capsule()
            .fill(page.id == current ? .primary : .quaternary)
            .frame(width: page.id == current ? 20 : 8, height: 8)
        }
      }
    }
    .frame(height: 220)
    .visualEffect { content, proxy in content.offset(y: proxy.size.height > 1000 ? 10 : 0) }
  }
}
