import CollectionUI
import Drawing
import Geometry
import Synchronization
import Testing

/// The block that a view's first text is shaped from.
struct RecordedText {
  let block: TextBlock

  init(_ view: some View, traits: Traits = Traits()) throws {
    let measurer = RecordingMeasurer()
    _ = try Drawn(view, traits: traits, measurer: measurer)
    block = try #require(measurer.first.withLock { $0 })
  }

  /// What the text says.
  var string: String { block.string }

  /// The style of the text's first run.
  var style: TextStyle { block.runs[0].style }
}

/// Remembers the first block.
private nonisolated final class RecordingMeasurer: TextMeasuring {
  let first = Mutex<TextBlock?>(nil)

  func shape(_ block: TextBlock) throws -> ShapedText {
    first.withLock { if $0 == nil { $0 = block } }
    return MonospacedTextMeasurer().shape(block)
  }
}
