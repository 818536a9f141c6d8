import Testing

@testable import CollectionLab

/// Pictures of collections for the tests of overlays.
enum OverlayFixture {
  static func environment(
    width: CGFloat = 390, height: CGFloat = 500, scheme: ColorScheme = .light,
    direction: LayoutDirection = .leftToRight
  ) -> DrawingEnvironment {
    DrawingEnvironment(
      width: width, height: height, traits: Traits(layoutDirection: direction, colorScheme: scheme),
      textMeasurer: MonospacedTextMeasurer())
  }

  /// Three columns of squares between unequal margins.
  static func grid(_ count: Int = 9) -> some View {
    CollectionView {
      ForEach(0..<count, id: \.self) { Color.blue.tag("tile \($0)") }
    }
    .collectionItemAspectRatio(1)
    .collectionLayout(
      .grid(3, spacing: 8, insets: EdgeInsets(top: 12, leading: 16, bottom: 20, trailing: 24)))
  }

  /// A collection drawn, with its annotations.
  static func list(_ content: any DisplayListSource, in environment: DrawingEnvironment) throws -> DisplayList
  {
    var environment = environment
    (environment.includesAnnotations, environment.includesNames) = (true, true)
    return try content.displayList(in: environment)
  }

  /// What an overlay draws over a picture, and the overlaid picture itself.
  static func overlaid(
    _ content: any DisplayListSource, _ overlay: FigureOverlay, in environment: DrawingEnvironment
  ) throws -> (content: OverlaidPicture.Content, list: DisplayList, picture: CGRect) {
    let picture = try OverlaidPicture(list(content, in: environment), overlay, in: environment)
    return (try #require(try picture.content()), try picture.displayList(), picture.pictureFrame)
  }

  /// Every text of a list, from back to front.
  static func texts(_ items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .text(let text, _, _): [text.string]
      case .scope(let scope): texts(scope.items)
      default: []
      }
    }
  }

  /// Random layouts that mix sections of all kinds, the same for the same seed.
  struct Mixed: View {
    let seed: UInt64

    var body: some View {
      CollectionView {
        ForEach(0..<4, id: \.self) { section in
          let number = value(section, 1)
          Section {
            ForEach(0..<(1 + value(section, 2) % 9), id: \.self) { item in
              Color.orange.collectionItemHeight(CGFloat(20 + value(section, item + 3) % 90))
            }
          } header: {
            Text("Header \(section)")
          }
          .collectionLayout(layout(number, section))
        }
      }
    }

    private func layout(_ number: Int, _ section: Int) -> CollectionSectionLayout {
      let insets = EdgeInsets(
        top: CGFloat(value(section, 20) % 20), leading: CGFloat(value(section, 21) % 30),
        bottom: CGFloat(value(section, 22) % 20), trailing: CGFloat(value(section, 23) % 30))
      let spacing = CGFloat(value(section, 24) % 14)
      return switch number % 4 {
      case 0: .grid(1 + value(section, 25) % 4, spacing: spacing, insets: insets)
      case 1: .list(spacing: spacing, insets: insets)
      case 2: .waterfall(columns: 1 + value(section, 26) % 3, spacing: spacing, insets: insets)
      default: .flow(spacing: spacing, insets: insets)
      }
    }

    /// A number that depends on the seed and two others alone.
    private func value(_ a: Int, _ b: Int) -> Int {
      var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(a) &* 0xBF58_476D_1CE4_E5B9 &+ UInt64(b)
      state ^= state >> 30
      state = state &* 0xBF58_476D_1CE4_E5B9
      state ^= state >> 27
      state = state &* 0x94D0_49BB_1331_11EB
      return Int((state ^ state >> 31) % 1000)
    }
  }
}
