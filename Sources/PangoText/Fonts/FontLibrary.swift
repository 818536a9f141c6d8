public import Drawing
import Foundation
import Synchronization

/// The fonts that text may be set in: Debian's Inter and Noto files by name, and a person's own.
///
/// Nothing else that is installed and no setting of the user is looked at, so that a text is the same on every
/// machine (`rendering.md` 1.1). Safe to use from any thread.
///
/// The system font is Inter, which imitates SF's line boxes and widths. Its serif design is Noto Serif, its
/// monospaced design Noto Sans Mono; the rounded design has no counterpart and is Inter.
public final class FontLibrary: Sendable {
  /// The library that measurers use unless they are given another.
  ///
  /// It has the fonts that the environment variable `COLLECTIONLAB_FONTS` names: files and folders, separated
  /// by colons; of a folder all `.otf`, `.ttf` and `.ttc` files.
  public static let shared = FontLibrary(environmentVariable: "COLLECTIONLAB_FONTS")

  private struct State {
    /// Files that are still to be read.
    var pending: [String]
    /// A person's own families, by name.
    var registered: [String: FontFamily] = [:]
    /// Debian's families that were asked for; `nil` for those that are not there.
    var known: [String: FontFamily?] = [:]
    var generation = 0
  }

  private let state: Mutex<State>

  /// A library with a person's own fonts.
  ///
  /// They are read when the library is first used; one that is no font makes that use throw.
  ///
  /// - Parameter files: paths of font files or of folders with font files.
  public init(files: [String] = []) { state = Mutex(State(pending: files)) }

  private convenience init(environmentVariable name: String) {
    let value = getenv(name).map { String(cString: $0) } ?? ""
    self.init(files: value.split(separator: ":").map(String.init))
  }

  /// Adds the faces of a font file to the library; their family can then be named.
  ///
  /// A family that Debian has too is the registered one from now on. What was shaped before stays as it is until it is
  /// shaped again.
  ///
  /// - Parameter path: an OpenType file or collection, or a folder of such files.
  /// - Throws: where the file is no font.
  public func register(_ path: String) throws(FontError) { try add([path]) }

  /// The names that a named family may have: Debian's and the registered ones, sorted.
  ///
  /// Any other family of Debian's Noto packages can be named too.
  ///
  /// - Throws: where a font file the library was made with is no font.
  public func availableFamilies() throws(FontError) -> [String] {
    try readPending()
    return state.withLock { Set(DebianFonts.families).union($0.registered.keys) }.sorted()
  }

  /// The face that `font` is set in.
  ///
  /// Of the weights a family has, the nearest is chosen as CSS does; a family without italics stays upright.
  ///
  /// - Throws: ``FontError/unknownFamily(name:available:)`` for a family that is not known, and
  ///   ``FontError/missingFile(path:package:)`` where Debian's file is not installed.
  public func face(for font: FontDescriptor) throws(FontError) -> FontKey {
    let family = try family(of: font)
    guard let face = family.face(weight: font.weight, isItalic: font.isItalic) else {
      throw .unknownFamily(name: family.name, available: try availableFamilies())
    }
    if !DebianFonts.exists(face.key.file) {
      throw .missingFile(path: face.key.file, package: DebianFonts.package(of: face.key.file))
    }
    return face.key
  }

  /// The family that `font` asks for.
  func family(of font: FontDescriptor) throws(FontError) -> FontFamily {
    switch font.family {
    case .named(let name):
      if let family = try family(named: name) { return family }
      throw .unknownFamily(name: name, available: try availableFamilies())
    case .system(let design):
      let name = SystemFont.family(design)
      if let family = try debianFamily(named: name) { return family }
      let path = "\(DebianFonts.notoFolder)/\(name.split(separator: " ").joined())-Regular.ttf"
      throw .missingFile(path: path, package: DebianFonts.package(of: path))
    }
  }

  /// A family by name, registered or Debian's, or `nil`.
  func family(named name: String) throws(FontError) -> FontFamily? {
    try readPending()
    if let family = state.withLock({ $0.registered[name] }) { return family }
    return try debianFamily(named: name)
  }

  private func debianFamily(named name: String) throws(FontError) -> FontFamily? {
    try readPending()
    if let known = state.withLock({ $0.known[name] }) { return known }
    let family = DebianFonts.family(name)
    state.withLock { $0.known[name] = .some(family) }
    return family
  }

  /// The registered families, in the order of their names.
  func registeredFamilies() throws(FontError) -> [FontFamily] {
    try readPending()
    return state.withLock { $0.registered.values.sorted { $0.name < $1.name } }
  }

  /// A number that changes with every registration.
  var generation: Int { state.withLock { $0.generation } }

  private func readPending() throws(FontError) {
    let pending = state.withLock { $0.pending }
    guard !pending.isEmpty else { return }
    try add(pending)
    state.withLock { $0.pending = [] }
  }

  private func add(_ paths: [String]) throws(FontError) {
    var families: [FontFamily] = []
    for path in paths {
      for file in Self.files(at: path) { families += try FontFace.families(ofFile: file) }
    }
    state.withLock { state in
      for family in families {
        var merged = state.registered[family.name] ?? FontFamily(name: family.name, faces: [])
        for face in family.faces where !merged.faces.contains(face) { merged.faces.append(face) }
        state.registered[family.name] = merged
      }
      state.generation += 1
    }
  }

  /// The font files of a folder in the order of their names, or `path` itself where it is no folder.
  private static func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return [path] }
    let endings = [".otf", ".ttf", ".ttc", ".OTF", ".TTF", ".TTC"]
    return names.sorted().filter { name in endings.contains { name.hasSuffix($0) } }.map { path + "/" + $0 }
  }
}
