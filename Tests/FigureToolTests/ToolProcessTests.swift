import Chapters
import Dispatch
import CollectionLab
import Foundation
import Synchronization
import Testing

@Suite("The tool as a process")
struct ToolProcessTests {
  private func bytes(_ path: String) throws -> [UInt8] {
    try #require(FileManager.default.contents(atPath: path).map(Array.init), "\(path) is missing")
  }

  /// Width and height of a PNG, from its header.
  private func pixels(_ path: String) throws -> [Int] {
    let header = try bytes(path)
    return [16, 20].map { offset in header[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("lists its chapters, prints its help and its version, and succeeds")
  func words() throws {
    let list = try ToolProcess.run(["list"])
    #expect(list.status == 0 && list.errors == "")
    let lines = list.output.split(separator: "\n")
    #expect(lines.count == Textbook.chapters.count)
    for (line, chapter) in zip(lines, Textbook.chapters) {
      let number = chapter.number < 10 ? " \(chapter.number)" : "\(chapter.number)"
      #expect(line == "\(number)  \(chapter.title): \(chapter.summary)")
    }
    let help = try ToolProcess.run(["--help"])
    #expect(help.status == 0 && help.output.hasPrefix("usage: render-chapter <number|all|list> [options]\n"))
    #expect(try ToolProcess.run(["7", "-h"]).output == help.output)
    #expect(try ToolProcess.run(["--version"]).output.hasPrefix("render-chapter "))
  }

  @Test("draws a chapter and prints path, points, pixels and milliseconds")
  func draws() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["7", "--figure", "main", "--png", "--output", folder])
      #expect(run.status == 0 && run.errors == "")
      let path = "\(folder)/07-waterfall.png"
      #expect(run.output.contains(/^(.+)  390 × 844 pt  780 × 1688 px  \d+(\.\d)? ms\n$/))
      #expect(run.output.hasPrefix(path + "  "))
      #expect(try pixels(path) == [780, 1688])
    }
  }

  @Test(
    "names every variant apart",
    arguments: [
      (["--dark"], "-dark.png", [780, 1688]), (["--rtl"], "-rtl.png", [780, 1688]),
      (["--scale", "1.5"], "@1.5x.png", [585, 1266]), (["--width=320"], "-w320.png", [640, 1688]),
      (["--height", "500"], "-h500.png", [780, 1000]), (["--scroll", "120"], "-scroll120.png", [780, 1688]),
      (["--text-size", "accessibility3"], "-ax3.png", [780, 1688]), (["--compact"], ".png", [780, 1688]),
    ] as [([String], String, [Int])])
  func variants(options: [String], ending: String, size: [Int]) throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["7", "--figure", "main", "-o", folder] + options)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["07-waterfall\(ending)"])
      #expect(try pixels("\(folder)/07-waterfall\(ending)") == size)
    }
  }

  @Test("writes SVG, PDF and PNG in one run, and Cairo's SVG under a name of its own")
  func formats() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["7", "--figure", "main", "--svg", "--pdf", "--png", "-o", folder])
      #expect(run.status == 0 && run.output.split(separator: "\n").count == 3)
      #expect(try bytes("\(folder)/07-waterfall.svg").starts(with: "<svg ".utf8))
      #expect(try bytes("\(folder)/07-waterfall.pdf").starts(with: "%PDF-1.".utf8))
      #expect(try ToolProcess.run(["7", "--figure", "main", "--svg=cairo", "-o", folder]).status == 0)
      #expect(try bytes("\(folder)/07-waterfall-cairo.svg").starts(with: "<?xml".utf8))
    }
  }

  @Test("draws every figure of every chapter with all, a line each in their order")
  func all() throws {
    try ToolProcess.inFolder { folder in
      let run = try ToolProcess.run(["all", "-o", folder, "--scale", "0.5"])
      #expect(run.status == 0 && run.errors == "")
      let names = Textbook.chapters.flatMap { chapter in
        chapter.figures.enumerated().map { index, figure in
          let number = chapter.number < 10 ? "0\(chapter.number)" : "\(chapter.number)"
          return "\(folder)/\(number)-\(chapter.name)\(index == 0 ? "" : "-\(figure.name)")@0.5x.png"
        }
      }
      #expect(run.output.split(separator: "\n").map { $0.prefix { $0 != " " } } == names.map { $0[...] })
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == names.count)
    }
  }

  @Test("the same bytes whatever the locale, the time zone, the home folder and the fonts' settings")
  func determinism() throws {
    try ToolProcess.inFolder { folder in
      let hostile = """
        <?xml version="1.0"?><fontconfig><match target="pattern"><edit name="family" mode="assign" binding="strong">\
        <string>DejaVu Serif</string></edit></match><match target="font"><edit name="embolden" mode="assign">\
        <bool>true</bool></edit><edit name="antialias" mode="assign"><bool>false</bool></edit></match></fontconfig>
        """
      try FileManager.default.createDirectory(
        atPath: folder + "/fontconfig", withIntermediateDirectories: true)
      try hostile.write(toFile: folder + "/fontconfig/fonts.conf", atomically: true, encoding: .utf8)
      let arguments = ["7", "--figure", "main", "--png", "--svg", "--pdf", "-o"]
      #expect(try ToolProcess.run(arguments + [folder + "/plain"]).status == 0)
      let strange = [
        "HOME": folder, "XDG_CONFIG_HOME": folder, "FONTCONFIG_FILE": folder + "/fontconfig/fonts.conf",
        "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "Pacific/Kiritimati", "PANGO_LANGUAGE": "ar",
        "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0", "PIXMAN_DISABLE": "fast sse2 ssse3 mmx",
      ]
      #expect(try ToolProcess.run(arguments + [folder + "/strange"], environment: strange).status == 0)
      let onOneCore = try ToolProcess.run(
        arguments + [folder + "/core"], prelude: "taskset -pc 0 $$ > /dev/null")
      #expect(onOneCore.status == 0)
      for name in ["07-waterfall.png", "07-waterfall.svg", "07-waterfall.pdf"] {
        for other in ["strange", "core"] {
          #expect(
            try bytes("\(folder)/plain/\(name)") == bytes("\(folder)/\(other)/\(name)"), "\(name) differs")
        }
      }
    }
  }

  @Test("two runs at once write the same whole files")
  func together() throws {
    try ToolProcess.inFolder { folder in
      let statuses = Mutex<[Int32]>([])
      DispatchQueue.concurrentPerform(iterations: 2) { _ in
        let run = try? ToolProcess.run(["7", "--figure", "main", "--light", "--dark", "-o", folder])
        statuses.withLock { $0.append(run?.status ?? -1) }
      }
      #expect(statuses.withLock { $0 } == [0, 0])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == [
          "07-waterfall-dark.png", "07-waterfall.png",
        ])
      let check = try ToolProcess.run(
        ["7", "--figure", "main", "--light", "--dark", "-o", folder, "--check"])
      #expect(check.status == 0)
    }
  }
}
