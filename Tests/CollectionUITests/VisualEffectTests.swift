import CollectionUI
import Drawing
import Foundation
import Geometry
import Testing

@Suite struct VisualEffectTests {
  @Test("A geometry effect maps the view's own points, and a perspective is told and left out")
  func geometryEffects() throws {
    struct Slide: GeometryEffect {
      var part: CGFloat

      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * part, y: size.height))
      }
    }
    struct Numbered: AnimatableModifier {
      func body(content: Content) -> some View { content.padding(2) }
    }
    let view = box(40, 20).modifier(Slide(part: 0.5)).padding(3).modifier(Numbered())
    #expect(try Drawn(view).frames == [CGRect(x: 25, y: 25, width: 40, height: 20)])
    #expect(try Drawn(view).list.size == CGSize(width: 50, height: 30))
    let turned = box(40, 20).projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 0.5)))
    #expect(try Drawn(turned).frames == [CGRect(x: 0, y: 0, width: 80, height: 10)])
    var deep = ProjectionTransform()
    #expect(deep.isIdentity && deep.isAffine)
    deep.m13 = 0.01
    let drawn = try Drawn(box(40, 20).projectionEffect(deep))
    #expect(!deep.isAffine && drawn.list.diagnostics.count == 1)
    #expect(drawn.frames == [CGRect(x: 0, y: 0, width: 40, height: 20)])
  }

  @Test("Effects read the view's geometry and change its drawing only, the first of them innermost")
  func effects() throws {
    let view = box(20, 10).visualEffect { content, proxy in
      content.scaleEffect(2, anchor: .topLeading).offset(x: proxy.size.width, y: 3).opacity(0.5)
    }
    let drawn = try Drawn(
      VStack(alignment: .leading, spacing: 0) {
        view; box(30, 5)
      })
    #expect(
      drawn.frames == [CGRect(x: 20, y: 3, width: 40, height: 20), CGRect(x: 0, y: 10, width: 30, height: 5)])
    #expect(drawn.list.description.contains("scope opacity 0.5"))
    let turned = box(20, 10).visualEffect { content, _ in content.rotationEffect(.degrees(90)).blur(radius: 2)
    }
    #expect(near(try Drawn(turned).frames[0].width, 10))
    #expect(try Drawn(turned).list.description.contains("scope blur 2"))
    #expect(try Drawn(box(20, 10).visualEffect { content, _ in content.opacity(0) }).items.isEmpty)
  }

  @Test("A scroll transition tells whether a view is wholly in sight, and at which end it is not")
  func scrolling() throws {
    func shifts(_ axes: Axis.Set, _ offset: CGPoint) throws -> [CGFloat] {
      let content = ForEach(0..<3) { _ in
        box(20, 20).scrollTransition { content, phase in content.offset(x: 0, y: 100 * phase.value) }
      }
      let layout =
        axes == .vertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      return try Drawn(
        ScrollView(axes) { layout { content } }.scrollClipDisabled(), width: 40, height: 40,
        contentOffset: offset
      ).frames.map(\.minY)
    }
    // Three boxes of 20 in 40: the last is below; at 10 the first is partly above as the last is below.
    #expect(try shifts(.vertical, .zero) == [0, 20, 140])
    #expect(try shifts(.vertical, CGPoint(x: 0, y: 10)) == [-110, 10, 130])
    #expect(try shifts(.horizontal, CGPoint(x: 20, y: 0)) == [-90, 10, 10])
    let outside = box(20, 20).scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    #expect(try Drawn(outside).frames.count == 1)
    let still = ScrollView { box(20, 90).scrollTransition(.identity) { $0.opacity($1.isIdentity ? 1 : 0) } }
    #expect(try Drawn(still, width: 40, height: 40).frames.count == 1)
  }

  private struct Matched: View {
    @Namespace private var space
    let isSource: Bool

    var body: some View { box(20, 10).matchedGeometryEffect(id: 1, in: space, isSource: isSource) }
  }

  @Test("A view that moves with another is drawn where it is, and one that follows is told")
  func matched() throws {
    #expect(try Drawn(Matched(isSource: true)).list.diagnostics.isEmpty)
    let follower = try Drawn(Matched(isSource: false))
    #expect(follower.frames.count == 1 && follower.list.diagnostics.count == 1)
  }

  private final class Spaces {
    var ids: [Namespace.ID] = []
  }

  private struct Named: View {
    @Namespace private var first
    @Namespace private var second
    let spaces: Spaces

    var body: some View {
      let _ = spaces.ids += [first, second]
      Color.clear
    }
  }

  @Test("Each property of each view is a namespace of its own")
  func namespaces() throws {
    let spaces = Spaces()
    _ = try Drawn(
      HStack {
        Named(spaces: spaces); Named(spaces: spaces)
      })
    #expect(Set(spaces.ids).count == 4)
  }

  private struct Focused: View {
    @FocusState private var isFocused: Bool
    @FocusState private var field: Int?

    var body: some View {
      Text(isFocused || field != nil ? "focus" : "none").focused($isFocused).focused($field, equals: 1)
    }
  }

  @Test("Nothing has the focus off a device")
  func focus() throws { #expect(try Drawn(Focused()).texts == ["none"]) }

  @Test("Numbers between changes add, subtract, scale and have a length")
  func animatable() {
    var pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(12)))
    #expect(pair.magnitudeSquared == 169)
    pair.scale(by: 2)
    #expect(pair - AnimatablePair(1, .zero) + .zero == AnimatablePair(5, AnimatablePair(8, 24)))
    struct Still: Animatable {}
    #expect(Still().animatableData == EmptyAnimatableData())
  }
}
