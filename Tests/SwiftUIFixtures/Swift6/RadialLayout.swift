import SwiftUI

public struct RadialLayout: Layout {
  public init() {}

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let angle = Angle.degrees(360.0 / Double(subviews.count)).radians
    let ranks = subviews.map { subview in subview[Rank.self] }
    let offset = ranks.reduce(0, +) > 0 ? 0.1 : 0.0
    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: angle * Double(index) + offset))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue: Int = 1
}

extension View {
  func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}

/// Apple's sample of buttons of one width.
public struct EqualWidthHStack: Layout {
  public init() {}

  public struct CacheData {
    let maxSize: CGSize
    let spacing: [CGFloat]
    let totalSpacing: CGFloat
  }

  public func makeCache(subviews: Subviews) -> CacheData {
    let maxSize = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let spacing = subviews.indices.map { index -> CGFloat in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
    return CacheData(maxSize: maxSize, spacing: spacing, totalSpacing: spacing.reduce(0) { $0 + $1 })
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: cache.maxSize.width * CGFloat(subviews.count) + cache.totalSpacing, height: cache.maxSize.height)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    let placementProposal = ProposedViewSize(width: cache.maxSize.width, height: cache.maxSize.height)
    var nextX = bounds.minX + cache.maxSize.width / 2
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: nextX, y: bounds.midY), anchor: .center, proposal: placementProposal)
      nextX += cache.maxSize.width + cache.spacing[index]
    }
  }
}

public struct LayoutsExample: View {
  @State private var isThreeWayTie = false

  public init() {}

  public var body: some View {
    let layout = isThreeWayTie ? AnyLayout(HStackLayout()) : AnyLayout(RadialLayout())
    VStack {
      layout {
        ForEach(0..<3) { index in
          Text("\(index + 1)").padding().background(.thinMaterial, in: Circle()).rank(index)
        }
      }
      .animation(.default, value: isThreeWayTie)
      .frame(width: 180, height: 180)
      ViewThatFits {
        EqualWidthHStack { buttons }
        VStack { buttons }
      }
    }
  }

  @ViewBuilder private var buttons: some View {
    ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { pet in
      Button {
        isThreeWayTie.toggle()
      } label: {
        Text(pet).frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
  }
}
