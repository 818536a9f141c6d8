import Drawing
import Foundation
import Geometry

/// How a frame comes from the one before: that one's picture moved down by whole pixels, and some rows painted anew.
///
/// Why the pixels that are only moved are exactly those that painting would give: a plan is painted pixel by pixel from
/// its commands in order. A command whose map differs by nothing but ``dy`` whole pixels, painted `dy` rows further down,
/// is the same computation: a canvas subtracts its own first row from the map, as it does in strips, whose pixels depend
/// on no strip's height. What is rounded in the picture's pixels rather than the canvas's (boxes, baselines, shadows) is
/// compared as it is rounded. Damaged are all rows in which the old or the new picture has anything that has no such
/// partner in the other, in the same order; elsewhere the same commands meet the same pixels.
struct FrameMotion {
  /// Rows that the old picture is moved down, negative where it is moved up.
  let dy: Int
  /// The rows of the new picture to paint.
  let damage: IndexSet

  /// Rows between two damaged ones that are painted with them, because each stretch is a walk over all commands.
  private static let gap = 8
  /// How many commands of one kind and shape are thought to be each other when a motion is looked for.
  private static let lookAlikes = 24

  /// The motion from one plan to another of the same size, or `nil` where all is best painted anew.
  ///
  /// O(n) in the commands.
  init?(from old: DrawPlan, to new: DrawPlan) {
    // Where a turned clip runs may depend on a canvas's first row, by a step of cairo's coordinates.
    guard new.clips.allSatisfy(\.transform.isScaleAndTranslation) else { return nil }
    var best: FrameMotion?
    for dy in Set([0, Self.likelyShift(from: old, to: new)]).sorted() {
      let motion = FrameMotion(dy: dy, from: old, to: new)
      if motion.damage.count < best?.damage.count ?? new.box.height { best = motion }
    }
    guard let best else { return nil }
    self = best
  }

  private init(dy: Int, from old: DrawPlan, to new: DrawPlan) {
    self.dy = dy
    let comparison = PlanComparison(old: old, new: new, dy: dy)
    var damage = comparison.damage(old.commands, new.commands)
    let rows = IndexSet(integersIn: 0..<new.box.height)
    damage.formUnion(rows.subtracting(comparison.common))
    damage.formIntersection(rows)
    for (range, next) in zip(damage.rangeView, damage.rangeView.dropFirst())
    where next.lowerBound - range.upperBound < Self.gap {
      damage.insert(integersIn: range.upperBound..<next.lowerBound)
    }
    self.damage = damage
  }

  /// What a command must share with another to be that one moved up or down.
  private struct Look: Hashable {
    var transform: CGAffineTransform
    var minX: Int
    var size: Int
  }

  private static func look(of command: DrawCommand, in plan: DrawPlan) -> (Look, y: CGFloat)? {
    // A background shows no motion.
    if command.plainColor != nil, command.box == plan.box { return nil }
    var transform = command.anchor(in: plan)
    let y = transform.ty
    transform.ty = 0
    return (Look(transform: transform, minX: command.box.minX, size: command.box.width), y)
  }

  /// By how many rows most of the picture has moved.
  private static func likelyShift(from old: DrawPlan, to new: DrawPlan) -> Int {
    var places: [Look: [CGFloat]] = [:]
    for command in old.commands {
      if let (look, y) = look(of: command, in: old), places[look, default: []].last != y {
        places[look, default: []].append(y)
      }
    }
    var votes: [Int: Int] = [:]
    for command in new.commands {
      guard let (look, y) = look(of: command, in: new) else { continue }
      for place in places[look, default: []].prefix(lookAlikes) {
        guard let shift = Int(exactly: y - place), shift.magnitude < new.box.height else { continue }
        votes[shift, default: 0] += command.box.width * command.box.height
      }
    }
    return votes.max { ($0.value, $1.key.magnitude, $1.key) < ($1.value, $0.key.magnitude, $0.key) }?.key ?? 0
  }
}

extension DrawCommand {
  /// The colour of a filled upright rectangle, all of whose pixels but those at its edges are equal.
  var plainColor: SRGBColor? {
    guard case .fill(let path, .color(let color), _) = content, case .rectangle = path.kind,
      transform.isScaleAndTranslation
    else { return nil }
    return color
  }

  /// The map that moves with what the command paints.
  func anchor(in plan: DrawPlan) -> CGAffineTransform {
    guard let group else { return transform }
    return plan.clips[group.clip].transform
  }
}
