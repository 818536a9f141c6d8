#if canImport(UIKit)
  import CollectionLab
  import UIKit

  /// A declared view among UIKit's views.
  final class HostedView: UIView {
    /// What is shown.
    var content: (any View)? { didSet { setNeedsLayout() } }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      guard let content, size.width > 0 else { return .zero }
      return (try? content.displayList(in: environment(width: size.width, height: nil)).size) ?? .zero
    }

    override func drawContent(in context: inout ViewDrawing) {
      guard let content else { return }
      do {
        let picture = try content.displayList(in: environment(width: bounds.width, height: bounds.height))
        context.add { () throws(DrawingDiagnostic) in try .scope(DisplayScope(items: picture.items)) }
        for diagnostic in picture.diagnostics { context.add(diagnostic) }
      } catch {
        context.add(DrawingDiagnostic("a declared view cannot be drawn: \(error)"))
      }
    }

    private func environment(width: CGFloat, height: CGFloat?) -> DrawingEnvironment {
      let current = ViewEnvironment.current
      return DrawingEnvironment(
        width: width, height: height, traits: current.traits, palette: current.palette,
        textMeasurer: current.textMeasurer)
    }
  }

  extension UIView {
    /// Adds a view that fills this one at every size.
    func fill(with view: UIView) {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// A cell that shows a declared view.
  final class HostedCell: UICollectionViewCell {
    let hosted = HostedView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.fill(with: hosted)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }
  }

  /// A header that shows a declared view and is as high as that.
  final class HostedHeader: UICollectionReusableView {
    let hosted = HostedView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      fill(with: hosted)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { hosted.sizeThatFits(size) }
  }
#endif
