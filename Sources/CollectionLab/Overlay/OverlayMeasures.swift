import Foundation
import Geometry

/// What tells two measures of an overlay apart.
nonisolated struct OverlayMeasure: Hashable {
  /// The screen that the collection is seen on: what measures the same in several of one strip is one measure.
  var screen: Int
  var section: Int
  var axis: Axis
  /// Whose measure it is.
  var role: OverlayRole
  /// What is measured: items, groups of a depth, gaps of a kind, an edge.
  var subject: Int
  var dimension: LayoutDimension?
  /// In hundredths of a point.
  var length: Int

  /// What the screens of one strip have in common.
  struct Screen: Hashable {
    private let axis: Axis
    private let width: Int
    private let height: Int

    init(of subject: OverlaySubject) {
      axis = subject.axis
      width = OverlayMeasure.hundredths(subject.viewport.width)
      height = OverlayMeasure.hundredths(subject.viewport.height)
    }
  }

  static func hundredths(_ length: CGFloat) -> Int { Int((length * 100).rounded()) }
}

/// Places by what is measured there, in the order in which measures were met.
nonisolated struct OverlayMeasures {
  /// Where something is measured, and in which collection.
  typealias Place = (frame: CGRect, subject: OverlaySubject)

  /// A measure with its places.
  private struct Entry {
    let measure: OverlayMeasure
    /// Which of its collection's measures it is.
    let turn: Int
    var places: [Place] = []
    /// The collection that was looked at last, and how many of its places there are.
    var collection = -1
    var count = 0
  }

  /// The most places of one measure in one collection.
  let limit: Int
  private var indices: [OverlayMeasure: Int] = [:]
  private var entries: [Entry] = []
  /// The collection that is looked at, and which one it is.
  private var subject: OverlaySubject?
  private var collection = -1
  /// How many measures there were before those of the collection.
  private var start = 0
  private var screens: [OverlayMeasure.Screen] = []
  /// The screen that the collection is seen on.
  private(set) var screen = 0

  init(limit: Int) { self.limit = limit }

  func has(_ measure: OverlayMeasure) -> Bool { indices[measure] != nil }

  /// The first measures of all collections, then their second ones, and so on.
  var inTurns: [(measure: OverlayMeasure, places: [Place])] {
    let turns = entries.enumerated().sorted { ($0.element.turn, $0.offset) < ($1.element.turn, $1.offset) }
    return turns.map { ($0.element.measure, $0.element.places) }
  }

  /// What is added from now on is of another collection.
  mutating func begin(_ subject: OverlaySubject) {
    self.subject = subject
    collection += 1
    start = entries.count
    let seen = OverlayMeasure.Screen(of: subject)
    screen = screens.firstIndex(of: seen) ?? screens.count
    if screen == screens.count { screens.append(seen) }
  }

  mutating func add(_ frame: CGRect, to measure: OverlayMeasure) {
    guard let subject else { return }
    let index = indices[measure] ?? entries.count
    if index == entries.count {
      indices[measure] = index
      entries.append(Entry(measure: measure, turn: index - start))
    }
    if entries[index].collection != collection {
      (entries[index].collection, entries[index].count) = (collection, 0)
    }
    if entries[index].count == limit { return }
    entries[index].count += 1
    entries[index].places.append((frame, subject))
  }
}
