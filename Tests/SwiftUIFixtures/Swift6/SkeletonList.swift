import SwiftUI

struct CardModifier: ViewModifier {
  var cornerRadius: CGFloat = 16
  @Environment(\.pixelLength) private var pixel

  func body(content: Content) -> some View {
    content
      .padding()
      .background(Color(.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
      .overlay(
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous).stroke(.separator, lineWidth: pixel)
      )
      .compositingGroup()
      .shadow(color: .black.opacity(0.08), radius: 12, x: 0, y: 4)
  }
}

struct Shimmer: ViewModifier {
  @State private var phase: CGFloat = 0

  func body(content: Content) -> some View {
    content
      .overlay {
        GeometryReader { geo in
          LinearGradient(
            stops: [
              .init(color: .clear, location: 0.3), .init(color: .white.opacity(0.6), location: 0.5),
              .init(color: .clear, location: 0.7),
            ], startPoint: .topLeading, endPoint: .bottomTrailing
          )
          .frame(width: geo.size.width * 2)
          .offset(x: -geo.size.width + geo.size.width * 2 * phase)
        }
      }
      .mask(content)
      .onAppear { withAnimation(.linear(duration: 1.5).repeatForever(autoreverses: false)) { phase = 1 } }
  }
}

extension View {
  func card(cornerRadius: CGFloat = 16) -> some View { modifier(CardModifier(cornerRadius: cornerRadius)) }

  func shimmering() -> some View { modifier(Shimmer()) }

  @ViewBuilder
  func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
    if condition { transform(self) } else { self }
  }
}

public struct SkeletonList: View {
  public var isLoading = true

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(0..<3) { index in
        HStack(spacing: 12) {
          Circle().fill(.gray.opacity(0.3)).frame(width: 40, height: 40)
          VStack(alignment: .leading, spacing: 6) {
            Text("A placeholder title")
            Text("And a longer subtitle below it").font(.footnote).foregroundStyle(.secondary)
          }
        }
        .if(index == 1) { $0.opacity(0.5) }
      }
    }
    .redacted(reason: isLoading ? .placeholder : [])
    .shimmering()
    .card(cornerRadius: 20)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(Color(.systemBackground))
    .ignoresSafeArea(edges: .bottom)
    .statusBarHidden()
  }
}
