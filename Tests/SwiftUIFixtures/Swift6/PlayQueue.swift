import SwiftUI

struct Track: Identifiable {
  let id: Int
  var title: String { "Track \(id)" }
}

public struct PlayQueue: View {
  @State private var playing: Int? = 7
  @State private var covers = ScrollPosition(edge: .trailing)
  @State private var quality = "Lossless"
  private let tracks = (1...20).map(Track.init)

  public init() {}

  public var body: some View {
    VStack(spacing: 0) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(tracks) { track in
            RoundedRectangle(cornerRadius: 8)
              .fill(Color.indigo.mix(with: .orange, by: Double(track.id) / 20))
              .frame(width: 80, height: 80)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($covers)
      .scrollTargetBehavior(.viewAligned)
      .safeAreaPadding(.horizontal, 16)
      .frame(height: 100)

      ScrollViewReader { proxy in
        CollectionView {
          Section {
            Label("Up Next", systemImage: "list.bullet").badge(tracks.count)
            Label("Favourites", systemImage: "heart.fill").listItemTint(.pink)
            Picker("Quality", selection: $quality) {
              ForEach(["High", "Lossless"], id: \.self) { Text($0) }
            }
          } header: {
            Text("Player")
          }
          .headerProminence(.increased)
        }
        .collectionLayout(.list(.insetGrouped))
        .scrollContentBackground(.hidden)
        .onChange(of: playing) { proxy.scrollTo(playing, anchor: .center) }
      }
      .frame(height: 230)

      ScrollView {
        LazyVStack(alignment: .leading, spacing: 8) {
          ForEach(tracks) { track in
            Button {
              playing = track.id
            } label: {
              Text(track.title).frame(maxWidth: .infinity, minHeight: 32, alignment: .leading)
            }
            .keyboardShortcut(.defaultAction)
          }
        }
        .padding(.horizontal)
      }
      .scrollPosition(id: $playing, anchor: .top)
      .frame(height: 200)
    }
  }
}
