public import Drawing
public import Foundation

/// A picture (UIKit's `UIImage`): PNG or JPEG.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture keeps its colours or is painted in one.
  public enum RenderingMode: Int, CaseIterable, Hashable, Sendable {
    /// As the view that shows it decides: its own colours.
    case automatic = 0
    case alwaysOriginal = 1
    /// Only the opacity counts, in the view's tint colour.
    case alwaysTemplate = 2
  }

  /// The picture's file; nil for the empty picture.
  public let imageData: ImageData?
  public let renderingMode: RenderingMode
  /// The colour a template is painted in; nil for the view's tint colour.
  let tint: UIColor?

  /// A picture of the given file.
  public init(_ imageData: ImageData?, renderingMode: RenderingMode = .automatic) {
    self.imageData = imageData
    self.renderingMode = renderingMode
    tint = nil
  }

  /// The size of a symbol, which has no file; zero for others.
  private var symbolSize = CGSize.zero

  /// A symbol by name, as large as its configuration says.
  ///
  /// The system's symbols belong to its maker: what is drawn here is their room.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol by name, as large as its configuration says; nil for a name without characters.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard !name.isEmpty else { return nil }
    self.init(nil, renderingMode: .alwaysTemplate)
    symbolSize = Self.symbolSize(of: configuration as? SymbolConfiguration)
  }

  /// The room of a symbol: most are a fifth larger than the type they stand beside.
  private static func symbolSize(of configuration: SymbolConfiguration?) -> CGSize {
    let points = configuration?.pointSize ?? SymbolConfiguration.defaultPointSize
    return CGSize(width: (points * 1.2).rounded(), height: (points * 1.2).rounded())
  }

  /// The symbol in another size; a picture of a file stays as it is.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    if symbolSize == .zero { return self }
    let image = painted(renderingMode, tint)
    image.symbolSize = Self.symbolSize(of: configuration)
    return image
  }

  private init(_ imageData: ImageData?, renderingMode: RenderingMode, tint: UIColor?) {
    self.imageData = imageData
    self.renderingMode = renderingMode
    self.tint = tint
  }

  /// The empty picture.
  public override convenience init() { self.init(nil) }

  /// The picture of a file's bytes; nil when they are no PNG or JPEG.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The picture of a file's bytes with `scale` pixels a point; nil when they are no PNG or JPEG.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? ImageData(bytes: Array(data), scale: scale) else { return nil }
    self.init(image)
  }

  /// The picture of a file; nil when there is none or it is no PNG or JPEG.
  ///
  /// A name that ends in `@2x` or `@3x` before its extension says how many pixels a point has.
  public convenience init?(contentsOfFile path: String) {
    let name = (path as NSString).deletingPathExtension
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: scale)
  }

  /// The picture of that name among the main bundle's resources; nil when there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The picture of that name among a bundle's resources, or the main bundle's; nil when there is none.
  ///
  /// Looks for `name@2x.png`, `name@3x.png`, `name.png` and the same for JPEG, in this order.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let folder = (bundle ?? .main).resourcePath ?? "."
    let stem = (name as NSString).deletingPathExtension
    for type in ["png", "jpg", "jpeg"] {
      for suffix in ["@2x", "@3x", ""] {
        let path = "\(folder)/\(stem)\(suffix).\(type)"
        if FileManager.default.fileExists(atPath: path) {
          self.init(contentsOfFile: path)
          return
        }
      }
    }
    return nil
  }

  /// The size as drawn, in points.
  open var size: CGSize { imageData?.size ?? symbolSize }

  /// Pixels a point.
  open var scale: CGFloat { imageData?.scale ?? 1 }

  private func painted(_ renderingMode: RenderingMode, _ tint: UIColor?) -> UIImage {
    let image = UIImage(imageData, renderingMode: renderingMode, tint: tint)
    image.symbolSize = symbolSize
    return image
  }

  /// The same picture in another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    painted(renderingMode, tint)
  }

  /// The picture painted in one colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    painted(.alwaysTemplate, color)
  }

  /// The picture painted in one colour.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    painted(.alwaysTemplate, color)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.imageData == imageData && other.renderingMode == renderingMode && other.tint == tint
  }

  open override var hash: Int { imageData.hashValue }
}
