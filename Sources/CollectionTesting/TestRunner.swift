import CollectionSnapshots
import Testing
import XCTest

/// Where an assertion stands in the sources.
struct CallSite {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

/// The library that runs the current test.
enum TestRunner {
  case swiftTesting
  case xctest

  /// Swift Testing where it has a current test, else XCTest.
  static var current: TestRunner { Test.current == nil ? .xctest : .swiftTesting }

  /// Tells the runner what came of a snapshot: nothing, a warning, or a failure with its pictures.
  @MainActor
  func report(_ outcome: SnapshotOutcome, at site: CallSite) {
    switch self {
    case .swiftTesting:
      let location = SourceLocation(
        fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column)
      )
      for attachment in outcome.attachments {
        Attachment.record(attachment.bytes, named: attachment.name, sourceLocation: location)
      }
      if outcome.fails {
        Issue.record(Comment(rawValue: outcome.message), sourceLocation: location)
      } else if !outcome.message.isEmpty {
        Issue.record(Comment(rawValue: outcome.message), severity: .warning, sourceLocation: location)
      }
    case .xctest:
      if outcome.fails {
        XCTFail(outcome.message, file: site.filePath, line: site.line)
      } else if !outcome.message.isEmpty {
        print("\(site.filePath):\(site.line): warning: \(outcome.message)")
      }
    }
  }
}
