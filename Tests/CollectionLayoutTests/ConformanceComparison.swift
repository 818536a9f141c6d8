import CollectionLayout
import Foundation
import Geometry
import Testing

/// Compares a plan with what UIKit answered; on a difference prints both as trees.
struct ConformanceComparison {
  let test: ConformanceCase
  let plan: LayoutPlan
  let window: LayoutWindow
  /// How far numbers may be apart, in points.
  let tolerance: CGFloat
  private var differences: [String] = []

  init(_ test: ConformanceCase, plan: LayoutPlan, window: LayoutWindow, tolerance: CGFloat) {
    self.test = test
    self.plan = plan
    self.window = window
    self.tolerance = tolerance
  }

  private var expected: JSON { test.json["expected"] }

  /// Compares everything the case recorded.
  mutating func run() {
    let isSampled = expected["sample"].flag == true || expected["clip"].exists
    if expected["contentSize"].exists {
      compare(
        "content size", CGRect(origin: .zero, size: plan.contentSize),
        CGRect(origin: .zero, size: expected["contentSize"].size))
    }
    let recorded = recordedElements()
    let ours =
      expected["visibleOnly"].flag == true
      ? plan.elements(in: window.bounds, window: window) : plan.allElements(window: window)
    let byIdentity = Dictionary(uniqueKeysWithValues: ours.map { ($0.identity, $0) })
    for (identity, frame, zIndex) in recorded {
      guard let element = byIdentity[identity] else {
        differences.append("\(identity) is missing")
        continue
      }
      compare("\(identity)", clip(element.frame), frame)
      if let zIndex, element.zIndex != zIndex {
        differences.append("\(identity): z \(element.zIndex), recorded \(zIndex)")
      }
    }
    if !isSampled {
      let known = Set(recorded.map(\.0))
      let families = recordedFamilies
      for element in ours where !known.contains(element.identity) && families(element.identity) {
        differences.append("\(element.identity) was not recorded")
      }
    }
    compareQueries()
    for lookup in expected["lookups"].list {
      let identity = ElementIdentity.item(section: Int(lookup[0].number), item: Int(lookup[1].number))
      let frame = CGRect(
        x: lookup[2].number, y: lookup[3].number, width: lookup[4].number, height: lookup[5].number)
      if let element = plan.element(identity, window: window) {
        compare("lookup of \(identity)", element.frame, frame)
      } else {
        differences.append("lookup of \(identity) finds nothing")
      }
    }
    report(recorded, ours)
  }

  /// Which kinds of elements were recorded at all.
  private var recordedFamilies: (ElementIdentity) -> Bool {
    let hasItems = expected["items"].exists
    let hasQueries = expected["queries"].exists
    let hasOthers = expected["supplementaries"].exists || hasQueries
    return { identity in if case .item = identity { hasItems } else { hasOthers } }
  }

  private func recordedElements() -> [(ElementIdentity, CGRect, Int?)] {
    var elements: [(ElementIdentity, CGRect, Int?)] = []
    for row in expected["items"].list {
      elements.append(
        (
          .item(section: Int(row[0].number), item: Int(row[1].number)),
          CGRect(x: row[2].number, y: row[3].number, width: row[4].number, height: row[5].number),
          row[6].optionalNumber.map { Int($0) }
        ))
    }
    for (member, isDecoration) in [("supplementaries", false), ("decorations", true)] {
      for row in expected[member].list {
        let kind = row[0].text ?? ""
        let section = Int(row[1].number)
        let item = row[2].text == "max" ? Int.max : Int(row[2].number)
        elements.append(
          (
            isDecoration
              ? .decoration(kind: kind, section: section, item: item)
              : .supplementary(kind: kind, section: section, item: item),
            CGRect(x: row[3].number, y: row[4].number, width: row[5].number, height: row[6].number),
            row[7].optionalNumber.map { Int($0) }
          ))
      }
    }
    return elements
  }

  private mutating func compareQueries() {
    for query in expected["queries"].list {
      let found = Set(
        plan.elements(in: query["rect"].rect, window: window).map { "\($0.identity)" })
      let recorded = Set(
        query["elements"].list.map { element -> String in
          let section = Int(element[2].number)
          let item = element[3].text == "max" ? Int.max : Int(element[3].number)
          return switch element[0].text {
          case "item": "\(ElementIdentity.item(section: section, item: item))"
          default: "\(element[1].text ?? "") \(section).\(item)"
          }
        })
      if found != recorded {
        differences.append(
          "rectangle \(query["rect"].rect): extra \(found.subtracting(recorded).sorted()),"
            + " missing \(recorded.subtracting(found).sorted())")
      }
    }
  }

  private func clip(_ frame: CGRect) -> CGRect {
    guard expected["clip"].exists else { return frame }
    return frame.intersection(expected["clip"].rect)
  }

  private mutating func compare(_ what: String, _ ours: CGRect, _ recorded: CGRect) {
    let pairs = [
      (ours.origin.x, recorded.origin.x), (ours.origin.y, recorded.origin.y),
      (ours.size.width, recorded.size.width), (ours.size.height, recorded.size.height),
    ]
    if pairs.contains(where: { !(abs($0.0 - $0.1) <= tolerance) }) {
      differences.append("\(what): \(show(ours)), recorded \(show(recorded))")
    }
  }

  private func show(_ rect: CGRect) -> String {
    "(\(rect.origin.x) \(rect.origin.y) \(rect.size.width) \(rect.size.height))"
  }

  private func report(
    _ recorded: [(ElementIdentity, CGRect, Int?)], _ ours: [LayoutElement]
  ) {
    guard !differences.isEmpty else { return }
    var lines = ["\(test.name):"] + differences.map { "  \($0)" }
    lines.append("recorded \(expected["contentSize"].exists ? "\(expected["contentSize"].size)" : "")")
    lines += recorded.map { "  \($0.0) \(show($0.1))\($0.2.map { " z \($0)" } ?? "")" }
    lines.append("ours \(plan.contentSize)")
    lines += ours.prefix(60).map { "  \($0.identity) \(show($0.frame)) z \($0.zIndex)" }
    Issue.record(Comment(rawValue: lines.joined(separator: "\n")))
  }
}
