import Foundation

/// A frame's changed pixels, compressed.
struct EncodedFrame {
  /// The rectangle that is replaced.
  var box: PixelBox
  /// Deflated rows in zlib's frame, after the bytes of a sequence number, which an fdAT chunk begins with.
  var data: [UInt8]

  /// Room for a sequence number.
  static let number: [UInt8] = [0, 0, 0, 0]
}

/// Puts compressed frames together to an APNG file (the PNG specification, third edition, 11.3.6).
struct APNGWriter {
  /// Frames a second: what times are counted in.
  let framesPerSecond: Int
  /// How often the animation is shown; 0 for ever.
  let plays: Int
  private var frames: [(frame: EncodedFrame, count: Int)] = []

  /// A file without frames.
  init(framesPerSecond: Int, plays: Int) {
    self.framesPerSecond = framesPerSecond
    self.plays = plays
  }

  /// Adds a frame that is seen for `count` frames of the rate; `nil` for one that equals the last.
  mutating func append(_ frame: EncodedFrame?, count: Int) {
    if let frame {
      frames.append((frame, count))
    } else if let last = frames.indices.last {
      frames[last].count += count
    }
  }

  /// The whole file.
  func file(width: Int, height: Int, channels: Int, scale: CGFloat) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(frames.reduce(256) { $0 + $1.frame.data.count + 64 })
    func sink(_ piece: UnsafeRawBufferPointer) { bytes.append(contentsOf: piece) }
    PNGChunk.writeHeader(width: width, height: height, channels: channels, scale: scale, to: sink)
    let isAnimated = frames.count > 1
    if isAnimated {
      var control: [UInt8] = []
      PNGChunk.append(UInt32(frames.count), to: &control)
      PNGChunk.append(UInt32(clamping: plays), to: &control)
      PNGChunk.write("acTL", control, to: sink)
    }
    var sequence: UInt32 = 0
    for (index, (frame, count)) in frames.enumerated() {
      if isAnimated {
        PNGChunk.write("fcTL", control(of: frame.box, count: count, sequence: sequence), to: sink)
        sequence += 1
      }
      if index == 0 {
        frame.data.withUnsafeBytes { data in
          let pixels = UnsafeRawBufferPointer(rebasing: data.dropFirst(EncodedFrame.number.count))
          PNGChunk.write("IDAT", pixels, to: sink)
        }
      } else {
        var data = frame.data
        for (place, byte) in PNGChunk.bytes(sequence).enumerated() { data[place] = byte }
        PNGChunk.write("fdAT", data, to: sink)
        sequence += 1
      }
    }
    PNGChunk.write("IEND", [], to: sink)
    return bytes
  }

  /// The data of a frame's fcTL chunk: it replaces its rectangle, and is left there for the next.
  private func control(of box: PixelBox, count: Int, sequence: UInt32) -> [UInt8] {
    var data: [UInt8] = []
    for number in [Int(sequence), box.width, box.height, box.minX, box.minY] {
      PNGChunk.append(UInt32(number), to: &data)
    }
    for number in [UInt16(clamping: count), UInt16(framesPerSecond)] {
      data.append(UInt8(number >> 8))
      data.append(UInt8(number & 255))
    }
    return data + [0, 0]
  }
}
