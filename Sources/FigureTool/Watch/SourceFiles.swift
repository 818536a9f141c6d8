import Foundation

/// The sources of packages as they are at one moment: what a change is told by.
struct SourceFiles: Equatable {
  /// When each file was written last, and its size and number, which a file put in its place changes too.
  private var stamps: [String: [Int]] = [:]

  /// Endings of what a build reads.
  private static let endings = [".swift", ".c", ".h", ".cpp", ".m", ".modulemap"]

  /// The sources of the packages in `folders`: not those of hidden folders, of tests, and of packages inside a package
  /// that are not named themselves.
  ///
  /// Complexity: O(n) in the files and folders there are.
  init(of folders: [String]) {
    for folder in folders { add(folder, isRoot: true) }
  }

  /// How many there are.
  var count: Int { stamps.count }

  /// The first file, by name, that is not as it was in `other`.
  func change(since other: SourceFiles) -> String? {
    Set(stamps.keys).union(other.stamps.keys).filter { stamps[$0] != other.stamps[$0] }.min()
  }

  /// Takes in the sources of other packages.
  mutating func formUnion(_ other: SourceFiles) { stamps.merge(other.stamps) { _, other in other } }

  private mutating func add(_ folder: String, isRoot: Bool) {
    let names = FilePath.names(in: folder)
    if !isRoot, names.contains("Package.swift") { return }
    for name in names {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        if !(isRoot && name == "Tests") { add(path, isRoot: false) }
      } else if Self.endings.contains(where: name.hasSuffix), stat(path, &status) == 0 {
        stamps[path] = [
          status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size), Int(status.st_ino),
        ]
      }
    }
  }
}
