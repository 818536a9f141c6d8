import Drawing
public import Foundation
import Geometry

/// One choice of several side by side (UIKit's `UISegmentedControl`).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// That nothing is chosen.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = []
  /// The segment that is chosen, counted from 0; ``noSegment`` for none.
  open var selectedSegmentIndex = UISegmentedControl.noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
      setNeedsLayout()
    }
  }
  /// The colour behind the segment that is chosen; nil is the system's.
  open var selectedSegmentTintColor: UIColor?
  /// Whether a segment stays chosen once it is touched.
  open var isMomentary = false
  /// Whether segments are as wide as what they show.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  private var labels: [UILabel] = []
  private var pictures: [UIImageView] = []

  private static let height: CGFloat = 32
  /// Room beside the widest title, and the corners' radius, in points `[inferred]`.
  private static let margin: CGFloat = 10
  private static let cornerRadius: CGFloat = 9
  /// Room around the chosen segment, in points `[inferred]`.
  private static let inset: CGFloat = 2

  /// A control for a rectangle of its superview, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control of segments: each a title or a picture.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      segments.append(Segment(title: item as? String, image: item as? UIImage))
    }
    bounds.size = intrinsicContentSize
  }

  /// A control of segments that call actions, whose titles or pictures they show.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(title: $0.title, image: $0.image) }
  }

  /// A control from an archive, of which there are none here: one without segments.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func contentDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title at a place, or at the end; at once, whatever is asked.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
    contentDidChange()
  }

  /// Puts a segment with a picture at a place, or at the end; at once, whatever is asked.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
    contentDidChange()
  }

  /// Takes a segment away; at once, whatever is asked.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
    contentDidChange()
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    segments = []
    selectedSegmentIndex = Self.noSegment
    contentDidChange()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Sets a segment's width, in points; 0 leaves it to the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(&segments[segment])
    contentDidChange()
  }

  /// Sets the looks of titles for a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    self.attributes[state] = attributes
    contentDidChange()
  }

  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

  // MARK: Layout

  private func text(of index: Int) -> NSAttributedString? {
    guard let title = segments[index].title else { return nil }
    let isChosen = index == selectedSegmentIndex
    var looks: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium),
      .foregroundColor: isEnabled && segments[index].isEnabled ? UIColor.label : .tertiaryLabel,
    ]
    looks.merge(attributes[.normal] ?? [:]) { $1 }
    if isChosen { looks.merge(attributes[.selected] ?? [:]) { $1 } }
    return NSAttributedString(string: title, attributes: looks)
  }

  private func naturalWidth(of index: Int) -> CGFloat {
    if segments[index].width > 0 { return segments[index].width }
    let content = text(of: index).map { ViewTraits.with(traitCollection, $0.size).width }
    return (content ?? segments[index].image?.size.width ?? 0) + 2 * Self.margin
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = segments.indices.map(naturalWidth)
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    return CGSize(width: traitCollection.traits.pixelGrid.ceil(width), height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// The places of the segments, in points.
  private var frames: [CGRect] {
    let widths = segments.indices.map(naturalWidth)
    let whole = widths.reduce(0, +)
    var x = bounds.minX
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return widths.map { natural in
      let width =
        apportionsSegmentWidthsByContent && whole > 0
        ? bounds.width * natural / whole : bounds.width / CGFloat(widths.count)
      let frame = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
      x += width
      return isMirrored ? frame.mirrored(in: bounds.width) : frame
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in labels as [UIView] + pictures { view.removeFromSuperview() }
    (labels, pictures) = ([], [])
    let grid = traitCollection.traits.pixelGrid
    for (index, frame) in frames.enumerated() {
      if let text = text(of: index) {
        let label = UILabel(frame: grid.rounded(frame))
        label.attributedText = text
        label.textAlignment = .center
        labels.append(label)
        addSubview(label)
      } else if let image = segments[index].image {
        let view = UIImageView(frame: grid.rounded(frame))
        view.image = image
        view.contentMode = .center
        view.tintColor = .label
        pictures.append(view)
        addSubview(view)
      }
    }
  }

  open override func drawContent(in context: inout ViewDrawing) {
    let (whole, track) = (bounds, resolved(.tertiarySystemFill))
    context.add { () throws(DrawingDiagnostic) in
      try .fill(Path(roundedRect: whole, cornerRadius: Self.cornerRadius), with: .color(track))
    }
    let frames = frames
    let line = resolved(.separator)
    for (index, frame) in frames.enumerated().dropFirst()
    where index != selectedSegmentIndex && index - 1 != selectedSegmentIndex {
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let rect = CGRect(
        x: (isMirrored ? frame.maxX : frame.minX) - 0.5, y: frame.midY - 8, width: 1, height: 16)
      context.add { () throws(DrawingDiagnostic) in try .fill(Path(rect), with: .color(line)) }
    }
    guard frames.indices.contains(selectedSegmentIndex), !isMomentary else { return }
    let chosen = Path(
      roundedRect: frames[selectedSegmentIndex].insetBy(dx: Self.inset, dy: Self.inset),
      cornerRadius: Self.cornerRadius - Self.inset)
    let isDark = traitCollection.userInterfaceStyle == .dark
    context.addKnob(chosen, resolved(selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white)))
  }
}
