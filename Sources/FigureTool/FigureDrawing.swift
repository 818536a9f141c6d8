import CollectionLab
import Dispatch
import Foundation
import PangoText
import Synchronization

/// Draws figures into files: display lists on the main actor, everything after them on every core meanwhile.
@MainActor
struct FigureDrawing {
  let options: RenderOptions
  /// Every chapter of the book, also those that are not drawn; a catalog's article names them all.
  var book: [Chapter] = []

  /// What is known of the figures that were listed, for what is said of them.
  private struct Notes {
    /// Figures that cannot be drawn as is asked, where others may be.
    var leftOut = LeftOutFigures()
    /// What was warned of: both colour schemes have the same to say.
    private var warnings: Set<String> = []

    /// Says something once.
    mutating func warn(_ warning: String) {
      if warnings.insert(warning).inserted { ToolOutput.error("warning: \(warning)") }
    }
  }

  /// Results by the number of their job.
  private typealias Results = Mutex<[Int: Result<FigureJob.Outcome, ToolError>]>

  /// Writes, or checks, every figure of `chapters` in every way asked for, and prints a line a file, in order.
  ///
  /// - Throws: the first failure in the order of the files, and what was written before and beside it stays; of kind
  ///   differences where a file that is checked is not what would be drawn.
  func draw(_ chapters: [Chapter]) throws(ToolError) {
    let figures = try figures(of: chapters)
    var files = try FigureFiles(options: options, figures: figures, book: book)
    try Self.prepareFonts(options.fonts)
    if !options.isCheck {
      do throws(FileError) { try FileWriter.createFolder(options.folder) } catch { throw ToolError(error) }
    }
    let total = figures.count * options.colorSchemes.count * options.variants(.light).count
    let showsProgress = ToolOutput.hasTerminal && total > 1
    let options = options
    let results = Results([:])
    let group = DispatchGroup()
    var jobs: [FigureJob] = []
    var failure: ToolError?
    var notes = Notes()
    // Lists are made one after another, and each is rendered on another core while the next is made.
    drawing: for (chapter, figure) in figures {
      for colorScheme in options.colorSchemes {
        do throws(ToolError) {
          for job in try self.jobs(for: figure, of: chapter, colorScheme, &notes) {
            let index = jobs.count
            jobs.append(job)
            if total == 1 {
              let result = Result { () throws(ToolError) in try job.run(options) }
              results.withLock { $0[index] = result }
              continue
            }
            DispatchQueue.global().async(group: group) {
              let result = Result { () throws(ToolError) in try job.run(options) }
              results.withLock { results in
                results[index] = result
                if showsProgress { ToolOutput.progress("\(results.count) of \(total)") }
              }
            }
          }
        } catch {
          failure = error
          break drawing
        }
      }
    }
    group.wait()
    if showsProgress { ToolOutput.progress("") }
    if let tag = options.scrollTag, jobs.isEmpty, failure == nil {
      let book = chapters.count == 1 ? "of chapter \(chapters[0].number) " : ""
      throw .usage("no figure \(book)has an item with the tag \(tag)")
    }
    if jobs.isEmpty, failure == nil {
      if let refusal = notes.leftOut.refusal { throw .usage(refusal) }
      if options.animation != nil {
        let book = chapters.count == 1 ? "of chapter \(chapters[0].number) " : ""
        throw .usage("no figure \(book)declares an update to be shown")
      }
    }
    for warning in notes.leftOut.warnings { notes.warn(warning) }
    let outcomes = results.withLock { $0 }
    try files.note(
      jobs.enumerated().map { index, job in (job, try? outcomes[index]?.get().digest) })
    try report(jobs, outcomes, &files, isWhole: failure == nil)
    if let failure { throw failure }
  }

  /// The figures asked for, with their chapters.
  private func figures(of chapters: [Chapter]) throws(ToolError) -> [(Chapter, Figure)] {
    if chapters.allSatisfy(\.figures.isEmpty), let chapter = chapters.first {
      throw .usage("chapter \(chapter.number) has no figure; its words are in the book")
    }
    guard let name = options.figure else {
      return chapters.flatMap { chapter in chapter.figures.map { (chapter, $0) } }
    }
    if name == "main" {
      return chapters.compactMap { chapter in chapter.figures.first.map { (chapter, $0) } }
    }
    let found = chapters.flatMap { chapter in chapter.figures.filter { $0.name == name }.map { (chapter, $0) }
    }
    if found.isEmpty {
      let names = chapters.flatMap { $0.figures.map(\.name) }
      let known = chapters.count == 1 ? "the figures are \(names.joined(separator: ", "))" : ""
      throw .usage("there is no figure \(name)\(NearestWord.advice(name, among: names, known))")
    }
    return found
  }

