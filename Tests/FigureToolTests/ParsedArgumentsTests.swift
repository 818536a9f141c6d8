import Testing

@testable import FigureTool

@Suite("The command line")
struct ParsedArgumentsTests {
  let options = [
    CommandOption("dark", help: ""), CommandOption("scale", value: .required("N"), help: ""),
    CommandOption("svg", value: .optional("own|cairo"), help: ""),
    CommandOption("output", letter: "o", value: .required("DIR"), help: ""),
    CommandOption("font", value: .required("FILE"), isRepeatable: true, help: ""),
  ]

  private func parse(_ words: String...) throws -> ParsedArguments {
    try ParsedArguments(words, options: options)
  }

  @Test("takes values with a space, with an equals sign and stuck to a letter")
  func forms() throws {
    #expect(try parse("--scale", "3").value("scale") == "3")
    #expect(try parse("--scale=3").value("scale") == "3")
    #expect(try parse("-o", "a").value("output") == "a")
    #expect(try parse("-oa").value("output") == "a")
    #expect(try parse("-o=a").value("output") == "a")
    let svg = try parse("--svg", "cairo")
    #expect(svg.value("svg") == "" && svg.positionals == ["cairo"], "an optional value needs its equals sign")
    #expect(try parse("--svg=cairo").value("svg") == "cairo")
  }

  @Test("keeps words, negative numbers and what follows two dashes")
  func positionals() throws {
    let arguments = try parse("7", "-5", "--dark", "--", "--scale")
    #expect(arguments.positionals == ["7", "-5", "--scale"])
    #expect(arguments.has("dark") && !arguments.has("scale"))
    #expect(try parse("--scale", "-5").value("scale") == "-5")
  }

  @Test("collects repeatable options in order")
  func repeated() throws {
    #expect(try parse("--font", "a", "--font=b").allValues("font") == ["a", "b"])
  }

  private func sentence(_ words: String...) -> String? {
    do throws(ToolError) {
      _ = try ParsedArguments(words, options: options)
      return nil
    } catch {
      return error.exitCode == .usage ? error.description : "not a usage error"
    }
  }

  @Test("says what was wrong and what would be right")
  func errors() {
    #expect(sentence("--scalle", "2") == "unknown option --scalle; did you mean --scale?")
    #expect(sentence("--frobnicate") == "unknown option --frobnicate; --help lists the options")
    #expect(sentence("-x") == "unknown option -x; --help lists the options")
    #expect(sentence("--scale") == "--scale needs a value: --scale N")
    #expect(sentence("--scale", "-o", "a") == "--scale needs a value: --scale N")
    #expect(sentence("-o", "--scale=2") == "--output needs a value: --output DIR")
    #expect(sentence("--scale=") == "--scale needs a value, not an empty one: --scale N")
    #expect(sentence("--scale", "") == "--scale needs a value, not an empty one: --scale N")
    #expect(sentence("--dark=yes") == "--dark takes no value, but “yes” was given")
    #expect(sentence("--scale=1", "--scale=2") == "--scale is given twice; give it once")
  }
}
