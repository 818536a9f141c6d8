import CollectionLab

/// # Lifecycle and environment
///
/// What lives and dies in cells, told by counters instead of assurances.
///
/// **What you want.** Two thousand rows and the memory of twenty. And inside cells the environment that was set outside,
/// as everywhere else in a view tree.
///
/// **How it is said.** Nothing is said: cells are made when they come into sight and used again when they leave it. To
/// watch, put the view into a `CollectionViewHost`, scroll it as a person would, and read `createdCount`, `reusedCount`,
/// `liveCount` and `measurementCount`. A value of the environment is set with `.environment(_:_:)` on the collection, a
/// section or an item, and read with `@Environment` in the cell.
///
/// **What happens.** The host below scrolls through all rows, then back to the middle. The squares are the rows; those
/// with a cell are filled. A row that sizes itself is measured once and remembered; a row that declares its height is never
/// measured. `@State` in a cell belongs to the element and survives scrolling away; it ends when the element goes.
///
/// **What it costs.** Memory for what is in sight. Measuring is the only work left for each row, and it is done at the
/// moment when the row appears; that is what a declared height saves.
///
/// **Where it breaks.** `onAppear` in a cell means “came into sight”, as often as that happens, not “was created”. And what
/// a cell holds by itself is no place for data: it belongs to the model, for the next cell may be another one's.
enum Chapter10 {
  static let chapter = Chapter(
    number: 10, name: "lifecycle-and-environment", title: "Lifecycle and environment",
    summary: "What lives and dies in cells, counted",
    figures: [
      Figure(
        "main",
        caption:
          "Counters of a host that has scrolled through 2,000 rows, and a value that reached its cells.",
        alternativeText:
          "A dashboard titled Lifecycle and environment: a field of 2,000 small squares of which one short run "
          + "is filled, four numbers of cells created, used again, alive and measured, and two rows of landscapes, the second "
          + "all in the colours of dusk."
      ) { LifecycleDemo() },
      Figure(
        "reuse",
        caption: "The cells in sight after four drags, with the number of rows that each has served.",
        alternativeText:
          "A list of places that has been scrolled. Each row in sight carries the name of its pool and how many rows "
          + "its cell has shown so far; beside the list stands how many cells were made and how often one was used again.",
        height: 420, overlay: [.reuse, .frames]
      ) { ReusedRows() },
    ])
}

/// The demo of chapter 10.
struct LifecycleDemo: View {
  /// Rows that size themselves, and rows that declare their height.
  private static let benches = Result {
    (
      sized: try ProbeBench(rows: 2000, declaredHeight: nil),
      declared: try ProbeBench(rows: 2000, declaredHeight: 44)
    )
  }
  private static let margins = EdgeInsets(top: 0, leading: 16, bottom: 18, trailing: 16)

  var body: some View {
    CollectionView {
      if case .success(let (sized, declared)) = Self.benches {
        Section {
          LivingRows(bench: sized)
        } header: {
          PageHeader(
            number: 10, title: "Lifecycle and environment", summary: "What lives and dies in cells, counted")
        }
        .collectionLayout(.list(insets: EdgeInsets(top: 0, leading: 16, bottom: 12, trailing: 16)))
        Section {
          CounterTile(number: sized.created, name: "cells created", note: "at most \(sized.live) alive")
          CounterTile(number: sized.reused, name: "times used again", note: "for another row")
          CounterTile(number: sized.measured, name: "rows measured", note: "self-sizing rows")
          CounterTile(number: declared.measured, name: "rows measured", note: "declared heights")
        }
        .collectionLayout(.grid(2, spacing: 12, insets: Self.margins))
      }
      moods("Cells without a mood", nil)
      moods("A mood set on the section", .dusk)
    }
    .background(Color(.systemGroupedBackground))
  }

  private func moods(_ title: String, _ mood: LandscapePalette?) -> some View {
    Section {
      ForEach(Place.all[3..<7]) { MoodTile(place: $0) }
    } header: {
      SectionTitle(title)
    }
    .environment(\.mood, mood)
    .collectionItemAspectRatio(1.3)
    .collectionLayout(.grid(4, spacing: 8, insets: Self.margins))
  }
}

extension EnvironmentValues {
  /// The palette that landscapes are painted with in place of their own.
  var mood: LandscapePalette? {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}

private enum MoodKey: EnvironmentKey {
  static var defaultValue: LandscapePalette? { nil }
}
