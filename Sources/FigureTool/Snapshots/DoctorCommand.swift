import CairoRenderer
import CollectionLab
import CollectionSnapshots
import Glibc
import PangoText

/// The subcommand `doctor`: versions, fonts, and whether this machine draws as others do.
@MainActor
enum DoctorCommand {
  /// The entry of the table of commands.
  nonisolated static var command: ToolCommand {
    ToolCommand(
      name: "doctor", usage: ["doctor"],
      examples: [("doctor", "versions, fonts, and whether this machine draws as others do")],
      about: """
        Prints the versions of the libraries, compares the fonts with those that references are recorded with, and
        draws a test picture whose pixels are known.
        """,
      options: [ToolCommand.help],
      exitCodes: [
        (.success, "fine"), (.usage, "wrong use"), (.environment, "this machine draws otherwise than others"),
      ]
    ) { arguments, _ throws(ToolError) in try execute(arguments) }
  }

  /// Prints what it finds.
  ///
  /// - Throws: ``ToolError`` of kind environment where pictures cannot be, or are not, what they are elsewhere.
  static func execute(_ arguments: ParsedArguments) throws(ToolError) {
    try command.rejectWords(arguments)
    let versions = TextLibraryVersions.current
    ToolOutput.line("\(ToolHelp.name) \(ToolHelp.version)")
    ToolOutput.line(
      "cairo \(CairoRenderer.cairoVersion)  pango \(versions.pango)  harfbuzz \(versions.harfBuzz)  freetype "
        + "\(versions.freeType)  fontconfig \(versions.fontconfig)")
    var faults = fonts()
    environment()
    do { faults += try canary() } catch { faults.append("the test picture cannot be drawn: \(error)") }
    if !faults.isEmpty { throw ToolError(faults.joined(separator: "\n"), exitCode: .environment) }
    ToolOutput.line("everything is as it should be")
  }

  /// Prints the fonts, those as they should be as a count; the faults.
  private static func fonts() -> [String] {
    let checks = FontLibrary.checkBundledFonts()
    ToolOutput.line("fonts: \(checks.count { $0.result == .same }) of \(checks.count) are the expected files")
    for check in checks where check.result == .different {
      ToolOutput.line("  \(check.path) is another version; text may be drawn otherwise than elsewhere")
    }
    return checks.filter { $0.result == .missing }.map { "\($0.path) is missing; install \($0.package)" }
  }

  /// Prints variables that change what libraries do, or that this tool takes settings from.
  private static func environment() {
    let harmless = [
      "PIXMAN_DISABLE", "FREETYPE_PROPERTIES", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "PANGOCAIRO_BACKEND",
    ]
    for name in harmless where getenv(name) != nil {
      ToolOutput.line("\(name) is set, and does not change what this tool draws; in tests unset it")
    }
    if let fonts = getenv("COLLECTIONLAB_FONTS") {
      ToolOutput.line("COLLECTIONLAB_FONTS adds fonts: \(String(cString: fonts))")
    }
  }

  /// Draws the test picture and compares it with the digest that it has elsewhere; the faults.
  private static func canary() throws -> [String] {
    let digest = try Canary.digest()
    if digest == Canary.expected {
      ToolOutput.line("the test picture is drawn as on other machines")
      return []
    }
    return [
      "the test picture has the digest \(digest) instead of \(Canary.expected): this machine's libraries or fonts draw "
        + "otherwise than Debian 12's; compare snapshots with .crossMachine, or run them in a Debian 12 container"
    ]
  }
}
