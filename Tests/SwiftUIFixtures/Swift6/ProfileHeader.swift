import SwiftUI

struct Profile: Identifiable {
  let id = UUID()
  var name: String
  var handle: String
  var bio: AttributedString
  var posts: Int
  var followers: Int
  var following: Int

  static let sample = Profile(
    name: "Ada Lovelace", handle: "@ada",
    bio: (try? AttributedString(markdown: "Writes *notes*. **Analyst** of [engines](https://example.org)."))
      ?? "",
    posts: 128, followers: 12_845, following: 342)
}

public struct ProfileHeader: View {
  let profile: Profile
  @ScaledMetric(relativeTo: .title) private var avatarSize: CGFloat = 84

  public init() { profile = .sample }

  public var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .center, spacing: 16) {
        Circle()
          .fill(LinearGradient(colors: [.indigo, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
          .frame(width: avatarSize, height: avatarSize)
          .overlay { Text("AL").font(.title.bold()).foregroundStyle(.white) }
          .overlay(alignment: .bottomTrailing) {
            Image(systemName: "checkmark.circle.fill")
              .symbolRenderingMode(.palette)
              .foregroundStyle(.white, .blue)
              .font(.title3)
              .background(Circle().fill(.background).padding(-2))
          }
        VStack(alignment: .leading, spacing: 4) {
          Text(profile.name).font(.title2).fontWeight(.semibold)
          Text(profile.handle).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
      }
      Text(profile.bio).font(.callout)
      HStack(spacing: 0) {
        stat("Posts", profile.posts)
        Divider()
        stat("Followers", profile.followers)
        Divider()
        stat("Following", profile.following)
      }
      .frame(maxHeight: 44)
      .fixedSize(horizontal: false, vertical: true)
      HStack {
        Button("Follow") {}
          .buttonStyle(.borderedProminent)
          .frame(maxWidth: .infinity)
        Button {
        } label: {
          Label("Message", systemImage: "envelope").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
      }
      .controlSize(.large)
    }
    .padding()
    .background(.background.secondary, in: .rect(cornerRadius: 20, style: .continuous))
    .accessibilityElement(children: .combine)
  }

  @ViewBuilder
  private func stat(_ title: LocalizedStringKey, _ value: Int) -> some View {
    VStack(spacing: 2) {
      Text(value, format: .number.notation(.compactName)).font(.headline).monospacedDigit()
      Text(title).font(.caption).foregroundStyle(.secondary).textCase(.uppercase)
    }
    .frame(maxWidth: .infinity)
  }
}
