public import Drawing
public import Foundation

/// A picture (UIKit's `UIImage`): PNG, JPEG, a symbol, or what a program has drawn.
open class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture keeps its colours or is painted in one.
  public enum RenderingMode: Int, CaseIterable, Hashable, Sendable {
    /// As the view that shows it decides: its own colours.
    case automatic = 0
    case alwaysOriginal = 1
    /// Only the opacity counts, in the view's tint colour.
    case alwaysTemplate = 2
  }

  /// The picture's file; nil for symbols and the empty picture.
  public let imageData: ImageData?
  public let renderingMode: RenderingMode
  /// The colour a template is painted in; nil for the view's tint colour.
  let tint: UIColor?
  /// The symbol that is shown in place of a file.
  let symbol: SymbolPicture?
  /// What a program has drawn, in place of a file.
  let drawn: DrawnPicture?

  /// A picture of the given file.
  public init(_ imageData: ImageData?, renderingMode: RenderingMode = .automatic) {
    self.imageData = imageData
    self.renderingMode = renderingMode
    tint = nil
    symbol = nil
    drawn = nil
  }

  private init(
    _ imageData: ImageData?, renderingMode: RenderingMode, tint: UIColor?, symbol: SymbolPicture?,
    drawn: DrawnPicture? = nil
  ) {
    self.imageData = imageData
    self.renderingMode = renderingMode
    self.tint = tint
    self.symbol = symbol
    self.drawn = drawn
  }

  /// A picture that a program has drawn.
  convenience init(_ drawn: DrawnPicture) {
    self.init(nil, renderingMode: .automatic, tint: nil, symbol: nil, drawn: drawn)
  }

  /// The same picture.
  convenience init(copying image: UIImage) {
    self.init(
      image.imageData, renderingMode: image.renderingMode, tint: image.tint, symbol: image.symbol,
      drawn: image.drawn)
  }

  /// A symbol by name, beside type of 17 points; nil for a name that no symbol has.
  ///
  /// See ``init(systemName:withConfiguration:)``.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol by name, in the size and strength that its configuration says; nil for a name that no symbol has.
  ///
  /// The drawings are this library's own. A name that may be a symbol's and has no drawing is a picture all the same,
  /// as it is on a device: an empty box, and a diagnostic where it is shown. Names of anything but small
  /// letters, digits and points between them are no symbol's.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard SymbolPicture.accepts(name) else { return nil }
    let form = (configuration as? SymbolConfiguration)?.form ?? SymbolForm()
    self.init(
      nil, renderingMode: .automatic, tint: nil, symbol: SymbolPicture(name: name, form: form))
  }

  /// Whether the picture is a symbol.
  open var isSymbolImage: Bool { symbol != nil }

  /// The symbol's name; nil for pictures of files.
  package var symbolName: String? { symbol?.name }

  /// Points from the lower edge to the baseline of the text beside a symbol; nil for pictures of files.
  open var baselineOffsetFromBottom: CGFloat? { symbol.map { $0.size.height - $0.baseline } }

  /// The symbol with what `configuration` says in place of its own; a picture of a file stays as it is.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    formed { configuration.form.over($0) }
  }

  /// The symbol with a configuration in place of its own; a picture of a file stays as it is.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let form = (configuration as? SymbolConfiguration)?.form else { return self }
    return formed { _ in form }
  }

  /// The symbol with what it does not say itself as `configuration` says it.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration else { return self }
    return formed { $0.over(configuration.form) }
  }

  /// The symbol with another form; a picture of a file itself.
  private func formed(_ form: (SymbolForm) -> SymbolForm) -> UIImage {
    guard var symbol else { return self }
    symbol.form = form(symbol.form)
    return UIImage(nil, renderingMode: renderingMode, tint: tint, symbol: symbol)
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
  open var size: CGSize { imageData?.size ?? symbol?.size ?? drawn?.size ?? .zero }

  /// Pixels a point.
  open var scale: CGFloat {
    imageData?.scale ?? drawn?.scale
      ?? (isSymbolImage ? UITraitCollection.current.traits.displayScale : 1)
  }

  private func painted(_ renderingMode: RenderingMode, _ tint: UIColor?) -> UIImage {
    UIImage(imageData, renderingMode: renderingMode, tint: tint, symbol: symbol, drawn: drawn)
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
      && other.symbol == symbol && other.drawn == drawn
  }

  open override var hash: Int { imageData?.hashValue ?? symbol.hashValue }
}
