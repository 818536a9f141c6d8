import CollectionLab
import SwiftUIFixtures6
import Testing

/// Whole screens and parts of them as apps and tutorials have them, drawn as wide as a phone.
@Suite struct AppViewTests {
  /// Every view with what it says, in the order it is drawn.
  nonisolated static let names = [
    "ProfileHeader", "SettingsScreen", "WeatherCard", "BarChart", "LineChart", "DonutChart", "AnalogClock",
    "Confetti", "Gauges", "LayoutsExample", "AddressForm", "Conversation", "Paywall", "TextGallery",
    "CardsExample", "Leaderboard", "NowPlaying", "TicketView", "MonthCalendar", "TaskList", "SkeletonList",
    "Onboarding", "Receipt", "BadgedIcon", "Steps", "Poster",
  ]

  static func view(_ name: String) -> AnyView? {
    switch name {
    case "ProfileHeader": AnyView(ProfileHeader())
    case "SettingsScreen": AnyView(SettingsScreen())
    case "WeatherCard": AnyView(WeatherCard())
    case "BarChart": AnyView(BarChart())
    case "LineChart": AnyView(LineChart())
    case "DonutChart": AnyView(DonutChart())
    case "AnalogClock": AnyView(AnalogClock())
    case "Confetti": AnyView(Confetti())
    case "Gauges": AnyView(Gauges())
    case "LayoutsExample": AnyView(LayoutsExample())
    case "AddressForm": AnyView(AddressForm())
    case "Conversation": AnyView(Conversation().frame(height: 300))
    case "Paywall": AnyView(Paywall())
    case "TextGallery": AnyView(TextGallery())
    case "CardsExample": AnyView(CardsExample())
    case "Leaderboard": AnyView(Leaderboard())
    case "NowPlaying": AnyView(NowPlaying())
    case "TicketView": AnyView(TicketView())
    case "MonthCalendar": AnyView(MonthCalendar())
    case "TaskList": AnyView(TaskList())
    case "SkeletonList": AnyView(SkeletonList().frame(height: 320))
    case "Onboarding": AnyView(Onboarding())
    case "Receipt": AnyView(Receipt())
    case "BadgedIcon": AnyView(BadgedIcon(count: 3))
    case "Steps": AnyView(Steps())
    case "Poster": AnyView(Poster().frame(height: 420))
    default: nil
    }
  }

  @Test("draw", arguments: names)
  func draw(_ name: String) throws {
    let view = try #require(Self.view(name))
    let renderer = ImageRenderer(content: view.background(Color(.systemBackground)))
    renderer.proposedSize = ProposedViewSize(width: 390, height: nil)
    renderer.scale = 2
    let list = try renderer.displayList()
    print(name, list.size, list.diagnostics)
    try renderer.pngData().write(to: URL(fileURLWithPath: "/tmp/audit-png/\(name).png"))
  }
}
