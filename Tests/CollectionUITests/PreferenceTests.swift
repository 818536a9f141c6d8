import Drawing
import Foundation
import Geometry
import Testing

@testable import CollectionUI

nonisolated private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

nonisolated private enum Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

nonisolated private enum Place: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

nonisolated private enum Corners: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

private func named(_ name: String) -> some View { box(10).preference(key: Names.self, value: [name]) }

@Suite struct PreferenceTests {
  /// What arrives above `view`.
  private func names(_ view: some View) throws -> [String] {
    let drawn = try Drawn(
      view.overlayPreferenceValue(Names.self) { Text($0.joined(separator: " ")).fixedSize() })
    return drawn.texts.last?.split(separator: " ").map(String.init) ?? []
  }

  @Test("Preferences flow up through containers and are combined in the order of declaration")
  func order() throws {
    let view = VStack {
      HStack {
        named("a").zIndex(5)
        named("b")
      }
      ZStack {
        named("c").zIndex(1)
        named("d")
      }
      named("e").padding().frame(width: 50)
      GeometryReader { _ in named("f") }
      named("g").hidden()
      AnyLayout(HStackLayout()) {
        named("h").zIndex(3)
        named("i")
      }
    }
    #expect(try names(view) == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
    #expect(try names(box(1)) == [])
  }

  @Test("A preference replaces those from inside, a transform edits them, and readers do not consume")
  func replacing() throws {
    let pair = HStack {
      named("a")
      named("b")
    }
    #expect(try names(pair.preference(key: Names.self, value: ["z"])) == ["z"])
    #expect(try names(pair.transformPreference(Names.self) { $0.append("y") }) == ["a", "b", "y"])
    #expect(try names(box(1).transformPreference(Names.self) { $0.append("y") }) == ["y"])
    #expect(try names(pair.overlayPreferenceValue(Names.self) { _ in Color.clear }) == ["a", "b"])
    #expect(try names(pair.onPreferenceChange(Names.self) { _ in }) == ["a", "b"])
  }

  @Test("Both layers contribute: the primary first for an overlay, last for a background")
  func layers() throws {
    #expect(try names(named("a").overlay(named("b"))) == ["a", "b"])
    #expect(try names(named("a").background(named("b"))) == ["b", "a"])
    #expect(try names(named("a").overlayPreferenceValue(Names.self) { _ in named("b") }) == ["a", "b"])
    #expect(try names(named("a").backgroundPreferenceValue(Names.self) { _ in named("b") }) == ["b", "a"])
  }

  @Test("A background made from a preference is drawn behind")
  func backgroundLayer() throws {
    let view = box(40).preference(key: Width.self, value: 12)
      .backgroundPreferenceValue(Width.self, alignment: .topLeading) { box($0, 5) }
    #expect(
      try Drawn(view).frames
        == [CGRect(x: 0, y: 0, width: 12, height: 5), CGRect(x: 0, y: 0, width: 40, height: 20)])
  }

  @Test("A width that is read in the first pass sets frames in the second")
  func secondPass() throws {
    struct Equal: View {
      @State var width: CGFloat?
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          ForEach([30, 70, 50] as [CGFloat], id: \.self) { length in
            box(length, 10)
              .background { GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) } }
              .frame(width: width, alignment: .leading)
              .background(Color.red)
          }
        }
        .onPreferenceChange(Width.self) { width = $0 }
      }
    }
    let drawn = try Drawn(Equal())
    #expect(drawn.list.diagnostics.isEmpty)
    // Three red backgrounds 70 wide, and the box that is as wide itself.
    #expect(drawn.frames.map(\.width) == [70, 30, 70, 70, 70, 50])
  }

  @Test("An action runs at first and only when the value changes")
  func actions() throws {
    var told: [CGFloat] = []
    struct Root: View {
      var width: CGFloat
      let tell: (CGFloat) -> Void
      var body: some View {
        box(width).preference(key: Width.self, value: width).onPreferenceChange(Width.self, perform: tell)
      }
    }
    let host = ViewHost(rootView: Root(width: 3) { told.append($0) })
    for width in [3, 3, 8] as [CGFloat] {
      host.rootView = Root(width: width) { told.append($0) }
      _ = try texts(host)
    }
    #expect(told == [3, 8])
  }

  @Test("A geometry that keeps changing state is drawn three times and told")
  func unsettled() throws {
    struct Growing: View {
      @State var width: CGFloat = 10
      var body: some View {
        box(width).onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 + 1 }
      }
    }
    let drawn = try Drawn(Growing())
    // 10 in the first pass, then 11, then 12.
    #expect(drawn.list.size.width == 12)
    #expect(drawn.list.diagnostics.count == 1)
  }

  @Test("Anchors are read in the space of another view, from the leading edge")
  func anchors() throws {
    func view() -> some View {
      HStack(spacing: 10) {
        box(20)
        box(30).anchorPreference(key: Place.self, value: .bounds) { $0 }
      }
      .padding(.leading, 5)
      .overlayPreferenceValue(Place.self, alignment: .topLeading) { anchor in
        GeometryReader { proxy in
          if let anchor {
            Color.red.frame(width: proxy[anchor].width, height: proxy[anchor].height)
              .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
          }
        }
      }
    }
    // 5 of padding, 20, and 10 between: the second box stands at 35 of 65.
    let drawn = try Drawn(view())
    #expect(drawn.frames.last == CGRect(x: 35, y: 0, width: 30, height: 20))
    let mirrored = try Drawn(view(), traits: Traits(layoutDirection: .rightToLeft))
    #expect(mirrored.frames.last == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(mirrored.frames[1] == mirrored.frames[2])
  }

  @Test("A transform of an anchor's preference adds to those inside")
  func transformedAnchors() throws {
    let view = box(20)
      .transformAnchorPreference(key: Corners.self, value: .bottomTrailing) { $0.append($1) }
      .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      .transformAnchorPreference(key: Corners.self, value: .point(CGPoint(x: 6, y: 7))) { $0.append($1) }
      .overlayPreferenceValue(Corners.self) { anchors in
        GeometryReader { proxy in
          Text(anchors.map { "\(Int(proxy[$0].x)),\(Int(proxy[$0].y))" }.joined(separator: " ")).fixedSize()
        }
      }
    #expect(try Drawn(view).texts == ["22,21 6,7"])
  }

  @Test("Frames are read in local, named and global spaces")
  func spaces() throws {
    let view = GeometryReader { proxy in
      let frames = [proxy.frame(in: .local), proxy.frame(in: .named("room")), proxy.frame(in: .global)]
      Text(frames.map { "\(Int($0.minX)),\(Int($0.minY))" }.joined(separator: " ")).fixedSize()
    }
    .frame(width: 50, height: 40)
    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .coordinateSpace(name: "room")
    .padding(EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 0))
    #expect(try Drawn(view).texts == ["0,0 2,1 22,11"])
  }
}
