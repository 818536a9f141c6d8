import Drawing
import Foundation
import Geometry

/// Commands that a clip cuts as one picture.
///
/// In a pixel through which the clip's edge runs, what lies below the group shows as far as the edge leaves the pixel
/// free, and nothing of a command behind another does.
struct ClipGroup {
  /// In order; none of them is cut by the group's clip but to the box around it.
  var commands: [DrawCommand]
  /// The index of the clip in the plan, whose parent is none: the clips around it are the commands'.
  var clip: Int
  /// The index of the box around the clip, to which the commands are cut.
  var bounds: Int
  /// Pixels that the clip may cut; outside of them it cuts nothing.
  var edges: [PixelBox]
}

extension DrawPlan {
  /// Puts those of the commands from `start` on into one group that meet at the edge of the clip `index`.
  ///
  /// A command that meets no other there is drawn through the clip as it is, and what lies inside of the clip stays by
  /// itself unless it lies between members of the group.
  mutating func group(_ commands: inout [DrawCommand], from start: Int, in index: Int) {
    let clip = clips[index]
    guard let first = commands[start...].firstIndex(where: { !clip.spares($0.box) }),
      let last = commands[start...].lastIndex(where: { !clip.spares($0.box) }),
      first < last || commands[first].group != nil
    else { return }
    let members = Array(commands[first...last])
    let extent = members.dropFirst().reduce(members[0].box) { $0.union($1.box) }
    var edges = [extent]
    for interior in clip.interiors { edges = edges.flatMap { $0.without(interior) } }
    guard Self.meet(members, in: edges) else { return }
    let group = ClipGroup(
      commands: members,
      clip: addClip(ClipNode(parent: ClipNode.none, path: clip.path, transform: clip.transform)),
      bounds: index, edges: edges)
    // What was cut along the path is from now on cut to the box around it, in the group and beside it.
    let box = PixelBox(around: clip.path.boundingRect.applying(clip.transform))
    replaceClip(index, by: ClipNode(parent: clip.parent, path: Path(box.rect), transform: .identity))
    commands.replaceSubrange(
      first...last,
      with: CollectionOfOne(
        DrawCommand(
          content: .group(group), transform: .identity, box: extent, extent: extent, clip: clip.parent)))
  }

  /// Whether two of the commands touch the same pixels of `edges`; taken for granted of many, and within a group.
  private static func meet(_ commands: [DrawCommand], in edges: [PixelBox]) -> Bool {
    if commands.count > 16 || commands.contains(where: { $0.group != nil }) { return true }
    for (index, command) in commands.enumerated() {
      for other in commands.dropFirst(index + 1) {
        let both = command.box.intersection(other.box)
        if edges.contains(where: { !$0.intersection(both).isEmpty }) { return true }
      }
    }
    return false
  }
}
