// One import brings the whole of what a figure needs: views, layouts, hosts, and the renderers.
@_exported public import CairoRenderer
@_exported public import CollectionHost
@_exported public import CollectionLayout
@_exported public import CollectionUI
@_exported public import Drawing
@_exported public import Foundation
@_exported public import Geometry
@_exported public import PangoText
@_exported public import SVGRenderer
