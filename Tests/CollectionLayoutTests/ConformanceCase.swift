import CollectionLayout
import Foundation
import Geometry
import Testing

/// One recorded case of a conformance file.
nonisolated struct ConformanceCase: CustomTestStringConvertible, @unchecked Sendable {
  let name: String
  /// The case's members, as JSONSerialization reads them; never changed.
  let json: JSON

  var testDescription: String { name }

  /// The cases of a file of the folder `Conformance`.
  static func cases(_ file: String) -> [ConformanceCase] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let url = folder.appendingPathComponent("Conformance/\(file).json")
    guard let data = try? Data(contentsOf: url),
      let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let cases = document["cases"] as? [[String: Any]]
    else { fatalError("The conformance file \(url.path) cannot be read.") }
    return cases.map { ConformanceCase(name: $0["name"] as? String ?? "", json: JSON($0)) }
  }

  var environment: LayoutEnvironment {
    let values = json["environment"]
    return LayoutEnvironment(
      containerSize: CGSize(width: values["width"].number, height: values["height"].number),
      safeAreaInsets: values["safeArea"].insets ?? .zero,
      layoutMargins: values["margins"].insets ?? .zero,
      contentInsets: values["contentInset"].insets ?? .zero,
      traits: Traits(
        layoutDirection: values["layoutDirection"].text == "rtl" ? .rightToLeft : .leftToRight,
        userInterfaceIdiom: values["idiom"].text == "mac" ? .mac : .phone,
        displayScale: values["scale"].number))
  }

  var counts: [Int] { json["counts"].list.map { Int($0.number) } }

  /// The scroll position, the adjusted content inset taken from the case (in pictures the safe area stands for
  /// it).
  var window: LayoutWindow {
    let offset = json["offset"].exists ? json["offset"].point : .zero
    let environment = environment
    return LayoutWindow(
      bounds: CGRect(origin: offset, size: environment.containerSize),
      contentInsets: environment.contentInsets == .zero
        ? environment.safeAreaInsets : environment.contentInsets)
  }
}

/// A value of a JSON document; a missing member is a value that does not exist.
nonisolated struct JSON {
  let raw: Any?

  init(_ raw: Any?) { self.raw = raw is NSNull ? nil : raw }

  subscript(_ key: String) -> JSON { JSON((raw as? [String: Any])?[key]) }

  subscript(_ index: Int) -> JSON { JSON((raw as? [Any])?[index]) }

  var exists: Bool { raw != nil }
  var keys: [String] { (raw as? [String: Any])?.keys.sorted() ?? [] }
  var list: [JSON] { (raw as? [Any])?.map(JSON.init) ?? [] }
  var text: String? { raw as? String }
  var flag: Bool? { (raw as? NSNumber)?.boolValue }
  var optionalNumber: CGFloat? { (raw as? NSNumber).map { CGFloat($0.doubleValue) } }

  var number: CGFloat {
    guard let value = optionalNumber else { fatalError("A number was expected, not \(raw ?? "nothing").") }
    return value
  }

  var point: CGPoint { CGPoint(x: self[0].number, y: self[1].number) }

  var size: CGSize { CGSize(width: self[0].number, height: self[1].number) }

  var rect: CGRect {
    CGRect(x: self[0].number, y: self[1].number, width: self[2].number, height: self[3].number)
  }

  /// Top, leading, bottom, trailing.
  var insets: EdgeInsets? {
    guard exists else { return nil }
    return EdgeInsets(
      top: self[0].number, leading: self[1].number, bottom: self[2].number, trailing: self[3].number)
  }

  /// Fails the test when there is a member that the reader does not know.
  func allow(_ known: String...) {
    for key in keys where !known.contains(key) { Issue.record("The member \"\(key)\" is not understood.") }
  }
}
