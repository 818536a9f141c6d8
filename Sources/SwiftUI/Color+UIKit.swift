public import CollectionUI
import Drawing
public import Foundation
import Geometry
public import UIKit

extension Color {
  /// A colour of UIKit's, for the traits of the place where it is drawn.
  public init(uiColor: UIColor) {
    self.init { traits, palette in
      uiColor.resolved(for: UITraitCollection(traits, size: .zero), palette: palette)
    }
  }

  /// The colour of that name in a bundle's asset catalogues, or the main bundle's; clear where there is none.
  ///
  /// Catalogues must have been copied as they are, as `UIColor(named:)` says.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(uiColor: UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear)
  }

  /// A colour of UIKit's, for the traits of the place where it is drawn.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(uiColor: color) }
}

extension UIColor {
  /// A declared colour, for the traits of the view that shows it; the accent is the system's.
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.colorScheme = traits.traits.colorScheme
      return UIColor(cgColor: CGColor(color.resolved(in: environment)))
    }
  }
}
