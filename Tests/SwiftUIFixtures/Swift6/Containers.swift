import SwiftUI

/// A row of views that wraps.
public struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  public init(spacing: CGFloat = 8) { self.spacing = spacing }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = arrange(proposal.replacingUnspecifiedDimensions(by: .zero).width, subviews)
    return CGSize(width: rows.map(\.maxX).max() ?? 0, height: rows.map(\.maxY).max() ?? 0)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, arrange(bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var frames: [CGRect] = []
    var (x, y, height) = (CGFloat.zero, CGFloat.zero, CGFloat.zero)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, height) = (0, y + height + spacing, 0)
      }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + spacing
      height = max(height, size.height)
    }
    return frames
  }
}

private struct PinnedKey: ContainerValueKey {
  static let defaultValue = false
}

extension ContainerValues {
  var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

public struct Board<Content: View>: View {
  @ViewBuilder let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    HStack(alignment: .top) {
      ForEach(sections: content) { section in
        VStack(alignment: .leading) {
          HStack { section.header }.font(.headline)
          ForEach(subviews: section.content) { subview in
            subview
              .padding(8)
              .background(subview.containerValues.isPinned ? Color.yellow : Color.white)
              .clipShape(.rect(cornerRadius: 6))
          }
        }
        .padding(8)
        .background(.quaternary, in: .rect(cornerRadius: 10))
      }
    }
  }
}

public struct BoardExample: View {
  public init() {}

  public var body: some View {
    Board {
      Section("To do") {
        Text("Write").containerValue(\.isPinned, true)
        Text("Draw")
      }
      Section("Done") {
        ForEach(0..<2) { Text("Task \($0)") }
      }
    }
  }
}

public struct Tags: View {
  public init() {}

  public var body: some View {
    FlowLayout(spacing: 6) {
      ForEach(["swift", "collection view", "layout", "pango", "cairo"], id: \.self) { tag in
        Text(tag).modifier(Chip())
      }
    }
  }
}

struct Chip: ViewModifier {
  func body(content: Content) -> some View {
    content
      .font(.caption)
      .padding(.vertical, 4)
      .padding(.horizontal, 10)
      .background(Capsule().fill(Color.accentColor.opacity(0.15)))
  }
}
