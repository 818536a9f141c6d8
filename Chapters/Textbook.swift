public import CollectionLab

/// The chapters of the book, in order.
public enum Textbook {
  /// Every chapter.
  public static let chapters: [Chapter] = [Chapter03.chapter, Chapter07.chapter]
}
