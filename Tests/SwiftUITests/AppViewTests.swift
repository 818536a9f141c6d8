import CollectionLab
import SwiftUI
import SwiftUIFixtures6
import Testing

/// Whole screens and parts of them as apps and tutorials have them, drawn as wide as a phone.
@Suite struct AppViewTests {
  /// A view, and what it says in the order it is drawn; no words where it says too many.
  struct Sample: CustomTestStringConvertible {
    let name: String
    var words: [String] = []
    let view: AnyView

    init(_ view: some View, _ words: String...) {
      name = "\(type(of: view))"
      self.words = words
      self.view = AnyView(view)
    }

    nonisolated var testDescription: String { name }
  }

  static let samples = [
    Sample(
      ProfileHeader(), "AL", "Ada Lovelace", "@ada", "Writes notes. Analyst of engines.", "128", "POSTS",
      "13K",
      "FOLLOWERS", "342", "FOLLOWING", "Follow", "Message"),
    Sample(SettingsScreen(), "Airplane Mode", "Wi-Fi", "Home", "Notifications", "On", "General", "Privacy"),
    Sample(WeatherCard()),
    Sample(BarChart(), "Hours slept", "Mon", "Tue", "Wed", "Thu", "Fri"),
    Sample(LineChart()),
    Sample(DonutChart(), "45%"),
    Sample(AnalogClock(), "12"),
    Sample(Confetti(), "Hooray"),
    Sample(
      Gauges(), "Battery", "0", "100", "62%", "67", "BPM", "L", "Copying…", "62 %", "Loading"),
    Sample(LayoutsExample(), "1", "2", "3", "Cat", "Goldfish", "Dog"),
    Sample(AddressForm(), "Name", "Grace Hopper", "City", "Arlington", "Postcode", "22209"),
    Sample(Conversation().frame(height: 320)),
    Sample(
      Paywall(), "Unlock everything", "All themes", "No limits on projects", "Support by people", "Monthly",
      "€4.99", "Yearly", "SAVE 33%", "€39.99", "Lifetime", "€99.00", "Continue", "Restore Purchases",
      "Renews for €39.99 until cancelled."),
    Sample(TextGallery()),
    Sample(CardsExample(), "A loose one", "Guests", "Ada", "Grace", "Joan", "Plus one", "Alone", "A footer"),
    Sample(
      Leaderboard(), "#", "Player", "Score", "±", "Margaret", "15,230", "2", "Katherine", "9,870", "1",
      "Dorothy",
      "870", "–", "Updated a minute ago"),
    Sample(NowPlaying(), "Notes on the Engine", "A. L.", "1:23", "-2:11", "Playing"),
    Sample(TicketView(), "LIS", "OPO", "Gate", "B 12", "Seat", "14A"),
    Sample(MonthCalendar()),
    Sample(
      TaskList(), "Water the plants", "Call Grandma", "in 20 hours",
      "Pack for the trip, and do not forget the charger this time"),
    Sample(SkeletonList().frame(height: 320)),
    Sample(Onboarding(), "Welcome", "Plan", "Go"),
    Sample(
      Receipt(), "Café Central", "09:41", "2 × Espresso", "2,40 €", "4 × Pastel de nata", "5,40 €",
      "Total", "7,80 €"),
    Sample(BadgedIcon(count: 3), "3"),
    Sample(Steps(), "Open the box", "Read the manual,\nall of it", "Enjoy"),
    Sample(Poster().frame(height: 420), "Exhibition", "Until January 1", "Tickets", "NEW"),
  ]

  private func texts(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .text(let text, _, _): [text.string.replacing("\u{A0}", with: " ")]
      case .scope(let scope): texts(scope.items)
      default: []
      }
    }
  }

  @Test("A renderer's picture for UIKit has the view's size, and there is none of what cannot be drawn")
  func uiImage() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.scale = 2
    #expect(
      renderer.uiImage?.size == CGSize(width: 30, height: 20) && renderer.allowedDynamicRange == .standard)
    let endless = ImageRenderer(content: Color.red)
    endless.proposedSize = .infinity
    #expect(endless.uiImage == nil && endless.cgImage == nil)
  }

  @Test("Views of apps are drawn without a complaint, alike each time, in the dark and from right to left")
  func drawn() throws {
    for sample in Self.samples {
      let renderer = ImageRenderer(content: sample.view)
      renderer.proposedSize = ProposedViewSize(width: 390, height: nil)
      let list = try renderer.displayList()
      #expect(list.diagnostics.isEmpty, "\(sample.name): \(list.diagnostics)")
      #expect(try renderer.displayList() == list, "\(sample.name)")
      #expect(!list.items.isEmpty && list.size.width == 390, "\(sample.name)")
      let words = texts(list.items)
      #expect(
        sample.words.isEmpty || Array(words.prefix(sample.words.count)) == sample.words,
        "\(sample.name): \(words)")
      renderer.environment.traits = Traits(layoutDirection: .rightToLeft, colorScheme: .dark)
      #expect(try texts(renderer.displayList().items).sorted() == words.sorted(), "\(sample.name)")
    }
  }
}
