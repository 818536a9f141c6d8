import SwiftUI

private struct WidthPreferenceKey: PreferenceKey {
  static var defaultValue: [CGFloat] { [] }

  static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) {
    value.append(contentsOf: nextValue())
  }
}

private struct EqualWidth: ViewModifier {
  @Binding var width: CGFloat?

  func body(content: Content) -> some View {
    content
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: WidthPreferenceKey.self, value: [proxy.size.width])
        }
      )
      .frame(width: width, alignment: .trailing)
  }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }

  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

public struct AddressForm: View {
  @State private var width: CGFloat?
  @State private var selected = "City"

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      row("Name", "Grace Hopper")
      row("City", "Arlington")
      row("Postcode", "22209")
    }
    .onPreferenceChange(WidthPreferenceKey.self) { widths in
      if let widest = widths.max() { width = widest }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors[selected] {
          let rect = proxy[anchor].insetBy(dx: -4, dy: -2)
          RoundedRectangle(cornerRadius: 4).stroke(.blue, lineWidth: 1)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
    .padding()
  }

  private func row(_ title: String, _ value: String) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title).font(.footnote).foregroundStyle(.secondary).modifier(EqualWidth(width: $width))
      Text(value).anchorPreference(key: BoundsKey.self, value: .bounds) { [title: $0] }
        .onTapGesture { withAnimation(.spring()) { selected = title } }
    }
  }
}
