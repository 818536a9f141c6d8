import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

private struct DepthKey: EnvironmentKey {
  nonisolated static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate nonisolated var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

@Suite struct EnvironmentTests {
  /// A view that writes what it reads.
  private struct Reader<Value>: View {
    @Environment var value: Value

    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }

    var body: some View { Text("\(String(describing: value))") }
  }

  private func text(_ view: some View) throws -> String? { try Drawn(view).texts.first }

  @Test(
    "A key of one's own has its default, is set for the views inside, and is transformed from what is outside"
  )
  func customKeys() throws {
    #expect(try text(Reader(\.depth)) == "0")
    #expect(try text(Reader(\.depth).environment(\.depth, 3)) == "3")
    let view = Reader(\.depth).transformEnvironment(\.depth) { $0 += 4 }.environment(\.depth, 3)
    #expect(try text(view) == "7")
    let row = HStack {
      Reader(\.depth).environment(\.depth, 1)
      Reader(\.depth)
    }
    #expect(try Drawn(row).texts == ["1", "0"])
  }

  @Test("What a person sets on a device is fixed by default: language, calendar, zone and clock")
  func settings() {
    var values = EnvironmentValues()
    #expect(values.locale.identifier == "en_US")
    #expect(values.timeZone.secondsFromGMT() == 0)
    #expect(values.now == Date(timeIntervalSinceReferenceDate: 190_028_460))
    #expect(values.calendar.identifier == .gregorian)
    // The calendar follows locale and zone until it is set itself.
    values.locale = Locale(identifier: "de_DE")
    values.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    #expect(values.calendar.locale?.identifier == "de_DE")
    #expect(values.calendar.timeZone.secondsFromGMT() == 3600)
    values.calendar = Calendar(identifier: .buddhist)
    #expect(values.calendar.identifier == .buddhist)
    values.now = Date(timeIntervalSince1970: 7)
    #expect(values.now.timeIntervalSince1970 == 7)
  }

  @Test("Size classes follow the idiom until they are set")
  func sizeClasses() throws {
    var values = EnvironmentValues()
    #expect(values.horizontalSizeClass == .compact && values.verticalSizeClass == .regular)
    values.horizontalSizeClass = .regular
    values.verticalSizeClass = .compact
    #expect(values.horizontalSizeClass == .regular && values.verticalSizeClass == .compact)
    let pad = EnvironmentValues(
      DrawingEnvironment(
        traits: Traits(userInterfaceIdiom: .pad), textMeasurer: MonospacedTextMeasurer()))
    #expect(pad.horizontalSizeClass == .regular)
  }

  @Test("A pixel is one over the scale, and the rest of the interface has its defaults")
  func interface() throws {
    #expect(try text(Reader(\.pixelLength)) == "0.5")
    #expect(try Drawn(Reader(\.pixelLength), traits: Traits(displayScale: 1)).texts == ["1.0"])
    var values = EnvironmentValues()
    #expect(values.isEnabled && values.redactionReasons.isEmpty)
    #expect(values.colorSchemeContrast == .standard && values.legibilityWeight == nil)
    values.colorSchemeContrast = .increased
    values.legibilityWeight = .bold
    #expect(values.colorSchemeContrast == .increased && values.legibilityWeight == .bold)
    #expect(!values.isFocused)
    #expect(values.displayScale == 2 && values.layoutDirection == .leftToRight)
    #expect(values.dynamicTypeSize == .large && values.colorScheme == .light)
    #expect(values.font == nil && values.tint == nil && values.backgroundStyle == nil)
  }

  @Test("Disabling adds up from outside to inside")
  func disabling() throws {
    #expect(try text(Reader(\.isEnabled).disabled(true)) == "false")
    #expect(try text(Reader(\.isEnabled).disabled(false).disabled(true)) == "false")
    #expect(try text(Reader(\.isEnabled).disabled(false)) == "true")
  }

  @Test("Schemes of colours are set for the views inside")
  func schemes() throws {
    #expect(try text(Reader(\.colorScheme).preferredColorScheme(.dark)) == "dark")
    #expect(try text(Reader(\.colorScheme).preferredColorScheme(nil)) == "light")
    #expect(try text(Reader(\.colorScheme).colorScheme(.dark)) == "dark")
  }

