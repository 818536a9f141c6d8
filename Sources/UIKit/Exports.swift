// What people write after `import UIKit` alone: Foundation, and the members of the engine's types that have Apple's
// names here.
@_exported public import CollectionLayout
@_exported public import Foundation
@_exported public import Geometry
