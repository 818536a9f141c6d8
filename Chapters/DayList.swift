import CollectionLab

/// One state of a day as a list.
struct DayList: View {
  let plan: DayPlan

  var body: some View {
    CollectionView {
      ForEach(DayPart.allCases.filter { plan.places[$0] != nil }) { part in
        Section {
          ForEach(plan.places[part] ?? []) { PlaceRow(place: $0) }
        } header: {
          Text(part.rawValue)
            .font(.footnote.weight(.semibold))
            .foregroundStyle(.secondary)
            .padding(.vertical, 8)
        }
      }
    }
    .collectionLayout(.list(spacing: 16, insets: EdgeInsets(top: 4, leading: 12, bottom: 16, trailing: 12)))
    .background(Color(.systemGroupedBackground))
  }
}
