import CollectionLab

/// # Sizing classes and Dynamic Type
///
/// Cards that share one size, measured once, at every text size.
///
/// **What you want.** Cards of words whose height nobody can declare, because the reader chooses how large text is. Yet they
/// should all be equally high, and a thousand of them should not be measured a thousand times.
///
/// **How it is said.** `collectionSizingClass("note")` on the items, or on their section. Members share one size. The
/// columns follow the text, too: `@ScaledMetric` makes the least width of a column grow with it.
///
/// **What happens.** The first member is measured in the width of its column; every member has exactly that height. It
/// is measured once for each width and each sizing environment: another text size, scale, direction or locale measures
/// anew, another colour scheme does not. At accessibility sizes a column needs more than half the screen, so there is one.
///
/// **What it costs.** One measurement for the class; after it the height is an absolute dimension and the section is
/// arithmetic, as in chapter 4. Without the class each card is measured when it comes into sight.
///
/// **Where it breaks.** One speaks for all: if the first member is short, longer ones are cut. Let every member ask for
/// the same room, as `lineLimit(3, reservesSpace: true)` does here. The class does not watch what its members show; after a
/// change of design `CollectionViewProxy.invalidateSizingClasses()` has them measured again.
enum Chapter05 {
  static let chapter = Chapter(
    number: 5, name: "sizing-classes-and-dynamic-type", title: "Sizing classes and Dynamic Type",
    summary: "Measured once, shared by all",
    figures: [
      Figure(
        "main",
        caption: "Cards by themselves are as high as their words; in a class all have one height.",
        alternativeText:
          "A phone screen titled Sizing classes and Dynamic Type. Two cards side by side of different heights, and below them four cards "
          + "of the same height in two columns."
      ) { SizingClassesDemo() },
      Figure(
        "accessibility",
        caption: "The same screen at an accessibility size: one column, and cards measured anew.",
        alternativeText:
          "Two scroll positions of the same screen with text about twice as large. Cards stand in one column and are "
          + "higher; those of the class are still equally high.",
        film: [0, 700], dynamicTypeSize: .accessibility2
      ) { SizingClassesDemo() },
    ])
}

/// The demo of chapter 5.
struct SizingClassesDemo: View {
  @ScaledMetric private var columnWidth: CGFloat = 150
  let margins = EdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)

  var body: some View {
    CollectionView {
      Section {
        ForEach(JournalEntry.named("Drift ice", "Kelp forest")) { NoteCard(entry: $0) }
      } header: {
        VStack(alignment: .leading, spacing: 0) {
          PageHeader(
            number: 5, title: "Sizing classes and Dynamic Type", summary: "Measured once, shared by all")
          SectionTitle("Each for itself")
        }
      }

      Section {
        ForEach(
          JournalEntry.named(
            "First light", "Salt road", "Orchard", "Shallow reef", "Last ferry", "Hay meadow")
        ) { entry in
          NoteCard(entry: entry)
            .lineLimit(3, reservesSpace: true)
        }
      } header: {
        SectionTitle("One measurement for all")
      }
      .collectionSizingClass("note")
    }
    .collectionLayout(.grid(minimum: columnWidth, spacing: 12, insets: margins))
    .background(Color(.systemGroupedBackground))
  }
}
