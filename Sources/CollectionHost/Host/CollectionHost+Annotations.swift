import CollectionLayout
import Drawing
import Foundation
public import Geometry

extension CollectionHost {
  /// How far beyond what is seen the layout is described, in points: the ghosts around a figure need no more.
  private static let annotationReach: CGFloat = 64

  /// What figures show of the layout: what is seen, then everything in and near it, in content coordinates; pinned items
  /// and rows that scroll by themselves where they are seen.
  ///
  /// A layout whose class is not one of the library's own tells of its elements alone.
  ///
  /// - Parameter includesNames: whether they say what items are called, for which the source is asked.
  /// - Complexity: O(S + k) for k annotations; nothing is made or measured that ``layoutIfNeeded()`` does not.
  public func annotations(includesNames: Bool = true) throws -> [LayoutAnnotation] {
    try layoutIfNeeded()
    let near = bounds.insetBy(dx: -Self.annotationReach, dy: -Self.annotationReach)
    var found = [
      LayoutAnnotation(
        kind: .viewport(
          axis: scrollAxis, direction: environment.traits.layoutDirection, contentSize: currentContentSize),
        section: 0, frame: bounds)
    ]
    if readsPlan, let plan = layout.currentPlan {
      found += plan.annotations(in: near, window: window)
    } else {
      found += LayoutAttributesSource(layout).attributes(in: near).compactMap {
        LayoutAnnotation(LayoutAttributesSource.element($0))
      }
    }
    takeHandled(&found)
    for index in found.indices where includesNames {
      guard case .item(let item, _, _) = found[index].kind else { continue }
      found[index].names = source.names(of: .item(section: found[index].section, item: item))
    }
    takeDeclared(&found)
    found += liveAnnotations()
    return found
  }

  /// Tells of lengths that items declare, and have, that they are absolute, whatever an arrangement describes them by: one
  /// group stands for items of different heights, and its estimate is replaced item by item without measuring.
  ///
  /// That also holds for a group around such an item that is as long and described by the same estimate.
  private func takeDeclared(_ found: inout [LayoutAnnotation]) {
    guard let metrics = source.collectionMetrics else { return }
    let tolerance = environment.traits.pixelGrid.pixelLength
    var groups: [Int] = []
    for index in found.indices {
      switch found[index].kind {
      case .section: groups = []
      case .group(let depth, _, _): groups = (depth == 0 ? [] : groups) + [index]
      default: break
      }
      guard case .item(let item, var width, var height) = found[index].kind else { continue }
      let hints = metrics.sizeHints(forItemAt: IndexPath(item: item, section: found[index].section))
      if hints.isEmpty { continue }
      let size = found[index].frame.size
      func declared(_ length: CGFloat?, _ axis: Axis, instead known: LayoutDimension?) -> LayoutDimension? {
        guard let length, abs(length - size[axis]) <= tolerance, known?.isSelfSizing ?? true else {
          return known
        }
        for group in groups { found[group].takeDeclared(length, along: axis, insteadOf: known, tolerance) }
        return .absolute(length)
      }
      width = declared(hints.ownWidth, .horizontal, instead: width)
      height = declared(hints.height(inColumn: size.width), .vertical, instead: height)
      found[index].kind = .item(item, width: width, height: height)
    }
  }

  /// Puts items where a section's handler has put them.
  private func takeHandled(_ found: inout [LayoutAnnotation]) {
    var frames: [ElementIdentity: CGRect] = [:]
    for shown in shown ?? [] where readsPlan && shown.attributes != nil {
      frames[shown.element.identity] = shown.element.frame
    }
    if frames.isEmpty { return }
    for index in found.indices {
      if let identity = found[index].identity, let frame = frames[identity] { found[index].frame = frame }
    }
  }

  /// The contents that are alive and in sight, and how many there were; none where no content outlives its drawing.
  private func liveAnnotations() -> [LayoutAnnotation] {
    guard keepsContents else { return [] }
    var found = [
      LayoutAnnotation(kind: .reuse(created: createdCount, reused: reusedCount), section: 0, frame: bounds)
    ]
    for shown in shown ?? [] {
      let identity = shown.element.identity
      guard let content = contents[identity]?.content, let pool = content.reuseIdentifier else { continue }
      found.append(
        LayoutAnnotation(
          kind: .live(identity, pool: pool, uses: content.useCount), section: identity.section,
          frame: shown.element.frame))
    }
    return found
  }
}

extension LayoutAnnotation {
  /// Describes a group by a declared length where it is as long and was described by an estimate that an item shares.
  fileprivate mutating func takeDeclared(
    _ length: CGFloat, along axis: Axis, insteadOf estimate: LayoutDimension?, _ tolerance: CGFloat
  ) {
    guard case .group(let depth, var width, var height) = kind, let estimate,
      abs(frame.size[axis] - length) <= tolerance
    else { return }
    if axis == .horizontal, width == estimate { width = .absolute(length) }
    if axis == .vertical, height == estimate { height = .absolute(length) }
    kind = .group(depth: depth, width: width, height: height)
  }

  /// What is shown of an element that a layout has placed by means of its own.
  fileprivate init?(_ element: LayoutElement) {
    switch element.identity {
    case .item(let section, let item):
      self.init(kind: .item(item, width: nil, height: nil), section: section, frame: element.frame)
    case .supplementary(_, let section, _):
      self.init(
        kind: .supplementary(element.identity, place: .boundary, width: nil, height: nil), section: section,
        frame: element.frame)
    case .decoration: return nil
    }
  }

  /// The element that the annotation is the box of.
  fileprivate var identity: ElementIdentity? {
    switch kind {
    case .item(let item, _, _): .item(section: section, item: item)
    case .supplementary(let identity, _, _, _): identity
    default: nil
    }
  }
}
