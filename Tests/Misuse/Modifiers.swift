// Modifiers and fonts of SwiftUI that are not drawn, as an app uses them: the compiler says what to use instead.
import SwiftUI

struct Decorated: View {
  @State var isShown = false
  @State var words = ""

  @ViewBuilder var body: some View {
    // expected-error@+1 {{is unavailable: brightness is not drawn: renderers do not filter colours; set the colours themselves}}
    Text("A").brightness(0.5)
    // expected-error@+1 {{is unavailable: contrast is not drawn: renderers do not filter colours; set the colours themselves}}
    Text("A").contrast(0.5)
    // expected-error@+1 {{is unavailable: saturation is not drawn: renderers do not filter colours; set the colours themselves}}
    Text("A").saturation(0.5)
    // expected-error@+1 {{is unavailable: grayscale is not drawn: renderers do not filter colours; set the colours themselves}}
    Text("A").grayscale(0.5)
    // expected-error@+1 {{is unavailable: hueRotation is not drawn: renderers do not filter colours; set the colours themselves}}
    Text("A").hueRotation(.degrees(45))
    // expected-error@+1 {{is unavailable: colorInvert is not drawn: renderers do not filter colours; set the colours themselves}}
    Text("A").colorInvert()
    // expected-error@+1 {{is unavailable: colorMultiply is not drawn: renderers do not filter colours; set the colours themselves}}
    Text("A").colorMultiply(.red)
    // expected-error@+1 {{is unavailable: luminanceToAlpha is not drawn: renderers do not filter colours; set the colours themselves}}
    Text("A").luminanceToAlpha()
  }

  @ViewBuilder var shaped: some View {
    // expected-error@+1 {{is unavailable: fontWidth is not drawn: the system font has one width here; use Font.custom(_:size:) with a narrow family}}
    Text("A").fontWidth(.condensed)
    // expected-error@+1 {{is unavailable: containerShape is not drawn: no container has a shape of its own; use RoundedRectangle}}
    Text("A").containerShape(Circle())
    // expected-error@+1 {{is unavailable: glassEffect is not drawn: there is no glass; use background with a material}}
    Text("A").glassEffect()
    // expected-error@+1 {{is unavailable: listSectionSpacing is not drawn: use the insets of collectionLayout(.list(_:insets:))}}
    Text("A").listSectionSpacing(8)
    // expected-error@+1 {{is unavailable: onScrollGeometryChange is not told: use onGeometryChange on a view inside the scroll view}}
    Text("A").onScrollGeometryChange(for: CGFloat.self, of: \.minY) { _, _ in }
    // expected-error@+1 {{is unavailable: tabViewStyle is not drawn: a picture has no tabs; draw the content of one}}
    Text("A").tabViewStyle(0)
    // expected-error@+1 {{is unavailable: intersection is not drawn: paths are not cut by each other; use clipShape, mask, or the even-odd rule of FillStyle}}
    Rectangle().intersection(Circle())
    // expected-error@+1 {{is unavailable: union is not drawn: paths are not cut by each other; draw both shapes}}
    Rectangle().union(Circle())
    // expected-error@+1 {{is unavailable: subtracting is not drawn: paths are not cut by each other; use mask, or the even-odd rule of FillStyle}}
    Rectangle().subtracting(Circle())
    // expected-error@+1 {{is unavailable: a style has no shadow here: it is a paint; use shadow(color:radius:x:y:) on the view}}
    Rectangle().fill(.red.shadow(.drop(radius: 3)))
    // expected-error@+1 {{is unavailable: a style has no shadow here: it is a paint; use shadow(color:radius:x:y:) on the view}}
    Rectangle().fill(.red.shadow(.inner(radius: 3)))
  }

  @ViewBuilder var covered: some View {
    // expected-error@+1 {{is unavailable: rotation3DEffect is not drawn: renderers have no perspective; use rotationEffect or scaleEffect}}
    Text("A").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    // expected-error@+1 {{is unavailable: listStyle is not drawn: use collectionLayout with a list on a CollectionView}}
    Text("A").listStyle(0)
    // expected-error@+1 {{is unavailable: navigationTitle is not drawn: a picture shows a view and no screens around it}}
    Text("A").navigationTitle("Places")
    // expected-error@+1 {{is unavailable: toolbar is not drawn: a picture shows a view and no screens around it}}
    Text("A").toolbar { Text("Edit") }
    // expected-error@+1 {{is unavailable: sheet is not drawn: a picture shows a view and no screens around it}}
    Text("A").sheet(isPresented: $isShown) { Text("Sheet") }
    // expected-error@+1 {{is unavailable: fullScreenCover is not drawn: a picture shows a view and no screens around it}}
    Text("A").fullScreenCover(isPresented: $isShown) { Text("Cover") }
    // expected-error@+1 {{is unavailable: popover is not drawn: a picture shows a view and no screens around it}}
    Text("A").popover(isPresented: $isShown) { Text("Popover") }
  }

  @ViewBuilder var other: some View {
    // expected-error@+1 {{is unavailable: alert is not drawn: a picture shows a view and no screens around it}}
    Text("A").alert("Sure?", isPresented: $isShown) { Text("Yes") }
    // expected-error@+1 {{is unavailable: confirmationDialog is not drawn: a picture shows a view and no screens around it}}
    Text("A").confirmationDialog("Sure?", isPresented: $isShown) { Text("Yes") }
    // expected-error@+1 {{is unavailable: navigationBarTitleDisplayMode is not drawn: a picture shows a view and no screens around it}}
    Text("A").navigationBarTitleDisplayMode(.inline)
    // expected-error@+1 {{is unavailable: contextMenu is not drawn: a picture shows a view and no screens around it}}
    Text("A").contextMenu { Text("Copy") }
    // expected-error@+1 {{is unavailable: searchable is not drawn: a picture shows a view and no screens around it}}
    Text("A").searchable(text: $words)
    // expected-error@+1 {{is unavailable: refreshable is not drawn: a picture shows a view and no screens around it}}
    Text("A").refreshable {}
    // expected-error@+1 {{is unavailable: tabItem is not drawn: a picture shows a view and no screens around it}}
    Text("A").tabItem { Text("One") }
    // expected-error@+1 {{is unavailable: environmentObject is not drawn: objects are observed by Observation; use @Observable and environment(_:)}}
    Text("A").environmentObject(Model())
  }

  var fonts: [Font] {
    [
      // expected-error@+1 {{is unavailable: leading is not drawn: lines are as high as their text style; use lineSpacing(_:)}}
      Font.body.leading(.tight),
      // expected-error@+1 {{is unavailable: width is not drawn: the system font has one width here; use Font.custom(_:size:) with a narrow family}}
      Font.body.width(.condensed),
      // expected-error@+1 {{is unavailable: smallCaps is not drawn: fonts are drawn without variants of their letters; write capitals in a smaller font}}
      Font.body.smallCaps(),
    ]
  }
}
