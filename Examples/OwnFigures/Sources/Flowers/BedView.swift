import CollectionLab

/// Flowers side by side.
struct BedView: View {
  let flowers: [Flower]

  var body: some View {
    HStack(spacing: 8) {
      ForEach(flowers) { flower in
        VStack(alignment: .leading, spacing: 2) {
          Circle().fill(flower.color).frame(width: 28, height: 28)
          Text(flower.name).font(.headline)
          Text(flower.month).font(.caption).foregroundStyle(.secondary)
        }
        .padding(10)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(RoundedRectangle(cornerRadius: 12).fill(flower.color.opacity(0.15)))
      }
    }
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 14, trailing: 16))
    .background(Color(.systemBackground))
  }
}
