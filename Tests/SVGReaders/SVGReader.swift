public import CairoRenderer
import Dispatch
import Drawing
public import Foundation

/// A program of somebody else's that draws SVG documents.
///
/// Each is looked for where its environment variable says, and then on the `PATH`.
public enum SVGReader: String, CaseIterable, Sendable {
  case rsvg
  case resvg
  case chromium

  /// The variable that names the program, and the program's usual names.
  private var names: (variable: String, programs: [String]) {
    switch self {
    case .rsvg: ("RSVG_CONVERT", ["rsvg-convert"])
    case .resvg: ("RESVG", ["resvg"])
    case .chromium:
      ("CHROMIUM", ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"])
    }
  }

  /// The program's path, or `nil` where it is not installed.
  private var path: String? {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[names.variable], !path.isEmpty { return path }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return names.programs.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// Whether the program can be run.
  public var isInstalled: Bool { path != nil }

  /// Why a test is skipped where the program is not installed.
  public var absence: String {
    "\(names.programs[0]) is not on the PATH, and \(names.variable) does not name it"
  }

  /// A document and its size in points.
  public struct Page: Sendable {
    public var svg: [UInt8]
    public var size: CGSize

    /// A document of a size in points.
    public init(svg: [UInt8], size: CGSize) {
      self.svg = svg
      self.size = size
    }
  }

  /// What the program makes of each document, at a whole number of pixels a point.
  ///
  /// A browser takes seconds to start, so as many documents as a picture may hold are pictures of one page to it.
  ///
  /// - Throws: ``Failure`` where the program does not answer with pictures.
  public func draw(_ pages: [Page], scale: Int) throws -> [Bitmap] {
    if self == .chromium {
      return try sheets(of: pages, scale: scale).flatMap { try browse(Array($0), scale: scale) }
    }
    return try pages.map { page in
      try inFolder(["in.svg": page.svg]) { folder in
        let zoom = ["-z", "\(scale)"]
        let paths = [folder.appending(path: "in.svg").path, folder.appending(path: "out.png").path]
        try run(self == .rsvg ? zoom + ["-o", paths[1], paths[0]] : zoom + paths)
        return try bitmap(folder)
      }
    }
  }

  /// The picture that the browser makes of a page of HTML.
  ///
  /// - Parameters:
  ///   - html: the page.
  ///   - size: the window's, in CSS pixels.
  ///   - scale: pixels of the picture a CSS pixel.
  ///   - files: what the page refers to, by name.
  public func screenshot(
    ofHTML html: String, size: CGSize, scale: Int, files: [String: [UInt8]] = [:]
  ) throws -> Bitmap {
    let page = ["page.html": Array("<!doctype html><meta charset=utf-8><body style=margin:0>\(html)".utf8)]
    return try inFolder(files.merging(page) { $1 }) { folder in
      // Full browsers keep some of the window's height for themselves.
      try run([
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage",
        "--force-color-profile=srgb", "--force-device-scale-factor=\(scale)",
        "--user-data-dir=\(folder.path)/profile",
        "--window-size=\(Int(size.width.rounded(.up))),\(Int(size.height.rounded(.up)) + 200)",
        "--screenshot=\(folder.path)/out.png", "file://\(folder.path)/page.html",
      ])
      return try bitmap(folder)
    }
  }

  /// The documents in groups that are at most so many pixels together, or alone.
  private func sheets(of pages: [Page], scale: Int, limit: CGFloat = 24e6) -> [ArraySlice<Page>] {
    var sheets: [ArraySlice<Page>] = []
    var (start, pixels) = (0, CGFloat(0))
    for (index, page) in pages.enumerated() {
      let area = page.size.width * page.size.height * CGFloat(scale * scale)
      if index > start, pixels + area > limit {
        sheets.append(pages[start..<index])
        (start, pixels) = (index, 0)
      }
      pixels += area
    }
    if start < pages.count { sheets.append(pages[start...]) }
    return sheets
  }

  private func browse(_ pages: [Page], scale: Int) throws -> [Bitmap] {
    // In rows, for a browser's picture is not endlessly wide.
    let limit: CGFloat = 3000
    var html = ""
    var files: [String: [UInt8]] = [:]
    var corners: [CGPoint] = []
    var (corner, bottom, width) = (CGPoint.zero, CGFloat(0), CGFloat(0))
    for (index, page) in pages.enumerated() {
      if corner.x > 0, corner.x + page.size.width > limit { corner = CGPoint(x: 0, y: bottom) }
      files["\(index).svg"] = page.svg
      html +=
        "<img src=\(index).svg style=\"position:absolute;left:\(Int(corner.x))px;top:\(Int(corner.y))px\">"
      corners.append(corner)
      corner.x += page.size.width.rounded(.up)
      width = max(width, corner.x)
      bottom = max(bottom, corner.y + page.size.height.rounded(.up))
    }
    let size = CGSize(width: width, height: bottom)
    let whole = try screenshot(ofHTML: html, size: size, scale: scale, files: files)
    return zip(pages, corners).map { page, corner in
      whole.part(
        x: Int(corner.x) * scale, y: Int(corner.y) * scale,
        width: Int((page.size.width * CGFloat(scale)).rounded(.up)),
        height: Int((page.size.height * CGFloat(scale)).rounded(.up)))
    }
  }

  /// Why there is no picture.
  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  private func run(_ arguments: [String]) throws {
    guard let path else { throw Failure(description: absence) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let end = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: end)
    process.waitUntilExit()
    end.cancel()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(path) ended with \(process.terminationStatus)")
    }
  }

  private func bitmap(_ folder: URL) throws -> Bitmap {
    try Bitmap(decoding: ImageData(bytes: [UInt8](Data(contentsOf: folder.appending(path: "out.png")))))
  }

  /// Calls `body` with a folder that holds `files` and is removed afterwards.
  private func inFolder<Result>(_ files: [String: [UInt8]], _ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "svg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
    return try body(folder)
  }
}

extension Bitmap {
  /// What lies right of the column `x` and below the row `y`, as far as there are pixels.
  public func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    let (width, height) = (min(width, self.width - x), min(height, self.height - y))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    for row in y..<y + height {
      let start = (row * self.width + x) * 4
      bytes.append(contentsOf: self.bytes[start..<start + width * 4])
    }
    return Bitmap(width: width, height: height, scale: scale, bytes: bytes)
  }
}
