public import Geometry

extension View {
  /// Puts a view behind a section, or behind each section of a collection: header, footer and insets included.
  ///
  /// It is a decoration of the layout, drawn behind the section's cells, and is offered the section's whole rectangle.
  ///
  /// - Parameters:
  ///   - insets: room to leave free at the section's edges, in points.
  ///   - content: the view; several views become layers.
  public func collectionSectionBackground<Background: View>(
    insets: EdgeInsets = .zero, @ViewBuilder content: () -> Background
  ) -> some View {
    modifier(
      PartModifier<SectionBackgroundKey, Background>(part: content()) {
        SectionBackground(insets: insets, makeNode: $0)
      })
  }
}

/// What stands behind a section.
struct SectionBackground {
  let insets: EdgeInsets
  let makeNode: PartMaker

  /// The kind of the decoration.
  static let kind = "background"
}

enum SectionBackgroundKey: ContainerValueKey {
  static var defaultValue: SectionBackground? { nil }
}
