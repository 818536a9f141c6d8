public import Foundation

// What apps keep, share and present around their views. It is declared so that the compiler says what to use instead;
// none of it can be used.

/// Not there: pictures keep nothing between runs; use @State with the value to draw.
@available(
  *, unavailable,
  message: "AppStorage is not there: pictures keep nothing between runs; use @State with the value to draw"
)
@propertyWrapper
public struct AppStorage<Value> {
  /// Not there.
  public init(wrappedValue: Value, _ key: String) { fatalError("never called") }

  /// Not there.
  public var wrappedValue: Value {
    get { fatalError("never called") }
    nonmutating set {}
  }

  /// Not there.
  public var projectedValue: Binding<Value> { fatalError("never called") }
}

/// Not drawn: use LabeledContent with the date as text.
@available(*, unavailable, message: "DatePicker is not drawn: use LabeledContent with the date as text")
public struct DatePicker: View {
  /// Not drawn.
  public init<S: StringProtocol>(_ title: S, selection: Binding<Date>) { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: use LabeledContent with a circle of the colour.
@available(
  *, unavailable, message: "ColorPicker is not drawn: use LabeledContent with a circle of the colour"
)
public struct ColorPicker: View {
  /// Not drawn.
  public init<S: StringProtocol>(_ title: S, selection: Binding<Color>) { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: nothing is shared from a picture; use a Button with the symbol square.and.arrow.up.
@available(
  *, unavailable,
  message:
    "ShareLink is not drawn: nothing is shared from a picture; use a Button with the symbol square.and.arrow.up"
)
public struct ShareLink: View {
  /// Not drawn.
  public init<S: StringProtocol, Item>(_ title: S, item: Item) { fatalError("never called") }

  /// Not drawn.
  public init<Item>(item: Item) { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

extension View {
  /// Not drawn: a picture shows a view and no screens around it.
  @available(
    *, unavailable,
    message: "confirmationDialog is not drawn: a picture shows a view and no screens around it"
  )
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { self }

  /// Not drawn: a picture shows a view and no screens around it.
  @available(
    *, unavailable,
    message: "navigationBarTitleDisplayMode is not drawn: a picture shows a view and no screens around it"
  )
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
}

/// What a bar of a screen shows, which a picture does not have.
nonisolated public struct NavigationBarItem {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}
