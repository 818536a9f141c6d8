import Drawing
import Foundation
import Geometry

/// Finds the rows in which the picture of a plan is not that of another plan moved up or down.
struct PlanComparison {
  let old: DrawPlan
  let new: DrawPlan
  /// Rows that the old picture is moved down.
  let dy: Int

  /// How many commands at one place are tried as partners, so that many do not make the work quadratic.
  private static let lookAlikes = 24

  /// The rows of the new picture that the old one, moved, reaches.
  var common: IndexSet {
    let rows = max(dy, 0)..<max(min(new.box.height, old.box.height + dy), max(dy, 0))
    return IndexSet(integersIn: rows)
  }

  /// Where a command lies, for finding its partner.
  private struct Place: Hashable {
    var anchor: CGAffineTransform
    var extent: PixelBox

    init(_ command: DrawCommand, in plan: DrawPlan, shift: Int = 0) {
      anchor = command.anchor(in: plan)
      anchor.ty += CGFloat(shift)
      // The extents of what is put together from others are cut by the picture's edges.
      extent = command.isComposite ? .empty : command.extent.offsetBy(dx: 0, dy: shift)
    }
  }

  /// The rows in which the commands of two lists, painted over equal pixels, give different ones.
  func damage(_ olds: [DrawCommand], _ news: [DrawCommand]) -> IndexSet {
    var places: [Place: [Int]] = [:]
    for (index, command) in olds.enumerated() { places[Place(command, in: old), default: []].append(index) }
    var damage = IndexSet()
    var next = 0
    for command in news {
      guard let (index, difference) = partner(of: command, olds, places, from: next) else {
        damage.insert(rowsOf: command.box)
        continue
      }
      if !difference.isEmpty { damage.formUnion(difference) }
      for index in next..<index { damage.insert(rowsOf: moved(olds[index].box)) }
      next = index + 1
    }
    for index in next..<olds.count { damage.insert(rowsOf: moved(olds[index].box)) }
    return damage
  }

  /// The first partner of a command among the old ones from an index on, and the rows in which both differ.
  private func partner(
    of command: DrawCommand, _ olds: [DrawCommand], _ places: [Place: [Int]], from first: Int
  ) -> (index: Int, damage: IndexSet)? {
    var candidates = places[Place(command, in: new, shift: -dy), default: []]
    if dy != 0, command.plainColor != nil { candidates += places[Place(command, in: new), default: []] }
    var tried = 0
    for index in candidates where index >= first {
      if let damage = damage(from: olds[index], to: command) { return (index, damage) }
      if command.isComposite {
        // Taken for partners that have nothing in common: to try more would multiply with every level of nesting.
        return (index, IndexSet(rowsOf: moved(olds[index].box)).union(IndexSet(rowsOf: command.box)))
      }
      tried += 1
      if tried == Self.lookAlikes { break }
    }
    return nil
  }

  /// The rows in which a command paints anything else than another one moved; `nil` where they are not partners.
  private func damage(from a: DrawCommand, to b: DrawCommand) -> IndexSet? {
    guard a.box.minX == b.box.minX, a.box.maxX == b.box.maxX, var damage = clipDamage(a, b) else {
      return nil
    }
    if let color = a.plainColor, b.plainColor == color, !isMoved(a.transform, b.transform) {
      guard let difference = coverDamage(a.interiors, b.interiors, a.box, b.box) else { return nil }
      return damage.union(difference)
    }
    guard isMoved(a.anchor(in: old), b.anchor(in: new)),
      a.isComposite || moved(a.extent) == b.extent,
      let content = contentDamage(a, b)
    else { return nil }
    for more in [content, cutDamage(a.box, b.box)] where !more.isEmpty { damage.formUnion(more) }
    return damage
  }

