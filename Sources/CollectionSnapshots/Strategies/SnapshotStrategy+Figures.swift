public import CollectionLab

/// What a figure can be a snapshot as: in its own size, scrolled as it says, a strip where it is one.
///
/// A device of the strategy or a variant wins over the figure's size, and a scroll position over the figure's own; a text
/// size or a direction that the figure is about wins over those of a variant.
///
/// ```swift
/// @Test(.snapshots, arguments: Guide.chapter.figures) func guide(figure: Figure) {
///   assertSnapshot(of: figure, as: [.layout, .image], named: figure.name, variants: .matrix(styles: [.light, .dark]))
/// }
/// ```
extension SnapshotStrategy where Value == Figure {
  private static var drawn: Drawn {
    Drawn { figure, environment in
      var environment = environment
      let own = figure.environment(traits: environment.traits, textMeasurer: environment.textMeasurer)
      environment.traits = own.traits
      if environment.width == nil, environment.height == nil {
        (environment.width, environment.height) = (own.width, own.height)
      }
      if environment.contentOffset == .zero { environment.contentOffset = own.contentOffset }
      return try figure.displayList(in: environment)
    }
  }

  /// A picture.
  public static var image: Self { image() }

  /// A picture.
  ///
  /// - Parameters:
  ///   - layout: how large; by default as the figure says.
  ///   - scale: pixels a point; 1 keeps references small.
  ///   - traits: what it is drawn for.
  public static func image(
    layout: SnapshotLayout = .sizeThatFits, scale: CGFloat = 1, traits: Traits = Traits()
  ) -> Self { drawn.image(layout, scale: scale, traits: traits) }

  /// Where everything lies, a line an element or text.
  public static var layout: Self { layout() }

  /// Where everything lies, a line an element or text.
  public static func layout(_ layout: SnapshotLayout = .sizeThatFits, traits: Traits = Traits()) -> Self {
    drawn.layout(layout, traits: traits)
  }

  /// What assistive technology reads, a line an element.
  public static var accessibility: Self { drawn.accessibility(.sizeThatFits, traits: Traits()) }
}
