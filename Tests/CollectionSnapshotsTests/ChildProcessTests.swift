import Dispatch
import Foundation
import Synchronization
import Testing

@testable import CollectionSnapshots

@Suite("Snapshots of several processes")
struct ChildProcessTests {
  let folder = ScratchFolder()

  /// What a child records: four strategies, light and dark.
  static let names = ["", "~dark"].flatMap { style in
    ["\(style).displaylist.txt", "\(style).layout.txt", "\(style).svg", "\(style)@2x.png"].map {
      "ChildProcess/record\($0)"
    }
  }.sorted()

  private func files(of child: String) -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: Self.names.map { ($0, folder.bytes("\(child)/\($0)")) })
  }

  @Test("two processes, one core or all, another locale, home and hostile font settings: the same files")
  func determinism() throws {
    let hostile = """
      <?xml version="1.0"?><fontconfig><match target="font"><edit name="embolden" mode="assign"><bool>true</bool>\
      </edit><edit name="antialias" mode="assign"><bool>false</bool></edit></match></fontconfig>
      """
    folder.write(Array(hostile.utf8), to: "fonts.conf")
    let strange = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "FONTCONFIG_FILE": "\(folder.path)/fonts.conf",
      "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu", "PANGO_LANGUAGE": "ar",
      "FREETYPE_PROPERTIES": "truetype:interpreter-version=35",
    ]
    for (name, environment, prelude) in [
      ("plain", [:], ""), ("strange", strange, ""), ("one-core", [:], "taskset -pc 0 $$ > /dev/null"),
    ] {
      let child = try ChildProcess.record(
        in: "\(folder.path)/\(name)", environment: environment, prelude: prelude)
      #expect(
        child.output.contains("recorded \(folder.path)/\(name)/ChildProcess/record.svg"), "\(child.output)")
    }
    let plain = files(of: "plain")
    #expect(plain.values.allSatisfy { !$0.isEmpty })
    #expect(files(of: "strange") == plain)
    #expect(files(of: "one-core") == plain)
  }

  @Test("two processes that record the same files at once leave whole ones, and nothing else")
  func races() throws {
    let outputs = Mutex<[String]>([])
    let path = folder.path
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      let child = try? ChildProcess.record(in: path)
      outputs.withLock { $0.append(child?.output ?? "") }
    }
    #expect(folder.files == Self.names)
    // Whoever came second found its own pictures there, or recorded over them; a third finds nothing to do.
    let third = try ChildProcess.record(in: path)
    #expect(third.status == 0, "\(third.output)")
  }

  @Test("a disk that is full fails the test with the file and the reason, and leaves the old reference whole")
  func fullDisk() throws {
    _ = try ChildProcess.record(in: folder.path)
    let before = folder.bytes("ChildProcess/record@2x.png")
    var changed = before
    changed.removeLast(20)
    folder.write(changed, to: "ChildProcess/record@2x.png")
    // A limit of no block on the size of files stands in for a disk without room; the signal is ignored as by tools.
    let child = try ChildProcess.record(in: folder.path, prelude: "trap '' XFSZ; ulimit -f 0")
    #expect(child.status != 0)
    #expect(child.output.contains("cannot write \(folder.path)/ChildProcess/record@2x.png: File too large"))
    #expect(folder.bytes("ChildProcess/record@2x.png") == changed)
    #expect(folder.files == Self.names)
  }
}
