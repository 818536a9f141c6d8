import CollectionLab

extension SnapshotStrategy {
  /// The strategies of what draws itself, from a way to its display list.
  struct Drawn: Sendable {
    let displayList: @MainActor @Sendable (Value, DrawingEnvironment) throws -> DisplayList

    func image(_ layout: SnapshotLayout, scale: CGFloat, traits: Traits) -> SnapshotStrategy {
      strategy("png", layout, scale: scale, traits: traits) { list, environment in
        .image(try ReferenceImage(drawing: list, scale: environment.scale))
      }
    }

    func layout(_ layout: SnapshotLayout, traits: Traits) -> SnapshotStrategy {
      text("layout.txt", layout, traits) { LayoutRecord($0).description }
    }

    func displayList(_ layout: SnapshotLayout, traits: Traits) -> SnapshotStrategy {
      text("displaylist.txt", layout, traits) { "\($0)\n" }
    }

    func svg(_ layout: SnapshotLayout, traits: Traits) -> SnapshotStrategy {
      strategy("svg", layout, scale: 1, traits: traits) { list, environment in
        let options = SVGOptions(displayScale: environment.drawingEnvironment().traits.displayScale)
        return .text(String(decoding: try SVGRenderer.svg(list, options: options), as: UTF8.self))
      }
    }

    /// What assistive technology reads, in the order of drawing.
    func accessibility(_ layout: SnapshotLayout, traits: Traits) -> SnapshotStrategy {
      text("accessibility.txt", layout, traits) { list in
        LayoutRecord(list).entries.filter { !$0.label.isEmpty }.map { entry in
          let indent = String(repeating: "  ", count: entry.depth)
          return if case .element(let identity) = entry.subject {
            "\(indent)\(identity): \(entry.label)\n"
          } else {
            "\(indent)\(entry.label)\n"
          }
        }.joined()
      }
    }

    private func text(
      _ pathExtension: String, _ layout: SnapshotLayout, _ traits: Traits,
      _ text: @escaping @Sendable (DisplayList) throws -> String
    ) -> SnapshotStrategy {
      strategy(pathExtension, layout, scale: 1, traits: traits) { list, _ in .text(try text(list)) }
    }

    private func strategy(
      _ pathExtension: String, _ layout: SnapshotLayout, scale: CGFloat, traits: Traits,
      _ content: @escaping @Sendable (DisplayList, SnapshotEnvironment) throws -> SnapshotContent
    ) -> SnapshotStrategy {
      var environment = SnapshotEnvironment()
      environment.layout = layout
      environment.scale = scale
      environment.traits = traits
      return SnapshotStrategy(pathExtension: pathExtension, environment: environment) { value, environment in
        let list = try displayList(value, environment.drawingEnvironment())
        if let diagnostic = list.diagnostics.first { throw diagnostic }
        return try content(list, environment)
      }
    }
  }

}
