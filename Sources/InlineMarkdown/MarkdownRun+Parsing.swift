import CCMark
import Synchronization

extension MarkdownRun {
  /// Whether `source` may hold any mark of inline Markdown, so that it is worth parsing.
  ///
  /// O(n) in the bytes, most of them only compared; nothing is allocated.
  public static func mayMark(_ source: String) -> Bool {
    var source = source
    return source.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
          UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "@"):
          return true
        case UInt8(ascii: "/"):
          if index >= 2, bytes[index - 1] == byte, bytes[index - 2] == UInt8(ascii: ":") { return true }
        case UInt8(ascii: "."):
          // The w's may have either case.
          if index >= 3, bytes[index - 3..<index].allSatisfy({ $0 | 0x20 == UInt8(ascii: "w") }) {
            return true
          }
        default: continue
        }
      }
      return false
    }
  }

  /// The runs of a text whose inline marks are read and whose blanks and line ends are kept.
  ///
  /// Marks are GitHub's: emphasis, strong emphasis, code, strikethrough, links, bare addresses, entities and
  /// escapes. Nothing begins a block: `# a` and `- a` are themselves. An image is its alternative text, and inline
  /// HTML is shown as it is written. O(n) in the text's bytes.
  public static func runs(of source: String) -> [MarkdownRun] {
    if source.isEmpty { return [] }
    let encoding = InlineEncoding(of: source)
    return withExtensions { parse(encoding) }
  }

  /// Runs `body`, which parses, with cmark's extensions registered and no other parser at work.
  ///
  /// cmark keeps the characters that extensions react to in global tables.
  static func withExtensions<Result: Sendable>(_ body: () -> sending Result) -> Result {
    parser.withLock { isRegistered in
      if !isRegistered {
        cmark_gfm_core_extensions_ensure_registered()
        isRegistered = true
      }
      return body()
    }
  }

  /// Whether cmark's extensions are registered.
  private static let parser = Mutex(false)

  private static func parse(_ encoding: InlineEncoding) -> [MarkdownRun] {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_parser_free(parser) }
    for name in ["strikethrough", "autolink"] {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    var text = encoding.text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let root = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(root) }
    guard let walk = cmark_iter_new(root) else { return [] }
    defer { cmark_iter_free(walk) }
    var reader = RunReader(encoding: encoding)
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { break }
      reader.read(cmark_iter_get_node(walk), isEntering: event == CMARK_EVENT_ENTER)
    }
    return encoding.trimmed(reader.runs)
  }
}

/// Gathers runs from the nodes of a parsed text.
private struct RunReader {
  let encoding: InlineEncoding
  private(set) var runs: [MarkdownRun] = []
  private var depths: [MarkdownRun.Style: Int] = [:]
  private var links: [String] = []

  init(encoding: InlineEncoding) { self.encoding = encoding }

  /// Takes a node, which C hands out as a pointer.
  mutating func read(_ node: OpaquePointer?, isEntering: Bool) {
    guard let node else { return }
    let type = cmark_node_get_type(node)
    switch type {
    case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE: add(literal(of: node), [])
    case CMARK_NODE_CODE: add(literal(of: node), .code)
    case CMARK_NODE_EMPH: nest(.emphasis, isEntering)
    case CMARK_NODE_STRONG: nest(.strong, isEntering)
    case CMARK_NODE_LINK:
      if isEntering {
        links.append(encoding.decoded(cmark_node_get_url(node).map { String(cString: $0) } ?? ""))
      } else {
        links.removeLast()
      }
    default:
      if String(cString: cmark_node_get_type_string(node)) == "strikethrough" {
        nest(.strikethrough, isEntering)
      }
    }
  }

  private mutating func nest(_ style: MarkdownRun.Style, _ isEntering: Bool) {
    depths[style, default: 0] += isEntering ? 1 : -1
  }

  private func literal(of node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  private mutating func add(_ text: String, _ own: MarkdownRun.Style) {
    var style = own
    for (outer, depth) in depths where depth > 0 { style.insert(outer) }
    let string = encoding.decoded(text)
    if string.isEmpty { return }
    if let last = runs.last, last.style == style, last.link == links.last {
      runs[runs.count - 1].string += string
    } else {
      runs.append(MarkdownRun(string, style: style, link: links.last))
    }
  }
}
