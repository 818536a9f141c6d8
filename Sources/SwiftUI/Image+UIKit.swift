public import CollectionLab
public import Foundation
import Synchronization
public import UIKit

extension Image {
  /// A picture of UIKit's; a symbol is as large as the font, whatever its configuration says.
  public init(uiImage: UIImage) {
    if let data = uiImage.imageData {
      self = Image(imageData: data)
        .renderingMode(uiImage.renderingMode == .alwaysTemplate ? .template : .original)
    } else if let name = uiImage.symbolName {
      self.init(systemName: name)
    } else {
      self.init()
    }
  }

  /// The picture of that name among a bundle's resources.
  ///
  /// There are no catalogs: `name@2x.png`, `name@3x.png`, `name.png` and the same for JPEG are looked for, in this
  /// order. Where there is none, an empty box is drawn and a diagnostic names it.
  ///
  /// - Parameters:
  ///   - name: the file's name without its ending.
  ///   - bundle: whose resources are searched; `nil` for the main bundle's.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let image = NamedPictures.picture(name, in: bundle ?? .main) {
      self.init(uiImage: image)
    } else {
      self.init(missing: name)
    }
  }

  /// The picture of that name among a bundle's resources, which those who cannot see it are not told of.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
}

extension Label where Title == Text, Icon == Image {
  /// A title whose inline Markdown is read, with a picture among the main bundle's resources.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// A title with a picture among the main bundle's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

/// Pictures found in bundles so far: each file is read once.
private enum NamedPictures {
  private struct Key: Hashable {
    let name: String
    let bundle: String
  }

  private static let known = Mutex<[Key: UIImage]>([:])

  /// The picture of a name; nil where there is none, which is looked for again when it is asked for again.
  static func picture(_ name: String, in bundle: Bundle) -> UIImage? {
    let key = Key(name: name, bundle: bundle.bundlePath)
    if let image = known.withLock({ $0[key] }) { return image }
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else { return nil }
    known.withLock { $0[key] = image }
    return image
  }
}
