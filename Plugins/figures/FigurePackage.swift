import Foundation
import PackagePlugin

/// A package with figures: its figure tool and its DocC catalogs.
struct FigurePackage {
  let package: Package
  let packageManager: PackageManager

  /// Runs the package's figure tool on each of its catalogs, or as the words say.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the plugin's name.
  ///   - isCheck: whether nothing is written.
  func drawFigures(_ arguments: [String], isCheck: Bool) throws {
    var extractor = ArgumentExtractor(arguments)
    let named = extractor.extractOption(named: "product").last
    var words = extractor.remainingArguments
    if words.contains("--watch") {
      throw FiguresError(
        "the package is locked while a plugin runs; --watch works with swift run TOOL … --watch")
    }
    let tool = try build(try figureTool(named: named))
    // Numbers and `all` are drawn; other words, such as list, are the tool's own and need no catalog.
    if words.first?.hasPrefix("-") ?? true { words.insert("all", at: 0) }
    let isDrawing = words[0] == "all" || Int(words[0]) != nil
    if isCheck {
      guard isDrawing else {
        throw FiguresError("“\(words[0])” is not checked; say a chapter's number or all")
      }
      if !words.contains("--check") { words.append("--check") }
    }
    let hasPlace = words.contains { word in
      ["--docc", "--output", "--help"].contains { word == $0 || word.hasPrefix("\($0)=") }
        || word.hasPrefix("-o") || word == "-h"
    }
    guard isDrawing, !hasPlace else { return try run(tool, words) }
    let catalogs = catalogs
    if catalogs.isEmpty {
      throw FiguresError(
        "no target has a DocC catalog; make one, such as Sources/TARGET/TARGET.docc, or name one with --docc")
    }
    for catalog in catalogs { try run(tool, words + ["--docc", catalog]) }
  }

  /// The executable that is built on FigureTool.
  private func figureTool(named name: String?) throws -> ExecutableProduct {
    let tools = package.products(ofType: ExecutableProduct.self).filter { product in
      product.mainTarget.recursiveTargetDependencies.contains { $0.name == "FigureTool" }
    }
    if let name {
      guard let tool = tools.first(where: { $0.name == name }) else {
        throw FiguresError("the package has no executable \(name) that depends on FigureTool")
      }
      return tool
    }
    guard let tool = tools.first else {
      throw FiguresError(
        "the package has no figure tool: an executable target that depends on FigureTool and calls FigureTool.run(_:)"
      )
    }
    if tools.count > 1 {
      let names = tools.map(\.name).sorted().joined(separator: ", ")
      throw FiguresError("the package has several figure tools (\(names)); choose one with --product NAME")
    }
    return tool
  }

  private func build(_ product: ExecutableProduct) throws -> URL {
    var parameters = PackageManager.BuildParameters()
    parameters.configuration = .inherit
    parameters.logging = .concise
    let result = try packageManager.build(.product(product.name), parameters: parameters)
    guard result.succeeded,
      let tool = result.builtArtifacts.first(where: {
        $0.kind == .executable && $0.url.lastPathComponent == product.name
      })
    else { throw FiguresError("\(product.name) cannot be built:\n\(result.logText)") }
    return tool.url
  }

  /// The catalogs of the targets or, where none has one, those of the package's folder and the folders in it; paths from
  /// the package's folder.
  private var catalogs: [String] {
    let root = package.directoryURL
    let targets = package.targets.compactMap { $0 as? any SourceModuleTarget }.filter { $0.kind != .test }
    var found = targets.flatMap { folders(below: $0.directoryURL, depth: 8) }
    if found.isEmpty { found = folders(below: root, depth: 2) }
    let start = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return Set(found.map(\.path)).sorted().map {
      $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : $0
    }
  }

  /// The folders called `….docc`, at most `depth` folders below.
  private func folders(below folder: URL, depth: Int) -> [URL] {
    guard depth > 0 else { return [] }
    let content = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (content ?? []).filter(\.hasDirectoryPath).flatMap { inner in
      inner.pathExtension == "docc" ? [inner] : folders(below: inner, depth: depth - 1)
    }
  }

  private func run(_ tool: URL, _ words: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = words
    process.currentDirectoryURL = package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      throw FiguresError(
        "\(tool.lastPathComponent) \(words.joined(separator: " ")) ended with \(process.terminationStatus)")
    }
  }
}

/// Why the figures cannot be drawn.
struct FiguresError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
