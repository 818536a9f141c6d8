/// A stretch of text as it is shaped: its characters, and the look it has of itself.
nonisolated struct TextPiece {
  var string: String
  /// `nil` for no look of its own, which most have.
  var attributes: TextAttributes?
  /// A picture that stands in the place of the characters.
  var image: Image?

  init(_ string: String, attributes: TextAttributes? = nil, image: Image? = nil) {
    self.string = string
    self.attributes = attributes
    self.image = image
  }
}

/// A value that becomes text where it is shown, by the environment's locale, calendar, time zone and clock.
nonisolated protocol TextContent {
  /// The value in words.
  func pieces(in environment: EnvironmentValues) -> [TextPiece]

  /// Whether the words depend on the environment's clock.
  var readsClock: Bool { get }
}

nonisolated extension TextContent {
  var readsClock: Bool { false }
}

/// A value without a look of its own.
nonisolated protocol PlainTextContent: TextContent {
  /// The value in words.
  func string(in environment: EnvironmentValues) -> String
}

nonisolated extension PlainTextContent {
  func pieces(in environment: EnvironmentValues) -> [TextPiece] { [TextPiece(string(in: environment))] }
}
