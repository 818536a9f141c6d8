import CCairo
import Drawing
import Geometry

extension RasterPainter {
  /// Lays a colour through the coverage that a shape shares with others, which is several times faster than by way of
  /// cairo and gives the same pixels; `false` where the command is anything else.
  func paintTile(
    _ command: DrawCommand, _ part: PixelBox, on canvas: Canvas
  ) throws(RenderingError) -> Bool {
    guard let tile = command.tile, tile.isWorthwhile, let color = command.tileColor,
      plan.spares(command.clip, command.box)
    else { return false }
    let mask = try tile.coverage()
    let (columns, rows) = (
      Stretch(command.extent.width, tile.key.width), Stretch(command.extent.height, tile.key.height)
    )
    let (left, top) = (part.minX - command.extent.minX, part.minY - command.extent.minY)
    canvas.flush()
    let word = color.premultiplied
    worker.withCoverage(command.extent.width) { expanded in
      var known = -1
      var coverage = UnsafePointer(expanded)
      for y in 0..<part.height {
        let source = rows.source(top + y)
        if source != known {
          let row = mask.coverage + source * mask.stride
          if columns.spare == 0 { coverage = row } else { columns.expand(row, into: expanded) }
          known = source
        }
        let row =
          canvas.pixels + (part.minY + y - canvas.box.minY) * canvas.stride + part.minX - canvas.box.minX
        ccairo_cover_through(row, coverage + left, part.width, word)
      }
    }
    canvas.markDirty()
    return true
  }
}

extension DrawCommand {
  /// The colour of a fill or a stroke that may be laid from a tile.
  fileprivate var tileColor: SRGBColor? {
    switch content {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color
    default: nil
    }
  }
}

/// A length of pixels made of a shorter one, whose middle pixel stands for all that are missing.
private struct Stretch {
  let middle: Int
  let spare: Int
  private let length: Int

  init(_ length: Int, _ short: Int) {
    middle = short / 2
    spare = length - short
    self.length = length
  }

  /// Which pixel of the shorter length stands at `index`.
  func source(_ index: Int) -> Int { index <= middle ? index : max(middle, index - spare) }

  /// Writes a row of the whole length.
  func expand(_ row: UnsafePointer<UInt8>, into coverage: UnsafeMutablePointer<UInt8>) {
    coverage.update(from: row, count: middle)
    (coverage + middle).update(repeating: row[middle], count: spare + 1)
    (coverage + middle + spare + 1).update(from: row + middle + 1, count: length - spare - middle - 1)
  }
}
