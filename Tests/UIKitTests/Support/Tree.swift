import Drawing
import Foundation
import Geometry
import UIKit

/// The items that a view is drawn with, a line each, indented as they lie inside one another.
func displayTree(_ view: UIView, _ traits: Traits = Traits()) throws -> [String] {
  let environment = DrawingEnvironment(traits: traits, textMeasurer: MonospacedTextMeasurer())
  return try view.displayList(in: environment).description
    .split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
}
