import LayoutDocuments
import Testing

/// What the writer writes.
@Suite struct JSONWriterTests {
  private func text(
    _ value: JSONValue, _ style: JSONWriter.Style, _ numbers: JSONWriter.NumberStyle = .asRead
  )
    -> String
  {
    String(decoding: JSONWriter.bytes(of: value, style: style, numbers: numbers), as: UTF8.self)
  }

  @Test("A document is printed back, compact or in lines")
  func styles() throws {
    let value = try JSONReader.parse(#"{"a":[1, {"b":[2,3]}], "c":{}, "d":[]}"#)
    #expect(text(value, .compact) == #"{"a":[1,{"b":[2,3]}],"c":{},"d":[]}"#)
    #expect(
      text(value, .indented()) == """
        {
          "a": [
            1,
            {
              "b": [
                2,
                3
              ]
            }
          ],
          "c": {},
          "d": []
        }
        """)
    #expect(
      text(value, .indented(spaces: 1, depth: 2)) == """
        {
         "a": [
          1,
          {"b":[2,3]}
         ],
         "c": {},
         "d": []
        }
        """)
  }

  @Test("Numbers keep their text, or take the fewest digits")
  func numbers() throws {
    let value = try JSONReader.parse("[1.50,1e2,-0,0.1,1E-7,12345678901234567890]")
    #expect(text(value, .compact) == "[1.50,1e2,-0,0.1,1E-7,12345678901234567890]")
    #expect(text(value, .compact, .shortest) == "[1.5,100,-0,0.1,1e-07,1.2345678901234567e+19]")
  }

  @Test("Every finite double is read back as it was written")
  func roundTrip() throws {
    var writer = JSONWriter()
    let numbers: [Double] = [
      0, 1.0 / 3, -2.5, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e15, 1e16,
    ]
    writer.write(numbers)
    #expect(try JSONReader.parse(writer.bytes).numbers() == numbers)
  }

  @Test("Values are written one by one")
  func streaming() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("a\"b\\\n\u{1}é")
    writer.beginArray()
    writer.write(1)
    writer.write(2.25)
    writer.write(Double.nan)
    writer.write("x/y")
    writer.write(true)
    writer.writeNull()
    writer.endArray()
    writer.endObject()
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == #"{"a\"b\\\n\u0001é":[1,2.25,null,"x/y",true,null]}"#)
  }

  @Test("A call out of place traps")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginObject()
      writer.write(1)
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginArray()
      writer.endObject()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.write(1)
      writer.write(2)
    }
  }
}
