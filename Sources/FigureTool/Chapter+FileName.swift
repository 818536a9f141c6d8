import CollectionLab

extension Chapter {
  /// What the files of `figure` are called before all that options add: `07-waterfall`, or `07-waterfall-columns` for a
  /// figure that is not the main one.
  func fileName(of figure: Figure) -> String {
    let number = self.number < 10 ? "0\(self.number)" : "\(self.number)"
    return "\(number)-\(name)\(figure.name == figures[0].name ? "" : "-\(figure.name)")"
  }
}
