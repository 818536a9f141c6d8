import CollectionLab
import Glibc

/// A DocC catalog that figures are written into.
struct DocCCatalog: Hashable, Sendable {
  /// The catalog: a folder whose name ends in `.docc`.
  let path: String
  /// The folder in it that pictures go to.
  let folder: String

  /// The Markdown of its figures, where no other file is named: an article.
  var article: String { "\(path)/Figures.md" }

  /// The catalog that `path` is, with pictures in its folder `Resources`; or the one that the folder `path` is in, with
  /// pictures in that folder.
  ///
  /// The folder for the pictures need not exist, the catalog must.
  ///
  /// - Throws: ``ToolError`` of kind usage where there is no such catalog.
  init(_ path: String) throws(ToolError) {
    var given = path
    while given.count > 1, given.hasSuffix("/") { given.removeLast() }
    if Self.isCatalog(given) {
      self.init(path: given, folder: "\(given)/Resources")
    } else if let catalog = Self.parents(of: given).first(where: Self.isCatalog) {
      self.init(path: catalog, folder: given)
    } else if let real = FilePath.real(given),
      let catalog = ([real] + Self.parents(of: real)).first(where: Self.isCatalog)
    {
      self.init(path: catalog, folder: real == catalog ? "\(given)/Resources" : given)
    } else {
      throw .usage(
        "--docc \(path) is not a DocC catalog, nor a folder in one; a catalog is a folder whose name ends in .docc"
      )
    }
    for (folder, mayMiss) in [(self.path, false), (folder, true)] {
      var status = stat()
      if stat(folder, &status) != 0 {
        if mayMiss, errno == ENOENT { continue }
        throw .usage("--docc \(path): \(folder) cannot be opened: \(String(cString: strerror(errno)))")
      }
      if status.st_mode & S_IFMT != S_IFDIR { throw .usage("--docc \(path): \(folder) is no folder") }
    }
  }

  private init(path: String, folder: String) {
    self.path = path
    self.folder = folder
  }

  /// Says that nothing can be written, before anything is drawn.
  ///
  /// - Throws: ``ToolError`` of kind environment with the system's reason.
  func checkWritable() throws(ToolError) {
    for folder in [path, folder] where access(folder, W_OK) != 0 && errno != ENOENT {
      throw ToolError("cannot write \(folder): \(String(cString: strerror(errno)))", exitCode: .environment)
    }
  }

  /// Says that DocC would take a figure for another file of the catalog, or the other way round.
  ///
  /// DocC knows a file by its name alone, whatever folder it is in and whatever its ending; names that differ in nothing
  /// but the size of letters are one file on some systems.
  ///
  /// - Parameters:
  ///   - assets: the figures' names, as articles say them.
  ///   - fileExtension: the ending of the pictures, with its dot.
  ///   - ignored: the paths of files that will be gone.
  /// - Throws: ``ToolError`` of kind usage that names both.
  func checkUnique(
    _ assets: [String], fileExtension: String, ignoring ignored: Set<String>
  ) throws(ToolError) {
    if let asset = assets.first(where: { !DocCName.isValid($0) }) {
      throw .usage(
        "the figure \(asset) cannot be in a DocC catalog: names there are of letters, digits, hyphens and underscores"
      )
    }
    let names = Dictionary(assets.map { ($0.lowercased(), $0) }) { first, _ in first }
    let ignored = Set(ignored.compactMap(FilePath.real))
    for file in CatalogFiles.all(in: path)
    where ignored.isEmpty || !ignored.contains(FilePath.real(file) ?? file) {
      let (folder, name) = FilePath.split(file)
      guard let asset = names[DocCName.asset(ofFile: name).lowercased()] else { continue }
      let isVariant =
        DocCName.asset(ofFile: name) == asset && name.hasSuffix(fileExtension)
        && FilePath.isSame(folder, self.folder)
      if isVariant { continue }
      throw .usage(
        "the figure \(asset) and the file \(file) have one name: DocC tells files apart by their names alone, without "
          + "folder and ending; rename or remove one")
    }
  }

  /// The names of the pictures in the folder but for the files `ignored`, as articles say them.
  func assets(without ignored: Set<String>) -> Set<String> {
    Set(
      FilePath.names(in: folder).filter { name in
        (name.hasSuffix(".png") || name.hasSuffix(".svg")) && !ignored.contains(name)
      }.map { DocCName.asset(ofFile: $0) })
  }

  private static func isCatalog(_ path: String) -> Bool { path.lowercased().hasSuffix(".docc") }

  /// The folders that `path` names above its last part, the nearest first.
  private static func parents(of path: String) -> [String] {
    var parents: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/"), slash > rest.startIndex {
      rest = rest[..<slash]
      parents.append(String(rest))
    }
    return parents
  }
}
