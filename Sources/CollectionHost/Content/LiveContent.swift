/// A content that is alive.
struct LiveContent {
  let content: any CellContent
  /// Whether it is in sight, rather than only asked for its size.
  var isShown: Bool
}
