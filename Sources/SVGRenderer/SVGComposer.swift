import Drawing
import Foundation
import Geometry
import PangoText

/// Writes one document: the items from back to front, and the definitions they ask for.
struct SVGComposer {
  let size: CGSize
  let options: SVGOptions
  var body = SVGBuffer()
  var definitions = SVGDefinitions()
  /// The layer that is being painted on.
  var layer: SVGLayer
  /// Maps the space of what is being written to the page's.
  var placement = CGAffineTransform.identity
  /// Whether anything blends with what is behind it.
  var blends = false
  /// Whether there is invisible text over the outlines.
  var hasTextLayer = false
  /// Whether no element's label stands for the texts inside.
  var readsTexts = true
  /// Whether the characters of what is being written are written elsewhere.
  var paintsOnly = false

  /// A writer of a picture of `size` points.
  init(size: CGSize, options: SVGOptions) {
    self.size = size
    self.options = options
    layer = SVGLayer(start: 0, picture: CGRect(origin: .zero, size: size))
  }

  /// Writes those of `items` that can be seen, their characters in the order they are read.
  ///
  /// - Parameters:
  ///   - items: what to write, from back to front.
  ///   - visible: what can be seen of the items' space.
  mutating func write(_ items: [DisplayItem], visible: CGRect) throws(SVGError) {
    if options.textLayer, !paintsOnly, let order = ReadingOrder(items, visible: visible) {
      return try write(items, visible: visible, in: order)
    }
    for item in items where item.bounds.touches(visible) { try write(item, visible: visible) }
  }

  /// Writes an item that can be seen.
  mutating func write(_ item: DisplayItem, visible: CGRect) throws(SVGError) {
    switch item.content {
    case .fill(let path, let paint, let rule): writeFill(path, paint, rule)
    case .stroke(let path, let paint, let style): writeStroke(path, paint, style, around: item.bounds)
    case .shadow(let path, let shadow): writeShadow(of: path, shadow)
    case .text(let text, let point, let paints):
      try writeText(text, at: point, paints: paints, around: item.bounds)
    case .image(let image): writeImage(image)
    case .scope(let scope): try writeScope(scope, visible: visible)
    }
  }

  /// The whole document.
  consuming func document() -> [UInt8] {
    var document = SVGBuffer()
    document.write("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    document.attribute("width", size.width)
    document.attribute("height", size.height)
    document.write(" viewBox=\"0 0 ")
    document.write(number: size.width)
    document.write(" ")
    document.write(number: size.height)
    document.write("\"")
    if hasTextLayer {
      // The faces nearest to the outlines that a reader may have; blanks are characters like others.
      document.write(" font-family=\"Inter,system-ui,sans-serif\" xml:space=\"preserve\"")
    }
    writeTitles(to: &document)
    document.reserve(definitions.buffer.count + body.count + 64)
    if definitions.buffer.count > 0 {
      document.write("<defs>")
      document.write(definitions.buffer)
      document.write("</defs>")
    }
    // Where the document stands in a page, what is in it must not blend with the page.
    if blends { document.write("<g style=\"isolation:isolate\">") }
    document.write(body)
    if blends { document.write("</g>") }
    document.write("</svg>\n")
    return document.resolved(prefix: options.idPrefix.map { Array("\($0)-".utf8) })
  }

  /// A text and the id of its element; `nil` where there is no text.
  private mutating func named(_ text: String?) -> (String, Int)? {
    guard let text, !text.isEmpty else { return nil }
    return (text, definitions.makeID())
  }

  /// Ends the root's start tag and writes what names the picture.
  ///
  /// What a picture shows, said in words, stands for the picture and all its parts; without that its parts are read.
  private mutating func writeTitles(to document: inout SVGBuffer) {
    let title = named(options.title)
    let description = named(options.description)
    let ids = [title, description].compactMap { $0?.1 }
    if !ids.isEmpty {
      let isImage = description != nil || !hasTextLayer
      document.write(isImage ? " role=\"img\"" : " role=\"graphics-document document\"")
      document.open("aria-labelledby")
      for (index, id) in ids.enumerated() {
        if index > 0 { document.write(" ") }
        document.writeID(id)
      }
      document.close()
    }
    document.write(">")
    if let (text, id) = title {
      document.write("<title id=\"")
      document.writeID(id)
      document.write("\">")
      document.write(escaped: text)
      document.write("</title>")
    }
    if let (text, id) = description {
      document.write("<desc id=\"")
      document.writeID(id)
      document.write("\">")
      document.write(escaped: text)
      document.write("</desc>")
    }
  }
}

extension CGRect {
  /// Whether the two have a point in common, edges included, so that a line without thickness is seen.
  func touches(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && minX <= other.maxX && maxX >= other.minX && minY <= other.maxY
      && maxY >= other.minY
  }
}
