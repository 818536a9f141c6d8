import CollectionLab

/// # Sections, headers, identity
///
/// Rows in groups, titles that stay in sight, and changes told apart from coincidences.
///
/// **What you want.** The places of a day, by part of the day. While a part is on screen its title is, too. When the list
/// changes, what stays the same stays put, and what is new comes in as new.
///
/// **How it is said.** `Section { … } header: { … }` groups items; `collectionHeadersPinned()` on the collection pins all
/// headers, on a section only its own. Items of a `ForEach` are told apart by their ids.
///
/// **What happens.** A pinned header goes with its section until it reaches the top of what is seen. There it stays,
/// above the rows, until the end of its section pushes it out; the next header takes over. Between two states of the
/// content ids are compared: an id that is gone is a deletion, a new one an insertion, one whose order among those that
/// stay has changed is a move. An id that stays, with other values, is drawn anew in its own cell, and keeps its state.
///
/// **What it costs.** Where headers are pinned is arithmetic on the sections in sight, asked at every scroll position. The
/// comparison walks the ids once; data that keeps its own history, or has not changed, is not walked at all.
///
/// **Where it breaks.** An id must name the thing, not its place: with row numbers for ids, an insertion at the top changes
/// every row and moves none. Two rows of one id are told as a diagnostic, for nobody can say which of them was moved. A
/// pinned header lies above rows and must be opaque where text passes below it.
enum Chapter02 {
  static let chapter = Chapter(
    number: 2, name: "sections-headers-identity", title: "Sections, headers, identity",
    summary: "Titles that stay, rows that are known",
    figures: [
      Figure(
        "main",
        caption: "Four sections, each with a header that is pinned while its rows are in sight.",
        alternativeText:
          "A phone screen titled Sections, headers, identity. Rows of places below each other, grouped under dark "
          + "labels Morning and Midday with the number of rows in each.",
        // Slower than on a device, so that each row can be followed.
        animation: .update(duration: 1, from: { SectionsDemo() }, to: { SectionsDemo(plan: .rearranged) })
      ) { SectionsDemo() },
      Figure(
        "pinned",
        caption: "Scrolled: a header stays at the top until the end of its section pushes it out.",
        alternativeText:
          "Four pictures side by side of the same list at growing offsets. The label Morning leaves the flow and stays "
          + "at the top, is pushed out by Midday, which stays in turn.",
        height: 520, film: [0, 260, 568, 640]
      ) { SectionsDemo() },
      Figure(
        "difference",
        caption: "Ids tell what happened: one row went, one came, one moved, one has another hour.",
        alternativeText:
          "Two lists side by side, before and after. Before, River mist is outlined as gone and Rosé coast as moved. "
          + "After, Orchard is outlined as new, Rosé coast as moved and Red canyon as changed.",
        width: 368, height: nil
      ) { Figure.compare(DayList(plan: .before), DayList(plan: .after)) },
    ])
}

/// The demo of chapter 2.
struct SectionsDemo: View {
  var plan = DayPlan.whole
  let margins = EdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)

  var body: some View {
    CollectionView {
      PageHeader(
        number: 2, title: "Sections, headers, identity", summary: "Titles that stay, rows that are known"
      )
      .collectionLayout(.list(insets: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)))

      ForEach(DayPart.allCases) { part in
        Section {
          ForEach(plan.places[part] ?? []) { PlaceRow(place: $0) }
        } header: {
          DayPartLabel(part: part, count: plan.places[part]?.count ?? 0)
        }
      }
    }
    .collectionLayout(.list(spacing: 8, insets: margins))
    .collectionHeadersPinned()
    .background(Color(.systemGroupedBackground))
  }
}
