import Drawing
public import Foundation
import Geometry

extension String {
  /// The size of the text on one line, in points; in the system font of 12 points unless the attributes say
  /// another.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), options: [],
      attributes: attributes, context: nil
    ).size
  }

  /// The box of the text in a space of `size` points, its origin zero, as the text engine in force shapes it.
  ///
  /// A text whose font the engine does not know has an empty box.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    let text = AttributedText(self, attributes, font: .systemFont(ofSize: 12), color: .black)
    return text.boundingRect(with: size, options: options, context: context)
  }
}

extension AttributedText {
  /// The box of the text in a space of `size` points, its origin zero.
  @MainActor
  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let block = block(in: size, options: options, minimumScaleFactor: context?.minimumScaleFactor ?? 0)
    guard !runs.isEmpty, let shaped = try? ViewEnvironment.current.textMeasurer.shape(block) else {
      return .zero
    }
    let box = CGRect(origin: .zero, size: shaped.size)
    context?.actualScaleFactor = shaped.scaleFactor
    context?.totalBounds = box
    return box
  }
}

extension NSString {
  /// The size of the text on one line, in points, as ``Swift/String/size(withAttributes:)``.
  @preconcurrency @MainActor
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// The box of the text in a space of `size` points, as
  /// ``Swift/String/boundingRect(with:options:attributes:context:)``.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text on one line, in points.
  @preconcurrency @MainActor
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude), options: [],
      context: nil
    ).size
  }

  /// The box of the text in a space of `size` points; parts that name no font are in the system's of 12 points.
  @preconcurrency @MainActor
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    AttributedText(self, font: .systemFont(ofSize: 12), color: .black)
      .boundingRect(with: size, options: options, context: context)
  }
}
