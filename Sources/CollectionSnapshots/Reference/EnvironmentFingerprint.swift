public import CollectionLab

/// What a picture was made with, as far as it may change pixels: versions of libraries, digests of fonts.
///
/// It travels inside a reference, so that a failure can say what is different on this machine.
public struct EnvironmentFingerprint: Hashable, Sendable {
  /// A part and its version or digest, in a fixed order.
  public struct Part: Hashable, Sendable {
    public var name: String
    public var value: String
  }

  public var parts: [Part]

  /// This process's libraries, and the fonts that `list` draws text with.
  ///
  /// O(n) in the items; a font file is read once in a process.
  public init(drawing list: DisplayList) {
    let versions = TextLibraryVersions.current
    parts = [
      Part(name: "cairo", value: CairoRenderer.cairoVersion), Part(name: "pango", value: versions.pango),
      Part(name: "harfbuzz", value: versions.harfBuzz), Part(name: "freetype", value: versions.freeType),
    ]
    var files: Set<String> = []
    Self.gatherFonts(of: list.items, into: &files)
    for file in files.sorted() {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      parts.append(
        Part(name: name, value: String((FontLibrary.digest(ofFile: file) ?? "missing").prefix(12))))
    }
  }

  private static func gatherFonts(of items: [DisplayItem], into files: inout Set<String>) {
    for item in items {
      switch item.content {
      case .text(let text, _, _): for run in text.runs { files.insert(run.font.file) }
      case .scope(let scope): gatherFonts(of: scope.items, into: &files)
      case .fill, .stroke, .shadow, .image: break
      }
    }
  }

  /// What is different in `other`, as `pango 1.50.12, now 1.56.1`; empty where nothing is.
  public func changes(to other: EnvironmentFingerprint) -> [String] {
    let now = Dictionary(other.parts.map { ($0.name, $0.value) }) { first, _ in first }
    return parts.compactMap { part in
      guard let value = now[part.name], value != part.value else { return nil }
      return "\(part.name) \(part.value), now \(value)"
    }
  }
}

extension EnvironmentFingerprint: CustomStringConvertible {
  /// A part a line: its name, a tabulator, its value.
  public var description: String { parts.map { "\($0.name)\t\($0.value)\n" }.joined() }

  /// The fingerprint that ``description`` wrote; lines of another form are left out.
  public init(_ text: String) {
    parts = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      return fields.count == 2 ? Part(name: String(fields[0]), value: String(fields[1])) : nil
    }
  }
}
