import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct EffectTests {
  @Test("What goes through phases is drawn in the first, and is nothing without one")
  func phases() throws {
    let view = box(40, 30).phaseAnimator([2.0, 3]) { $0.frame(width: 50 * $1) }
    #expect(try Drawn(view).list.size == CGSize(width: 100, height: 30))
    let triggered = box(40, 30).phaseAnimator([4.0, 3], trigger: true) {
      $0.frame(width: 50 * $1)
    } animation: { _ in
      .easeInOut
    }
    #expect(try Drawn(triggered).list.size == CGSize(width: 200, height: 30))
    #expect(try Drawn(PhaseAnimator([5, 6]) { Text("\($0)") }).texts == ["5"])
    #expect(try Drawn(PhaseAnimator([Int](), trigger: 1) { Text("\($0)") }).texts == [])
  }

  private let card = CGRect(x: 0, y: 0, width: 40, height: 30)

  @Test("One colour with rounded corners is one rounded fill")
  func roundedColour() throws {
    let drawn = try Drawn(box(40, 30).cornerRadius(8))
    guard case .fill(let path, _, _) = drawn.list.items[0].content else {
      Issue.record("not a fill")
      return
    }
    #expect(path == Path(roundedRect: card, cornerRadius: 8, style: .continuous))
  }

  @Test("Several items are clipped by a scope")
  func clipping() throws {
    let view = ZStack {
      box(40, 30)
      box(80, 5)
    }
    .frame(width: 40, height: 30).clipped()
    guard case .scope(let scope) = try Drawn(view).list.items[0].content else {
      Issue.record("not a scope")
      return
    }
    #expect(scope.clip == Path(card))
  }

  @Test("A card that surely fills its outline casts the outline's shadow; anything else casts its own")
  func shadows() throws {
    let shadow = Shadow(color: SRGBColor(hex: 0, alpha: 0.06), radius: 8, x: 0, y: 3)
    let outline = Path(roundedRect: card, cornerRadius: 8, style: .continuous)
    func first(_ view: some View) throws -> DisplayItem.Content {
      try Drawn(view.shadow(color: .black.opacity(0.06), radius: 8, y: 3)).list.items[0].content
    }
    let clipped = VStack(spacing: 0) {
      box(40, 10)
      Color.clear.frame(width: 40, height: 20)
    }
    .background(Color.white).clipShape(RoundedRectangle(cornerRadius: 8))
    #expect(try first(clipped) == .shadow(outline, shadow))
    #expect(try first(box(40, 30).cornerRadius(8)) == .shadow(outline, shadow))
    let filled = Color.red.frame(width: 20, height: 10).frame(width: 40, height: 30)
      .background(Color.white, in: RoundedRectangle(cornerRadius: 8))
    #expect(try first(filled) == .shadow(outline, shadow))
    let sticking = Color.red.frame(width: 60, height: 10).frame(width: 40, height: 30)
      .background(Color.white, in: RoundedRectangle(cornerRadius: 8))
    for open in [
      AnyView(sticking), AnyView(box(40, 30).opacity(0.5)), AnyView(Text("a")),
      AnyView(Color.red.opacity(0.9).frame(width: 40, height: 30)),
    ] {
      guard case .scope(let scope) = try first(open) else {
        Issue.record("not a scope")
        continue
      }
      #expect(scope.shadow == shadow)
    }
    #expect(try Drawn(box(1, 1).shadow(color: .clear, radius: 5)).list.items.count == 1)
  }

  @Test("Effects are scopes with their numbers, around their anchors")
  func scopes() throws {
    func scope(_ view: some View) throws -> DisplayScope {
      guard case .scope(let scope) = try Drawn(view).list.items[0].content else {
        return DisplayScope(items: [])
      }
      return scope
    }
    #expect(try scope(box(40, 30).opacity(0.5)).opacity == 0.5)
    #expect(try scope(box(40, 30).blendMode(.multiply)).blendMode == .multiply)
    // A scale of 2 around (20, 15) moves the origin to (−20, −15).
    #expect(
      try scope(box(40, 30).scaleEffect(2)).transform
        == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -20, ty: -15))
    #expect(try Drawn(box(40, 30).scaleEffect(2)).frames == [CGRect(x: -20, y: -15, width: 80, height: 60)])
    let turned = try Drawn(box(40, 30).rotationEffect(.degrees(90), anchor: .topLeading)).frames[0]
    #expect(near([turned.minX, turned.minY, turned.width, turned.height], [-30, 0, 30, 40]))
    #expect(try scope(box(40, 30).accessibilityLabel("Card")).element?.accessibilityLabel == "Card")
    #expect(try Drawn(box(40, 30).opacity(0)).list.items.isEmpty)
    #expect(try Drawn(box(40, 30).opacity(1)).list.items.count == 1)
  }

  @Test("A view that flips is mirrored in its own frame where reading goes from right to left")
  func flips() throws {
    // A picture of two parts that reads from left to right.
    let pair = HStack(spacing: 0) {
      box(4)
      box(16)
    }
    .environment(\.layoutDirection, .leftToRight)
    func places(_ isFlipped: Bool, _ direction: LayoutDirection) throws -> [CGFloat] {
      let row = HStack(spacing: 0) {
        box(10)
        pair.flipsForRightToLeftLayoutDirection(isFlipped)
      }
      return try Drawn(row, traits: Traits(layoutDirection: direction)).frames.map(\.minX)
    }
    #expect(try places(true, .leftToRight) == [0, 10, 14])
    #expect(try places(false, .rightToLeft) == [20, 0, 4])
    #expect(try places(true, .rightToLeft) == [20, 16, 0])
  }

  @Test("A hidden view keeps its room, a mask of one shape clips, and another mask takes away")
  func hidingAndMasking() throws {
    let hidden = try Drawn(box(40, 30).hidden())
    #expect(hidden.list.items.isEmpty && hidden.list.size == card.size)
    let clipped = try Drawn(box(40, 30).mask { Circle() })
    guard case .fill(let path, _, _) = clipped.list.items[0].content else {
      Issue.record("not a fill")
      return
    }
    #expect(path == Path(ellipseIn: CGRect(x: 5, y: 0, width: 30, height: 30)))
    let faded = try Drawn(
      box(40, 30).mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) })
    guard case .scope(let scope) = faded.list.items[0].content else {
      Issue.record("not a scope")
      return
    }
    #expect(scope.isIsolated && scope.items.count == 2)
  }

  @Test("Shapes keep to their frames: insets, borders and right to left")
  func shapes() throws {
    guard
      case .stroke(let path, _, let style) = try Drawn(
        RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 30)
      ).list.items[0].content
    else {
      Issue.record("not a stroke")
      return
    }
    #expect(path == Path(roundedRect: CGRect(x: 2, y: 2, width: 36, height: 26), cornerRadius: 6))
    #expect(style.lineWidth == 4)
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 5, bottomTrailingRadius: 3).frame(
      width: 40, height: 30)
    guard
      case .fill(let mirrored, _, _) = try Drawn(uneven, traits: Traits(layoutDirection: .rightToLeft))
        .list.items[0].content
    else {
      Issue.record("not a fill")
      return
    }
    #expect(mirrored == Path(roundedRect: card, cornerRadii: CornerRadii(topRight: 5, bottomLeft: 3)))
  }

  @Test("A picture has its natural size, and takes its room when it is resizable")
  func images() throws {
    let image = try ImageData(bytes: onePixelPNG(width: 60, height: 20), scale: 2)
    #expect(
      try Drawn(Image(imageData: image), width: 90).list.items[0].bounds.size == CGSize(width: 30, height: 10)
    )
    let fitted = try Drawn(Image(imageData: image).resizable().scaledToFit(), width: 90, height: 90)
    #expect(fitted.frames == [CGRect(x: 0, y: 30, width: 90, height: 30)])
    let template = try Drawn(Image(imageData: image).renderingMode(.template).foregroundStyle(.red))
    guard case .image(let item) = template.list.items[0].content else {
      Issue.record("not an image")
      return
    }
    #expect(item.tint == SRGBColor(hex: 0xFF3B30))
  }

  @Test("A size depends on proposal and environment only, whatever was asked before")
  func purity() throws {
    var random = SplitMix(seed: 3)
    let view = HStack {
      VStack(alignment: .leading) {
        Text("a title of some words")
        Text("and a longer line of text below it").font(.caption)
      }
      .padding(.horizontal, 3)
      Spacer()
      Color.red.aspectRatio(1.5, contentMode: .fit).layoutPriority(1)
    }
    for _ in 0..<20 {
      let (width, height) = (
        CGFloat.random(in: 0...400, using: &random), CGFloat.random(in: 0...200, using: &random)
      )
      #expect(
        try Drawn(view, width: width, height: height).list == Drawn(view, width: width, height: height).list)
    }
  }
}
