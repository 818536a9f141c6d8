public import CollectionLab

/// The chapters of the book, in order.
public enum Textbook {
  /// The book's title.
  public static let title = "CollectionLab, a textbook"
  /// What the book is about, in a line.
  public static let summary = "Collection views off the device, one use case a chapter"

  /// Every chapter.
  public static let chapters: [Chapter] = declared + uiKit

  private static let declared: [Chapter] = [
    Chapter00.chapter,
    Chapter01.chapter,
    Chapter02.chapter,
    Chapter03.chapter,
    Chapter04.chapter,
    Chapter05.chapter,
    Chapter06.chapter,
    Chapter07.chapter,
    Chapter08.chapter,
    Chapter09.chapter,
    Chapter10.chapter,
    Chapter11.chapter,
  ]

  /// Those that speak UIKit.
  private static var uiKit: [Chapter] {
    #if canImport(UIKit)
      [
        Chapter12.chapter,
        Chapter13.chapter,
      ]
    #else
      []
    #endif
  }
}
