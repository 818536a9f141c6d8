import CCairo

extension RasterPainter {
  /// Paints the commands of a group, and puts back at the edges of its clip what it leaves free there.
  func paint(_ group: ClipGroup, on canvas: Canvas) throws(RenderingError) {
    var edges: [(box: PixelBox, before: [UInt32])] = []
    for edge in group.edges {
      let box = edge.intersection(canvas.box)
      if !box.isEmpty { edges.append((box, canvas.words(in: box))) }
    }
    try paint(group.commands, on: canvas)
    for (box, before) in edges {
      let painted = try Canvas(box, isOpaque: canvas.opaqueBits != 0)
      painted.set(canvas.words(in: box), in: box)
      canvas.set(before, in: box)
      canvas.clip(to: group.clip, of: plan, for: box)
      canvas.setPixels()
      cairo_set_source_surface(canvas.context, painted.source, Double(box.minX), Double(box.minY))
      cairo_pattern_set_filter(cairo_get_source(canvas.context), CAIRO_FILTER_NEAREST)
      // Through a clip this operator mixes both by how much of a pixel the clip lets through.
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
      cairo_new_path(canvas.context)
      addBox(canvas.context, box)
      cairo_fill(canvas.context)
      cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
    }
  }
}

extension Canvas {
  /// The pixels of `part`, row by row, all of which the canvas shows.
  fileprivate func words(in part: PixelBox) -> [UInt32] {
    flush()
    return [UInt32](unsafeUninitializedCapacity: part.width * part.height) { words, count in
      count = part.width * part.height
      for y in 0..<part.height {
        let row = pixels + (part.minY + y - box.minY) * stride + part.minX - box.minX
        (words.baseAddress! + y * part.width).initialize(from: row, count: part.width)
      }
    }
  }

  /// Sets the pixels of `part`, row by row, all of which the canvas shows.
  fileprivate func set(_ words: [UInt32], in part: PixelBox) {
    flush()
    words.withUnsafeBufferPointer { words in
      for y in 0..<part.height {
        let row = pixels + (part.minY + y - box.minY) * stride + part.minX - box.minX
        row.update(from: words.baseAddress! + y * part.width, count: part.width)
      }
    }
    markDirty()
  }
}
