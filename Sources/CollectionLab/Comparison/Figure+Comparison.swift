public import Drawing

extension Figure {
  /// Two states of a content side by side, for a figure's content; what its collections show in one only, elsewhere or
  /// otherwise is outlined (`snapshots.md` E, before and after).
  ///
  /// ```swift
  /// Figure("edited", caption: "…", alternativeText: "…", width: 300, height: 400) {
  ///   Figure.compare(DayList(day: .planned), DayList(day: .lived))
  /// }
  /// ```
  ///
  /// Each state has the figure's width and height. Items are known by their ids, or by their tags; those that have none,
  /// such as the cells of a UIKit collection view, by their places. An outline says what became of its element in a word
  /// and by its dashes, not by colour alone: gone or new for what only one of the pictures shows, moved for what has come
  /// before or behind others that both show, changed for what looks otherwise.
  ///
  /// - Parameters:
  ///   - before: a view, a view controller, a host: whatever gives a display list.
  ///   - after: the same kind of content in another state.
  ///   - captions: what stands below them.
  public static func compare(
    _ before: any DisplayListSource, _ after: any DisplayListSource,
    captions: (before: String, after: String) = ("Before", "After")
  ) -> some DisplayListSource {
    PictureComparison(before: before, after: after, captions: captions)
  }
}
