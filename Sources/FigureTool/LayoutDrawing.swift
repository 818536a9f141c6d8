import CairoRenderer
import CollectionLab
import Dispatch
import Foundation
import LayoutDocuments
import PangoText

/// Draws solved layouts: cells as numbered rounded boxes, a colour a section.
@MainActor
struct LayoutDrawing {
  /// Where the pictures go.
  let folder: String
  /// Pixels a point.
  let scale: CGFloat
  let colorScheme: ColorScheme

  /// Writes a PNG for every figure, named after its case, and prints a line for each.
  ///
  /// - Returns: why the other cases have none.
  func draw(_ figures: [Result<LayoutFigure, JSONError>]) throws(ToolError) -> [JSONError] {
    do throws(FontError) { try FontLibrary.adoptForProcess() } catch { throw ToolError(error) }
    do throws(FileError) { try FileWriter.createFolder(folder) } catch { throw ToolError(error) }
    var faults: [JSONError] = []
    var names: Set<String> = []
    for figure in figures {
      switch figure {
      case .failure(let fault): faults.append(fault)
      case .success(let figure):
        let start = DispatchTime.now().uptimeNanoseconds
        let path = "\(folder)/\(Self.fileName(of: figure, &names)).png"
        do {
          let list = try list(of: figure)
          try FileWriter.write(try CairoRenderer.png(list, scale: scale), to: path)
        } catch { throw ToolError(error) }
        let milliseconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
        let points = [figure.size.width, figure.size.height].map { NumberText.decimal(Double($0)) }
        let pixels = [figure.size.width, figure.size.height].map { Int(($0 * scale).rounded(.up)) }
        ToolOutput.line(
          "\(path)  \(points[0]) × \(points[1]) pt  \(pixels[0]) × \(pixels[1]) px  "
            + "\(NumberText.decimal(milliseconds, places: 1)) ms")
      }
    }
    return faults
  }

  /// The figure's name in small letters, digits and hyphens, with a number where another figure has it.
  private static func fileName(of figure: LayoutFigure, _ names: inout Set<String>) -> String {
    let words = figure.name.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let name = words.isEmpty ? "case" : words.joined(separator: "-")
    var unique = name
    var number = 1
    while !names.insert(unique).inserted {
      number += 1
      unique = "\(name)-\(number)"
    }
    return unique
  }

  /// The tints of sections, in turn.
  private static let tints: [SystemColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemPink,
  ]

  /// What is painted of a figure.
  func list(of figure: LayoutFigure) throws -> DisplayList {
    let page = CGRect(origin: .zero, size: figure.size)
    var items = [try DisplayItem.fill(Path(page), with: .color(color(.systemBackground)))]
    for box in figure.boxes where box.frame.intersects(page) { items += try self.items(of: box) }
    return DisplayList(size: figure.size, items: items)
  }

  private func items(of box: LayoutFigure.Box) throws -> [DisplayItem] {
    let section = box.identity.section
    let tint: SRGBColor
    let opacity: Double
    switch box.identity {
    case .item: (tint, opacity) = (color(Self.tints[section % Self.tints.count]), 0.18)
    case .supplementary: (tint, opacity) = (color(.systemGray), 0.25)
    case .decoration: (tint, opacity) = (color(.systemGray3), 0.12)
    }
    // The line lies inside the frame, so that neighbours without a gap stay apart.
    let inner = box.frame.insetBy(dx: 0.5, dy: 0.5)
    let radius = min(8, min(box.frame.width, box.frame.height) / 4)
    let path = Path(
      roundedRect: inner.width > 0 && inner.height > 0 ? inner : box.frame, cornerRadius: max(radius, 0))
    return [
      try .fill(path, with: .color(tint.multiplyingAlpha(by: opacity))),
      try .stroke(path, with: .color(tint), style: StrokeStyle(lineWidth: 1)),
    ] + (try label(of: box))
  }

  /// The label in the middle of its box, a decoration's in the corner; none where it does not fit.
  private func label(of box: LayoutFigure.Box) throws -> [DisplayItem] {
    var isBehind = false
    if case .decoration = box.identity { isBehind = true }
    let size = min(isBehind ? 9 : 13, box.frame.height * 0.7)
    guard size >= 4 else { return [] }
    let style = TextStyle(font: FontDescriptor(size: size, weight: .medium, usesMonospacedDigits: true))
    let text = try PangoTextMeasurer.shared.shape(
      TextBlock(runs: [TextRun(box.label, style: style)], displayScale: scale))
    guard text.size.width <= box.frame.width - 2 else { return [] }
    let corner =
      isBehind
      ? CGPoint(x: box.frame.minX + 6, y: box.frame.minY + 2)
      : CGPoint(x: box.frame.midX - text.size.width / 2, y: box.frame.midY - text.size.height / 2)
    return [try .text(text, at: corner, paints: [.color(color(isBehind ? .secondaryLabel : .label))])]
  }

  private func color(_ color: SystemColor) -> SRGBColor { color.resolved(for: colorScheme) }
}
