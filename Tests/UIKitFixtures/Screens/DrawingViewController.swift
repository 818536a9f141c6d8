import UIKit

/// A ring of two shape layers.
class RingView: UIView {
  var progress: CGFloat = 0.7 { didSet { setNeedsDisplay() } }
  private let track = CAShapeLayer()
  private let ring = CAShapeLayer()
  override init(frame: CGRect) {
    super.init(frame: frame)
    for l in [track, ring] {
      l.fillColor = UIColor.clear.cgColor
      l.lineWidth = 8
      l.lineCap = .round
      layer.addSublayer(l)
    }
    track.strokeColor = UIColor.systemGray5.cgColor
    ring.strokeColor = UIColor.systemBlue.cgColor
  }
  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() {
    super.layoutSubviews()
    let c = CGPoint(x: bounds.midX, y: bounds.midY)
    let path = UIBezierPath(
      arcCenter: c, radius: min(bounds.width, bounds.height) / 2 - 4, startAngle: -.pi / 2,
      endAngle: 1.5 * .pi, clockwise: true)
    track.path = path.cgPath
    ring.path = path.cgPath
    ring.strokeEnd = progress
  }
}
/// A star that draws itself.
class StarView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame); backgroundColor = .clear; isOpaque = false; contentMode = .redraw
  }
  required init?(coder: NSCoder) { fatalError() }
  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for i in 0..<10 {
      let r = i % 2 == 0 ? rect.width / 2 : rect.width / 5
      let a = CGFloat(i) * .pi / 5 - .pi / 2
      let p = CGPoint(x: center.x + cos(a) * r, y: center.y + sin(a) * r)
      if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
    }
    path.close()
    UIColor.systemYellow.setFill()
    UIColor.systemOrange.setStroke()
    path.lineWidth = 2
    path.lineJoinStyle = .round
    path.fill()
    path.stroke()
    guard let ctx = UIGraphicsGetCurrentContext() else { return }
    ctx.saveGState()
    ctx.setFillColor(UIColor.systemRed.cgColor)
    ctx.fillEllipse(in: CGRect(x: center.x - 4, y: center.y - 4, width: 8, height: 8))
    ctx.setStrokeColor(UIColor.black.cgColor)
    ctx.setLineWidth(1)
    ctx.move(to: CGPoint(x: 0, y: rect.maxY)); ctx.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY));
    ctx.strokePath()
    ctx.restoreGState()
    "Hi".draw(at: CGPoint(x: 2, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
  }
}
/// A view whose layer is a gradient.
class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }
  override init(frame: CGRect) {
    super.init(frame: frame)
    gradientLayer.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.7).cgColor]
  }
  required init?(coder: NSCoder) { fatalError() }
}
/// A cell of layers, masks and drawing.
class DrawCell: UICollectionViewCell {
  let ring = RingView(), star = StarView(), grad = GradientView()
  let dashed = CAShapeLayer()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    contentView.addSubview(grad); contentView.addSubview(ring); contentView.addSubview(star)
    dashed.strokeColor = UIColor.systemRed.cgColor
    dashed.fillColor = nil
    dashed.lineDashPattern = [6, 3]
    contentView.layer.addSublayer(dashed)
    contentView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    contentView.layer.cornerRadius = 20
    contentView.clipsToBounds = true
    let mask = CAShapeLayer()
    mask.path =
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
        byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 30, height: 30)
      ).cgPath
    grad.layer.mask = mask
  }
  required init?(coder: NSCoder) { fatalError() }
  override func layoutSubviews() {
    super.layoutSubviews()
    grad.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    ring.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
    star.frame = CGRect(x: 90, y: 10, width: 60, height: 60)
    dashed.frame = bounds
    dashed.path = UIBezierPath(rect: bounds.insetBy(dx: 4, dy: 4)).cgPath
  }
}
/// Cells that draw themselves.
final class DrawingViewController: UICollectionViewController {
  init() {
    let l = UICollectionViewFlowLayout()
    l.itemSize = CGSize(width: 170, height: 120)
    l.sectionInset = .init(top: 10, left: 10, bottom: 10, right: 10)
    super.init(collectionViewLayout: l)
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(DrawCell.self, forCellWithReuseIdentifier: "d")
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20))
    let img = renderer.image { ctx in
      UIColor.red.setFill()
      ctx.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 10, height: 10)).fill(with: .normal, alpha: 0.5)
    }
    collectionView.backgroundView = UIImageView(image: img)
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  { 4 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "d", for: indexPath)
  }
}
