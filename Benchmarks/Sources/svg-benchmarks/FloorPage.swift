import CSVGFloor
import CollectionLab
import Foundation

/// A display list as the C program draws it: boxes and glyphs, without clips, groups and words, so that the program has
/// less to do than the writer it is compared with.
struct FloorPage {
  private let size: CGSize
  private let items: [SVGFloorItem]
  private let glyphs: [UInt32]
  private let places: [Double]
  private let fonts: [FontKey]

  /// The boxes and glyphs of `list`.
  init(_ list: DisplayList) {
    size = list.size
    var builder = Builder()
    builder.add(list.items, at: .zero)
    (items, glyphs, places, fonts) = (builder.items, builder.glyphs, builder.places, builder.fonts)
  }

  /// Draws the page on Cairo's SVG surface, and returns how many bytes that wrote.
  func draw() -> Int {
    let copies = fonts.map { strdup($0.file) }
    defer { for copy in copies { free(copy) } }
    return copies.map { UnsafePointer($0) }.withUnsafeBufferPointer { files in
      var page = SVGFloorPage()
      (page.width, page.height) = (size.width, size.height)
      page.fonts = files.baseAddress
      return items.withUnsafeBufferPointer { items in
        glyphs.withUnsafeBufferPointer { glyphs in
          places.withUnsafeBufferPointer { places in
            (page.items, page.item_count) = (items.baseAddress, Int32(items.count))
            (page.glyphs, page.glyph_x) = (glyphs.baseAddress, places.baseAddress)
            return svg_floor_draw(&page)
          }
        }
      }
    }
  }

  private struct Builder {
    var items: [SVGFloorItem] = []
    var glyphs: [UInt32] = []
    var places: [Double] = []
    var fonts: [FontKey] = []

    mutating func add(_ list: [DisplayItem], at origin: CGPoint) {
      for item in list {
        switch item.content {
        case .fill(let path, .color(let color), _): add(path, color, at: origin)
        case .text(let text, let point, let paints):
          for run in text.runs {
            guard case .color(let color)? = paints.first else { continue }
            add(run, color, at: CGPoint(x: origin.x + point.x, y: origin.y + point.y))
          }
        case .scope(let scope):
          let (dx, dy) = (scope.transform.tx, scope.transform.ty)
          add(scope.items, at: CGPoint(x: origin.x + dx, y: origin.y + dy))
        case .fill, .stroke, .shadow, .image: break
        }
      }
    }

    private mutating func add(_ path: Path, _ color: SRGBColor, at origin: CGPoint) {
      let box = path.boundingRect.offsetBy(dx: origin.x, dy: origin.y)
      var item = SVGFloorItem()
      (item.x, item.y, item.width, item.height) = (box.minX, box.minY, box.width, box.height)
      if case .roundedRectangle(_, let radii, _) = path.kind { item.radius = radii.topLeft }
      item.color = Self.channels(color)
      items.append(item)
    }

    private mutating func add(_ run: GlyphRun, _ color: SRGBColor, at origin: CGPoint) {
      var item = SVGFloorItem()
      (item.x, item.y) = (origin.x, origin.y + run.baseline)
      item.color = Self.channels(color)
      item.size = run.fontSize
      if !fonts.contains(run.font) { fonts.append(run.font) }
      item.font = Int32(fonts.firstIndex(of: run.font) ?? 0)
      (item.first_glyph, item.glyph_count) = (Int32(glyphs.count), Int32(run.glyphs.count))
      glyphs += run.glyphs
      places += run.x.map { Double($0) }
      items.append(item)
    }

    private static func channels(_ color: SRGBColor) -> (Double, Double, Double, Double) {
      (Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, color.alpha)
    }
  }
}
