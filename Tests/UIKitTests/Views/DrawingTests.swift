import Drawing
import Foundation
import Geometry
import Testing
import UIKit

/// Views as display lists, read as trees.
@Suite("Drawing views")
struct DrawingTests {
  init() { useMonospacedText() }

  private func tree(_ view: UIView, scheme: ColorScheme = .light) throws -> [String] {
    let environment = DrawingEnvironment(
      traits: Traits(colorScheme: scheme), textMeasurer: MonospacedTextMeasurer())
    let list = try view.displayList(in: environment)
    return list.description.split(separator: "\n").map(String.init)
  }

  @Test("Backgrounds, corners, borders and subviews in their order")
  func card() throws {
    let card = UIView(frame: box(0, 0, 100, 60))
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 8
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor.red.cgColor
    let dot = UIView(frame: box(10, 20, 6, 6))
    dot.backgroundColor = .systemGreen
    dot.alpha = 0.5
    let hidden = UIView(frame: box(0, 0, 5, 5))
    hidden.backgroundColor = .red
    hidden.isHidden = true
    card.addSubview(dot)
    card.addSubview(hidden)
    #expect(
      try tree(card) == [
        "display list 100×60",
        "  fill circular rect (0 0 100 60) radius 8 #FFFFFF",
        "  scope at (10 20) opacity 0.5",
        "    fill rect (0 0 6 6) #34C759",
        "  stroke circular rect (1 1 98 58) radius 7 #FF0000 width 2",
      ])
    #expect(try tree(card, scheme: .dark)[1] == "  fill circular rect (0 0 100 60) radius 8 #000000")
  }

  @Test("A clipping view leaves out what cannot be seen")
  func clipping() throws {
    let scroll = UIScrollView(frame: box(0, 0, 50, 50))
    for index in 0..<100 {
      let row = UIView(frame: box(0, CGFloat(index) * 20, 50, 20))
      row.backgroundColor = .black
      row.clipsToBounds = true
      scroll.addSubview(row)
    }
    let root = UIView(frame: box(0, 0, 50, 50))
    root.addSubview(scroll)
    scroll.contentOffset.y = 30
    let lines = try tree(root)
    // Rows 1 to 3 meet 30...80; the scroll view's scope shifts them up.
    #expect(lines[1] == "  scope at (0 -30) clip rect (0 30 50 50)")
    #expect(lines.filter { $0.contains("fill") }.count == 3)
  }

  @Test("A turned view keeps its own coordinates")
  func turned() throws {
    let root = UIView(frame: box(0, 0, 50, 50))
    let child = UIView(frame: box(10, 10, 20, 10))
    child.backgroundColor = .black
    child.transform = CGAffineTransform(scaleX: 2, y: 1)
    root.addSubview(child)
    // x' = 2x - 20 + 20, y' = y + 10.
    #expect(try tree(root)[1] == "  scope matrix(2 0 0 1 0 10)")
  }

  @Test("Shadows lie behind the background")
  func shadow() throws {
    let view = UIView(frame: box(0, 0, 20, 10))
    view.backgroundColor = .white
    view.layer.shadowOpacity = 0.25
    view.layer.shadowRadius = 4
    view.layer.shadowOffset = CGSize(width: 1, height: 2)
    #expect(
      try tree(view)[1...] == [
        "  shadow rect (0 0 20 10) radius 4 offset (1 2) #000000 25%", "  fill rect (0 0 20 10) #FFFFFF",
      ])
  }

  @Test("Equal depths keep their order, others do not")
  func depth() throws {
    let root = UIView(frame: box(0, 0, 9, 9))
    for (index, color) in [UIColor.red, .green, .blue].enumerated() {
      let view = UIView(frame: box(0, 0, 1, 1))
      view.backgroundColor = color
      view.layer.zPosition = index == 0 ? 1 : 0
      root.addSubview(view)
    }
    let fills = try tree(root).filter { $0.contains("fill") }.map { $0.suffix(7) }
    #expect(fills == ["#00FF00", "#0000FF", "#FF0000"])
  }

  @Test("An accessibility label goes along")
  func label() throws {
    let root = UIView(frame: box(0, 0, 9, 9))
    let view = UIView(frame: box(0, 0, 1, 1))
    view.backgroundColor = .red
    view.accessibilityLabel = "Dot"
    root.addSubview(view)
    #expect(try tree(root)[1] == "  scope “Dot”")
  }

  @Test("A picture of a width of its own lays the view out in it")
  func proposal() throws {
    let view = UIView(frame: box(0, 0, 9, 9))
    view.backgroundColor = .red
    let list = try view.displayList(
      in: DrawingEnvironment(width: 40, textMeasurer: MonospacedTextMeasurer()))
    #expect(list.size == CGSize(width: 40, height: 9))
    #expect(list.description.contains("fill rect (0 0 40 9)"))
    #expect(list.isOpaque)
  }

  @Test("A number that nobody can draw is an error or a diagnostic, never a picture")
  func broken() throws {
    let root = UIView(frame: box(0, 0, 10, 10))
    let view = UIView(frame: box(.nan, 0, 10, 10))
    view.backgroundColor = .red
    root.addSubview(view)
    let list = try root.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
    #expect(list.diagnostics.count == 1)
    #expect(list.items.isEmpty)
    let huge = UIView(frame: box(0, 0, 5_000_000, 10))
    #expect(throws: DrawingDiagnostic.self) {
      try huge.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
    }
  }

  @Test("Other traits than in the last picture are told to every view, once")
  func traits() throws {
    final class Listener: UIView {
      var old: [UIUserInterfaceStyle?] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        old.append(previousTraitCollection?.userInterfaceStyle)
      }
    }
    let root = UIView(frame: box(0, 0, 9, 9))
    let child = Listener()
    root.addSubview(child)
    _ = try tree(root)
    _ = try tree(root, scheme: .dark)
    _ = try tree(root, scheme: .dark)
    _ = try tree(root)
    #expect(child.old == [.light, .dark])
  }
}
