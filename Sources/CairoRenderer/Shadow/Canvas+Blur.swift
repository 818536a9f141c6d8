import CCairo
import Drawing

extension AlphaMask {
  /// The opacity of a canvas's pixels.
  init(opacityOf canvas: Canvas) { self.init(channelOf: canvas, shift: 24) }

  /// The channel of a canvas's premultiplied pixels that lies `shift` bits up in each.
  init(channelOf canvas: Canvas, shift: UInt32) {
    self.init(width: canvas.box.width, height: canvas.box.height)
    let stride = stride
    for y in 0..<height {
      let row = canvas.pixels + y * canvas.stride
      for x in 0..<width { pixels[y * stride + x] = UInt8(truncatingIfNeeded: row[x] &>> shift) }
    }
  }
}

extension Canvas {
  /// Blurs the pixels, nothing lying around them.
  ///
  /// Channels are blurred one by one. They stay premultiplied, because the same weights and roundings keep a channel that is
  /// nowhere greater than the opacity so.
  func blur(_ blur: Blur) {
    flush()
    let shifts: [UInt32] = [24, 16, 8, 0]
    let channels = shifts.map { shift in
      var mask = AlphaMask(channelOf: self, shift: shift)
      mask.blur(blur)
      return mask
    }
    for y in 0..<box.height {
      let row = pixels + y * stride
      let from = y * channels[0].stride
      for x in 0..<box.width {
        var pixel: UInt32 = 0
        for (mask, shift) in zip(channels, shifts) { pixel |= UInt32(mask.pixels[from + x]) << shift }
        row[x] = pixel
      }
    }
    markDirty()
  }

  /// Copies the pixels that lie in both.
  func copy(_ other: Canvas) {
    let part = box.intersection(other.box)
    if part.isEmpty { return }
    flush()
    for y in part.minY..<part.maxY {
      let to = pixels + (y - box.minY) * stride + part.minX - box.minX
      let from = other.pixels + (y - other.box.minY) * other.stride + part.minX - other.box.minX
      to.update(from: from, count: part.width)
    }
    markDirty()
  }
}
