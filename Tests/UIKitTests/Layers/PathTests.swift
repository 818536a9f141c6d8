import Drawing
import Foundation
import Geometry
import Testing
import UIKit

@Suite("Bezier paths and graphics contexts")
struct PathTests {
  init() { useMonospacedText() }

  /// A view that draws itself.
  private final class Drawn: UIView {
    var body: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) { body(rect) }
  }

  private func tree(_ body: @escaping (CGRect) -> Void) throws -> [String] {
    let view = Drawn(frame: box(0, 0, 20, 10))
    view.body = body
    return try displayTree(view)
  }

  @Test("A path fills and strokes in the colours that are set, only while something is drawn")
  func colors() throws {
    let path = UIBezierPath(rect: box(1, 2, 3, 4))
    path.lineWidth = 2
    path.fill()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let lines = try tree { rect in
      #expect(rect == box(0, 0, 20, 10))
      UIColor.red.setFill()
      UIColor.systemBackground.setStroke()
      path.fill()
      path.stroke()
      UIColor.blue.set()
      path.fill(with: .multiply, alpha: 0.5)
    }
    #expect(
      lines == [
        "fill rect (1 2 3 4) #FF0000", "stroke rect (1 2 3 4) #FFFFFF width 2",
        "scope opacity 0.5 multiply", "  fill rect (1 2 3 4) #0000FF",
      ])
  }

  @Test("A view's own style decides what its colours are")
  func style() throws {
    let view = Drawn(frame: box(0, 0, 4, 4))
    view.overrideUserInterfaceStyle = .dark
    view.body = {
      UIColor.systemBackground.setFill()
      UIRectFill($0)
    }
    #expect(try displayTree(view) == ["fill rect (0 0 4 4) #000000"])
  }

  @Test("Ovals, arcs and rounded rectangles are what they say")
  func shapes() {
    #expect(UIBezierPath(ovalIn: box(1, 2, 3, 4)).cgPath.path == Path(ellipseIn: box(1, 2, 3, 4)))
    #expect(
      UIBezierPath(roundedRect: box(0, 0, 20, 10), cornerRadius: 3).cgPath.path
        == Path(roundedRect: box(0, 0, 20, 10), cornerRadius: 3, style: .continuous))
    let corners = UIBezierPath(
      roundedRect: box(0, 0, 20, 10), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 3, height: 9))
    #expect(
      corners.cgPath.path
        == Path(
          roundedRect: box(0, 0, 20, 10), cornerRadii: CornerRadii(topLeft: 3, bottomRight: 3),
          style: .continuous))
    #expect(
      CGPath(roundedRect: box(0, 0, 20, 10), cornerWidth: 3, cornerHeight: 3, transform: nil).path
        == Path(roundedRect: box(0, 0, 20, 10), cornerRadius: 3, style: .circular))
    // A quarter from the right, clockwise on screen, ends below the middle.
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(arc.currentPoint.x - 5) < 1e-9 && abs(arc.currentPoint.y - 9) < 1e-9)
    #expect(arc.bounds.minX > 4.9)
    // The other way round it is three quarters.
    let long = UIBezierPath(
      arcCenter: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(long.bounds.minX - 1) < 1e-9)
    let upwards = CGMutablePath()
    upwards.addArc(
      center: CGPoint(x: 5, y: 5), radius: 4, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(upwards.path == arc.cgPath.path)
  }

  @Test("A path is built, mapped, added to another, copied and turned round")
  func building() throws {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addQuadCurve(to: CGPoint(x: 4, y: 4), controlPoint: CGPoint(x: 6, y: 2))
    path.addCurve(
      to: CGPoint(x: 0, y: 4), controlPoint1: CGPoint(x: 3, y: 5), controlPoint2: CGPoint(x: 1, y: 6))
    path.close()
    #expect(path.cgPath.path.description == "path M0,0 L4,0 Q6,2 4,4 C3,5 1,6 0,4 Z")
    #expect(path.reversing().cgPath.path.description == "path M0,4 C1,6 3,5 4,4 Q6,2 4,0 L0,0 Z")
    let copy = try #require(path.copy() as? UIBezierPath)
    copy.apply(CGAffineTransform(translationX: 1, y: 1))
    #expect(copy.bounds == box(1, 1, 6, 6) && path.bounds == box(0, 0, 6, 6))
    copy.append(UIBezierPath(rect: box(0, 0, 1, 1)))
    #expect(copy.bounds == box(0, 0, 7, 7))
    copy.removeAllPoints()
    #expect(copy.isEmpty)
  }

  @Test("A mutable outline maps what is added to it")
  func mutableOutline() {
    let path = CGMutablePath()
    let twice = CGAffineTransform(scaleX: 2, y: 3)
    path.move(to: CGPoint(x: 1, y: 1), transform: twice)
    path.addLine(to: CGPoint(x: 2, y: 1), transform: twice)
    path.addArc(
      tangent1End: CGPoint(x: 4, y: 1), tangent2End: CGPoint(x: 4, y: 3), radius: 1, transform: twice)
    // The corner (4, 1) is rounded by 1, before the map: the arc begins at (3, 1) and ends at (4, 2).
    #expect(path.path.description.hasPrefix("path M2,3 L4,3 L6,3 C"))
    #expect(abs(path.currentPoint.x - 8) < 1e-9 && abs(path.currentPoint.y - 6) < 1e-9)
    #expect(path.copy() == path && path.copy() !== path)
    path.closeSubpath()
    #expect(!path.isEmpty && path.boundingBox.minX == 2)
  }

  @Test("A context moves, turns and clips, and forgets it when it is restored")
  func state() throws {
    let lines = try tree { _ in
      guard let context = UIGraphicsGetCurrentContext() else { return #expect(Bool(false), "no context") }
      context.saveGState()
      context.translateBy(x: 4, y: 2)
      context.clip(to: box(0, 0, 5, 5))
      context.setAlpha(0.25)
      context.fill(box(1, 1, 2, 2))
      context.restoreGState()
      context.setLineWidth(3)
      context.setStrokeColor(UIColor.green.cgColor)
      context.move(to: CGPoint(x: 0, y: 0))
      context.addLine(to: CGPoint(x: 5, y: 0))
      context.strokePath()
      context.addEllipse(in: box(0, 0, 2, 2))
      context.drawPath(using: .fillStroke)
    }
    #expect(
      lines == [
        "scope clip rect (4 2 5 5)", "  scope at (4 2) opacity 0.25", "    fill rect (1 1 2 2) #000000",
        "stroke path M0,0 L5,0 #00FF00 width 3", "fill ellipse (0 0 2 2) #000000",
        "stroke ellipse (0 0 2 2) #00FF00 width 3",
      ])
  }

  @Test("A path that is built while the coordinates are scaled keeps its place")
  func scaledPath() throws {
    let lines = try tree { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.scaleBy(x: 2, y: 2)
      context?.addRect(box(1, 1, 3, 3))
      context?.fillPath()
    }
    #expect(lines[0] == "scope matrix(2 0 0 2 0 0)")
    #expect(lines[1].hasPrefix("  fill path M1,1 L4,1 L4,4 L1,4"))
  }

  @Test("Gradients cover what is asked for, and clearing takes away")
  func gradients() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray, locations: [0, 1]))
    let lines = try tree { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.drawLinearGradient(
        gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 12, y: 0), options: [])
      context?.clear(box(0, 0, 1, 1))
    }
    // A strip 10 points wide from the start on, far beyond the view.
    #expect(lines[0].contains("linear(#FF0000 at 0, #0000FF at 1)") && lines[0].hasPrefix("fill rect (2 -"))
    #expect(Array(lines[1...]) == ["scope destinationOut", "  fill rect (0 0 1 1) #000000"])
  }

  @Test("Texts are drawn where they are put, in lines as wide as their box")
  func texts() throws {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let lines = try tree { _ in
      "ab".draw(at: CGPoint(x: 1, y: 2), withAttributes: font)
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      // Three letters of 5 points in 20: 2.5 points on each side.
      "abc".draw(
        in: box(0, 0, 20, 30), withAttributes: font.merging([.paragraphStyle: style]) { $1 })
      NSAttributedString(string: "d", attributes: [.foregroundColor: UIColor.red]).draw(at: .zero)
    }
    #expect(
      lines == [
        "text (1 2 10 12) #000000 “ab”", "text (2.5 0 15 12) #000000 “abc”",
        "text (0 0 6 14.4) #FF0000 “d”",
      ])
  }

  @Test("A picture that was drawn is shown at any size, as a template in one colour, and drawn again")
  func pictures() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(box(0, 0, 4, 2))
    }
    #expect(image.size == CGSize(width: 4, height: 2) && image == image.withRenderingMode(.automatic))
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == CGSize(width: 4, height: 2))
    view.frame = box(0, 0, 8, 8)
    #expect(
      try displayTree(view) == [
        "scope matrix(2 0 0 4 0 0) clip rect (0 0 4 2)", "  fill rect (0 0 4 2) #FF0000",
      ])
    view.image = image.withTintColor(.blue)
    #expect(try displayTree(view).contains("    fill rect (0 0 4 2) #0000FF"))
    let twice = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in
      image.draw(in: box(0, 0, 4, 2))
      image.draw(at: CGPoint(x: 0, y: 2))
    }
    view.image = twice
    view.frame.size = twice.size
    #expect(
      try displayTree(view).filter { $0.contains("fill") }
        == Array(
          repeating: "    fill rect (0 0 4 2) #FF0000", count: 2))
    #expect(try #require(image.cgImage).height == Int(2 * UIScreen.main.scale))
    #expect(UIImage(cgImage: try #require(image.cgImage)) == image)
  }
}
