// What people write after `import SwiftUI` alone: views and the renderers, Foundation, UIKit, and the macro that makes a
// model observable. `Documentation/SwiftUISupport.md` says which of SwiftUI's names are there and where they differ.
@_exported public import CollectionLab
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit
