import CollectionLab

/// What options have added to a figure's name, read: what it says of the picture to those who cannot see it.
///
/// An option's part is its name and its values, each behind a hyphen: `-film-0-120`. So a catalog's article can tell what
/// its pictures are, also of those that were drawn another day.
struct SuffixWords {
  /// The parts, each an option's name and its values.
  private let parts: [[String]]

  /// Options that have values behind hyphens.
  private static let lists: Set<String> = [
    "to", "film", "overlay", "focus", "crop", "frame", "padding", "radius", "animate",
  ]
  /// Options without.
  private static let flags = Set(
    ["long", "dark", "rtl", "cairo"] + DynamicTypeSize.allCases.map(TextSizeName.short))

  /// Whether a word in a name is an option's.
  static func isOption(_ word: String) -> Bool { lists.contains(word) || flags.contains(word) }

  /// Takes `-crop-1-focus-2` apart.
  init(_ suffix: String) {
    var parts: [[String]] = []
    var sign = ""
    for token in suffix.split(separator: "-", omittingEmptySubsequences: false).dropFirst() {
      // A number has a hyphen more where it is below zero.
      if token.isEmpty {
        sign = "-"
        continue
      }
      let word = sign + String(token)
      sign = ""
      if let name = parts.last?.first, !Self.isOption(word),
        Self.lists.contains(name) || name.hasPrefix("offset")
      {
        parts[parts.count - 1].append(word)
      } else {
        parts.append([word])
      }
    }
    self.parts = parts
  }

  /// A sentence for each part that tells what is seen.
  var sentences: [String] { parts.compactMap { Self.sentence($0[0], Array($0.dropFirst())) } }

  private static func sentence(_ option: String, _ values: [String]) -> String? {
    switch option {
    case "to": "Scrolled to \(list(values.map(NameWord.decoded)))."
    case "film": "Scrolled by \(list(values)) points, side by side."
    case "long": "All of the content, with a bracket at what is seen of it."
    case "overlay": "With an overlay of \(list(values))."
    case "focus":
      "\(values.count == 1 ? "Item" : "Items") \(list(values.map(NameWord.decoded))) in focus; all else is dimmed."
    case "crop": "Cut down to section \(list(values))."
    case "frame" where values == [FigureFrame.device.rawValue]: "In the frame of a device."
    case "frame" where values == [FigureFrame.window.rawValue]: "In a window."
    case "animate": motion(values)
    case "rtl": "Laid out from right to left."
    case _ where option.hasPrefix("scroll"): "Scrolled by \(option.dropFirst(6)) points."
    case _ where option.hasPrefix("offset"):
      "Section \(option.dropFirst(6)) is scrolled by \(list(values)) points."
    case _ where flags.contains(option):
      TextSizeName.size(option).map { "In the text size \(TextSizeName.long($0))." }
    default: nil
    }
  }

  private static func motion(_ values: [String]) -> String? {
    guard let subject = values.first else { return nil }
    let key = values.dropFirst().last { $0.hasPrefix("key") }.map { word in
      let key = word.dropFirst(3)
      return key.hasSuffix("pc")
        ? ", seen first at \(key.dropLast(2)) % of it" : ", seen first at frame \(key)"
    }
    if subject == "update" { return "In motion: an update comes about\(key ?? "")." }
    let what = subject == "scroll" ? "the content" : "section \(subject.dropFirst(3))"
    let ends = values.dropFirst().filter { !$0.hasSuffix("fps") && !$0.hasPrefix("key") }
    let way =
      switch ends.count {
      case 2: " from \(ends[0]) to \(ends[1]) points"
      case 1: " to \(ends[0]) points"
      default: ""
      }
    return "In motion: \(what) scrolls\(way)\(key ?? "")."
  }

  /// `1, 2 and 3`.
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Figure {
  /// What the figure shows under options that have added `suffix` to its name, for those who cannot see it.
  ///
  /// - Parameters:
  ///   - suffix: what options have added.
  ///   - numbers: what the numbers of an overlay stand for, where that is known.
  func alternativeText(drawn suffix: String, numbers: [String] = []) -> String {
    let explained = numbers.isEmpty ? [] : ["Numbered are \(numbers.joined(separator: "; "))."]
    return alternativeText(followedBy: SuffixWords(suffix).sentences + explained)
  }
}
