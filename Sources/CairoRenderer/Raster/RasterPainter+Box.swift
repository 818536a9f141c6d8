import CCairo
import Drawing
import Geometry

extension RasterPainter {
  /// Fills whole pixels in a colour, which is several times faster than by way of cairo and gives the same pixels; `false`
  /// where the command is anything else.
  func paintBoxes(_ command: DrawCommand, _ part: PixelBox, on canvas: Canvas) -> Bool {
    let color: SRGBColor
    switch command.content {
    case .fill(_, .color(let one), _), .stroke(_, .color(let one), _): color = one
    default: return false
    }
    guard !command.boxes.isEmpty, plan.spares(command.clip, part) else { return false }
    canvas.flush()
    let word = color.premultiplied
    for box in command.boxes {
      let target = box.intersection(part)
      if target.isEmpty { continue }
      let pixels =
        canvas.pixels + (target.minY - canvas.box.minY) * canvas.stride + target.minX - canvas.box.minX
      ccairo_cover(pixels, canvas.stride, target.width, target.height, word)
    }
    canvas.markDirty()
    return true
  }
}

extension SRGBColor {
  /// The colour as cairo's native word, rounded as cairo rounds it.
  var premultiplied: UInt32 {
    func level(_ fraction: Double) -> UInt32 { UInt32(fraction * 65535 + 0.5) >> 8 }
    func channel(_ value: UInt8) -> UInt32 { level(Double(value) / 255 * alpha) }
    return level(alpha) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
  }
}
