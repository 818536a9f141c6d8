import CollectionLab
import CollectionSnapshots

/// Pictures of a phone's screen, 1206 by 2622 pixels, in memory and in files: a page, the same page, and the page with a
/// row grown by a point, so that everything below has moved.
struct ComparedPages {
  let page: ReferenceImage
  let same: ReferenceImage
  let moved: ReferenceImage
  /// The folder of the files.
  let folder: String

  init() throws {
    page = try Self.image(grownRow: nil)
    same = try Self.image(grownRow: nil)
    moved = try Self.image(grownRow: 2)
    folder = FileManager.default.temporaryDirectory.path + "/snapshot-benchmarks-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, image) in [("page", page), ("same", same), ("moved", moved)] {
      try Data(image.file()).write(to: URL(fileURLWithPath: path(name)))
    }
  }

  /// The path of a picture.
  func path(_ name: String) -> String { "\(folder)/\(name).png" }

  /// Takes the files away.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  private static func image(grownRow: Int?) throws -> ReferenceImage {
    let view = CollectionView {
      ForEach(0..<30) { index in
        VStack(alignment: .leading, spacing: 4) {
          Text("Entry \(index): Dune at dusk").font(.headline)
          Text("The ridge threw its shadow a mile across the sand. We waited for it to reach us.")
            .font(.subheadline).foregroundStyle(.secondary)
        }
        .padding(EdgeInsets(top: index == grownRow ? 9 : 8, leading: 16, bottom: 10, trailing: 14))
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(
          LinearGradient(colors: [.orange, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
            .opacity(0.3))
      }
    }
    let environment = DrawingEnvironment(width: 402, height: 874, textMeasurer: PangoTextMeasurer.shared)
    return try ReferenceImage(
      drawing: view.background(Color(.systemBackground)).displayList(in: environment), scale: 3)
  }
}
