// Writes what UIKit answers for a collection view, in the schema of the conformance files.
//
// Paste this page into the unit-test target of an iOS app, make a collection view with the layout, the data source and
// the cells that matter, and print the case:
//
//     func testRecord() throws {
//       let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
//       view.dataSource = dataSource
//       let recorder = LayoutRecorder(view, name: "three columns", family: "rows")
//       print(try recorder.document(layout: #"{"kind": "compositional", "section": {"group": …}}"#))
//     }
//
// The layout cannot be read out of UIKit, so you write it a second time as JSON: `LayoutDocuments.md`, beside this page,
// is the schema. `render-chapter layout FILE.json` then prints the same case with this package's own answer: where the
// two differ, please send the recording.
//
// It belongs to no target of this package, because it needs UIKit itself.
import UIKit

/// Records the frames of one collection view as a case of the conformance schema.
@MainActor
struct LayoutRecorder {
  private let view: UICollectionView
  private let window: UIWindow
  private let name: String
  private let family: String

  /// Puts the view into a window of its own, so that cells are made and measured as in an app.
  ///
  /// - Parameters:
  ///   - view: with its layout, data source and final frame; its content inset is recorded.
  ///   - name: the case's name, unique in its file.
  ///   - family: what the case is about, in a word or two.
  init(_ view: UICollectionView, name: String, family: String) {
    self.view = view
    self.name = name
    self.family = family
    window = UIWindow(frame: CGRect(origin: .zero, size: view.bounds.size))
    let controller = UIViewController()
    controller.view.frame = window.bounds
    window.rootViewController = controller
    window.isHidden = false
    controller.view.addSubview(view)
    view.contentInsetAdjustmentBehavior = .always
    view.reloadData()
    settle()
  }

  /// The view's case as a document of its own.
  ///
  /// - Parameters:
  ///   - layout: the layout as the schema writes it.
  ///   - preferred: what the cells ask for as the schema writes it, when they size themselves.
  ///   - offset: where the view is scrolled to before it is recorded; only what is on screen is recorded then.
  ///   - queries: rectangles, in content coordinates, whose elements are recorded.
  func document(
    layout: String, preferred: String? = nil, offset: CGPoint? = nil, queries: [CGRect] = []
  ) throws -> String {
    if let offset {
      view.setContentOffset(offset, animated: false)
      settle()
    }
    var members: [(String, Any)] = [
      ("name", name), ("family", family), ("source", "recorded \(system)"), ("environment", environment),
      ("layout", try object(layout)), ("counts", counts),
    ]
    if let offset { members.append(("offset", [offset.x, offset.y])) }
    if let preferred { members.append(("preferred", try object(preferred))) }
    members.append(("expected", expected(isVisibleOnly: offset != nil, queries)))
    let lines = try members.map { name, value in
      let data = try JSONSerialization.data(
        withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
      return "\"\(name)\": \(String(decoding: data, as: UTF8.self))"
    }
    return "{\(lines.joined(separator: ",\n "))}"
  }

  /// Lays the view out until nothing changes any more; cells that size themselves need several passes.
  private func settle() {
    for _ in 0..<20 {
      let size = view.contentSize
      view.setNeedsLayout()
      view.layoutIfNeeded()
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
      if view.contentSize == size { return }
    }
  }

  // MARK: The set-up

  private var system: String {
    "UIKit, \(UIDevice.current.systemName) \(UIDevice.current.systemVersion)"
  }

  private var environment: [String: Any] {
    [
      "width": view.bounds.width, "height": view.bounds.height, "scale": view.traitCollection.displayScale,
      "idiom": idiom, "safeArea": numbers(view.safeAreaInsets), "margins": numbers(view.layoutMargins),
      "contentInset": numbers(view.contentInset),
      "layoutDirection": view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? "rtl" : "ltr",
    ]
  }

  private var idiom: String {
    switch view.traitCollection.userInterfaceIdiom {
    case .pad: "pad"
    case .mac: "mac"
    default: "phone"
    }
  }

  private var counts: [Int] { (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) } }

  // MARK: The results

  private func expected(isVisibleOnly: Bool, _ queries: [CGRect]) -> [String: Any] {
    let layout = view.collectionViewLayout
    let size = layout.collectionViewContentSize
    let rect = isVisibleOnly ? view.bounds : CGRect(origin: .zero, size: size).insetBy(dx: -4_000, dy: -4_000)
    let elements = (layout.layoutAttributesForElements(in: rect) ?? []).sorted { precedes($0, $1) }
    var expected: [String: Any] = [
      "contentSize": [size.width, size.height],
      "items": elements.filter { $0.representedElementCategory == .cell }.map(row),
      "supplementaries": elements.filter { $0.representedElementCategory == .supplementaryView }.map(row),
      "decorations": elements.filter { $0.representedElementCategory == .decorationView }.map(row),
    ]
    if isVisibleOnly { expected["visibleOnly"] = true }
    if !queries.isEmpty {
      expected["queries"] = queries.map { query -> [String: Any] in
        let found = (layout.layoutAttributesForElements(in: query) ?? []).sorted { precedes($0, $1) }
        return [
          "rect": [query.minX, query.minY, query.width, query.height],
          "elements": found.map { [category($0), $0.representedElementKind as Any? ?? NSNull()] + path($0) },
        ]
      }
    }
    return expected
  }

  /// `[section, item, x, y, w, h, z]`, and with the kind before it for what is no cell.
  private func row(_ attributes: UICollectionViewLayoutAttributes) -> [Any] {
    let kind: [Any] = attributes.representedElementKind.map { [$0] } ?? []
    let frame = attributes.frame
    return kind + path(attributes)
      + [frame.minX, frame.minY, frame.width, frame.height, attributes.zIndex]
  }

  /// Section and index; views of the whole layout have the largest index there is, or none in their path.
  private func path(_ attributes: UICollectionViewLayoutAttributes) -> [Any] {
    let path = attributes.indexPath
    guard path.count == 2, path.item != .max else { return [0, "max"] }
    return [path.section, path.item]
  }

  private func category(_ attributes: UICollectionViewLayoutAttributes) -> String {
    switch attributes.representedElementCategory {
    case .cell: "item"
    case .supplementaryView: "supplementary"
    case .decorationView: "decoration"
    @unknown default: "item"
    }
  }

  private func precedes(
    _ one: UICollectionViewLayoutAttributes, _ other: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (kind, otherKind) = (one.representedElementKind ?? "", other.representedElementKind ?? "")
    return kind != otherKind ? kind < otherKind : one.indexPath < other.indexPath
  }

  private func numbers(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func object(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }
}
