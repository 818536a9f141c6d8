import CollectionLayout
import Foundation

/// How far the sections that scroll by themselves are scrolled.
///
/// What a person has scrolled belongs to the section, wherever updates move it; the offsets are what comes of it
/// within the ends of the rows.
struct OrthogonalState {
  /// Where sections were scrolled to, in points.
  private(set) var scrolled: [Int: CGFloat] = [:]
  /// What the source declares.
  private var declared: [Int: CGFloat] = [:]
  /// The sections that have a row.
  private var sections: [Int] = []
  /// Where the rows are, clamped.
  private(set) var offsets: [Int: CGFloat] = [:]

  /// Finds the rows of a new plan.
  ///
  /// O(S) in the sections.
  mutating func prepare(_ plan: LayoutPlan?, declared ask: (Int) -> CGFloat?) {
    sections = []
    guard let plan else {
      offsets = [:]
      return
    }
    for section in 0..<plan.sectionCount where plan.orthogonalRow(inSection: section) != nil {
      sections.append(section)
      let wanted = ask(section)
      if let wanted, let known = declared[section], known != wanted { scrolled[section] = nil }
      declared[section] = wanted
    }
    clamp(to: plan)
  }

  /// Puts every row between its ends, which may have moved.
  mutating func clamp(to plan: LayoutPlan) {
    if sections.isEmpty && offsets.isEmpty { return }
    offsets = [:]
    for section in sections {
      guard let row = plan.orthogonalRow(inSection: section) else { continue }
      let wanted = scrolled[section] ?? declared[section] ?? row.initialOffset
      offsets[section] = min(max(wanted, row.range.lowerBound), row.range.upperBound)
    }
  }

  /// Scrolls a section.
  mutating func scroll(_ section: Int, to offset: CGFloat, in plan: LayoutPlan?) {
    scrolled[section] = offset.isFinite ? offset : 0
    if let plan { clamp(to: plan) }
  }

  /// Moves what belongs to sections along with them; `nil` where a section is gone.
  mutating func moveSections(_ new: (Int) -> Int?) {
    func moved(_ values: [Int: CGFloat]) -> [Int: CGFloat] {
      var result: [Int: CGFloat] = [:]
      for (section, value) in values { if let place = new(section) { result[place] = value } }
      return result
    }
    scrolled = moved(scrolled)
    declared = moved(declared)
  }
}
