import Foundation
import LayoutDocuments
import Testing

@Suite("Layout documents")
struct LayoutDocumentTests {
  /// A grid of `count` squares of 100 points in a view 320 points wide: three a row.
  private nonisolated static func grid(
    count: Int = 5, name: String? = nil, group: String? = nil, more: String = "", members: String = ""
  ) -> String {
    let item = #"{"size": {"width": {"absolute": 100}, "height": {"absolute": 100}}}"#
    let row = #"""
      {"axis": "horizontal", "size": {"width": {"fractionalWidth": 1}, "height": {"absolute": 100}}, \#
      "subitems": [\#(item)]\#(members)}
      """#
    let head = name.map { #""name": "\#($0)", "# } ?? ""
    return #"""
      {\#(head)"environment": {"width": 320, "height": 480, "scale": 2}, "counts": [\#(count)], \#
      "layout": {"kind": "compositional", "section": {"group": \#(group ?? row)}}\#(more)}
      """#
  }

  private nonisolated static let point = #"{"width": {"absolute": 1}, "height": {"absolute": 1}}"#

  /// A group of `count` times `item`.
  private nonisolated static func counted(_ count: Int, of item: String) -> String {
    #"{"axis": "horizontal", "size": \#(point), "subitem": {"item": \#(item), "count": \#(count)}}"#
  }

  private func answer(_ text: String) throws -> (text: String, faults: [JSONError]) {
    let answer = try LayoutDocument(Array(text.utf8)).answer()
    return (String(decoding: answer.bytes, as: UTF8.self), answer.faults)
  }

  private func expected(_ text: String) throws -> JSONValue {
    let answer = try answer(text)
    #expect(answer.faults == [])
    return try JSONReader.parse(answer.text).value(at: "expected")
  }

  @Test("a single case without results gets all of them, at its end")
  func single() throws {
    let text = Self.grid(count: 2)
    // Two squares side by side from the top left corner.
    let rows = "[[0, 0, 0, 0, 100, 100, 0], [0, 1, 100, 0, 100, 100, 0]]"
    let end =
      ##", "expected": {"contentSize": [320, 100], "items": \##(rows), "supplementaries": [], "decorations": []}}"##
    #expect(try answer(text).text == text.dropLast() + end)
    #expect(try answer(text.dropLast() + #", "expected": null}"#).text == text.dropLast() + end)
  }

  @Test("only the results that are asked for are answered, in their order")
  func members() throws {
    let answer = try expected(
      Self.grid(more: #", "expected": {"items": null, "note": "words", "contentSize": []}"#))
    #expect(try answer.object().map(\.key) == ["items", "note", "contentSize"])
    #expect(try answer.numbers(at: "contentSize") == [320, 200])
    #expect(try answer.string(at: "note") == "words")
    #expect(try answer.array(at: "items").map { $0 }.count == 5)
  }

  @Test("a document without blanks is answered without blanks")
  func compact() throws {
    let text = try String(
      decoding: JSONWriter.bytes(of: JSONReader.parse(Self.grid(count: 1))), as: UTF8.self)
    #expect(
      try answer(text).text
        == text.dropLast()
        + #","expected":{"contentSize":[320,100],"items":[[0,0,0,0,100,100,0]],"supplementaries":[],"decorations":[]}}"#
    )
  }

  @Test("samples, clips and the part on screen select rows")
  func selection() throws {
    let sample = try expected(
      Self.grid(more: #", "expected": {"sample": true, "items": [[0, 4, null], [0, 0]]}"#))
    // Row 1, column 1.
    #expect("\(sample["items"]!)" == "[[0,0,0,0,100,100,0],[0,4,100,100,100,100,0]]")
    let blank = try expected(Self.grid(more: #", "expected": {"sample": true, "items": null}"#))
    #expect(blank["items"]?.count == 5)
    let clip = try expected(
      Self.grid(more: #", "expected": {"clip": [150, 20, 100, 30], "items": []}"#))
    #expect("\(clip["items"]!)" == "[[0,1,150,20,50,30,0],[0,2,200,20,50,30,0]]")
    // From 130 to 610 down: the second to the seventh row, of 30 squares in ten rows.
    let visible = try expected(
      Self.grid(count: 30, more: #", "offset": [0, 130], "expected": {"visibleOnly": true, "items": []}"#))
    #expect(try visible["items"]?.array().map { try $0[1]!.integer() } == Array(3..<21))
  }

  @Test("queries and lookups are answered for what they ask")
  func questions() throws {
    let answer = try expected(
      Self.grid(
        more:
          #", "expected": {"queries": [{"rect": [0, 0, 50, 150]}], "lookups": [[0, 4], [0, 9, 1, 2, 3, 4]]}"#)
    )
    #expect(
      "\(answer["queries"]!)"
        == #"[{"rect":[0,0,50,150],"elements":[["item",null,0,0],["item",null,0,3]]}]"#)
    #expect("\(answer["lookups"]!)" == "[[0,4,100,100,100,100],null]")
  }

  @Test("what cells prefer moves what follows them")
  func preferred() throws {
    let row = #"{"width": {"fractionalWidth": 1}, "height": {"estimated": 44}}"#
    let group = #"{"axis": "vertical", "size": \#(row), "subitems": [{"size": \#(row)}]}"#
    let answer = try expected(
      Self.grid(count: 3, group: group, more: #", "preferred": {"heights": [30, 50]}"#))
    #expect("\(answer["items"]!)" == "[[0,0,0,0,320,30,0],[0,1,0,30,320,50,0],[0,2,0,80,320,30,0]]")
  }

  @Test(
    "a fault is told with its path",
    arguments: [
      (#"{"layout": {}}"#, "", "the member “environment” is missing"),
      (
        #"{"environment": {"width": 1, "height": 1}, "layout": {}}"#, "environment",
        "the member “scale” is missing"
      ),
      (
        #"{"environment": {"width": -1, "height": 1, "scale": 1}}"#, "environment.width",
        "a length cannot be negative"
      ),
      (
        #"{"environment": {"width": 1, "height": 1, "scale": 0}}"#, "environment.scale",
        "a scale is greater than zero"
      ),
      (grid(more: #", "frames": []"#), "frames", "unknown member"),
      (grid(members: #", "spacing": 4"#), "layout.section.group.spacing", "unknown member"),
      (
        grid(members: #", "interItemSpacing": {"fixed": "8"}"#),
        "layout.section.group.interItemSpacing.fixed", "expected a number, found a string"
      ),
      (
        grid(members: #", "interItemSpacing": {"fixed": 8, "flexible": 8}"#),
        "layout.section.group.interItemSpacing", "expected exactly one of fixed, flexible, found 2"
      ),
      (grid(members: #", "custom": []"#), "layout.section.group", "a group has exactly one of"),
      (grid(count: -1), "counts[0]", "a section cannot have -1 items"),
      (grid(count: 1_000_001), "counts[0]", "a case can have 1000000 items at most"),
      (grid(more: #", "preferred": {"heights": []}"#), "preferred.heights", "has at least one entry"),
      (
        grid(group: counted(1001, of: counted(1000, of: #"{"size": \#(point)}"#))),
        "layout.section.group.subitem.count", "a group can have 1000000 items at most"
      ),
      (grid(group: #"{"axis": "diagonal"}"#), "layout.section.group", "a group has exactly one of"),
      (
        grid(
          group:
            #"{"axis": "diagonal", "size": {"width": {"absolute": 1}, "height": {"absolute": 1}}, "subitems": []}"#
        ),
        "layout.section.group.axis", "“diagonal” is not known; known are horizontal, vertical"
      ),
    ] as [(String, String, String)])
  func faults(text: String, path: String, message: String) throws {
    let answer = try answer(text)
    let fault = try #require(answer.faults.first)
    #expect(answer.faults.count == 1 && fault.path == path)
    #expect(fault.message.contains(message), "\(fault)")
    let error = try JSONReader.parse(answer.text).value(at: "expected").string(at: "error")
    #expect(error.contains(message))
  }

  @Test("a bad case does not stop the others, and is left without results")
  func isolation() throws {
    let empty =
      #"{"axis": "vertical", "size": {"width": {"absolute": 1}, "height": {"absolute": 1}}, "subitems": []}"#
    let bad = Self.grid(name: "bad", group: empty, more: #", "expected": {"contentSize": [1, 1]}"#)
    let text = #"""
      {"cases": [
      \#(bad),
      \#(Self.grid(name: "good", more: #", "expected": {"contentSize": [1, 1]}"#)),
      \#(Self.grid(name: "good"))
      ]}

      """#
    let answer = try answer(text)
    #expect(answer.faults.map(\.path) == ["cases[0].layout", "cases[2].name"])
    #expect(
      answer.faults[0].message.contains("a group must have at least one")
        || answer.faults[0].message.contains("no subitems"))
    let cases = try JSONReader.parse(answer.text).array(at: "cases").map { $0 }
    #expect(try cases[0].value(at: "expected").object().map(\.key) == ["error"])
    #expect(try cases[1].value(at: "expected").numbers(at: "contentSize") == [320, 200])
    #expect(answer.text.hasSuffix("\n]}\n"))
  }

  @Test("what cannot be solved says so")
  func unsolved() throws {
    let cell = #"{"environment": {"width": 1, "height": 1, "scale": 1}, "layout": {"kind": "cell"}}"#
    #expect(try answer(cell).faults.first?.path == "layout.kind")
    let words = #"{"name": "a", "set-up": "a context just created", "expected": {}}"#
    #expect(try answer(words).faults.first?.message.contains("neither a layout nor a snapshot") == true)
    let handler = Self.grid().replacing(#""section": {"#, with: #""section": {"handler": {"each": []}, "#)
    #expect(try answer(handler).faults.first?.path == "layout.section.handler")
  }

  @Test(
    "what is around the cases is checked",
    arguments: [
      "[]", "7", #"{"cases": 3}"#, #"{"cases": [], "title": "", "caces": []}"#,
      #"{"format": "other", "cases": []}"#, #"{"version": 2, "cases": []}"#, #"{"cases": [}"#,
    ])
  func frame(text: String) {
    #expect(throws: JSONError.self) { try LayoutDocument(Array(text.utf8)) }
  }

  @Test("snapshots run from blank steps")
  func snapshots() throws {
    let text = #"""
      {"initial": [["A", ["a", 1]]], "steps": [{"op": "moveItem", "item": 1, "beforeItem": "a"}, \#
      {"op": "appendSections", "sections": ["A"], "raises": null, "state": null}, \#
      {"op": "insertSections", "sections": ["B"], "afterSection": null}]}
      """#
    let answer = try answer(text)
    #expect(answer.faults == [])
    let steps = try JSONReader.parse(answer.text).array(at: "steps").map { $0 }
    #expect(try steps.map { try $0.bool(at: "raises") } == [false, true, false])
    #expect(
      steps.map { "\($0["state"]!)" } == [
        #"[["A",[1,"a"]]]"#, #"[["A",[1,"a"]]]"#, #"[["A",[1,"a"]],["B",[]]]"#,
      ])
    let wrong = text.replacing(#""op": "moveItem""#, with: #""op": "shuffle""#)
    let refused = try self.answer(wrong)
    #expect(refused.faults.map(\.path) == ["steps[0].op"])
    #expect(try JSONReader.parse(refused.text).array(at: "steps").map { $0 }[1]["state"]?.kind == .null)
  }

  @Test("figures are boxes in the order of drawing")
  func figures() throws {
    let figures = try LayoutDocument(Array(Self.grid(count: 4, name: "squares").utf8)).figures()
    let figure = try #require(try figures.first?.get())
    #expect(figure.name == "squares" && figure.size == CGSize(width: 320, height: 200))
    #expect(figure.boxes.map(\.label) == ["0", "1", "2", "3"])
    #expect(figure.boxes[3].frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    // A million rows of squares are too long to draw whole: what is on screen, five rows of three.
    let long = try LayoutDocument(Array(Self.grid(count: 1_000_000).utf8)).figures()
    #expect(try long.first?.get().size == CGSize(width: 320, height: 480))
    #expect(try long.first?.get().boxes.count == 15)
  }
}
