/// One of several values, drawn as it is chosen.
///
/// The content's views are the options, by their tags; a `ForEach` gives its elements' ids as tags.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let configuration: PickerStyleConfiguration
  @Environment(\.pickerLook) private var look

  /// A picker with a label of any views.
  ///
  /// - Parameters:
  ///   - selection: the tag of the option that is chosen.
  ///   - content: the options.
  ///   - label: what the value is called, which menus show in rows of lists with an appearance, and nowhere else.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let value = selection.wrappedValue
    configuration = PickerStyleConfiguration(
      label: ViewPart(label(), slot: 1), options: ViewPart(content(), slot: 0)
    ) { $0.hasTag(value) }
  }

  /// The options in the environment's style.
  public var body: some View { look.makeBody(configuration) }
}

extension Picker where Label == Text {
  /// A picker with a title whose inline Markdown is read.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == CollectionUI.Label<Text, Image> {
  /// A picker with a symbol and a title whose inline Markdown is read.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      CollectionUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// A picker with a symbol and a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { CollectionUI.Label(title, systemImage: systemImage) }
  }
}