  private func contentDamage(_ a: DrawCommand, _ b: DrawCommand) -> IndexSet? {
    switch (a.content, b.content) {
    case (.fill(let pathA, let paintA, let ruleA), .fill(let pathB, let paintB, let ruleB)):
      pathA == pathB && paintA == paintB && ruleA == ruleB ? IndexSet() : nil
    case (.stroke(let pathA, let paintA, let styleA), .stroke(let pathB, let paintB, let styleB)):
      pathA == pathB && paintA == paintB && styleA == styleB ? IndexSet() : nil
    case (.shadow(let pathA, let shadowA), .shadow(let pathB, let shadowB)):
      pathA == pathB && shadowA == shadowB
        && isMoved(
          ShadowShape(
            pathA, a.transform.translatedBy(x: shadowA.x, y: shadowA.y), Blur(shadowA, a.transform)),
          ShadowShape(pathB, b.transform.translatedBy(x: shadowB.x, y: shadowB.y), Blur(shadowB, b.transform))
        )
        ? IndexSet() : nil
    case (.text(let textA), .text(let textB)):
      textA.isMoved(textB, from: a.transform, to: b.transform, by: dy) ? IndexSet() : nil
    case (.image(let imageA), .image(let imageB)):
      PlacedImage(imageA, a.transform).isMoved(PlacedImage(imageB, b.transform), by: dy) ? IndexSet() : nil
    case (.layer(let layerA), .layer(let layerB)): layerDamage(layerA, layerB, a.box, b.box)
    case (.group(let groupA), .group(let groupB)): groupDamage(groupA, groupB)
    default: nil
    }
  }

  private func layerDamage(
    _ a: LayerCommand, _ b: LayerCommand, _ boxA: PixelBox, _ boxB: PixelBox
  ) -> IndexSet? {
    guard a.opacity == b.opacity, a.blendMode == b.blendMode, a.blur == b.blur,
      a.contentBox.minX == b.contentBox.minX, a.contentBox.maxX == b.contentBox.maxX
    else { return nil }
    var isLocal = a.blur == nil
    switch (a.shadow, b.shadow) {
    case (nil, nil): break
    case (let shadowA?, let shadowB?):
      guard shadowA.shadow == shadowB.shadow, shadowA.blur == shadowB.blur, shadowA.dx == shadowB.dx,
        shadowA.dy == shadowB.dy
      else { return nil }
      switch (shadowA.outline, shadowB.outline) {
      case (nil, nil): isLocal = false
      case (let outlineA?, let outlineB?):
        guard outlineA.path == outlineB.path, isMoved(outlineA.transform, outlineB.transform),
          isMoved(shape(shadowA, outlineA), shape(shadowB, outlineB))
        else { return nil }
      default: return nil
      }
    default: return nil
    }
    let damage = damage(a.commands, b.commands)
    if isLocal { return damage.union(cutDamage(a.contentBox, b.contentBox)) }
    // What is blurred shows beyond its rows.
    return damage.isEmpty && moved(a.contentBox) == b.contentBox && moved(boxA) == boxB ? damage : nil
  }

  private func shape(_ shadow: LayerShadow, _ outline: LayerOutline) -> ShadowShape? {
    let shift = CGAffineTransform(translationX: CGFloat(shadow.dx), y: CGFloat(shadow.dy))
    return ShadowShape(outline.path, outline.transform.concatenating(shift), shadow.blur)
  }

  private func groupDamage(_ a: ClipGroup, _ b: ClipGroup) -> IndexSet? {
    guard old.clips[a.clip].path == new.clips[b.clip].path else { return nil }
    var damage = damage(a.commands, b.commands)
    func seen(_ edges: [PixelBox]) -> [PixelBox] {
      let rows = PixelBox(
        minX: 0, minY: max(dy, 0), maxX: new.box.maxX, maxY: min(new.box.maxY, old.box.maxY + dy))
      return edges.map { $0.intersection(rows) }.filter { !$0.isEmpty }
    }
    let (edgesA, edgesB) = (a.edges.map(moved), b.edges)
    if seen(edgesA) != seen(edgesB) {
      for edge in edgesA + edgesB { damage.insert(rowsOf: edge) }
    }
    return damage
  }
}

extension PlanComparison {
  /// The box in the new picture that shows what `box` of the old one showed.
  private func moved(_ box: PixelBox) -> PixelBox { box.offsetBy(dx: 0, dy: dy) }

  private func isMoved(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    var expected = a
    expected.ty = b.ty
    return expected == b && b.ty - a.ty == CGFloat(dy)
  }

