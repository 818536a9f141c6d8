import LayoutDocuments
import Testing

/// Reading members with errors that lead to the place.
@Suite struct JSONDecodingTests {
  private let document = """
    {
      "name": "grid",
      "sections": [
        {"columns": 2},
        {"columns": 3},
        {"columns": "many", "insets": [1, 2, 3.5, 4], "odd name": {"x": null}}
      ]
    }
    """

  /// The error that `body` ends in.
  private func fault(_ body: (JSONValue) throws(JSONError) -> Void) throws -> String? {
    let value = try JSONReader.parse(document)
    do throws(JSONError) {
      try body(value)
      return nil
    } catch { return error.description }
  }

  @Test("An error names the path, what was expected, what was found and the place")
  func paths() throws {
    #expect(
      try fault { value throws(JSONError) in
        for section in try value.array(at: "sections") { _ = try section.number(at: "columns") }
      } == "sections[2].columns: expected a number, found a string (line 6, column 17)")
    #expect(
      try fault { value throws(JSONError) in _ = try value.string(at: "title") }
        == "the member “title” is missing (line 1, column 1)")
    #expect(
      try fault { value throws(JSONError) in
        _ = try value.value(at: "sections")[2]?.value(at: "odd name").bool(at: "x")
      } == "sections[2][\"odd name\"].x: expected true or false, found null (line 6, column 69)")
    #expect(
      try fault { value throws(JSONError) in _ = try value.value(at: "name").value(at: "x") }
        == "name: expected an object, found a string (line 2, column 11)")
  }

  @Test("What may be missing may also be null, but nothing else")
  func optional() throws {
    let value = try JSONReader.parse(#"{"a":null,"b":2,"c":"x","d":[1],"e":true}"#)
    #expect(try value.numberIfPresent(at: "a") == nil)
    #expect(try value.numberIfPresent(at: "zzz") == nil)
    #expect(try value.numberIfPresent(at: "b") == 2)
    #expect(try value.integerIfPresent(at: "b") == 2)
    #expect(try value.stringIfPresent(at: "c") == "x")
    #expect(try value.boolIfPresent(at: "e") == true)
    #expect(try value.arrayIfPresent(at: "d")?.underestimatedCount == 1)
    #expect(throws: JSONError.self) { try value.numberIfPresent(at: "c") }
    #expect(throws: JSONError.self) { try value.value(at: "b").stringIfPresent(at: "x") }
  }

  @Test("Arrays of numbers are read at once and counted")
  func numbers() throws {
    let section = try #require(JSONReader.parse(document)["sections"]?[2])
    #expect(try section.numbers(at: "insets", count: 4) == [1, 2, 3.5, 4])
    #expect(throws: JSONError.self) { try section.numbers(at: "insets", count: 3) }
    #expect(throws: JSONError.self) { try section.numbers(at: "columns") }
  }

  @Test("A misspelt member is noticed")
  func unknownMembers() throws {
    #expect(
      try fault { value throws(JSONError) in try value.allowOnly(["name", "section"]) }
        == "sections: unknown member; known are name, section (line 3, column 15)")
    #expect(try fault { value throws(JSONError) in try value.allowOnly(["name", "sections"]) } == nil)
  }

  @Test("Names with escapes are found by their characters")
  func escapedNames() throws {
    let value = try JSONReader.parse(#"{"\u0061b":1,"c\"d":2,"":3}"#)
    #expect(try value.integer(at: "ab") == 1)
    #expect(try value.integer(at: "c\"d") == 2)
    #expect(try value.integer(at: "") == 3)
    #expect(value["a"] == nil)
  }

  @Test("Names that begin and end alike are told apart, whatever their length and however many there are")
  func similarNames() throws {
    let names = (0..<12).flatMap { count in
      ["a", "b"].map {
        "name" + String(repeating: "-", count: count) + $0 + String(repeating: "-", count: count)
      }
    }
    for count in [2, 16, 17, names.count] {
      let members = names.prefix(count).enumerated().map { "\"\($1)\":\($0)" }
      let value = try JSONReader.parse("{" + members.joined(separator: ",") + "}")
      for (index, name) in names.enumerated() {
        #expect(try value.integerIfPresent(at: name) == (index < count ? index : nil))
      }
      #expect(throws: JSONError.self) {
        try JSONReader.parse("{" + (members + ["\"\(names[1])\":0"]).joined(separator: ",") + "}")
      }
    }
  }

  @Test("Values are equal by what they say")
  func equality() throws {
    #expect(try JSONReader.parse(#"{"a":1.0,"b":[true]}"#) == JSONReader.parse(#"{ "b":[true],"a":1 }"#))
    #expect(try JSONReader.parse("[1,2]") != JSONReader.parse("[2,1]"))
    #expect(try JSONReader.parse("true") != JSONReader.parse("false"))
    #expect(try JSONReader.parse(#"{"a":1}"#) != JSONReader.parse(#"{"b":1}"#))
  }
}
