import CollectionLab
import Drawing
import Foundation

/// The pictures of one result on a report's page.
struct ReportFigures {
  let result: SnapshotResult
  /// Whether pictures are put into the page.
  let isInline: Bool
  /// The folder of the page, for links to files.
  let folder: String

  /// The figures that there are; nothing for a text.
  func html() -> String {
    guard result.reference.hasSuffix(".png"), result.status != .passed else { return "" }
    let old = figure("old", "Reference", result.reference)
    let new = result.actual.map { figure("new", "Now", $0) } ?? ""
    let difference = result.difference.map { figure("diff", "Difference", $0) } ?? ""
    let all = old + new + difference
    return all.isEmpty ? "" : "<div class=\"views\">\(all)</div>\n"
  }

  private func figure(_ kind: String, _ title: String, _ path: String) -> String {
    guard let data = FileManager.default.contents(atPath: path),
      let image = try? ImageData(bytes: Array(data), name: path)
    else { return "" }
    let source = isInline ? "data:image/png;base64,\(data.base64EncodedString())" : link(to: path)
    let (width, height) = (image.pixelWidth, image.pixelHeight)
    return """
      <figure class="\(kind)"><figcaption>\(title), \(width) × \(height) px</figcaption>
      <div class="picture"><img src="\(Markup.escaped(source))" width="\(width)" height="\(height)" style="--w:\(width)" \
      loading="lazy" alt="\(title) of \(Markup.escaped(result.name))">\(kind == "diff" ? "" : layer(kind, width, height))</div></figure>

      """
  }

  /// The frames of what changed over a picture: dashed where they were, solid where they are.
  private func layer(_ kind: String, _ width: Int, _ height: Int) -> String {
    guard let size = result.size, size.count == 2, size[0] > 0, !result.changes.isEmpty else { return "" }
    // The new picture's scale serves both; sizes in points may differ between them.
    let scale = max((Double(width) / size[0]).rounded(), 1)
    func box(_ frame: [Double]?, _ name: String) -> String {
      guard let frame, frame.count == 4 else { return "" }
      let numbers = zip(["x", "y", "width", "height"], frame).map { "\($0)=\"\(NumberText.decimal($1))\"" }
      return "<rect class=\"\(name)\" \(numbers.joined(separator: " "))/>"
    }
    let boxes = result.changes.map { change in
      (kind == "new" ? box(change.new, "is") : "") + box(change.old, "was")
    }
    let viewBox = [Double(width) / scale, Double(height) / scale].map { NumberText.decimal($0) }
    return
      "<svg aria-hidden=\"true\" viewBox=\"0 0 \(viewBox.joined(separator: " "))\">\(boxes.joined())</svg>"
  }

  /// A picture's address as seen from the page.
  private func link(to path: String) -> String {
    let base = URL(fileURLWithPath: folder).standardizedFileURL.path + "/"
    let full = URL(fileURLWithPath: path).standardizedFileURL
    let target = full.path.hasPrefix(base) ? String(full.path.dropFirst(base.count)) : full.absoluteString
    return full.path.hasPrefix(base)
      ? target.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? target : target
  }
}
