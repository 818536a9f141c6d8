public import Drawing
import Foundation
import Synchronization

/// The text engine: Pango, and HarfBuzz alone for simple text, over the fonts of a ``FontLibrary``.
///
/// Safe to use from any thread and task: a pool of workers, one for each core, measures side by side. The same block
/// gives the same shape, whatever was measured before and on whichever thread; shapes of recent blocks are kept.
///
/// Text without limits is as wide as its longest line; an empty text has no line and no size. Lines are broken
/// by Unicode's rules; words wider than a line are broken anywhere, and no hyphens are made but at soft ones.
public final class PangoTextMeasurer: TextMeasuring {
  /// The measurer over ``FontLibrary/shared``.
  public static let shared = PangoTextMeasurer()

  /// Where fonts come from.
  public let library: FontLibrary
  private let pool: WorkerPool
  private let cache: ShapeCache

  /// A measurer.
  ///
  /// - Parameter library: where fonts come from.
  public convenience init(library: FontLibrary = .shared) { self.init(library: library, usesWords: true) }

  /// A measurer that may be kept from the short way.
  init(library: FontLibrary, usesWords: Bool) {
    self.library = library
    pool = WorkerPool(library: library, usesWords: usesWords)
    cache = ShapeCache()
  }

  /// The shape of `block`: its size, lines and glyphs.
  ///
  /// Characters that no font has are drawn as the font's box and listed in ``ShapedText/missingCharacters``;
  /// ``FontLibrary/packageHint(for:)`` says what to install for them.
  ///
  /// - Throws: ``FontError`` where a family is not known or a font file is missing or broken.
  public func shape(_ block: TextBlock) throws -> ShapedText {
    let generation = library.generation
    if let known = cache.shape(of: block, generation: generation) { return known }
    let shaped = try pool.shape(block)
    cache.keep(shaped, of: block, generation: generation)
    return shaped
  }
}

/// Workers, each behind a lock of its own.
private final class WorkerPool: Sendable {
  private final class Slot: Sendable {
    let worker: Mutex<TextWorker?> = Mutex(nil)
  }

  private let first = Slot()
  /// A slot for each other core, once the first was busy: to count the cores the system's files have to be read.
  private let others = Mutex<[Slot]?>(nil)
  private let next = Atomic<Int>(0)
  private let library: FontLibrary
  private let usesWords: Bool

  init(library: FontLibrary, usesWords: Bool) {
    self.library = library
    self.usesWords = usesWords
  }

  /// The shape of a block by the first worker that is free, so that one thread always meets the same warm worker.
  func shape(_ block: TextBlock) throws -> ShapedText {
    if let shaped = try first.worker.withLockIfAvailable({ try shape(block, by: &$0) }) { return shaped }
    let slots = [first] + otherSlots()
    for slot in slots.dropFirst() {
      if let shaped = try slot.worker.withLockIfAvailable({ try shape(block, by: &$0) }) { return shaped }
    }
    let turn = next.wrappingAdd(1, ordering: .relaxed).newValue
    let slot = slots[Int(UInt(bitPattern: turn) % UInt(slots.count))]
    return try slot.worker.withLock { try shape(block, by: &$0) }
  }

  private func shape(_ block: TextBlock, by worker: inout sending TextWorker?) throws -> ShapedText {
    let used = worker ?? TextWorker(library: library, usesWords: usesWords)
    worker = used
    return try used.shape(block)
  }

  private func otherSlots() -> [Slot] {
    others.withLock { others in
      let slots = others ?? (1..<max(ProcessInfo.processInfo.activeProcessorCount, 1)).map { _ in Slot() }
      others = slots
      return slots
    }
  }
}

/// Shapes by block, in two generations: what was not asked for during one is forgotten.
private final class ShapeCache: Sendable {
  private struct State {
    var current: [TextBlock: ShapedText] = [:]
    var previous: [TextBlock: ShapedText] = [:]
    /// Bytes of text in the current generation.
    var size = 0
    /// The library's generation that the shapes belong to.
    var generation = 0
  }

  private let state = Mutex(State())
  private static let blocks = 4096
  private static let bytes = 4 << 20

  func shape(of block: TextBlock, generation: Int) -> ShapedText? {
    state.withLock { state in
      guard state.generation == generation else { return nil }
      if let shaped = state.current[block] { return shaped }
      guard let shaped = state.previous[block] else { return nil }
      Self.keep(shaped, of: block, in: &state)
      return shaped
    }
  }

  func keep(_ shaped: ShapedText, of block: TextBlock, generation: Int) {
    state.withLock { state in
      if state.generation != generation {
        state = State()
        state.generation = generation
      }
      Self.keep(shaped, of: block, in: &state)
    }
  }

  private static func keep(_ shaped: ShapedText, of block: TextBlock, in state: inout State) {
    if state.current.count >= blocks || state.size >= bytes {
      state.previous = state.current
      (state.current, state.size) = ([:], 0)
    }
    state.current[block] = shaped
    state.size += shaped.string.utf8.count
  }
}
