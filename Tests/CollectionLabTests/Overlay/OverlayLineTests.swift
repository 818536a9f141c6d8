import Testing

@testable import CollectionLab

@Suite("The lines of an overlay")
struct OverlayLineTests {
  private typealias Fixture = OverlayFixture

  /// Rows between words that begin at the left edge of their boxes.
  private var titled: some View {
    CollectionView {
      ForEach(0..<9) { section in
        Section {
          ForEach(0..<3) { _ in Color.red.collectionItemHeight(40) }
        } header: {
          Text("Title \(section)").frame(maxWidth: .infinity, alignment: .leading)
        }
        .collectionLayout(
          .list(spacing: 6, insets: EdgeInsets(top: 2, leading: 16, bottom: 9, trailing: 20)))
      }
    }
  }

  @Test("have a contrast of 4.5 to 1 on every background of the system", arguments: ColorScheme.allCases)
  func contrast(_ scheme: ColorScheme) {
    let palette = OverlayPalette(Fixture.environment(scheme: scheme))
    let backgrounds: [SRGBColor] =
      scheme == .light
      ? [SRGBColor(hex: 0xFFFFFF), SRGBColor(hex: 0xF2F2F7)]
      : [SRGBColor(hex: 0x000000), SRGBColor(hex: 0x1C1C1E)]
    for background in backgrounds {
      #expect(palette.text.contrast(to: background) >= 4.5)
      for role in OverlayRole.allCases {
        #expect(palette.line(role).contrast(to: background) >= 4.5, "\(role) on \(background)")
      }
    }
  }
}
