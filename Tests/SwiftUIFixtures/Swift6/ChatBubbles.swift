import SwiftUI

struct Message: Identifiable, Equatable {
  enum Sender { case me, other }

  let id: Int
  let sender: Sender
  let text: LocalizedStringKey
  let date: Date

  static func == (lhs: Message, rhs: Message) -> Bool { lhs.id == rhs.id }
}

struct Bubble: Shape {
  var isMine: Bool

  func path(in rect: CGRect) -> Path {
    let path = Path { path in
      path.addRoundedRect(in: rect, cornerSize: CGSize(width: 16, height: 16), style: .continuous)
      path.move(to: CGPoint(x: rect.maxX - 14, y: rect.maxY - 16))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX + 5, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.maxY - 2))
      path.addCurve(
        to: CGPoint(x: rect.maxX - 16, y: rect.maxY - 4), control1: CGPoint(x: rect.maxX - 4, y: rect.maxY),
        control2: CGPoint(x: rect.maxX - 10, y: rect.maxY))
      path.closeSubpath()
    }
    guard !isMine else { return path }
    return path.applying(
      CGAffineTransform(translationX: rect.minX + rect.maxX, y: 0).scaledBy(x: -1, y: 1))
  }
}

public struct Conversation: View {
  let messages: [Message]
  @Environment(\.locale) private var locale

  public init() {
    let start = Date(timeIntervalSinceReferenceDate: 190_000_000)
    messages = [
      Message(id: 0, sender: .other, text: "Are you **coming** tonight?", date: start),
      Message(id: 1, sender: .me, text: "Yes! I'll bring `bread`.", date: start.addingTimeInterval(60)),
      Message(
        id: 2, sender: .other, text: "Great, see you at eight. We start with a walk around the lake.",
        date: start.addingTimeInterval(130)),
    ]
  }

  public var body: some View {
    Group {
      ScrollView {
        LazyVStack(spacing: 8, pinnedViews: [.sectionHeaders]) {
          Section {
            ForEach(messages) { message in
              bubble(message).id(message.id)
            }
          } header: {
            Text("Today").font(.caption).padding(4).frame(maxWidth: .infinity).background(.bar)
          }
        }
        .padding(.horizontal)
      }
      .defaultScrollAnchor(.bottom)
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack {
        Text("iMessage").foregroundStyle(.placeholder)
        Spacer()
        Image(systemName: "arrow.up.circle.fill").font(.title2).foregroundStyle(.tint)
      }
      .padding(8)
      .overlay(Capsule().strokeBorder(.quaternary))
      .padding(8)
      .background(.ultraThinMaterial)
    }
  }

  @ViewBuilder
  private func bubble(_ message: Message) -> some View {
    let isMine = message.sender == .me
    HStack {
      if isMine { Spacer(minLength: 60) }
      VStack(alignment: .trailing, spacing: 2) {
        Text(message.text)
        Text(message.date, style: .time).font(.caption2).opacity(0.7)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .foregroundStyle(isMine ? Color.white : .primary)
      .background(isMine ? Color.green : Color(.systemGray5), in: Bubble(isMine: isMine))
      if !isMine { Spacer(minLength: 60) }
    }
    .transition(.move(edge: .bottom).combined(with: .opacity))
  }
}
