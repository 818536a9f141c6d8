public import CollectionLab

/// The chapters of the book, in order.
public enum Textbook {
  /// Every chapter.
  public static let chapters: [Chapter] = [
    Chapter00.chapter,
    Chapter01.chapter,
    Chapter02.chapter,
    Chapter03.chapter,
    Chapter04.chapter,
    Chapter05.chapter,
    Chapter06.chapter,
    Chapter07.chapter,
  ]
}