  private func isMoved(_ a: ShadowShape?, _ b: ShadowShape?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.key == b.key && moved(a.box) == b.box
  }

  /// The rows that one of two equal items has cut off and the other has not.
  private func cutDamage(_ a: PixelBox, _ b: PixelBox) -> IndexSet {
    if moved(a) == b { return IndexSet() }
    let (rowsA, rowsB) = (IndexSet(rowsOf: moved(a)), IndexSet(rowsOf: b))
    return rowsA.symmetricDifference(rowsB).intersection(common)
  }

  /// The rows in which the clips around two commands may differ; `nil` where they do everywhere.
  private func clipDamage(_ a: DrawCommand, _ b: DrawCommand) -> IndexSet? {
    var damage = IndexSet()
    var (indexA, indexB) = (a.clip, b.clip)
    while indexA != ClipNode.none, indexB != ClipNode.none {
      let (nodeA, nodeB) = (old.clips[indexA], new.clips[indexB])
      if nodeA.path != nodeB.path || !isMoved(nodeA.transform, nodeB.transform) {
        // Inside of both nothing is cut away.
        guard let difference = coverDamage(nodeA.interiors, nodeB.interiors, a.box, b.box) else { return nil }
        if !difference.isEmpty { damage.formUnion(difference) }
      }
      (indexA, indexB) = (nodeA.parent, nodeB.parent)
    }
    return indexA == ClipNode.none && indexB == ClipNode.none ? damage : nil
  }

  /// The rows of two boxes that do not lie, whole, both inside of the old interior, moved, and of the new one; `nil`
  /// where there is no such row.
  private func coverDamage(
    _ interiorsA: [PixelBox], _ interiorsB: [PixelBox], _ a: PixelBox, _ b: PixelBox
  ) -> IndexSet? {
    guard let interiorA = interiorsA.first, let interiorB = interiorsB.first else { return nil }
    let cover = moved(interiorA).intersection(interiorB)
    guard cover.minX <= b.minX, cover.maxX >= b.maxX, !cover.isEmpty else { return nil }
    if cover.contains(moved(a)), cover.contains(b) { return IndexSet() }
    return IndexSet(rowsOf: moved(a)).union(IndexSet(rowsOf: b)).subtracting(IndexSet(rowsOf: cover))
  }
}

extension DrawCommand {
  /// Whether the command is put together from others.
  var isComposite: Bool {
    switch content {
    case .layer, .group: true
    case .fill, .stroke, .shadow, .text, .image: false
    }
  }

  /// Boxes that a filled path fills wholly.
  fileprivate var interiors: [PixelBox] {
    if case .fill(let path, _, _) = content { ClipNode.interiors(of: path, transform) } else { [] }
  }
}

extension TextCommand {
  /// Whether a text stands exactly `dy` rows below another one.
  fileprivate func isMoved(
    _ other: TextCommand, from a: CGAffineTransform, to b: CGAffineTransform, by dy: Int
  ) -> Bool {
    guard text == other.text, x == other.x, y == other.y, paints == other.paints else { return false }
    return text.runs.allSatisfy { run in
      if run.isColor {
        guard let items = try? TextPictures.items(of: run, at: CGPoint(x: x, y: y)) else { return false }
        return items.allSatisfy {
          PlacedImage($0.onEighths(a), a).isMoved(PlacedImage($0.onEighths(b), b), by: dy)
        }
      }
      guard let scale = b.uniformScale else { return true }
      // A half rounds away from zero, and a sum has other last bits at other places.
      func row(_ transform: CGAffineTransform, _ shift: CGFloat) -> Int {
        let baseline = (y + Double(run.baseline)) * Double(scale) + Double(transform.ty)
        return RasterPainter.row(baseline + Double(shift) * Double(scale))
      }
      return row(a, 0) + dy == row(b, 0) && run.y.allSatisfy { row(a, $0) + dy == row(b, $0) }
    }
  }
}

extension IndexSet {
  /// The rows of a box.
  fileprivate init(rowsOf box: PixelBox) {
    self.init()
    insert(rowsOf: box)
  }

  fileprivate mutating func insert(rowsOf box: PixelBox) {
    if !box.isEmpty { insert(integersIn: box.minY..<box.maxY) }
  }
}
