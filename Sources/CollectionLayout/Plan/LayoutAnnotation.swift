public import Foundation
public import Geometry

/// Something of a layout that figures show beside its elements.
public struct LayoutAnnotation: Hashable, Sendable {
  /// What is shown.
  public enum Kind: Hashable, Sendable {
    /// A section's box, boundary items included.
    case section
    /// The room that a section's content inset keeps at an edge.
    case contentInset(Edge)
    /// A group's box, with the dimensions it was described by.
    case group(width: LayoutDimension, height: LayoutDimension)
    /// The gap between two groups.
    case interGroupSpacing
    /// A cell's box, with the dimensions it was described by.
    case item(Int, width: LayoutDimension, height: LayoutDimension)
  }

  /// What is shown.
  public var kind: Kind
  /// The section it belongs to.
  public var section: Int
  /// The rectangle in content coordinates, in points.
  public var frame: CGRect
}

extension LayoutPlan {
  /// What figures show of the layout in `rect`, nothing scrolled inside sections.
  ///
  /// - Complexity: O(S + k) for k annotations.
  public func annotations(in rect: CGRect) -> [LayoutAnnotation] {
    var found: [LayoutAnnotation] = []
    let placer = ElementPlacer(plan: self, window: nil)
    func add(_ kind: LayoutAnnotation.Kind, _ section: Int, _ frame: CGRect) {
      let frame = mirrored(frame)
      if frame.meets(rect) {
        found.append(LayoutAnnotation(kind: kind, section: section, frame: frame))
      }
    }
    for section in sections.indices where sections[section].length != 0 {
      let solved = sections[section]
      let box = mirrored(sectionFrame(section))
      add(.section, section, box)
      for (edge, strip) in solved.insetStrips(axis) {
        add(.contentInset(edge), section, placer.sectionFrame(strip, section: section))
      }
      guard case .groups(let groups) = solved.body else { continue }
      var local = mirrored(rect)
      local.origin[axis] -= starts[section] + solved.bodyShift
      for index in groups.groups(in: local, slack: grid.pixelLength) {
        let frame = groups.frame(ofGroup: index)
        let size = groups.group.item.size
        add(
          .group(width: size.width, height: size.height), section,
          placer.bodyFrame(frame, section: section, rowOffset: 0))
        if index > 0, let gap = groups.gap(beforeGroup: index) {
          add(
            .interGroupSpacing, section, placer.bodyFrame(gap, section: section, rowOffset: 0))
        }
        let leaves = groups.solved(group: index).leaves
        for (leaf, place) in leaves.prefix(groups.count(ofGroup: index)).enumerated() {
          guard let dimensions = place.dimensions else { continue }
          let cell = place.frame.offsetBy(dx: frame.origin.x, dy: frame.origin.y)
          add(
            .item(
              index * groups.capacity + leaf, width: dimensions.width, height: dimensions.height),
            section, placer.bodyFrame(cell, section: section, rowOffset: 0))
        }
      }
    }
    return found
  }
}

extension SolvedSection {
  /// The room of each content inset, in section coordinates.
  fileprivate func insetStrips(_ axis: Axis) -> [(Edge, CGRect)] {
    var box = CGRect.zero
    box.origin[axis] = bodyShift
    box.size[axis] = length - bodyShift - endGrowth
    box.origin[axis.cross] = band.start
    box.size[axis.cross] = band.length
    var strips: [(Edge, CGRect)] = []
    func add(_ edge: Edge, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      if width > 0, height > 0 {
        strips.append((edge, CGRect(x: x, y: y, width: width, height: height)))
      }
    }
    add(.top, box.minX, box.minY, box.width, insets.top)
    add(.bottom, box.minX, box.maxY - insets.bottom, box.width, insets.bottom)
    add(.leading, box.minX, box.minY, insets.leading, box.height)
    add(.trailing, box.maxX - insets.trailing, box.minY, insets.trailing, box.height)
    return strips
  }
}

extension GroupSequence {
  /// The gap before a group that is not the first; nil when there is none.
  fileprivate func gap(beforeGroup index: Int) -> CGRect? {
    guard lengths.gap > 0 else { return nil }
    var frame = frame(ofGroup: index)
    frame.origin[axis] -= lengths.gap
    frame.size[axis] = lengths.gap
    return frame
  }
}
