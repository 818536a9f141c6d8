import CCMark

/// A parsed Markdown text, made fit for a page and rendered block by block.
struct MarkdownTree: ~Copyable {
  private let root: OpaquePointer
  private let extensions: UnsafeMutablePointer<cmark_llist>?
  private let parser: OpaquePointer

  /// What stands in a page for the given text.
  static func read(_ source: String, headingLevel: Int) -> (title: String?, parts: [MarkdownDocument.Part]) {
    MarkdownRun.withExtensions {
      guard let tree = MarkdownTree(source) else { return (nil, []) }
      let title = tree.takeTitle()
      tree.replaceForeignNodes()
      tree.nestHeadings(from: headingLevel)
      return (title, tree.parts())
    }
  }

  /// Parses a text; `nil` where there is no memory for it.
  private init?(_ source: String) {
    guard let parser = cmark_parser_new(Self.options) else { return nil }
    for name in ["strikethrough", "autolink", "table", "tasklist"] {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    var text = source
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
    }
    guard let root = cmark_parser_finish(parser) else {
      cmark_parser_free(parser)
      return nil
    }
    self.parser = parser
    self.root = root
    extensions = cmark_parser_get_syntax_extensions(parser)
  }

  deinit {
    cmark_node_free(root)
    cmark_parser_free(parser)
  }

  /// Columns are aligned by a style: the attribute for it is no longer HTML.
  private static let options = CMARK_OPT_DEFAULT | CMARK_OPT_TABLE_PREFER_STYLE_ATTRIBUTES

  /// Takes a first heading of level 1 out of the tree.
  private func takeTitle() -> String? {
    guard let first = cmark_node_first_child(root), cmark_node_get_type(first) == CMARK_NODE_HEADING,
      cmark_node_get_heading_level(first) == 1
    else { return nil }
    let words = nodes(below: first).compactMap { node in
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: Self.literal(of: node)
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: " "
      default: nil
      }
    }.joined()
    cmark_node_free(first)
    return words
  }

  /// All nodes below `node`, outer ones before inner ones.
  private func nodes(below node: OpaquePointer) -> [OpaquePointer] {
    guard let walk = cmark_iter_new(node) else { return [] }
    defer { cmark_iter_free(walk) }
    var found: [OpaquePointer] = []
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { return found }
      if event == CMARK_EVENT_ENTER, let next = cmark_iter_get_node(walk), next != node { found.append(next) }
    }
  }

  private static func literal(of node: OpaquePointer) -> String {
    cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
  }

  /// Makes text of HTML, and alternative text of pictures.
  private func replaceForeignNodes() {
    for node in nodes(below: root) {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HTML_INLINE: Self.replace(node, byText: Self.literal(of: node), in: nil)
      case CMARK_NODE_HTML_BLOCK:
        Self.replace(node, byText: Self.literal(of: node), in: CMARK_NODE_PARAGRAPH)
      case CMARK_NODE_IMAGE:
        while let child = cmark_node_first_child(node) { cmark_node_insert_before(node, child) }
        cmark_node_free(node)
      default: continue
      }
    }
  }

  /// Puts a text in the place of `node`, inside a block of the given type; a comment is only taken away.
  private static func replace(_ node: OpaquePointer, byText text: String, in block: cmark_node_type?) {
    if !text.hasPrefix("<!--"), let words = cmark_node_new(CMARK_NODE_TEXT) {
      cmark_node_set_literal(words, text.hasSuffix("\n") ? String(text.dropLast()) : text)
      if let block, let outer = cmark_node_new(block) {
        cmark_node_append_child(outer, words)
        cmark_node_insert_before(node, outer)
      } else {
        cmark_node_insert_before(node, words)
      }
    }
    cmark_node_free(node)
  }

  /// Gives headings levels that begin at `level` and go down by one at a time.
  private func nestHeadings(from level: Int) {
    var open: [(written: Int32, level: Int)] = []
    for node in nodes(below: root) where cmark_node_get_type(node) == CMARK_NODE_HEADING {
      let written = cmark_node_get_heading_level(node)
      while let last = open.last, last.written >= written { open.removeLast() }
      let own = min((open.last?.level ?? level - 1) + 1, 6)
      open.append((written, own))
      cmark_node_set_heading_level(node, Int32(own))
    }
  }

  /// The blocks in order, those that are only HTML joined.
  private func parts() -> [MarkdownDocument.Part] {
    var parts: [MarkdownDocument.Part] = []
    var html = ""
    func close() {
      if !html.isEmpty { parts.append(.html(html)) }
      html = ""
    }
    var next = cmark_node_first_child(root)
    while let node = next {
      next = cmark_node_next(node)
      if cmark_node_get_type(node) == CMARK_NODE_CODE_BLOCK {
        close()
        let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
        let language = info.prefix { $0 != " " && $0 != "{" && $0 != "," }
        parts.append(.code(language: String(language), text: Self.literal(of: node)))
      } else if String(cString: cmark_node_get_type_string(node)) == "table" {
        close()
        parts.append(.table(rendered(node)))
      } else {
        html += rendered(node)
      }
    }
    close()
    return parts
  }

  /// A block as HTML.
  private func rendered(_ node: OpaquePointer) -> String {
    guard let html = cmark_render_html(node, Self.options, extensions) else { return "" }
    defer { cmark_get_default_mem_allocator().pointee.free(html) }
    return String(cString: html)
  }
}
