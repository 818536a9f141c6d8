import Drawing
import Foundation
import Geometry
import Testing
import UIKit

@Suite("Layers")
struct LayerTests {
  init() { useMonospacedText() }

  private func square(_ color: UIColor, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.backgroundColor = color.cgColor
    layer.frame = frame
    return layer
  }

  private func names(_ view: UIView) -> [String] { view.layer.sublayers?.map { $0.name ?? "view" } ?? [] }

  @Test("A layer's frame follows from its place, and a view's layer is where its view is")
  func place() {
    let layer = CALayer()
    layer.frame = box(10, 20, 30, 8)
    #expect(layer.bounds == box(0, 0, 30, 8) && layer.position == CGPoint(x: 25, y: 24))
    layer.anchorPoint = .zero
    // The corner is put where the middle was.
    #expect(layer.frame == box(25, 24, 30, 8))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(layer.frame == box(25, 24, 60, 4))
    let view = UIView(frame: box(1, 2, 3, 4))
    view.layer.frame = box(5, 6, 7, 8)
    #expect(view.frame == box(5, 6, 7, 8) && view.layer.position == view.center)
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    #expect(view.alpha == 0.5 && view.isHidden)
  }

  @Test("Layers and subviews keep the order that they were added in")
  func order() {
    let view = UIView(frame: box(0, 0, 50, 50))
    let (first, second) = (UIView(), UIView())
    view.addSubview(first)
    let (back, front) = (square(.red, .zero), square(.blue, .zero))
    (back.name, front.name) = ("back", "front")
    view.layer.insertSublayer(back, at: 0)
    view.layer.addSublayer(front)
    view.addSubview(second)
    first.layer.name = "first"
    second.layer.name = "second"
    #expect(names(view) == ["back", "first", "front", "second"])
    view.bringSubviewToFront(first)
    #expect(names(view) == ["back", "front", "second", "first"])
    view.sendSubviewToBack(second)
    #expect(names(view) == ["second", "back", "front", "first"])
    view.insertSubview(first, belowSubview: second)
    #expect(names(view) == ["first", "second", "back", "front"])
    view.layer.insertSublayer(front, below: back)
    #expect(names(view) == ["first", "second", "front", "back"])
    view.layer.insertSublayer(front, above: back)
    first.removeFromSuperview()
    #expect(names(view) == ["second", "back", "front"])
    let new = square(.green, .zero)
    new.name = "new"
    view.layer.replaceSublayer(back, with: new)
    front.removeFromSuperlayer()
    #expect(names(view) == ["second", "new"] && back.superlayer == nil && new.superlayer === view.layer)
    view.layer.sublayers = nil
    #expect(names(view) == ["second"] && view.subviews == [second])
  }

