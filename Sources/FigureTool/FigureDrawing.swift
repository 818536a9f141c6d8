import CairoRenderer
import CollectionLab
import Dispatch
import Foundation
import PangoText
import SVGRenderer
import Synchronization

/// Draws figures into files: display lists on the main actor, everything after them on every core.
@MainActor
struct FigureDrawing {
  let options: RenderOptions

  /// A file to be written.
  private struct Job: Sendable {
    var path: String
    var format: OutputFormat
    var list: DisplayList
    var title: String
    var alternativeText: String
    /// Nanoseconds that making the display list took.
    var nanoseconds: UInt64
  }

  /// Writes every figure of `chapters` in every format asked for, and prints a line a file, in order.
  ///
  /// - Throws: the first failure in the order of the files; what was written before and beside it stays.
  func draw(_ chapters: [Chapter]) throws(ToolError) {
    try prepareFonts()
    do throws(FileError) { try FileWriter.createFolder(options.folder) } catch { throw ToolError(error) }
    var jobs: [Job] = []
    for chapter in chapters {
      for figure in chapter.figures { jobs.append(contentsOf: try self.jobs(for: figure, of: chapter)) }
    }
    if jobs.count == 1 {
      ToolOutput.line(try Self.line(of: jobs[0], Self.write(jobs[0], options: options), options: options))
      return
    }
    let results = Mutex<[Int: Result<UInt64, ToolError>]>([:])
    let (work, options) = (jobs, options)
    let showsProgress = ToolOutput.hasTerminal
    DispatchQueue.concurrentPerform(iterations: work.count) { index in
      let result = Result { () throws(ToolError) in try Self.write(work[index], options: options) }
      results.withLock { results in
        results[index] = result
        if showsProgress { ToolOutput.progress("\(results.count) of \(work.count)") }
      }
    }
    if showsProgress { ToolOutput.progress("") }
    for (index, result) in results.withLock({ $0.sorted { $0.key < $1.key } }) {
      ToolOutput.line(Self.line(of: work[index], try result.get(), options: options))
    }
  }

  /// Makes the tool deaf to the user's font settings and adds the fonts asked for.
  private func prepareFonts() throws(ToolError) {
    do throws(FontError) {
      try FontLibrary.adoptForProcess()
      for font in options.fonts { try FontLibrary.shared.register(font) }
    } catch { throw ToolError(error) }
  }

  /// The files that `figure` becomes, its display list made.
  private func jobs(for figure: Figure, of chapter: Chapter) throws(ToolError) -> [Job] {
    let start = DispatchTime.now().uptimeNanoseconds
    let environment = options.environment(for: figure, textMeasurer: PangoTextMeasurer.shared)
    let list: DisplayList
    do { list = try figure.content().displayList(in: environment) } catch { throw ToolError(error) }
    for diagnostic in list.diagnostics {
      ToolOutput.error("warning: chapter \(chapter.number): \(diagnostic)")
    }
    let nanoseconds = DispatchTime.now().uptimeNanoseconds - start
    let number = chapter.number < 10 ? "0\(chapter.number)" : "\(chapter.number)"
    let isMain = figure.name == chapter.figures[0].name
    let name = "\(number)-\(chapter.name)\(isMain ? "" : "-\(figure.name)")"
    return options.formats.map { format in
      Job(
        path: "\(options.folder)/\(name)\(options.suffix(for: format))\(format.fileExtension)",
        format: format,
        list: list, title: chapter.title, alternativeText: figure.alternativeText, nanoseconds: nanoseconds)
    }
  }

  /// Renders and writes one file; the nanoseconds it took.
  private nonisolated static func write(_ job: Job, options: RenderOptions) throws(ToolError) -> UInt64 {
    let start = DispatchTime.now().uptimeNanoseconds
    do {
      let bytes =
        switch job.format {
        case .png: try CairoRenderer.png(job.list, scale: options.rasterScale, compact: options.isCompact)
        case .pdf: try CairoRenderer.pdf(job.list, title: job.title)
        case .svg:
          switch options.svgWriter {
          case .own:
            try SVGRenderer.svg(
              job.list, options: SVGOptions(title: job.title, description: job.alternativeText))
          case .cairo: try CairoRenderer.svg(job.list)
          }
        }
      try FileWriter.write(bytes, to: job.path)
    } catch { throw ToolError(error) }
    return DispatchTime.now().uptimeNanoseconds - start
  }

  /// What is printed of a file, with its pixels where it has any: `Output/07-waterfall.png  390 × 844 pt  780 × 1688 px  9.4 ms`.
  private nonisolated static func line(of job: Job, _ nanoseconds: UInt64, options: RenderOptions) -> String {
    let size = job.list.size
    let points = "\(NumberText.decimal(Double(size.width))) × \(NumberText.decimal(Double(size.height))) pt"
    let milliseconds = NumberText.decimal(Double(job.nanoseconds + nanoseconds) / 1e6, places: 1)
    guard job.format == .png else { return "\(job.path)  \(points)  \(milliseconds) ms" }
    let pixels = [size.width, size.height].map { Int(($0 * options.rasterScale).rounded(.up)) }
    return "\(job.path)  \(points)  \(pixels[0]) × \(pixels[1]) px  \(milliseconds) ms"
  }
}
