import LayoutDocuments
import Testing

/// What the reader accepts, refuses and says.
@Suite struct JSONReaderTests {
  /// The error that reading `text` ends in.
  private func fault(_ text: String) -> String? {
    do throws(JSONError) {
      _ = try JSONReader.parse(text)
      return nil
    } catch { return error.description }
  }

  @Test("Every kind of value is read, members in the document's order")
  func everyKind() throws {
    let value = try JSONReader.parse(
      #" { "z" : null, "a":true,"b":false, "n":-12.50e-1, "s":"x", "list":[1,[],{}, "two"] } "#)
    #expect(try value.object().map(\.key) == ["z", "a", "b", "n", "s", "list"])
    #expect(value["z"]?.kind == .null)
    #expect(try value.bool(at: "a"))
    #expect(try !value.bool(at: "b"))
    #expect(try value.number(at: "n") == -1.25)
    #expect(value["n"]?.numberText == "-12.50e-1")
    #expect(try value.string(at: "s") == "x")
    let list = try value.value(at: "list")
    #expect(list.count == 4)
    #expect(list[1]?.count == 0)
    #expect(list[2]?.kind == .object)
    #expect(try list[3]?.string() == "two")
    #expect(list[4] == nil)
    #expect(list[-1] == nil)
  }

  @Test("The elements of an array are found by their position, after others and inside others")
  func elementsByPosition() throws {
    let value = try JSONReader.parse(#"{"list":[[1,2],"a",{"b":[3]},[],7]}"#)
    let list = JSONArray(try value.array(at: "list"))
    #expect(list.map(\.kind) == [.array, .string, .object, .array, .number])
    #expect(try list[4].integer() == 7)
    #expect(JSONArray(try list[0].array()).last?.numberText == "2")
    #expect(list[3].count == 0)
    var rest = try value.array(at: "list")
    _ = rest.next()
    #expect(JSONArray(rest).map(\.path) == ["list[1]", "list[2]", "list[3]", "list[4]"])
    #expect(JSONArray().isEmpty)
  }

  @Test(
    "Scalars are documents of their own",
    arguments: ["1", "\"a\"", "null", "true", " [ ] ", "{}", "-0", "0.5"])
  func scalars(text: String) {
    #expect(fault(text) == nil)
  }

  @Test("Escapes stand for their characters, pairs of surrogates for one")
  func escapes() throws {
    let value = try JSONReader.parse(
      #"["\"\\\/\b\f\n\r\t","\u0041\u00e9\u20AC","\ud83d\ude00","\u0000","é€😀"]"#)
    let strings = try value.array().map { try $0.string() }
    #expect(strings == ["\"\\/\u{8}\u{C}\n\r\t", "Aé€", "😀", "\0", "é€😀"])
  }

  @Test("A string ends where it does, wherever its last character and the unusual ones stand")
  func stringEnds() throws {
    for count in 0..<36 {
      let plain = String(repeating: "x", count: count)
      for (unusual, meaning) in [("", ""), (#"\""#, "\""), (#"\\"#, "\\"), ("é", "é"), ("\u{7F}", "\u{7F}")] {
        let value = try JSONReader.parse("[\"\(plain)\(unusual)\(plain)\",1]")
        #expect(try value[0]?.string() == plain + meaning + plain)
        #expect(value.count == 2)
      }
      #expect(fault("\"\(plain)\u{1F}\(plain)\"")?.hasSuffix("(line 1, column \(count + 2))") == true)
      #expect(fault("\"\(plain)") == "a string without an end (line 1, column 1)")
    }
  }

  @Test("A fault is told with what was found, line, column and path")
  func faults() {
    #expect(fault("") == "expected a value, found the end of the document (line 1, column 1)")
    #expect(fault("{\n \"a\": [1, 2 3]}") == "a[1]: expected a comma or ], found “3” (line 2, column 13)")
    #expect(fault("{\"a\":{\"b\":tru}}") == "a.b: expected a value, found “t” (line 1, column 11)")
    #expect(fault("[1,]") == "[1]: expected a value, found “]” (line 1, column 4)")
    #expect(fault("{\"a\":1,}") == "expected a name in quotation marks, found “}” (line 1, column 8)")
    #expect(fault("{\"a\" 1}") == "a: expected a colon, found “1” (line 1, column 6)")
    #expect(fault("[1] 2") == "expected the end of the document, found “2” (line 1, column 5)")
    #expect(fault("[\"é\", x]") == "[1]: expected a value, found “x” (line 1, column 7)")
    #expect(
      fault("[\r\n\r\"\u{1}\"]")
        == "[0]: a control character in a string; write it with a backslash (line 3, column 2)")
    #expect(fault("{\"a b\":[\"") == "[\"a b\"][0]: a string without an end (line 1, column 9)")
    #expect(fault("\u{FEFF}1") == "the document starts with a byte order mark; remove it (line 1, column 1)")
  }

  @Test(
    "A number must be written as the standard writes it",
    arguments: [
      "01", "-", "+1", "1.", ".5", "1e", "1e+", "-x", "0x1", "1e400", "NaN",
    ])
  func badNumbers(text: String) {
    #expect(fault(text) != nil)
  }

  @Test(
    "A surrogate alone is refused",
    arguments: [
      #""\ud800""#, #""\udc00""#, #""\ud800\u0041""#, #""\ud800x""#, #""\ud800\n""#, #""\uD8"#, #""\x""#,
    ])
  func loneSurrogates(text: String) {
    #expect(fault(text) != nil)
  }

  @Test(
    "Bytes that are not UTF-8 are refused, in strings and names",
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ] as [[UInt8]])
  func badUTF8(bytes: [UInt8]) {
    #expect(throws: JSONError.self) { try JSONReader.parse([0x22] + bytes + [0x22]) }
    #expect(throws: JSONError.self) { try JSONReader.parse(Array("{\"".utf8) + bytes + Array("\":1}".utf8)) }
  }

  @Test("A name that is there twice is an error, however it is written and however many there are")
  func duplicates() {
    #expect(
      fault(#"{"o":{"a":1,"b":2,"a":3}}"#) == #"o: the name "a" is there twice (line 1, column 19)"#)
    #expect(fault(#"{"a":1,"\u0061":2}"#) != nil)
    #expect(fault(#"{"a":{"a":1},"b":{"a":1}}"#) == nil)
    let many = (0..<40).map { "\"k\($0)\":0" }
    #expect(fault("{\(many.joined(separator: ","))}") == nil)
    #expect(fault("{\((many + ["\"k7\":1"]).joined(separator: ","))}") != nil)
  }

  @Test("Nesting has a limit and no document overflows the stack")
  func depth() {
    let limit = JSONReader.maximumDepth
    #expect(fault(String(repeating: "[", count: limit) + String(repeating: "]", count: limit)) == nil)
    #expect(fault(String(repeating: "[", count: limit + 1))?.contains("more than 512") == true)
    #expect(fault(String(repeating: "{\"a\":", count: 100_000)) != nil)
  }

  @Test(
    "Numbers are the nearest doubles",
    arguments: [
      "0", "-0", "7", "123456789012345", "0.1", "1.7976931348623157e308", "5e-324", "9007199254740993",
      "0.30000000000000004", "123456.789", "1E5", "4.9406564584124654e-324", "100000000000000000000000",
      // Around the limits of what one operation on exact numbers gives.
      "1e22", "1e23", "1e-22", "1e-23", "9007199254740992e3", "9007199254740993e3", "9007199254740992e-22",
      "1152921504606846975", "1152921504606846976", "11529215046068469760", "123456789012345678e-5",
      "0.000001e-16", "0.0000010e28", "-12.5e+2", "1e0005", "-0e7", "0e-400", "2.2250738585072011e-308",
    ])
  func doubles(text: String) throws {
    let number = try JSONReader.parse(text).number()
    #expect(number == Double(text))
    #expect(number.sign == Double(text)?.sign)
  }

  @Test("Whole numbers are refused where they have a fraction or are too large")
  func integers() throws {
    #expect(try JSONReader.parse("-12").integer() == -12)
    #expect(try JSONReader.parse("1e3").integer() == 1000)
    #expect(throws: JSONError.self) { try JSONReader.parse("1.5").integer() }
    #expect(throws: JSONError.self) { try JSONReader.parse("1e30").integer() }
  }

  @Test("No sequence of bytes makes the reader crash, and what it accepts it can write and read again")
  func mutations() throws {
    var random = SplitMix(seed: 20_240_607)
    let seeds = [
      #"{"a":[1,2.5e3,-0.1,{"b":"x\u00e9\ud83d\ude00\n"}],"c":null,"d":true,"é":"😀"}"#,
      #"[[[[]]],{},"",0,"\\",{"k":{"k":{"k":[false]}}}]"#,
    ].map { Array($0.utf8) }
    let alphabet =
      Array("{}[]\",:\\u0123456789eE+-.truefalsn \n".utf8) + [0x00, 0x1F, 0x80, 0xC3, 0xED, 0xF0, 0xFF]
    var accepted = 0
    for _ in 0..<20_000 {
      var bytes = seeds[random.below(seeds.count)]
      for _ in 0...random.below(4) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = alphabet[random.below(alphabet.count)]
        case 1: bytes.insert(alphabet[random.below(alphabet.count)], at: place)
        case 2: bytes.remove(at: place)
        default: bytes = Array(bytes.prefix(place + 1))
        }
        if bytes.isEmpty { bytes = [0x20] }
      }
      guard let value = try? JSONReader.parse(bytes) else { continue }
      accepted += 1
      #expect(try JSONReader.parse(JSONWriter.bytes(of: value)) == value)
    }
    #expect(accepted > 500)
  }
}

/// A small generator of pseudo-random numbers, the same on every machine.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A number from 0 up to `limit`.
  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(limit))
  }
}
