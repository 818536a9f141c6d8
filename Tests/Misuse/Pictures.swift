// Renderers and snapshots that would promise what they cannot keep: the compiler says what to use instead.
import CollectionLab
import CollectionSnapshots

@MainActor
func document(_ renderer: ImageRenderer<Text>) {
  // expected-error@+1 {{is unavailable: there is no CGContext to draw in; pdfData() and svg() give the document}}
  renderer.render { _, _ in }
}

func tolerance() -> [SnapshotStrategy<Text>] {
  // expected-error@+1 {{is unavailable: a share of a picture hides bugs; pass compare: .crossMachine or an ImageComparison to assertSnapshot}}
  [.image(precision: 0.98)]
}
