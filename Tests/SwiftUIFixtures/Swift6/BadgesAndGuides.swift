import SwiftUI

extension VerticalAlignment {
  private enum IconCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
  }

  static let iconCenter = VerticalAlignment(IconCenter.self)
}

extension Alignment {
  static let topBadge = Alignment(horizontal: .trailing, vertical: .top)
}

public struct BadgedIcon: View {
  public var count: Int

  public init(count: Int) { self.count = count }

  public var body: some View {
    Image(systemName: "bell")
      .resizable()
      .scaledToFit()
      .frame(width: 28, height: 28)
      .overlay(alignment: .topBadge) {
        if count > 0 {
          Text(count, format: .number)
            .font(.caption2).bold()
            .foregroundStyle(.white)
            .padding(4)
            .background(.red, in: .circle)
            .alignmentGuide(.top) { $0[VerticalAlignment.center] }
            .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
      }
  }
}

public struct Steps: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      ForEach(["Open the box", "Read the manual,\nall of it", "Enjoy"], id: \.self) { step in
        HStack(alignment: .iconCenter) {
          Circle().fill(.tint).frame(width: 10, height: 10)
            .alignmentGuide(.iconCenter) { d in d[VerticalAlignment.center] }
          Text(step)
            .alignmentGuide(.iconCenter) { d in (d[.firstTextBaseline] + d[.top]) / 2 }
        }
      }
    }
    .padding()

    .background(.quaternary, in: .rect(cornerRadius: 20))
  }
}

#if canImport(UIKit)
  struct Previews: PreviewProvider {
    static var previews: some View {
      Group {
        BadgedIcon(count: 3)
        Steps()
      }
      .previewLayout(.sizeThatFits)
    }
  }
#endif
