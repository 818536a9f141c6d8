import CollectionLab

extension PictureComparison {
  /// A picture of the difference: the reference pale, what differs in colour, each region in a numbered box.
  ///
  /// Red is where the new picture is darker, green where it is lighter, blue what is within the tolerance
  /// (`snapshots.md` C.2).
  public func picture() throws -> [UInt8] {
    let heat = heat()
    let scale = max(reference.bitmap.scale, 0.1)
    let size = CGSize(width: CGFloat(heat.width) / scale, height: CGFloat(heat.height) / scale)
    let image = try ImageData(bytes: CairoRenderer.png(of: heat), scale: 1, name: "difference")
    var items = [
      try DisplayItem.image(
        ImageItem(image: image, frame: CGRect(origin: .zero, size: size), interpolation: .none))
    ]
    let ink = SRGBColor(red: 191, green: 0, blue: 89)
    for (index, region) in difference.regions.prefix(99).enumerated() {
      let frame = region.frame(scale: scale).insetBy(dx: -2, dy: -2)
      items.append(try .stroke(Path(frame), with: .color(ink), style: StrokeStyle(lineWidth: 1 / scale)))
      let block = TextBlock(
        runs: [
          TextRun(
            "\(index + 1)",
            style: TextStyle(font: FontDescriptor(size: 10 / scale * max(scale, 1), weight: .bold)))
        ])
      let label = try PangoTextMeasurer.shared.shape(block)
      let x = min(max(frame.minX, 0), max(size.width - label.size.width, 0))
      let y = frame.minY >= label.size.height ? frame.minY - label.size.height : frame.maxY
      items.append(try .text(label, at: CGPoint(x: x, y: y), paints: [.color(ink)]))
    }
    return try CairoRenderer.png(DisplayList(size: size, items: items), scale: scale)
  }

  /// The pixels of the reference paled, those that differ in colour.
  private func heat() -> Bitmap {
    let (old, new) = (reference.bitmap, actual.bitmap)
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    let tolerance = comparison.channelTolerance
    let bytes = old.bytes.withUnsafeBufferPointer { oldBytes in
      new.bytes.withUnsafeBufferPointer { newBytes in
        [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
          for y in 0..<height {
            for x in 0..<width {
              let before = x < old.width && y < old.height ? Pixel(oldBytes, (y * old.width + x) * 4) : nil
              let after = x < new.width && y < new.height ? Pixel(newBytes, (y * new.width + x) * 4) : nil
              let color = Self.color(before, after, tolerance: tolerance)
              let to = (y * width + x) * 4
              (bytes[to], bytes[to + 1], bytes[to + 2], bytes[to + 3]) = (color.0, color.1, color.2, 255)
            }
          }
          count = width * height * 4
        }
      }
    }
    return Bitmap(width: width, height: height, scale: old.scale, isOpaque: true, bytes: bytes)
  }

  /// Red, green, blue and opacity of a pixel.
  private struct Pixel: Equatable {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) {
      red = Int(bytes[index])
      green = Int(bytes[index + 1])
      blue = Int(bytes[index + 2])
      alpha = Int(bytes[index + 3])
    }

    /// How light the pixel is on white, 0...255.
    var lightness: Int {
      ((red * 54 + green * 183 + blue * 19) / 256 * alpha + 255 * (255 - alpha)) / 255
    }

    func delta(_ other: Pixel) -> Int {
      max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
    }
  }

  /// The colour that tells how a pixel changed.
  private static func color(_ before: Pixel?, _ after: Pixel?, tolerance: Int) -> (UInt8, UInt8, UInt8) {
    guard let before, let after else { return after == nil ? (214, 39, 40) : (0, 150, 90) }
    if before == after {
      let pale = UInt8(230 + before.lightness / 11)
      return (pale, pale, pale)
    }
    if before.delta(after) <= tolerance { return (120, 150, 255) }
    return after.lightness < before.lightness ? (214, 39, 40) : (0, 150, 90)
  }
}
