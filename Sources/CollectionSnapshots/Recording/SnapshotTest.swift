/// The test that a snapshot belongs to, as its runner knows it.
public struct SnapshotTest: Hashable, Sendable {
  /// The path of the test's source file.
  public var filePath: String
  /// The function, as `#function` says it: `grid()`.
  public var function: String
  /// The line of the call.
  public var line: Int
  /// The column of the call.
  public var column: Int
  /// Whether the function runs once for each of several arguments, so that its snapshots need names.
  public var isParameterized: Bool

  /// A call in a test.
  public init(filePath: String, function: String, line: Int, column: Int, isParameterized: Bool = false) {
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
    self.isParameterized = isParameterized
  }

  /// The function's name without parameters; XCTest's `testGrid` stays as it is.
  var name: String { String(function.prefix { $0 != "(" }) }

  /// The name of the source file, without folder and extension.
  var fileName: String {
    let file = filePath.split(separator: "/").last.map(String.init) ?? filePath
    return String(file.prefix { $0 != "." })
  }

  /// The folder of the source file.
  var folder: String {
    filePath.lastIndex(of: "/").map { String(filePath[..<$0]) } ?? "."
  }
}
