extension View {
  /// Lets keys press the buttons inside.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Lets a key press the buttons inside.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    self
  }
}

/// Keys that press a button.
nonisolated public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys held with it.
  public var modifiers: EventModifiers

  /// A key with others held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// What confirms.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// What cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key, by the character that it writes.
nonisolated public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// The character.
  public var character: Character

  /// The key that writes a character.
  public init(_ character: Character) { self.character = character }

  /// The key that writes a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }

  public static let `return` = KeyEquivalent("\r")
  public static let escape = KeyEquivalent("\u{1B}")
  public static let space = KeyEquivalent(" ")
  public static let tab = KeyEquivalent("\t")
  public static let delete = KeyEquivalent("\u{8}")
}

/// Keys that are held while another is pressed.
nonisolated public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  public static let option = EventModifiers(rawValue: 8)
  public static let command = EventModifiers(rawValue: 16)
}
