import CollectionLab
import Foundation

/// Figures as a README shows them: each by the reader's colour scheme, with its alternative text and its caption.
struct ReadmeMarkdown {
  /// The files that were drawn.
  let jobs: [FigureJob]

  /// A block for each figure, in order: of its files the SVG or the PNG with the most pixels, light and dark.
  var text: String {
    var figures: [(stem: String, files: [FigureJob])] = []
    for job in jobs where job.variant.format != .pdf {
      let stem = "\(job.chapter) \(job.figure.name)"
      if figures.last?.stem != stem { figures.append((stem, [])) }
      figures[figures.count - 1].files.append(job)
    }
    return figures.map { block($0.files) }.joined(separator: "\n\n")
  }

  private func block(_ files: [FigureJob]) -> String {
    func best(_ colorScheme: ColorScheme) -> FigureJob? {
      let own = files.filter { $0.variant.colorScheme == colorScheme }
      return own.first { $0.variant.format == .svg } ?? own.max { $0.variant.scale < $1.variant.scale }
    }
    let (light, dark) = (best(.light), best(.dark))
    guard let shown = light ?? dark else { return "" }
    let size = [shown.list.size.width, shown.list.size.height].map { Int($0.rounded(.up)) }
    var lines = [
      "<img alt=\"\(Markup.escaped(MarkdownText.plainLine(shown.alternativeText)))\" src=\"\(address(shown))\" width=\"\(size[0])\" height=\"\(size[1])\">"
    ]
    if light != nil, let dark {
      lines =
        [
          "<picture>",
          "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(address(dark))\">",
        ] + lines.map { "  \($0)" } + ["</picture>"]
    }
    let caption = MarkdownText.line(shown.figure.caption)
    return lines.joined(separator: "\n") + (caption.isEmpty ? "" : "\n\n\(caption)")
  }

  /// The file's path as a page says it.
  private func address(_ job: FigureJob) -> String {
    Markup.escaped(job.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? job.path)
  }
}
