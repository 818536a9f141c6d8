public import Foundation
public import Geometry

// Modifiers that SwiftUI has and this library does not draw. They are declared so that the compiler says so, and what to
// use instead, where an unknown name would say nothing; none of them can be used.
extension View {
  /// Not drawn: renderers do not filter colours; set the colours themselves.
  @available(
    *, unavailable,
    message: "brightness is not drawn: renderers do not filter colours; set the colours themselves"
  )
  public func brightness(_ amount: Double) -> some View { self }

  /// Not drawn: renderers do not filter colours; set the colours themselves.
  @available(
    *, unavailable,
    message: "contrast is not drawn: renderers do not filter colours; set the colours themselves"
  )
  public func contrast(_ amount: Double) -> some View { self }

  /// Not drawn: renderers do not filter colours; set the colours themselves.
  @available(
    *, unavailable,
    message: "saturation is not drawn: renderers do not filter colours; set the colours themselves"
  )
  public func saturation(_ amount: Double) -> some View { self }

  /// Not drawn: renderers do not filter colours; set the colours themselves.
  @available(
    *, unavailable,
    message: "grayscale is not drawn: renderers do not filter colours; set the colours themselves"
  )
  public func grayscale(_ amount: Double) -> some View { self }

  /// Not drawn: renderers do not filter colours; set the colours themselves.
  @available(
    *, unavailable,
    message: "hueRotation is not drawn: renderers do not filter colours; set the colours themselves"
  )
  public func hueRotation(_ angle: Angle) -> some View { self }

  /// Not drawn: renderers do not filter colours; set the colours themselves.
  @available(
    *, unavailable,
    message: "colorInvert is not drawn: renderers do not filter colours; set the colours themselves"
  )
  public func colorInvert() -> some View { self }

  /// Not drawn: renderers do not filter colours; set the colours themselves.
  @available(
    *, unavailable,
    message: "colorMultiply is not drawn: renderers do not filter colours; set the colours themselves"
  )
  public func colorMultiply(_ color: Color) -> some View { self }

  /// Not drawn: renderers do not filter colours; set the colours themselves.
  @available(
    *, unavailable,
    message: "luminanceToAlpha is not drawn: renderers do not filter colours; set the colours themselves"
  )
  public func luminanceToAlpha() -> some View { self }

  /// Not drawn: renderers have no perspective; use rotationEffect or scaleEffect.
  @available(
    *, unavailable,
    message: "rotation3DEffect is not drawn: renderers have no perspective; use rotationEffect or scaleEffect"
  )
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View { self }

  /// Not drawn: the system font has one width here.
  @available(
    *, unavailable,
    message:
      "fontWidth is not drawn: the system font has one width here; use Font.custom(_:size:) with a narrow family"
  )
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Not drawn: no container has a shape of its own.
  @available(
    *, unavailable,
    message: "containerShape is not drawn: no container has a shape of its own; use RoundedRectangle"
  )
  public func containerShape<T: Shape>(_ shape: T) -> some View { self }

  /// Not drawn: there is no glass; use a material.
  @available(
    *, unavailable,
    message: "glassEffect is not drawn: there is no glass; use background with a material"
  )
  public func glassEffect() -> some View { self }

  /// Not drawn: the room between sections is the list's own; use the insets of its layout.
  @available(
    *, unavailable,
    message: "listSectionSpacing is not drawn: use the insets of collectionLayout(.list(_:insets:))"
  )
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }

  /// Not drawn: use onGeometryChange inside the scroll view.
  @available(
    *, unavailable,
    message: "onScrollGeometryChange is not told: use onGeometryChange on a view inside the scroll view"
  )
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (CGRect) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }

  /// Not drawn: a picture has no tabs.
  @available(
    *, unavailable,
    message: "tabViewStyle is not drawn: a picture has no tabs; draw the content of one"
  )
  public func tabViewStyle<S>(_ style: S) -> some View { self }

  /// Not drawn: use collectionLayout(.list(…)) on a CollectionView.
  @available(
    *, unavailable, message: "listStyle is not drawn: use collectionLayout with a list on a CollectionView"
  )
  public func listStyle<Style>(_ style: Style) -> some View { self }

  /// Not drawn: a picture shows a view and no screens around it.
  @available(
    *, unavailable, message: "navigationTitle is not drawn: a picture shows a view and no screens around it"
  )
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Not drawn: a picture shows a view and no screens around it.
  @available(*, unavailable, message: "toolbar is not drawn: a picture shows a view and no screens around it")
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Not drawn: a picture shows a view and no screens around it.
  @available(*, unavailable, message: "sheet is not drawn: a picture shows a view and no screens around it")
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Not drawn: a picture shows a view and no screens around it.
  @available(
    *, unavailable, message: "fullScreenCover is not drawn: a picture shows a view and no screens around it"
  )
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Not drawn: a picture shows a view and no screens around it.
  @available(*, unavailable, message: "popover is not drawn: a picture shows a view and no screens around it")
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }

  /// Not drawn: a picture shows a view and no screens around it.
  @available(*, unavailable, message: "alert is not drawn: a picture shows a view and no screens around it")
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Not drawn: a picture shows a view and no screens around it.
  @available(
    *, unavailable, message: "contextMenu is not drawn: a picture shows a view and no screens around it"
  )
  public func contextMenu<Content: View>(@ViewBuilder menuItems: () -> Content) -> some View { self }

  /// Not drawn: a picture shows a view and no screens around it.
  @available(
    *, unavailable, message: "searchable is not drawn: a picture shows a view and no screens around it"
  )
  public func searchable(text: Binding<String>) -> some View { self }

  /// Not drawn: a picture shows a view and no screens around it.
  @available(
    *, unavailable, message: "refreshable is not drawn: a picture shows a view and no screens around it"
  )
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }

  /// Not drawn: a picture shows a view and no screens around it.
  @available(*, unavailable, message: "tabItem is not drawn: a picture shows a view and no screens around it")
  public func tabItem<Content: View>(@ViewBuilder _ label: () -> Content) -> some View { self }

  /// Not drawn: objects are observed by Observation; use @Observable and environment(_:).
  @available(
    *, unavailable,
    message:
      "environmentObject is not drawn: objects are observed by Observation; use @Observable and environment(_:)"
  )
  public func environmentObject<T: AnyObject>(_ object: T) -> some View { self }

}

/// Not there: there is no Combine; use @Observable with @State.
@available(
  *, unavailable, message: "StateObject is not there: there is no Combine; use @Observable with @State"
)
@propertyWrapper
public struct StateObject<Value> {
  /// Not there.
  public init(wrappedValue: Value) { fatalError("never called") }

  /// Not there.
  public var wrappedValue: Value { fatalError("never called") }
}

/// Not there: there is no Combine; use @Observable with @Bindable, or a plain property.
@available(
  *, unavailable,
  message:
    "ObservedObject is not there: there is no Combine; use @Observable with @Bindable, or a plain property"
)
@propertyWrapper
public struct ObservedObject<Value> {
  /// Not there.
  public init(wrappedValue: Value) { fatalError("never called") }

  /// Not there.
  public var wrappedValue: Value { fatalError("never called") }
}

/// Not there: there is no Combine; use @Observable with @Environment(Model.self).
@available(
  *, unavailable,
  message:
    "EnvironmentObject is not there: there is no Combine; use @Observable with @Environment(Model.self)"
)
@propertyWrapper
public struct EnvironmentObject<Value> {
  /// Not there.
  public init() { fatalError("never called") }

  /// Not there.
  public var wrappedValue: Value { fatalError("never called") }
}
