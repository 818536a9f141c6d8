import CollectionLab
import Dispatch
import Synchronization

/// Draws the pictures of a book: display lists on the main actor, everything after them on every core meanwhile.
@MainActor
final class BookDrawing {
  /// The files drawn, by their addresses without type.
  private typealias Results = Mutex<[String: Result<(bytes: [UInt8], type: String), any Error>]>

  private let overlay: BookSite.OverlayDrawing?
  private let group = DispatchGroup()
  private let results = Results([:])
  private var order: [String] = []
  private(set) var warnings: [String] = []

  init(overlay: BookSite.OverlayDrawing?) { self.overlay = overlay }

  /// A figure whose display lists are made: what its pictures are called, and how large they are.
  private struct Listed {
    var figure: BookFigure
    var stems: [(light: String, dark: String, size: CGSize)]
    var overlay: (light: String, dark: String, size: CGSize)?
  }

  /// Draws the figures of all pages.
  ///
  /// - Returns: the figures in order, and the files' bytes by their addresses.
  /// - Throws: the first failure in the order of the pictures.
  func draw(_ pages: [BookChapter]) throws -> (figures: [[DrawnFigure]], files: [String: [UInt8]]) {
    let listed: [[Listed]]
    do {
      listed = try pages.map { page in try page.figures.map { try list($0, of: page) } }
    } catch {
      group.wait()
      throw error
    }
    group.wait()
    var files: [String: [UInt8]] = [:]
    var addresses: [String: String] = [:]
    let results = results.withLock { $0 }
    for stem in order {
      guard let (bytes, type) = try results[stem]?.get() else { continue }
      addresses[stem] = "\(stem).\(type)"
      files["\(stem).\(type)"] = bytes
    }
    func picture(_ stems: (light: String, dark: String, size: CGSize)) -> BookPicture {
      BookPicture(
        width: Int(stems.size.width.rounded(.up)), height: Int(stems.size.height.rounded(.up)),
        light: addresses[stems.light]!, dark: addresses[stems.dark]!)
    }
    let figures = listed.map { figures in
      figures.map { figure in
        DrawnFigure(
          figure: figure.figure, pictures: figure.stems.map(picture), overlay: figure.overlay.map(picture))
      }
    }
    return (figures, files)
  }

  /// Makes the display lists of a figure and has them rendered.
  private func list(_ figure: BookFigure, of page: BookChapter) throws -> Listed {
    var figure = figure
    var lists = try figure.variants.map { try list(figure, $0, .light, of: page) }
    if !figure.isFilm, lists.allSatisfy({ $0 == lists[0] }) {
      figure = figure.withoutVariants
      lists = [lists[0]]
    }
    let stem = "figures/\(page.name)/\(figure.name)"
    let stems = try zip(figure.variants, lists).map { variant, light in
      let name = stem + variant.suffix
      let words = figure.figure.alternativeText
      render(light, words, as: name)
      render(try list(figure, variant, .dark, of: page), words, as: "\(name)~dark")
      return (light: name, dark: "\(name)~dark", size: light.size)
    }
    return Listed(
      figure: figure, stems: stems,
      overlay: try listOverlay(figure, over: lists[figure.first], stem: stem, language: page.chapter.language)
    )
  }

  /// Makes the picture with the layout drawn over it, in both colour schemes, where the figure has one.
  private func listOverlay(
    _ figure: BookFigure, over plain: DisplayList, stem: String, language: String
  ) throws -> (light: String, dark: String, size: CGSize)? {
    guard let overlay, !figure.isFilm else { return nil }
    func list(_ colorScheme: ColorScheme) throws -> DisplayList? {
      try overlay(figure.figure, figure.environment(figure.variants[figure.first], colorScheme))
    }
    guard let light = try list(.light), light != plain, let dark = try list(.dark) else { return nil }
    let words = figure.layoutAlternativeText(in: language)
    render(light, words, as: "\(stem)~layout")
    render(dark, words, as: "\(stem)~layout~dark")
    return ("\(stem)~layout", "\(stem)~layout~dark", light.size)
  }

  private func list(
    _ figure: BookFigure, _ variant: BookFigure.Variant, _ colorScheme: ColorScheme, of page: BookChapter
  ) throws -> DisplayList {
    let list = try figure.figure.displayList(in: figure.environment(variant, colorScheme), film: [])
    for diagnostic in list.diagnostics {
      let warning = "chapter \(page.chapter.number): \(diagnostic)"
      if !warnings.contains(warning) { warnings.append(warning) }
    }
    return list
  }

  private func render(_ list: DisplayList, _ alternativeText: String, as stem: String) {
    order.append(stem)
    DispatchQueue.global().async(group: group) { [self] in
      let result = Result { try BookPicture.file(list, alternativeText: alternativeText) }
      results.withLock { $0[stem] = result }
    }
  }
}
