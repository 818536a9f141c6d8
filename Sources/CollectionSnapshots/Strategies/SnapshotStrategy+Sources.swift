public import CollectionLab

/// What a view, a view controller or a host can be a snapshot as.
extension SnapshotStrategy where Value: DisplayListSource {
  private static var drawn: Drawn { Drawn { value, environment in try value.displayList(in: environment) } }

  /// A picture of the content's own size.
  public static var image: Self { image() }

  /// A picture.
  ///
  /// - Parameters:
  ///   - layout: how large.
  ///   - scale: pixels a point; 1 keeps references small.
  ///   - traits: what it is drawn for.
  public static func image(
    layout: SnapshotLayout = .sizeThatFits, scale: CGFloat = 1, traits: Traits = Traits()
  ) -> Self { drawn.image(layout, scale: scale, traits: traits) }

  /// A picture of a device's whole screen.
  public static func image(on device: Device, scale: CGFloat = 1, traits: Traits = Traits()) -> Self {
    drawn.image(.device(device), scale: scale, traits: traits)
  }

  /// Where everything lies, a line an element or text; it fails before a picture does, and reads well in a review.
  public static var layout: Self { layout() }

  /// Where everything lies, a line an element or text.
  public static func layout(_ layout: SnapshotLayout = .sizeThatFits, traits: Traits = Traits()) -> Self {
    drawn.layout(layout, traits: traits)
  }

  /// What is painted, as a tree.
  public static var displayList: Self { displayList() }

  /// What is painted, as a tree.
  public static func displayList(_ layout: SnapshotLayout = .sizeThatFits, traits: Traits = Traits()) -> Self
  {
    drawn.displayList(layout, traits: traits)
  }

  /// The SVG document.
  public static var svg: Self { svg() }

  /// The SVG document.
  public static func svg(_ layout: SnapshotLayout = .sizeThatFits, traits: Traits = Traits()) -> Self {
    drawn.svg(layout, traits: traits)
  }

  /// What assistive technology reads, a line an element.
  public static var accessibility: Self { accessibility() }

  /// What assistive technology reads, a line an element.
  public static func accessibility(_ layout: SnapshotLayout = .sizeThatFits, traits: Traits = Traits())
    -> Self
  {
    drawn.accessibility(layout, traits: traits)
  }

  /// Tolerances are absolute here: say `compare: .crossMachine`, or an `ImageComparison` of your own.
  @available(
    *, unavailable,
    message:
      "a share of a picture hides bugs; pass compare: .crossMachine or an ImageComparison to assertSnapshot"
  )
  public static func image(precision: Float, perceptualPrecision: Float = 1) -> Self { image }
}
