import InlineMarkdown
import Testing

@Suite("Whole Markdown texts as pieces of a page")
struct MarkdownDocumentTests {
  @Test(
    "a first heading is the title and not in the page; later ones begin at the level asked for, without gaps")
  func headings() {
    let document = MarkdownDocument("# The *deck* of `cards`\n\nOne.\n\n## A\n\n#### B\n\n### C\n\n# D")
    #expect(document.title == "The deck of cards")
    #expect(
      document.parts == [.html("<p>One.</p>\n<h2>A</h2>\n<h3>B</h3>\n<h3>C</h3>\n<h2>D</h2>\n")])
    #expect(
      MarkdownDocument("One.\n\n# A\n\n## B", headingLevel: 3).parts
        == [.html("<p>One.</p>\n<h3>A</h3>\n<h4>B</h4>\n")])
    #expect(MarkdownDocument("One.\n\n# A").title == nil)
    #expect(MarkdownDocument("").parts == [])
  }

  @Test("tables and blocks of code stand apart, in order")
  func parts() {
    let source = """
      Before.

      | a | b |
      |---|--:|
      | `x` | 1 |

      ```swift
      let a = "<b>"
      ```

      After.

          plain
      """
    #expect(
      MarkdownDocument(source).parts == [
        .html("<p>Before.</p>\n"),
        .table(
          """
          <table>
          <thead>
          <tr>
          <th>a</th>
          <th style="text-align: right">b</th>
          </tr>
          </thead>
          <tbody>
          <tr>
          <td><code>x</code></td>
          <td style="text-align: right">1</td>
          </tr>
          </tbody>
          </table>

          """),
        .code(language: "swift", text: "let a = \"<b>\"\n"), .html("<p>After.</p>\n"),
        .code(language: "", text: "plain\n"),
      ])
  }

  @Test(
    "a text brings nothing into a page but text",
    arguments: [
      ("A List<Item> of <b>two</b>.", "<p>A List&lt;Item&gt; of &lt;b&gt;two&lt;/b&gt;.</p>\n"),
      ("<script>alert(1)</script>", "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n"),
      ("a <!-- not for readers --> b", "<p>a  b</p>\n"), ("<!-- not for readers -->", ""),
      ("[a](javascript:alert(1))", "<p><a href=\"\">a</a></p>\n"),
      ("![a *hill*](https://example.org/a.png \"x\")", "<p>a <em>hill</em></p>\n"),
      ("[](data:text/html,x)", "<p><a href=\"\"></a></p>\n"),
      ("`</code>` & \"quotes\"", "<p><code>&lt;/code&gt;</code> &amp; &quot;quotes&quot;</p>\n"),
    ])
  func safety(source: String, html: String) {
    #expect(MarkdownDocument(source).parts == (html.isEmpty ? [] : [.html(html)]))
  }

  @Test("lists, quotations, links and strikes are as on GitHub")
  func marks() {
    #expect(
      MarkdownDocument("- a\n- ~~b~~\n\n> c\n\n[d](e.html) and ``Figure``").parts == [
        .html(
          """
          <ul>
          <li>a</li>
          <li><del>b</del></li>
          </ul>
          <blockquote>
          <p>c</p>
          </blockquote>
          <p><a href="e.html">d</a> and <code>Figure</code></p>

          """)
      ])
  }
}