  @Test("A layer is drawn among the subviews, with its own map, opacity, corners and border")
  func drawn() throws {
    let view = UIView(frame: box(0, 0, 50, 40))
    let child = UIView(frame: box(1, 2, 3, 4))
    child.backgroundColor = .green
    let layer = square(.red, box(10, 20, 8, 6))
    layer.cornerRadius = 2
    layer.borderWidth = 2
    layer.borderColor = UIColor.blue.cgColor
    layer.opacity = 0.5
    layer.addSublayer(square(.black, box(1, 1, 2, 2)))
    view.layer.addSublayer(layer)
    view.addSubview(child)
    #expect(
      try displayTree(view) == [
        "scope at (10 20) opacity 0.5", "  fill circular rect (0 0 8 6) radius 2 #FF0000",
        "  scope at (1 1)", "    fill rect (0 0 2 2) #000000",
        "  stroke circular rect (1 1 6 4) radius 1 #0000FF width 2",
        "scope at (1 2)", "  fill rect (0 0 3 4) #00FF00",
      ])
    layer.isHidden = true
    #expect(try displayTree(view).count == 2)
  }

  @Test("A shadow has the path it is given, and none is seen where the layer cuts off what is outside")
  func shadowPath() throws {
    let view = UIView(frame: box(0, 0, 20, 10))
    view.layer.shadowOpacity = 0.5
    view.layer.shadowOffset = .zero
    view.layer.shadowPath = UIBezierPath(rect: box(1, 2, 3, 4)).cgPath
    #expect(try displayTree(view) == ["shadow rect (1 2 3 4) radius 3 offset (0 0) #000000 50%"])
    view.layer.masksToBounds = true
    view.backgroundColor = .white
    #expect(try displayTree(view) == ["scope clip rect (0 0 20 10)", "  fill rect (0 0 20 10) #FFFFFF"])
  }

  @Test("A mask of one opaque shape is a clip, any other takes out what it does not cover")
  func masks() throws {
    let view = UIView(frame: box(0, 0, 20, 10))
    view.backgroundColor = .red
    let shape = CAShapeLayer()
    shape.path = CGPath(ellipseIn: box(0, 0, 10, 10), transform: nil)
    view.layer.mask = shape
    let plain = try displayTree(view)
    #expect(plain.contains { $0.contains("clip ellipse (0 0 10 10)") })
    let hole = UIBezierPath(rect: box(0, 0, 20, 10))
    hole.append(UIBezierPath(ovalIn: box(5, 2, 4, 4)))
    shape.path = hole.cgPath
    shape.fillRule = .evenOdd
    let cut = try displayTree(view)
    #expect(
      cut.contains { $0.contains("isolated") } && cut.filter { $0.contains("destinationOut") }.count == 2)
    #expect(cut.contains { $0.contains("even-odd") })
    view.layer.mask = nil
    let mask = UIView(frame: box(2, 3, 4, 5))
    mask.backgroundColor = .black
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
    view.layer.mask = CALayer()
    #expect(try displayTree(view).isEmpty)
  }

  @Test("A shape has its fill, its line and the part of the line that is asked for")
  func shapes() throws {
    let view = UIView(frame: box(0, 0, 20, 10))
    let layer = CAShapeLayer()
    layer.path = CGPath(rect: box(0, 0, 10, 10), transform: nil)
    view.layer.addSublayer(layer)
    #expect(try displayTree(view).last == "  fill rect (0 0 10 10) #000000")
    layer.fillColor = nil
    layer.strokeColor = UIColor.red.cgColor
    layer.lineWidth = 3
    #expect(try displayTree(view).last == "  stroke rect (0 0 10 10) #FF0000 width 3")
    // A quarter of the way around is the upper edge.
    layer.strokeEnd = 0.25
    #expect(try displayTree(view).last == "  stroke path M0,0 L10,0 #FF0000 width 3")
    layer.lineDashPattern = [4, 2]
    let list = try view.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
    guard case .scope(let scope) = list.items.first?.content,
      case .stroke(_, _, let style) = scope.items[0].content
    else { return #expect(Bool(false), "no line") }
    #expect(style.dash == [4, 2] && style.lineCap == .butt && style.lineJoin == .miter)
    layer.path = nil
    #expect(try displayTree(view).isEmpty)
  }

  @Test("Gradients stand between points of the unit square, along lines, in ellipses and around")
  func gradients() throws {
    let view = UIView(frame: box(0, 0, 20, 10))
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    view.layer.addSublayer(layer)
    func paint() throws -> Paint? {
      let list = try view.displayList(in: DrawingEnvironment(textMeasurer: MonospacedTextMeasurer()))
      guard case .scope(let scope) = list.items.first?.content,
        case .fill(_, let paint, _) = scope.items[0].content
      else { return nil }
      return paint
    }
    func stops(_ places: [Double]) -> [GradientStop] {
      zip([0xFF0000, 0x00FF00, 0x0000FF], places).map {
        GradientStop(color: SRGBColor(hex: $0), location: $1)
      }
    }
    #expect(
      try paint()
        == .linearGradient(
          stops: stops([0, 0.5, 1]), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 10, y: 10)))
    layer.locations = [0, 0.25, 1]
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    layer.type = .radial
    #expect(
      try paint()
        == .ellipticalGradient(
          stops: stops([0, 0.25, 1]), center: CGPoint(x: 10, y: 5), radii: CGSize(width: 10, height: 5),
          start: 0))
    layer.type = .conic
    layer.endPoint = CGPoint(x: 0.5, y: 1)
    // Straight down is a quarter of a turn from the right.
    #expect(
      try paint()
        == .angularGradient(
          stops: stops([0, 0.25, 1]), center: CGPoint(x: 10, y: 5), startAngle: .pi / 2, endAngle: 2.5 * .pi))
    layer.colors = nil
    #expect(try paint() == nil)
  }

  @Test("A view has a layer of the class it asks for, which is drawn behind its content")
  func layerClass() throws {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView(frame: box(0, 0, 4, 4))
    let layer = try #require(view.layer as? CAGradientLayer)
    layer.colors = [UIColor.red.cgColor, UIColor.red.cgColor]
    layer.cornerRadius = 1
    view.backgroundColor = .white
    #expect(
      try displayTree(view) == [
        "fill circular rect (0 0 4 4) radius 1 #FFFFFF",
        "fill circular rect (0 0 4 4) radius 1 linear(#FF0000 at 0, #FF0000 at 1)",
      ])
    #expect(layer.bounds == view.bounds)
  }

  @Test("A layer of one's own class places what is inside and draws itself")
  func subclass() throws {
    final class Badge: CALayer {
      let dot = CALayer()
      override init() {
        super.init()
        dot.backgroundColor = UIColor.red.cgColor
        addSublayer(dot)
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { nil }
      override func layoutSublayers() { dot.frame = bounds.insetBy(dx: 2, dy: 3) }
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.blue.cgColor)
        ctx.fillEllipse(in: bounds)
      }
    }
    final class BadgeView: UIView {
      override class var layerClass: AnyClass { Badge.self }
      var calls = 0
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        calls += 1
      }
    }
    let view = UIView(frame: box(0, 0, 20, 20))
    let badge = Badge()
    badge.frame = box(1, 1, 10, 10)
    view.layer.addSublayer(badge)
    #expect(
      try displayTree(view) == [
        "scope at (1 1)", "  fill ellipse (0 0 10 10) #0000FF", "  scope at (2 3)",
        "    fill rect (0 0 6 4) #FF0000",
      ])
    #expect(BadgeView(frame: .zero).layer is Badge)
  }

  @Test("A layer's picture goes where its gravity says")
  func contents() throws {
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(box(0, 0, 2, 4))
    }
    let view = UIView(frame: box(0, 0, 20, 20))
    let layer = CALayer()
    layer.frame = view.bounds
    layer.contents = dot.cgImage
    view.layer.addSublayer(layer)
    #expect(try displayTree(view)[1] == "  scope matrix(10 0 0 5 0 0) clip rect (0 0 2 4)")
    layer.contentsGravity = .resizeAspect
    #expect(try displayTree(view)[1] == "  scope matrix(5 0 0 5 5 0) clip rect (0 0 2 4)")
    layer.contentsGravity = .bottomRight
    #expect(try displayTree(view)[1] == "  scope at (18 16) clip rect (0 0 2 4)")
  }

  @Test("Animations are kept, and what is drawn are the layer's own values")
  func animations() throws {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 2
    layer.add(fade, forKey: "fade")
    layer.add(CAAnimationGroup(), forKey: nil)
    #expect(layer.animation(forKey: "fade") === fade && layer.animationKeys()?.count == 2)
    #expect(layer.opacity == 1)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animation(forKey: "fade") == nil)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append("done") }
    calls.append("changed")
    CATransaction.commit()
    #expect(calls == ["changed", "done"])
  }
}
