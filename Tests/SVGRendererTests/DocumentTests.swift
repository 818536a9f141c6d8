import Drawing
import Foundation
import FoundationXML
import Geometry
import SVGRenderer
import Testing

/// Documents as wholes.
@Suite struct DocumentTests {
  private let red = Paint.color(SRGBColor(hex: 0xFF0000))

  @Test("The root has the size in pixels and a view box of the same size")
  func root() throws {
    let document = try TestDocument([], size: CGSize(width: 390, height: 844.5))
    #expect(
      document.text == ##"""
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="390" height="844.5" viewBox="0 0 390 844.5"></svg>

        """##)
  }

  @Test("A title and a description name the picture, escaped, without control characters")
  func titles() throws {
    let title = "a<b> & \"c\" ]]>\u{0}\u{B}\u{1F}\u{FFFE}é😀"
    let document = try TestDocument([], options: SVGOptions(title: title, description: "Two\nlines\r"))
    #expect(
      document.text.contains(##"viewBox="0 0 100 50" role="img" aria-labelledby="0 1"><title id="0">"##))
    #expect(
      document.inside
        == ##"<title id="0">a&lt;b&gt; &amp; &quot;c&quot; ]]&gt;é😀</title><desc id="1">Two\##nlines&#13;</desc>"##
    )
    #expect(try !TestDocument([], options: SVGOptions(title: "", description: "")).text.contains("aria"))
    let only = try TestDocument([], options: SVGOptions(description: "x"))
    #expect(only.text.contains(##"role="img" aria-labelledby="0"><desc id="0">x</desc>"##))
  }

  @Test("Ids begin with a letter and differ between documents, so that pages can hold several")
  func ids() throws {
    let fixtures = try Fixtures.all()
    let prefixes = try fixtures.map { try TestDocument($0.items, size: $0.size).prefix }.filter {
      !$0.isEmpty
    }
    #expect(prefixes.count >= 5)
    #expect(Set(prefixes).count == prefixes.count)
    for prefix in prefixes { #expect(prefix.contains(/^[a-z][a-z0-9]{5}$/)) }
    // A change anywhere changes the ids.
    let gradient = Paint.linearGradient(
      stops: [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)],
      start: .zero, end: CGPoint(x: 9, y: 9))
    let box = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    let item = try DisplayItem.fill(box, with: gradient)
    let first = try TestDocument([item])
    let second = try TestDocument([item, .fill(box, with: red)])
    #expect(first.prefix != second.prefix)
    #expect(try TestDocument([item], options: SVGOptions(title: "t")).prefix != first.prefix)
  }

  @Test("A prefix of one's own begins every id, and no other prefix gives the same ids")
  func prefixes() throws {
    let list = try Fixtures.all()[2].list
    func ids(_ prefix: String?) throws -> [String] {
      let svg = try SVGRenderer.svg(list, options: SVGOptions(title: "T", idPrefix: prefix))
      let text = String(decoding: svg, as: UTF8.self)
      #expect(XMLParser(data: Data(svg)).parse())
      let defined = text.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
      let used = text.matches(of: /url\(#([^)]*)\)/).map { String($0.1) }
      #expect(Set(used).isSubset(of: defined) && !used.isEmpty)
      return defined
    }
    let own = try ids("fig-7_a")
    #expect(own.allSatisfy { $0.hasPrefix("fig-7_a-") } && own.count == Set(own).count)
    // The same document twice in one page: “a” and “a-1” could give “a-1-2” if their parts were not told apart.
    let all = try [ids(nil), ids("a"), ids("a-1"), ids("a-1-2"), own].flatMap { $0 }
    #expect(Set(all).count == all.count)
    // Nothing else changes.
    let plain = try SVGRenderer.svg(list, options: SVGOptions(title: "T"))
    let long = try SVGRenderer.svg(list, options: SVGOptions(title: "T", idPrefix: "abcdefgh"))
    let digest = try ids(nil)[0].prefix(6)
    #expect(
      String(decoding: long, as: UTF8.self).replacing("abcdefgh-", with: digest)
        == String(decoding: plain, as: UTF8.self))
  }

  @Test(
    "A prefix that cannot begin an id is refused",
    arguments: ["", "7", "-a", "a b", "a\"", "a<", "é", "a\u{0}", "a:b", "a.b", "😀"])
  func badPrefix(prefix: String) {
    let list = DisplayList(size: CGSize(width: 9, height: 9), items: [])
    let error = #expect(throws: SVGError.self) {
      try SVGRenderer.svg(list, options: SVGOptions(idPrefix: prefix))
    }
    #expect(error?.description.contains("a prefix is a letter") == true)
  }

  @Test("Characters that XML cannot hold are left out of every text, and all others stay")
  func characters() throws {
    let bad = (0..<0x20).filter { ![9, 10, 13].contains($0) } + Array(0x7F...0x9F) + [0xFFFE, 0xFFFF]
    let good = [0x20, 0x7E, 0xA0, 0xAD, 0xFFFD, 0xFFFC, 0xD7FF, 0xE000, 0x1_0000, 0x1F600, 0x10_FFFD, 0x200D]
    let scalars = (bad + good).compactMap { Unicode.Scalar(UInt32($0)) }
    let title = String(String.UnicodeScalarView(scalars))
    let kept = String(String.UnicodeScalarView(good.compactMap { Unicode.Scalar(UInt32($0)) }))
    let document = try TestDocument([], options: SVGOptions(title: title))
    #expect(document.inside == "<title id=\"0\">\(kept)</title>")
  }

  @Test("Every id that is referred to is defined, and every id is used", arguments: try Fixtures.all())
  func references(fixture: Fixture) throws {
    let bytes = try SVGRenderer.svg(fixture.list, options: SVGOptions(title: "T", description: "D"))
    let text = String(decoding: bytes, as: UTF8.self)
    let defined = text.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
    let used = text.matches(of: /(?:href="|url\()#([a-z0-9]*)/).map { String($0.1) }
    let labels = text.firstMatch(of: /aria-labelledby="([^"]*)"/).map {
      $0.1.split(separator: " ").map(String.init)
    }
    #expect(Set(defined).count == defined.count)
    #expect(Set(used + (labels ?? [])) == Set(defined))
  }

  @Test("The same list gives the same bytes, here and in another process")
  func determinism() async throws {
    let here = try Fixtures.digest()
    #expect(try Fixtures.digest() == here)
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      print("digest \(try Fixtures.digest())")
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(output.contains("digest \(here)"))
  }

  @Test("Every document is well-formed XML", arguments: try Fixtures.all())
  func wellFormed(fixture: Fixture) throws {
    let options = SVGOptions(title: "<&>\"'\u{1}", description: "]]>", textLayer: true)
    let bytes = try SVGRenderer.svg(fixture.list, options: options)
    let parser = XMLParser(data: Data(bytes))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test("Nothing that some reader does not know is written", arguments: try Fixtures.all())
  func plainSyntax(fixture: Fixture) throws {
    let text = String(decoding: try SVGRenderer.svg(fixture.list), as: UTF8.self)
    #expect(!text.contains("rgba("))
    #expect(!text.contains("var("))
    #expect(!text.contains(" href="))
    #expect(!text.contains("nan"))
    #expect(!text.contains("inf"))
    // No number has more than three decimals but the factors of transforms.
    let plain = text.replacing(/transform="[^"]*"/, with: "").replacing(/base64,[^"]*"/, with: "")
    #expect(!plain.contains(/\.[0-9]{4}/))
  }

  @Test(
    "A size that is not positive and finite is refused",
    arguments: [
      CGSize(width: 0, height: 5), CGSize(width: 5, height: -1), CGSize(width: CGFloat.nan, height: 5),
      CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 5, height: 2_000_000),
    ])
  func badSize(size: CGSize) {
    let error = #expect(throws: SVGError.self) { try SVGRenderer.svg(DisplayList(size: size, items: [])) }
    #expect(error?.description.contains("cannot be drawn") == true)
  }
}
