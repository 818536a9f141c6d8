public import Foundation

// Views that SwiftUI has and this library does not draw. They are declared so that the compiler says so, and what to use
// instead, where an unknown name would say nothing; none of them can be used.

/// Not drawn: use CollectionView, whose sections are lists unless told otherwise.
@available(
  *, unavailable,
  message: "List is not drawn: use CollectionView, whose sections are lists unless told otherwise"
)
public struct List<Content: View>: View {
  /// Not drawn.
  public init(@ViewBuilder content: () -> Content) { fatalError("never called") }

  /// Not drawn.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == Never { fatalError("never called") }

  /// Not drawn.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == Never { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: use CollectionView with sections.
@available(*, unavailable, message: "Form is not drawn: use CollectionView with sections")
public struct Form<Content: View>: View {
  /// Not drawn.
  public init(@ViewBuilder content: () -> Content) { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: a picture has no navigation; draw the content alone.
@available(
  *, unavailable, message: "NavigationStack is not drawn: a picture has no navigation; draw the content alone"
)
public struct NavigationStack<Content: View>: View {
  /// Not drawn.
  public init(@ViewBuilder content: () -> Content) { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: a picture has no navigation; draw the content alone.
@available(
  *, unavailable, message: "NavigationView is not drawn: a picture has no navigation; draw the content alone"
)
public struct NavigationView<Content: View>: View {
  /// Not drawn.
  public init(@ViewBuilder content: () -> Content) { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: a picture has no navigation; draw the label alone.
@available(
  *, unavailable, message: "NavigationLink is not drawn: a picture has no navigation; draw the label alone"
)
public struct NavigationLink<Label: View, Destination: View>: View {
  /// Not drawn.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    fatalError("never called")
  }

  /// Not drawn.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination)
  where Label == Text { fatalError("never called") }

  /// Not drawn.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    fatalError("never called")
  }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: a picture has no tabs; draw the content of one.
@available(*, unavailable, message: "TabView is not drawn: a picture has no tabs; draw the content of one")
public struct TabView<Content: View>: View {
  /// Not drawn.
  public init(@ViewBuilder content: () -> Content) { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: a picture has no fields to type into; use Text.
@available(*, unavailable, message: "TextEditor is not drawn: a picture has no fields to type into; use Text")
public struct TextEditor: View {
  /// Not drawn.
  public init(text: Binding<String>) { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: a picture has no menus; draw the label alone.
@available(*, unavailable, message: "Menu is not drawn: a picture has no menus; draw the label alone")
public struct Menu<Content: View>: View {
  /// Not drawn.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    fatalError("never called")
  }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: nothing is loaded while a picture is drawn; use Image(imageData:) with a picture that was read before.
@available(
  *, unavailable,
  message:
    "AsyncImage is not drawn: nothing is loaded while a picture is drawn; use Image(imageData:) with a picture that was read before"
)
public struct AsyncImage<Content: View>: View {
  /// Not drawn.
  public init(url: URL?) where Content == Image { fatalError("never called") }

  /// Not drawn.
  public init<P: View>(
    url: URL?, @ViewBuilder content: @escaping (Image) -> Content, @ViewBuilder placeholder: @escaping () -> P
  ) { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: use Section(isExpanded:) in a CollectionView, or an if.
@available(
  *, unavailable,
  message: "DisclosureGroup is not drawn: use Section(isExpanded:) in a CollectionView, or an if"
)
public struct DisclosureGroup<Content: View>: View {
  /// Not drawn.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    fatalError("never called")
  }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}

/// Not drawn: no container has a shape of its own; use RoundedRectangle.
@available(
  *, unavailable,
  message: "ContainerRelativeShape is not drawn: no container has a shape of its own; use RoundedRectangle"
)
public struct ContainerRelativeShape: View {
  /// Not drawn.
  public init() { fatalError("never called") }

  /// Nothing.
  public var body: Never { fatalError("never drawn") }
}
