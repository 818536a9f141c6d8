import CollectionLayout
import Foundation
import Geometry

/// A plan made, measured and carried over an update, checked at every stage.
struct PlanScenario {
  let planner: FuzzDescriptions.Planner
  let counts: [Int]
  let environment: LayoutEnvironment
  let rects: [CGRect]

  /// Runs the stages; the sentence of the first check that failed, if one did.
  func run(_ bytes: inout FuzzBytes) throws(LayoutMisuse) -> String? {
    let checks = PlanChecks()
    var plan = try planner(counts, environment)
    let again = try planner(counts, environment)
    if let failure = checks.check(plan, rects: rects, "planned") ?? checks.checkSame(plan, again, "planned") {
      return failure
    }
    let window = LayoutWindow(bounds: CGRect(origin: .zero, size: CGSize(width: 320, height: 480)))
    let sizes = (0..<5).map { _ in CGSize(width: bytes.length(), height: bytes.length()) }
    bytes.note("preferred \(sizes)")
    let preferred = { (element: LayoutElement) in sizes[abs(element.identity.item % 5)] }
    plan.measure(in: window, preferredSize: preferred)
    if let failure = checks.check(plan, rects: rects, "measured") { return failure }
    if bytes.chance(2) { plan.measure(in: window, extent: .everything, preferredSize: preferred) }
    return try update(plan, &bytes, checks)
  }

  /// One item goes from a section and two come.
  private func update(
    _ plan: LayoutPlan, _ bytes: inout FuzzBytes, _ checks: PlanChecks
  ) throws(LayoutMisuse) -> String? {
    guard let section = counts.indices.last, counts[section] > 0 else { return nil }
    var updated = counts
    updated[section] += 1
    let gone = bytes.number(below: counts[section])
    let come = Set([bytes.number(below: updated[section]), bytes.number(below: updated[section])])
    updated[section] = counts[section] - 1 + come.count
    bytes.note("section \(section): item \(gone) goes, \(come.sorted()) come")
    guard come.allSatisfy({ $0 < updated[section] }) else { return nil }
    var next = try planner(updated, environment)
    let edits = counts.indices.map { index in
      SectionEdit(
        oldSection: index, newSection: index, deletions: index == section ? [gone] : [],
        insertions: index == section ? come.sorted() : [])
    }
    next.adoptMeasurements(from: plan, sections: edits)
    return checks.check(next, rects: rects, "updated")
  }
}
