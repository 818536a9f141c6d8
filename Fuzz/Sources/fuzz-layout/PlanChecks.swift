import Foundation
import Geometry

@testable import CollectionLayout

/// What holds of every plan; each check answers the sentence that says what does not, or nil.
struct PlanChecks {
  /// Checks a plan by itself.
  func check(_ plan: LayoutPlan, rects: [CGRect], _ stage: String) -> String? {
    let elements = plan.allElements()
    let size = plan.contentSize
    if !(size.width.isFinite && size.height.isFinite) { return "\(stage): content size \(size)" }
    for element in elements {
      let frame = element.frame
      let isFinite =
        frame.origin.x.isFinite && frame.origin.y.isFinite && frame.size.width.isFinite
        && frame.size.height.isFinite
      if !isFinite { return "\(stage): \(element.identity) at \(frame)" }
      if plan.element(element.identity) != element {
        return
          "\(stage): \(element.identity) by name is \(String(describing: plan.element(element.identity))), "
          + "but \(element) among all"
      }
    }
    for rect in rects + [CGRect(origin: .zero, size: size)] {
      let found = plan.elements(in: rect)
      let expected = filtered(plan, elements, rect)
      if found != expected {
        let difference = Set(found).symmetricDifference(expected).map { "\($0.identity) \($0.frame)" }
        return "\(stage): the rectangle \(rect) differs in \(difference.sorted())"
      }
    }
    return nil
  }

  /// Checks that two plans of the same say the same.
  func checkSame(_ one: LayoutPlan, _ other: LayoutPlan, _ stage: String) -> String? {
    if one.contentSize != other.contentSize || one.allElements() != other.allElements() {
      return "\(stage): solving twice differs"
    }
    return nil
  }

  /// The slow answer to a rectangle, by the words of `layout.md` 3.9.
  private func filtered(_ plan: LayoutPlan, _ elements: [LayoutElement], _ rect: CGRect) -> [LayoutElement] {
    // Solved left to right and mirrored as a whole, so the clipping is seen in the solved content.
    let rect = plan.mirrored(rect)
    let low = CGPoint(x: max(rect.origin.x, 0), y: max(rect.origin.y, 0))
    let high = CGPoint(
      x: min(rect.origin.x + rect.size.width, plan.contentSize.width),
      y: min(rect.origin.y + rect.size.height, plan.contentSize.height))
    guard low.x <= high.x, low.y <= high.y else { return [] }
    let clipped = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    let hasArea = clipped.size.width > 0 && clipped.size.height > 0
    let placer = ElementPlacer(plan: plan, window: nil)
    return elements.filter { element in
      guard let solved = placer.element(element.identity) else { return false }
      if case .decoration(_, let section, _) = element.identity {
        var box = CGRect.zero
        box.origin[plan.axis.cross] = plan.sections[section].band.start
        box.size[plan.axis.cross] = plan.sections[section].band.length
        box.size[plan.axis] = plan.sections[section].length
        return placer.sectionFrame(box, section: section).touches(clipped)
      }
      guard hasArea, solved.frame.meets(clipped) else { return false }
      return groupFrame(placer, element.identity).map { $0.meets(clipped) } ?? true
    }
  }

  /// The frame of the group that an element belongs to, not mirrored; nil for elements of no group.
  private func groupFrame(_ placer: ElementPlacer, _ identity: ElementIdentity) -> CGRect? {
    guard placer.plan.sections.indices.contains(identity.section) else { return nil }
    guard case .groups(let groups) = placer.plan.sections[identity.section].body else { return nil }
    let group: Int
    switch identity {
    case .item(_, let item): group = groups.group(ofItem: item)
    case .supplementary(let kind, _, let item):
      let isBoundary = placer.plan.sections[identity.section].boundary.contains { $0.value.kind == kind }
      guard !isBoundary, item != .max, let found = groups.group(ofBadge: item, of: kind) else { return nil }
      group = found
    case .decoration: return nil
    }
    return placer.bodyFrame(
      groups.frame(ofGroup: group), section: identity.section, rowOffset: placer.rowOffset(identity.section))
  }
}
