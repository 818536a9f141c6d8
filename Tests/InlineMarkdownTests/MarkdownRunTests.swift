import InlineMarkdown
import Testing

@Suite("Inline Markdown")
struct MarkdownRunTests {
  private func runs(_ source: String) -> [MarkdownRun] { MarkdownRun.runs(of: source) }

  @Test("Stars and underscores emphasise, tildes strike, backticks are code, and they nest")
  func styles() {
    #expect(
      runs("a *b* __c__ `d` ~~e~~") == [
        MarkdownRun("a "), MarkdownRun("b", style: .emphasis), MarkdownRun(" "),
        MarkdownRun("c", style: .strong), MarkdownRun(" "), MarkdownRun("d", style: .code), MarkdownRun(" "),
        MarkdownRun("e", style: .strikethrough),
      ])
    #expect(runs("***a***") == [MarkdownRun("a", style: [.emphasis, .strong])])
    #expect(
      runs("**a _b `c`_**") == [
        MarkdownRun("a ", style: .strong), MarkdownRun("b ", style: [.strong, .emphasis]),
        MarkdownRun("c", style: [.strong, .emphasis, .code]),
      ])
    #expect(runs("snake_case_name 2 * 3 * 4") == [MarkdownRun("snake_case_name 2 * 3 * 4")])
  }

  @Test("Links keep their address and the styles inside; bare addresses are links")
  func links() {
    #expect(
      runs("see [the **site**](https://example.org/a?b=1&c=2).") == [
        MarkdownRun("see "), MarkdownRun("the ", link: "https://example.org/a?b=1&c=2"),
        MarkdownRun("site", style: .strong, link: "https://example.org/a?b=1&c=2"), MarkdownRun("."),
      ])
    #expect(
      runs("https://example.org\nnext") == [
        MarkdownRun("https://example.org", link: "https://example.org"), MarkdownRun("\nnext"),
      ])
    #expect(
      runs("www.example.org, me@example.org") == [
        MarkdownRun("www.example.org", link: "http://www.example.org"), MarkdownRun(", "),
        MarkdownRun("me@example.org", link: "mailto:me@example.org"),
      ])
    #expect(runs("![a star](star.png)") == [MarkdownRun("a star")])
  }

  @Test(
    "Nothing begins a block, and blanks and line ends stay as they are",
    arguments: [
      "# title", "- item", "1. item", "> quote", "    indented", "---", "```", "a  \nb", "  a\n\n\n  b  ",
      "\n", " ",
      "<div>", "a\n===", "[a]: b", "|a|b|\n|-|-|", "a \n b", "*", "\u{2000} \u{1680}\n", "tab\tend\t",
    ])
  func blocks(source: String) {
    #expect(runs(source) == [MarkdownRun(source)])
  }

  @Test("Marks reach over line ends and stand beside them")
  func lines() {
    #expect(runs("**a\nb**") == [MarkdownRun("a\nb", style: .strong)])
    #expect(
      runs("_a_\n_b_\r\n`c`\n") == [
        MarkdownRun("a", style: .emphasis), MarkdownRun("\n"), MarkdownRun("b", style: .emphasis),
        MarkdownRun("\n"), MarkdownRun("c", style: .code), MarkdownRun("\n"),
      ])
  }

  @Test("Escapes and entities stand for the characters they name; HTML is shown")
  func escapes() {
    #expect(runs(#"\*a\* &amp; &lt;"#) == [MarkdownRun("*a* & <")])
    #expect(runs("a <b>c</b>") == [MarkdownRun("a <b>c</b>")])
    #expect(runs("a\0*b*") == [MarkdownRun("a\0"), MarkdownRun("b", style: .emphasis)])
  }

  @Test("A text that seems to have no marks has none")
  func fastWay() {
    for text in ["", "plain text", "a: b/c", "3.14", "1/2", "ww.", "grüße 🎉", "50% off!", "(a) - #1 > 2"] {
      #expect(!MarkdownRun.mayMark(text), "\(text)")
      #expect(runs(text) == (text.isEmpty ? [] : [MarkdownRun(text)]))
    }
    for text in ["*", "a_b", "`", "~", "[", "<", "&", "\\", "a@b", "http://a", "www.a", "WWW.a"] {
      #expect(MarkdownRun.mayMark(text), "\(text)")
    }
  }

  /// Marks and letters in random order.
  private func randomText(_ generator: inout some RandomNumberGenerator) -> String {
    let parts = [
      "*", "**", "_", "`", "~~", "[", "](", ")", "\\", "<", "&", "a", "b ", " ", "\n", "é", "!", "\t",
    ]
    return (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
      parts[Int.random(in: 0..<parts.count, using: &generator)]
    }.joined()
  }

  @Test("Whatever is written, letters come out in their order and neighbouring runs differ")
  func property() {
    var generator = SeededGenerator(state: 7)
    for _ in 0..<2_000 {
      let text = randomText(&generator)
      let found = runs(text)
      // What stands in a link's address is not shown; without addresses every letter is.
      if !text.contains("](") {
        let letters = found.map(\.string).joined().filter { $0.isLetter }
        #expect(letters == text.filter { $0.isLetter }, "\(text.debugDescription)")
      }
      #expect(!found.contains { $0.string.isEmpty })
      #expect(!zip(found, found.dropFirst()).contains { $0.style == $1.style && $0.link == $1.link })
    }
  }

  @Test("A hundred thousand marks are read")
  func long() {
    let text = String(repeating: "*a* ", count: 25_000)
    #expect(runs(text).count == 50_000)
    #expect(runs(String(repeating: "[", count: 100_000)).map(\.string.count) == [100_000])
  }
}

/// A generator whose numbers are the same in every run (SplitMix64).
private nonisolated struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
