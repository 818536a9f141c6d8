import Drawing
import Foundation
import Geometry

/// How pickers look.
@preconcurrency @MainActor
public protocol PickerStyle {
  /// The look of a picker.
  ///
  /// The library implements it.
  func _makeBody(_ configuration: PickerStyleConfiguration) -> AnyView
}

/// What a style is given to draw a picker of.
public struct PickerStyleConfiguration {
  let label: ViewPart
  let options: ViewPart
  /// Whether the option with such values is the one that is chosen.
  let isChosen: (ContainerValues) -> Bool
}

/// The style of the place the picker stands in: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  public init() {}

  /// The chosen option, and a sign that there are others.
  public func _makeBody(_ configuration: PickerStyleConfiguration) -> AnyView {
    AnyView(PickerMenu(configuration: configuration))
  }
}

/// The chosen option in the accent colour, and a sign that there are others; in rows of lists with an appearance at the
/// end of the row that the label begins.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public init() {}

  /// The chosen option, and a sign that there are others.
  public func _makeBody(_ configuration: PickerStyleConfiguration) -> AnyView {
    AnyView(PickerMenu(configuration: configuration))
  }
}

/// The label, the chosen option at the end of the row, and a sign that the row leads to the others.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  public init() {}

  /// The label, the chosen option, and a chevron.
  public func _makeBody(_ configuration: PickerStyleConfiguration) -> AnyView {
    AnyView(
      LabeledContent {
        ChosenOption(configuration: configuration)
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
      } label: {
        configuration.label
      })
  }
}

/// All options side by side in segments of one width, the chosen one raised.
///
/// The numbers are those of UIKit's: 32 points high, letters of 13, corners of 9.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public init() {}

  /// The options side by side.
  public func _makeBody(_ configuration: PickerStyleConfiguration) -> AnyView {
    AnyView(PickerSegments(configuration: configuration))
  }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style of the place the picker stands in.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The chosen option, and a sign that there are others.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The label, the chosen option, and a chevron.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension View {
  /// Sets how the pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, AnyPickerStyle { style._makeBody($0) })
  }
}

/// A style of a type that is not told.
struct AnyPickerStyle {
  let makeBody: (PickerStyleConfiguration) -> AnyView
}

private struct PickerLookKey: @preconcurrency EnvironmentKey {
  static let defaultValue = AnyPickerStyle { DefaultPickerStyle()._makeBody($0) }
}

extension EnvironmentValues {
  /// How pickers look.
  var pickerLook: AnyPickerStyle {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

private struct PickerMenu: View {
  let configuration: PickerStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInListRow) private var isInListRow

  var body: some View {
    if isInListRow {
      LabeledContent {
        value
      } label: {
        configuration.label
      }
    } else {
      value
    }
  }

  private var value: some View {
    HStack(spacing: 4) {
      ChosenOption(configuration: configuration)
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
    }
    .controlForeground(isEnabled ? .accentColor : Color(.tertiaryLabel))
  }
}

/// The option that is chosen; nothing where none is.
private struct ChosenOption: View {
  let configuration: PickerStyleConfiguration

  var body: some View {
    Group(subviews: configuration.options) { options in
      if let chosen = options.first(where: { configuration.isChosen($0.containerValues) }) { chosen }
    }
  }
}

private struct PickerSegments: View {
  let configuration: PickerStyleConfiguration
  @Environment(\.colorScheme) private var scheme
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Group(subviews: configuration.options) { options in
      let chosen = options.firstIndex { configuration.isChosen($0.containerValues) }
      HStack(spacing: 0) {
        ForEach(options.indices, id: \.self) { index in
          options[index]
            .frame(maxWidth: .infinity).frame(height: 28)
            .background { if index == chosen { ground } }
            .overlay(alignment: .trailing) {
              if index + 1 < options.count, chosen != index, chosen != index + 1 {
                Rectangle().fill(.separator).frame(width: 1, height: 14)
              }
            }
        }
      }
    }
    .font(.system(size: 13, weight: .medium))
    .lineLimit(1)
    .padding(2)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 9))
    .opacity(isEnabled ? 1 : 0.5)
  }

  /// What the chosen segment stands on.
  private var ground: some View {
    RoundedRectangle(cornerRadius: 7).fill(scheme == .dark ? Color(.systemGray2) : .white)
      .shadow(color: .black.opacity(0.12), radius: 3, y: 2)
  }
}
