import CollectionLayout
import Drawing
import Foundation
import Geometry

/// The numbered parts of a picture, or of the pictures of a motion together: sections in order, then each kind of header,
/// footer, badge or other supplementary element once.
nonisolated struct OverlayCallouts: Sendable {
  private(set) var callouts: [OverlayCallout] = []

  /// The most parts that are numbered.
  static let limit = 20
  /// The width, in points at the figure's final width, that the legend keeps for what explains a number: it does not
  /// depend on the picture.
  static let rowWidth: CGFloat = 163
  /// How much of that words fill at the most: letters of other sizes are not quite as wide.
  private static let wordsWidth: CGFloat = 158

  /// What is known of a part.
  private struct Found {
    var order: (Int, Int, Int)
    var title: String?
    var columns: Int?
    var axis: Axis
    var scrollsItself = false
  }

  /// The parts in sight in any of the pictures, where the overlay numbers them.
  ///
  /// O(n) in the items of the lists.
  init(_ overlay: FigureOverlay, of lists: [DisplayList]) {
    guard overlay.contains(.callouts) else { return }
    var found: [OverlayCallout.Part: Found] = [:]
    var screens: [OverlayMeasure.Screen] = []
    for list in lists {
      let subjects = OverlayReader(list).subjects
      let titles = SectionTitles(list)
      for subject in subjects.outermost.map({ subjects[$0] }) {
        let screen = OverlayMeasure.Screen(of: subject)
        if !screens.contains(screen) { screens.append(screen) }
        let rank = screens.firstIndex(of: screen)!
        let shapes = SectionShape.shapes(of: subject)
        for (part, section, _) in subject.calloutBoxes {
          guard case .section = part else {
            let order = (Int.max, 0, found.count)
            if found[part] == nil { found[part] = Found(order: order, axis: subject.axis) }
            continue
          }
          var known = found[part] ?? Found(order: (rank, section, found.count), axis: subject.axis)
          known.title = known.title ?? titles.title(ofSection: section, in: subject.viewport)
          known.columns = [known.columns, shapes[section]?.columnCount].compactMap(\.self).max()
          known.scrollsItself = known.scrollsItself || shapes[section]?.scrollsItself == true
          found[part] = known
        }
      }
    }
    let ordered = found.sorted { $0.value.order < $1.value.order }
    callouts = ordered.enumerated().map { index, entry in
      OverlayCallout(
        part: entry.key, number: index + 1, name: Self.name(of: entry.key), title: entry.value.title,
        facts: Self.facts(of: entry.key, entry.value))
    }
  }

  private static func name(of part: OverlayCallout.Part) -> String {
    switch part {
    case .section(let section, _, _): "section \(section)"
    case .kind(let kind):
      switch kind {
      case CollectionElementKind.sectionHeader: "header"
      case CollectionElementKind.sectionFooter: "footer"
      default: kind
      }
    }
  }

  private static func facts(of part: OverlayCallout.Part, _ found: Found) -> [String] {
    guard case .section(_, _, let itemCount) = part else { return [] }
    func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
    return [
      found.columns.map { counted($0, found.axis == .vertical ? "column" : "row") },
      found.scrollsItself ? OverlayRole.orthogonal.name : nil, itemCount.map { counted($0, "item") },
    ].compactMap(\.self)
  }
}

extension OverlayCallouts {
  /// A row of the legend for each number: its name, and what fits of what is known, its header the least.
  func rows(_ lettering: OverlayLettering) throws -> [OverlayLegend.Row] {
    func fits(_ words: String) throws -> Bool {
      try lettering.plain(words).size.width / lettering.size * OverlayMetrics.fontSize <= Self.wordsWidth
    }
    return try callouts.prefix(Self.limit).map { callout in
      var words = callout.fullName
      if !callout.facts.isEmpty { words += ": " + callout.facts.joined(separator: ", ") }
      if try !fits(words) {
        // A header can be read in the picture.
        words = callout.name
        while words.count > 2, try !fits(words) { words = words.dropLast(2) + "…" }
        for (index, fact) in callout.facts.enumerated() {
          let longer = words + (index == 0 ? ": " : ", ") + fact
          guard try fits(longer) else { break }
          words = longer
        }
      }
      return OverlayLegend.Row(sample: .callout(callout.number), words: words)
    }
  }
}
