import CollectionLab
import LayoutDocuments

/// A scene of the comparison: a screen that every tool draws alike, as its JSON file describes it.
struct Scene {
  let size: CGSize
  /// Pixels a point.
  let scale: CGFloat
  /// Points the content is scrolled by.
  let scroll: CGFloat
  /// Whether the whole content is drawn in place of one screen.
  let isFull: Bool
  let background: SRGBColor
  let sections: [SceneSection]

  /// The scene that `document` describes.
  ///
  /// - Throws: a sentence with the path inside the document.
  init(_ document: JSONValue) throws(JSONError) {
    let viewport = try document.numbers(at: "viewport", count: 2)
    size = CGSize(width: viewport[0], height: viewport[1])
    scale = CGFloat(try document.number(at: "scale"))
    scroll = CGFloat(try document.number(at: "scroll"))
    isFull = try document.bool(at: "full")
    background = try Self.color(document.value(at: "background"))
    var sections: [SceneSection] = []
    for section in try document.array(at: "sections") { sections.append(try SceneSection(section)) }
    self.sections = sections
  }

  /// The colour of a string such as `#d1495b`.
  static func color(_ value: JSONValue) throws(JSONError) -> SRGBColor {
    let text = try value.string()
    guard text.hasPrefix("#"), text.utf8.count == 7, let hex = UInt32(text.dropFirst(), radix: 16) else {
      throw value.error("expected a colour such as #d1495b")
    }
    return SRGBColor(hex: hex)
  }
}

/// A section of a scene.
///
/// Its items stay as they lie in the file until something asks for one.
struct SceneSection {
  enum Kind: String {
    case masonry, cells, grid, list, header, carousel
    /// Cards as high as their text.
    case selfSizing = "self"
  }

  let kind: Kind
  let columns: Int
  let inset: CGFloat
  let gap: CGFloat
  let height: CGFloat
  let itemWidth: CGFloat
  let offset: CGFloat
  let title: String
  let subtitle: String
  let items: JSONArray

  /// The section that `value` describes.
  init(_ value: JSONValue) throws(JSONError) {
    let name = try value.value(at: "kind")
    guard let kind = Kind(rawValue: try name.string()) else {
      throw name.error("this kind of section is not known")
    }
    self.kind = kind
    columns = try value.integerIfPresent(at: "columns") ?? 1
    inset = CGFloat(try value.numberIfPresent(at: "inset") ?? 0)
    gap = CGFloat(try value.numberIfPresent(at: "gap") ?? 0)
    height = CGFloat(try value.numberIfPresent(at: "height") ?? 0)
    itemWidth = CGFloat(try value.numberIfPresent(at: "item_width") ?? 0)
    offset = CGFloat(try value.numberIfPresent(at: "offset") ?? 0)
    let header = try value.stringIfPresent(at: "header") ?? ""
    title = try value.stringIfPresent(at: "title") ?? header
    subtitle = try value.stringIfPresent(at: "subtitle") ?? ""
    items = try value.arrayIfPresent(at: "items").map { JSONArray($0) } ?? JSONArray()
  }
}

/// An item of a scene, read when it is shown.
struct SceneItem {
  let fill: Color
  let title: String
  let subtitle: String

  /// The item that `value` describes; what is missing is empty.
  init(_ value: JSONValue) {
    fill = (try? value.value(at: "fill")).flatMap { try? Scene.color($0) }.map { Color($0) } ?? .white
    title = (try? value.stringIfPresent(at: "title") ?? value.stringIfPresent(at: "label")) ?? ""
    subtitle = (try? value.stringIfPresent(at: "subtitle") ?? value.stringIfPresent(at: "body")) ?? ""
  }
}
