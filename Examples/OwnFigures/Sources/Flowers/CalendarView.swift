import CollectionLab

/// Flowers below their months.
struct CalendarView: View {
  let flowers: [Flower]

  var body: some View {
    CollectionView {
      ForEach(flowers) { flower in
        Section {
          Text(flower.name).foregroundStyle(flower.color).padding(
            EdgeInsets(top: 8, leading: 16, bottom: 9, trailing: 12))
          Text("Water it in the morning.").font(.subheadline).foregroundStyle(.secondary)
            .padding(EdgeInsets(top: 6, leading: 16, bottom: 10, trailing: 12))
        } header: {
          Text(flower.month).font(.footnote.weight(.semibold))
            .padding(EdgeInsets(top: 6, leading: 16, bottom: 5, trailing: 12))
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color(.secondarySystemBackground))
        }
      }
    }
    .collectionLayout(.list)
    .collectionHeadersPinned()
    .background(Color(.systemBackground))
  }
}
