@_exported public import CollectionHost
@_exported public import CollectionLayout
@_exported public import CollectionUI
@_exported public import Drawing
@_exported public import Foundation
@_exported public import Geometry