  /// Prints a line a file in order, and throws what went wrong first.
  ///
  /// Where all is drawn it finishes the folder: what is left over is removed, and the article written.
  private func report(
    _ jobs: [FigureJob], _ results: [Int: Result<FigureJob.Outcome, ToolError>], _ files: inout FigureFiles,
    isWhole: Bool
  ) throws(ToolError) {
    var stale: [String] = []
    var budget = SizeBudget(options)
    for (index, job) in jobs.enumerated() {
      guard let outcome = try results[index]?.get() else { continue }
      if let difference = outcome.difference {
        stale.append("\(job.path) \(difference)")
      }
      if options.isJSON {
        do { ToolOutput.line(try job.json(outcome)) } catch { throw ToolError(error) }
      } else if !options.isCheck {
        tell(job.line(outcome))
      }
      if let byteCount = outcome.byteCount { budget.add(job, byteCount: byteCount) }
    }
    for warning in budget.warnings { ToolOutput.error("warning: \(warning)") }
    if options.markdown == "-", options.catalog == nil {
      ToolOutput.text(Array(ReadmeMarkdown(jobs: jobs).text.utf8))
    }
    let article = isWhole ? try files.article(with: jobs.map(\.path)) : nil
    if isWhole { stale += try reportLeftovers(&files) }
    if let article, let difference = try article.finish(options) {
      stale.append("\(article.path) \(difference)")
    }
    if stale.isEmpty {
      let count = jobs.count + (article == nil ? 0 : 1)
      if options.isCheck, !options.isJSON {
        ToolOutput.line("\(count) \(count == 1 ? "file is" : "files are") what would be drawn")
      }
      return
    }
    let isOnlyMissing = stale.allSatisfy { $0.hasSuffix(" is missing") }
    throw ToolError(
      stale.joined(separator: "\n"), exitCode: isOnlyMissing ? .missingReferences : .differences)
  }

  /// Prints a line about a file: beside what is printed, where that is to be pasted somewhere.
  private func tell(_ line: String) {
    if options.markdown == "-" { ToolOutput.error(line) } else { ToolOutput.line(line) }
  }

  /// Removes what is left over and prints a line for each, or says what would be removed.
  private func reportLeftovers(_ files: inout FigureFiles) throws(ToolError) -> [String] {
    let removed = try files.removeLeftovers()
    let leftovers = options.isCheck ? files.leftovers : removed
    for leftover in leftovers {
      if options.isJSON {
        do { ToolOutput.line(try leftover.json(isCheck: options.isCheck)) } catch { throw ToolError(error) }
      } else if !options.isCheck {
        tell("\(leftover.path)  removed")
      }
    }
    if options.isCheck { return leftovers.map { "\($0.path) \($0.words)" } }
    for leftover in files.leftovers where !leftover.isUnchanged {
      ToolOutput.error("warning: \(leftover.path) \(leftover.words)")
    }
    return []
  }

  /// Makes the tool deaf to the user's font settings and adds the fonts asked for.
  static func prepareFonts(_ fonts: [String]) throws(ToolError) {
    do throws(FontError) {
      try FontLibrary.adoptForProcess()
      for font in fonts { try FontLibrary.shared.register(font) }
    } catch { throw ToolError(error) }
  }

  /// The files that `figure` becomes, its display list made.
  private func jobs(
    for figure: Figure, of chapter: Chapter, _ colorScheme: ColorScheme,
    _ notes: inout Notes
  ) throws(ToolError) -> [FigureJob] {
    let start = DispatchTime.now().uptimeNanoseconds
    let place = "chapter \(chapter.number), figure \(figure.name)"
    let environment = options.environment(
      for: figure, colorScheme: colorScheme, textMeasurer: PangoTextMeasurer.shared)
    var animation: DisplayAnimation?
    let list: DisplayList
    // A scroll position asked for is one picture, also of a figure that is a strip.
    let isOne = options.isLong || options.scroll != nil || options.scrollTag != nil
    let film = options.film ?? (isOne ? [] : nil)
    let markup = options.markup
    do {
      if let request = options.animation {
        guard let motion = request.animation(of: figure) else { return [] }
        let frames = try figure.frames(
          motion, in: environment, framesPerSecond: request.framesPerSecond, overlay: markup.overlay,
          focus: markup.focus, crop: markup.crop, frame: markup.frame,
          padding: markup.padding, cornerRadius: markup.cornerRadius)
        animation = frames
        if frames.frames.count == 1 {
          notes.leftOut.add(place, "--animate", "nothing that is in sight moves")
          return []
        }
        list = DisplayList(
          size: frames.size, items: frames.frames[0].list.items, diagnostics: frames.diagnostics)
      } else {
        list = try figure.displayList(
          in: environment, film: film, isLong: options.isLong, overlay: markup.overlay, focus: markup.focus,
          crop: markup.crop,
          frame: markup.frame,
          padding: markup.padding, cornerRadius: markup.cornerRadius)
      }
    } catch FigureAnimationError.noFrame(let frame, let count) {
      throw .usage("\(place): \(FigureAnimationError.noFrame(frame, count: count))")
    } catch let error as FigureAnimationError {
      notes.leftOut.add(place, "--animate", "\(error)")
      return []
    } catch let error as DrawingDiagnostic where markup.focus.map(DrawingDiagnostic.nothingInFocus) == error {
      notes.leftOut.add(place, "--focus", "\(error)")
      return []
    } catch let error as DrawingDiagnostic where markup.crop != nil {
      notes.leftOut.add(place, "--crop", "\(error)")
      return []
    } catch {
      let error = ToolError(error)
      throw ToolError("\(place): \(error)", exitCode: error.exitCode)
    }
    // A figure without the item that was asked for would be a picture of something else.
    if let tag = options.scrollTag, list.diagnostics.contains(.noItem(tag: tag)) { return [] }
    for diagnostic in list.diagnostics { notes.warn("\(place): \(diagnostic)") }
    let hasNumbers = (markup.overlay ?? figure.overlay).contains(.callouts)
    let numbers = hasNumbers ? animation?.callouts ?? list.callouts : []
    let nanoseconds = DispatchTime.now().uptimeNanoseconds - start
    return options.variants(colorScheme).map { variant in
      FigureJob(
        path: options.path(of: figure, in: chapter, variant), chapter: chapter.number, figure: figure,
        fileName: chapter.fileName(of: figure), variant: variant, list: list, animation: animation,
        title: chapter.title(of: figure), suffix: options.nameSuffix(for: variant), numbers: numbers,
        nanoseconds: nanoseconds)
    }
  }
}
