public import Drawing
import Foundation
import Geometry

extension SVGRenderer {
  /// An animation as one SVG document, UTF-8, that shows its frames one after another.
  ///
  /// The frames are switched by CSS keyframes, and only for readers that do not ask for less motion; they, and viewers
  /// that know no CSS animation, see the first frame. What several frames paint, wherever it stands and however opaque
  /// it is, is written once. The same animation gives the same bytes everywhere. O(n) in the items of all frames.
  ///
  /// - Parameters:
  ///   - animation: what to draw.
  ///   - options: what to write besides.
  ///   - plays: how often the animation is shown, its last frame staying; 0 for ever.
  /// - Throws: ``SVGError`` where the size is not positive and finite or a font file cannot be read.
  public static func svg(
    _ animation: DisplayAnimation, options: SVGOptions = SVGOptions(), plays: Int = 0
  ) throws(SVGError) -> [UInt8] {
    guard animation.frames.count > 1 else { return try svg(animation.frames[0].list, options: options) }
    let size = animation.size
    let page = CGRect(origin: .zero, size: size)
    guard size.width > 0, size.height > 0, DrawingLimits.accepts(page) else {
      throw .size(width: Double(size.width), height: Double(size.height))
    }
    try options.check()
    var composer = SVGComposer(size: size, options: options)
    let ids = animation.frames.map { _ in composer.definitions.makeID() }
    composer.body.writeStyle(of: animation, ids: ids, plays: plays)
    var units = SVGSharedUnits(animation.frames.map(\.list))
    for (index, frame) in animation.frames.enumerated() {
      composer.body.write("<g id=\"")
      composer.body.writeID(ids[index])
      composer.body.close()
      if index > 0 { composer.body.write(" visibility=\"hidden\" aria-hidden=\"true\"") }
      composer.body.write(">")
      composer.layer = SVGLayer(start: composer.body.count, picture: page)
      try composer.write(frame.list.items, visible: page, sharing: &units)
      composer.body.write("</g>")
    }
    return composer.document()
  }
}

extension SVGBuffer {
  /// Appends the style sheet that shows each frame in its time.
  fileprivate mutating func writeStyle(of animation: DisplayAnimation, ids: [Int], plays: Int) {
    let total = animation.frames.reduce(0) { $0 + $1.count }
    var start = 0
    write("<style>@media (prefers-reduced-motion:no-preference){")
    for (index, (frame, id)) in zip(animation.frames, ids).enumerated() {
      let end = start + frame.count
      write("#")
      writeID(id)
      write("{animation:")
      writeID(id)
      write(" ")
      write(number: CGFloat(animation.duration))
      write("s step-end ")
      if plays > 0 { write(number: CGFloat(plays)) } else { write("infinite") }
      write(" both}@keyframes ")
      writeID(id)
      write("{")
      if start > 0 { write("0%{visibility:hidden}") }
      writeKey(start, of: total, isVisible: true)
      if end < total { writeKey(end, of: total, isVisible: false) }
      writeKey(total, of: total, isVisible: index == ids.count - 1)
      write("}")
      start = end
    }
    write("}</style>")
  }

  /// Appends a keyframe after `count` of `total` frames.
  private mutating func writeKey(_ count: Int, of total: Int, isVisible: Bool) {
    write(number: CGFloat(count) * 100 / CGFloat(total))
    if isVisible { write("%{visibility:visible}") } else { write("%{visibility:hidden}") }
  }
}
