import CollectionLab

extension Chapter {
  /// What the files of `figure` are called before all that options add: `07-waterfall`, or `07-waterfall-columns` for a
  /// figure that is not the main one.
  func fileName(of figure: Figure) -> String {
    let number = self.number < 10 ? "0\(self.number)" : "\(self.number)"
    return "\(number)-\(name)\(figure.name == figures[0].name ? "" : "-\(figure.name)")"
  }

  /// What the files of `figure` are titled: the chapter's title, with the figure's name where it is not the main one.
  func title(of figure: Figure) -> String {
    figure.name == figures[0].name ? title : "\(title): \(figure.name.replacing("-", with: " "))"
  }
}

extension RenderOptions {
  /// Where `variant` of a figure goes.
  func path(of figure: Figure, in chapter: Chapter, _ variant: Variant) -> String {
    "\(folder)/\(chapter.fileName(of: figure))\(suffix(for: variant))\(variant.format.fileExtension)"
  }
}