  private struct Device: View {
    @Environment(\.scenePhase) private var phase
    @Environment(\.dismiss) private var dismiss
    @Environment(\.accessibilityReduceMotion) private var isStill
    @Environment(\.accessibilityReduceTransparency) private var isOpaque
    @Environment(\.accessibilityDifferentiateWithoutColor) private var isShaped

    var body: some View {
      let _ = dismiss()
      Text(verbatim: "\(phase == .active) \(isStill) \(isOpaque) \(isShaped)")
    }
  }

  @Test("What a person asks of a device is off until it is set, and the interface is in front")
  func device() throws {
    #expect(try Drawn(Device()).texts == ["true false false false"])
    let asked = Device().environment(\.scenePhase, .background).environment(\.accessibilityReduceMotion, true)
      .environment(\.accessibilityReduceTransparency, true)
      .environment(\.accessibilityDifferentiateWithoutColor, true)
    #expect(try Drawn(asked).texts == ["false true true true"])
  }

  @Test("An address goes to the nearest handler, and to nobody where there is none")
  func openURL() throws {
    let address = try #require(URL(string: "https://example.org"))
    var values = EnvironmentValues()
    #expect(values.openURL(address) == .discarded)
    values.openURL = OpenURLAction { $0 == address ? .handled : .discarded }
    #expect(values.openURL(address) == .handled)
  }

  @Test("A tint colours what has none of its own, and the accent")
  func tints() throws {
    func color(_ view: some View) throws -> SRGBColor? {
      guard case .fill(_, .color(let color), _)? = try Drawn(view, width: 5, height: 5).items.first?.content
      else { return nil }
      return color
    }
    #expect(try color(Color.accentColor) == SRGBColor(hex: 0x007AFF))
    #expect(try color(Color.accentColor.tint(.black)) == .black)
    #expect(try color(Rectangle().fill(.tint).tint(.white)) == .white)
    #expect(try color(Color.red.tint(.black)) == SRGBColor(hex: 0xFF3B30))
  }

  @Test("Modifiers of what a picture cannot do leave layout and drawing as they are")
  func interaction() throws {
    let plain = try Drawn(box(40, 30)).list
    let touched = box(40, 30)
      .onTapGesture {}.onTapGesture(count: 2) {}.onLongPressGesture {}.onHover { _ in }
      .contentShape(Rectangle()).allowsHitTesting(false).ignoresSafeArea()
      .animation(.easeInOut(duration: 0.3), value: 1).animation(.spring(), value: true)
      .transition(.opacity.combined(with: .move(edge: .top)))
    #expect(try Drawn(touched).list == plain)
    let scrolled = box(40, 30)
      .scrollTargetLayout().scrollTargetBehavior(.paging).scrollTargetBehavior(
        .viewAligned(limitBehavior: .always)
      )
      .scrollBounceBehavior(.basedOnSize)
      .scrollDisabled(true).scrollDismissesKeyboard(.never).sensoryFeedback(.success, trigger: 1)
      .contentTransition(.numericText()).symbolEffect(.pulse).symbolEffect(.bounce, value: 1)
      .symbolEffect(.variableColor.iterative.reversing, options: .repeating.speed(2), isActive: false)
      .sensoryFeedback(.impact(weight: .heavy), trigger: 1).edgesIgnoringSafeArea(.top)
      .geometryGroup().textSelection(.enabled).help("a box").hoverEffect().statusBarHidden()
      .persistentSystemOverlays(.hidden).draggable("box").dropDestination(for: String.self) { _, _ in true }
      .keyboardShortcut(.defaultAction).keyboardShortcut("s", modifiers: [.command, .shift])
      .contentShape([.dragPreview, .hoverEffect], Circle())
    #expect(try Drawn(scrolled).list == plain)
    #expect(
      try Drawn(box(40, 30).previewDisplayName("Box").previewDevice("iPhone 16").previewLayout(.sizeThatFits))
        .list == plain)
    #expect(
      try Drawn(box(4).previewLayout(.fixed(width: 90, height: 70))).list.size
        == CGSize(width: 90, height: 70))
    #expect(withAnimation(.default) { 5 } == 5)
    #expect(withTransaction(Transaction(animation: .default)) { 5 } == 5)
    #expect(try Drawn(box(40, 30).scenePadding(.top)).list.size == CGSize(width: 40, height: 46))
    #expect(try Drawn(box(40, 30).safeAreaPadding(.horizontal, 7)).list.size == CGSize(width: 54, height: 30))
  }
}
