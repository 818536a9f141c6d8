public import CollectionLab

/// The chapters of the book, in order.
public enum Textbook {
  /// Every chapter.
  public static let chapters: [Chapter] = [Chapter07.chapter]
}
