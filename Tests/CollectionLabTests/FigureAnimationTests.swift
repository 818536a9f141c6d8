import Testing

@testable import CollectionLab

@Suite("A figure in motion") struct FigureAnimationTests {
  /// Ten rows 100 points high, and a carousel above them.
  private struct Screen: View {
    var rows = Array(0..<10)
    var color = Color.blue
    var behavior = CollectionLayoutSectionOrthogonalScrollingBehavior.continuous

    var body: some View {
      CollectionView {
        Section {
          ForEach(0..<6, id: \.self) { _ in Color.green }
        }
        .collectionLayout(.carousel(behavior, spacing: 0))
        .collectionItemWidth(100)
        .collectionItemHeight(50)
        Section {
          ForEach(rows, id: \.self) { _ in color }
        }
        .collectionLayout(.list(spacing: 0))
        .collectionItemHeight(100)
      }
    }
  }

  private let environment = DrawingEnvironment(
    width: 200, height: 300, textMeasurer: MonospacedTextMeasurer())

  /// Where elements stand in a picture, by what they are.
  private func places(_ list: DisplayList) -> [ElementIdentity: CGRect] {
    var places: [ElementIdentity: CGRect] = [:]
    func walk(_ items: [DisplayItem]) {
      for item in items {
        guard case .scope(let scope) = item.content else { continue }
        if let identity = scope.element?.identity { places[identity] = scope.element?.frame }
        walk(scope.items)
      }
    }
    walk(list.items)
    return places
  }

  /// How far the carousel is scrolled, whose cards are 100 points wide.
  private func rowOffset(_ list: DisplayList) -> CGFloat? {
    places(list).first { $0.key.section == 0 }.map { CGFloat($0.key.item * 100) - $0.value.minX }
  }

  @Test("scrolls from its still picture to the picture at the content's end")
  func scrolling() throws {
    let animation = try FigureAnimation.scroll().frames(of: Screen(), in: environment)
    #expect(animation.frames[0].list.items == (try Screen().displayList(in: environment)).items)
    // 50 + 10 · 100 points of content in a view of 300.
    var atEnd = environment
    atEnd.contentOffset.y = 750
    #expect(animation.frames.last?.list.items == (try Screen().displayList(in: atEnd)).items)
    #expect(animation.framesPerSecond == 15)
    // Held for 0.6 and 1.4 s more: 9 and 21 frames.
    #expect(animation.frames.first?.count == 1 + 9)
    #expect(try #require(animation.frames.last?.count) >= 1 + 21)
  }

  @Test("slows down as UIKit's scroll views do: what is left shrinks by 0.998 each millisecond")
  func deceleration() throws {
    let positions = TimingCurve.slowingDown(from: 100, to: 500, speedKept: 0.998, framesPerSecond: 20)
    #expect(positions.first == 100 && positions.last == 500)
    // After 50 ms 0.998^50 = 0.904751… of the 400 points are left, to a 64th of a point.
    #expect(abs(positions[1] - (500 - 400 * 0.904751)) < 1.0 / 64)
    // After 100 ms the square of that.
    #expect(abs(positions[2] - (500 - 400 * 0.904751 * 0.904751)) < 1.0 / 64)
    // Half a point is left after ln(800) / -ln(0.998) = 3339 ms: 67 frames of 50 ms.
    #expect(positions.count == 68)
    #expect(TimingCurve.slowingDown(from: 3, to: 3, speedKept: 0.99, framesPerSecond: 15) == [3])
  }

  @Test("eases in and out: slow at both ends, half of the way at half of the time")
  func easing() {
    #expect(TimingCurve.easeInOut(0) == 0 && TimingCurve.easeInOut(1) == 1)
    #expect(abs(TimingCurve.easeInOut(0.5) - 0.5) < 1e-12)
    // The curve's point for t = 0.25: x = 3·9/16·1/4·0.42 + 3·3/4·1/16·0.58 + 1/64, y = 3·3/4·1/16 + 1/64 = 0.15625.
    let x = 3.0 * 9 / 64 * 0.42 + 9.0 / 64 * 0.58 + 1.0 / 64
    #expect(abs(TimingCurve.easeInOut(x) - 0.15625) < 1e-9)
  }

  @Test("scrolls to a given end, no further than the content goes, and from a given start")
  func givenEnds() throws {
    let animation = try FigureAnimation.scroll(from: 100, to: 400).frames(of: Screen(), in: environment)
    // The first row begins at 50, the fifth at 450.
    #expect(places(animation.frames[0].list)[.item(section: 1, item: 0)]?.minY == -50)
    #expect(places(animation.frames.last!.list)[.item(section: 1, item: 4)]?.minY == 50)
    let beyond = try FigureAnimation.scroll(to: 9000).frames(of: Screen(), in: environment)
    #expect(places(beyond.frames.last!.list)[.item(section: 1, item: 9)]?.maxY == 300)
    #expect(
      beyond.diagnostics.map(\.description) == [
        "the content scrolls to 750 pt, not to the 9000 pt asked for: it ends there"
      ])
    #expect(animation.diagnostics.isEmpty)
  }

  @Test("begins with its key frame, and then goes on to its end and from its start to there")
  func keyFrame() throws {
    let scroll = FigureAnimation.scroll(from: 0, to: 400)
    let plain = try scroll.frames(of: Screen(), in: environment)
    let count = plain.frames.count
    let third = try scroll.beginning(at: .frame(3)).frames(of: Screen(), in: environment)
    #expect(third.frames == Array(plain.frames[3...] + plain.frames[..<3]))
    #expect(third.duration == plain.duration)
    let last = try scroll.beginning(at: .progress(1)).frames(of: Screen(), in: environment)
    #expect(last.frames[0] == plain.frames[count - 1] && last.frames[1] == plain.frames[0])
    let half = try scroll.beginning(at: .progress(0.5)).frames(of: Screen(), in: environment)
    #expect(half.frames[0] == plain.frames[Int((0.5 * Double(count - 1)).rounded())])
    #expect(throws: FigureAnimationError.noFrame(count, count: count)) {
      try scroll.beginning(at: .frame(count)).frames(of: Screen(), in: environment)
    }
    // Where the way ends as it began, the two are one picture in the middle of the rotated loop.
    let lists = [10.0, 20, 10].map { width in
      DisplayList(size: CGSize(width: width, height: 5), items: [])
    }.enumerated().map { index, list in
      DisplayList(
        size: list.size,
        items: [try! .fill(Path(CGRect(x: 0, y: 0, width: list.size.width, height: 5)), with: .color(.black))]
      )
    }
    let loop = DisplayAnimation(lists, framesPerSecond: 10, firstHeld: 0.2, lastHeld: 0.3)
    // Two frames more for the first picture and three for the last: 3 + 4 in one.
    #expect(loop.beginning(atFrame: 1).frames.map(\.count) == [1, 7])
  }

  @Test("moves a carousel in one flick, or card by card where it pages, and rests where the row rests")
  func carousel() throws {
    let flick = try FigureAnimation.scroll(section: 0, to: 250).frames(of: Screen(), in: environment)
    #expect(rowOffset(flick.frames.last!.list) == 250)
    let paging = try FigureAnimation.scroll(section: 0, to: 190)
      .frames(of: Screen(behavior: .groupPaging), in: environment)
    // 190 is nearest to the card at 200; the row rests at 100 on its way there.
    let positions = paging.frames.map { rowOffset($0.list) ?? -1 }
    #expect(positions.last == 200)
    let pause = try #require(paging.frames.first { rowOffset($0.list) == 100 })
    // 0.4 s of 15 frames a second, and the frame it arrived in.
    #expect(pause.count == 7)
    #expect(positions == positions.sorted())
  }

  @Test("goes from one state of a view to another, through the middle at half of the time")
  func update() throws {
    let rows = [0, 1, 2]
    // 0.4 s at 15 frames a second are six steps; the third is the middle.
    let animation = try FigureAnimation.update(
      duration: 0.4, from: { Screen(rows: rows) }, to: { Screen(rows: [2, 1, 5]) }
    ).frames(of: Screen(), in: environment)
    #expect(animation.frames.count == 7)
    #expect(animation.frames[0].list.items == (try Screen(rows: rows).displayList(in: environment)).items)
    #expect(
      animation.frames[6].list.items == (try Screen(rows: [2, 1, 5]).displayList(in: environment)).items)
    let middle = places(animation.frames[3].list)
    // Row 2 goes from 250 to 50, row 1 stays at 150, row 5 comes at 250.
    #expect(abs(try #require(middle[.item(section: 1, item: 0)]).minY - 150) < 1e-9)
    #expect(middle[.item(section: 1, item: 1)]?.minY == 150)
    #expect(middle[.item(section: 1, item: 2)]?.minY == 250)
  }

  @Test("takes elements to their new sizes where only the room they have changes")
  func resizing() throws {
    let animation = try FigureAnimation.update(
      duration: 0.4, from: { Screen(rows: [1]).frame(width: 200) },
      to: { Screen(rows: [1]).frame(width: 100) }
    ).frames(of: Screen(), in: environment)
    let widths = animation.frames.map { places($0.list)[.item(section: 1, item: 0)]?.width }
    #expect(widths.first == 200 && widths.last == 100)
    #expect(abs((try #require(widths[3])) - 150) < 1e-9)
  }

  @Test("has room for both states where a figure is as high as its content")
  func ownHeight() throws {
    var open = environment
    open.height = nil
    let animation = try FigureAnimation.update(from: { Screen(rows: [1, 2, 3]) }, to: { Screen(rows: [2]) })
      .frames(of: Screen(), in: open)
    #expect(animation.frames.allSatisfy { $0.list.size == CGSize(width: 200, height: 350) })
  }

  @Test("says why it stands still")
  func still() throws {
    #expect(throws: FigureAnimationError.nothingScrolls) {
      try FigureAnimation.scroll().frames(of: Color.red, in: environment)
    }
    #expect(throws: FigureAnimationError.alreadyThere) {
      try FigureAnimation.scroll().frames(of: Screen(rows: [1]), in: environment)
    }
    #expect(throws: FigureAnimationError.noRow(section: 1)) {
      try FigureAnimation.scroll(section: 1).frames(of: Screen(), in: environment)
    }
  }

  @Test("what explains a figure is in every frame, as in its still pictures, and all are of one size")
  func explained() throws {
    let figure = Figure("a", caption: "A.", alternativeText: "A.", overlay: .frames, frame: .device) {
      Screen()
    }
    let animation = try figure.frames(.scroll(to: 300), in: environment)
    let size = try figure.displayList(in: environment).size
    #expect(animation.frames.count > 2)
    #expect(animation.frames.allSatisfy { $0.list.size == size })
    for frame in animation.frames {
      // A device's edge, 3 % of 200 points at the least, and the outlines of rows in it.
      let texts = OverlayFixture.texts(frame.list.items)
      #expect(texts.contains("item") && texts.contains("section"), "\(texts)")
    }
    let plain = try figure.frames(.scroll(to: 300), in: environment, overlay: [], frame: FigureFrame.none)
    #expect(plain == (try FigureAnimation.scroll(to: 300).frames(of: Screen(), in: environment)))
  }

  @Test("a legend has the rows of all frames from the first on")
  func legend() throws {
    // The carousel, which alone scrolls by itself, is gone after 50 points.
    let figure = Figure("a", caption: "A.", alternativeText: "A.", overlay: .frames) { Screen() }
    let animation = try figure.frames(.scroll(to: 400), in: environment)
    let rows = animation.frames.map { frame in
      OverlayFixture.texts(frame.list.items).filter { OverlayRole.allCases.map(\.name).contains($0) }
    }
    #expect(rows[0].contains("scrolls by itself") && rows.allSatisfy { $0 == rows[0] })
  }

  @Test("a crop is one window on what is seen of its section in any frame")
  func cropped() throws {
    let figure = Figure("a", caption: "A.", alternativeText: "A.", crop: 0) { Screen() }
    let animation = try figure.frames(.scroll(to: 400), in: environment)
    // The carousel at the top, 50 points high, which leaves.
    #expect(animation.frames.allSatisfy { $0.list.size == CGSize(width: 200, height: 50) })
    #expect(throws: DrawingDiagnostic.self) { try figure.frames(.scroll(to: 400), in: environment, crop: 7) }
  }

  @Test("frames in which nothing is in focus are dimmed as the others")
  func dimmed() throws {
    let figure = Figure("a", caption: "A.", alternativeText: "A.", focus: ["1.0"]) { Screen() }
    let animation = try figure.frames(.scroll(to: 700), in: environment)
    func isDimmed(_ item: DisplayItem) -> Bool {
      if case .fill(_, .color(let color), _) = item.content { color.alpha == 0.6 } else { false }
    }
    #expect(animation.frames.allSatisfy { $0.list.items.contains(where: isDimmed) })
    #expect(animation.diagnostics == [])
    // The first row of the list is out of sight at the end, and the veil the last thing there.
    #expect(animation.frames.last.map { isDimmed($0.list.items[$0.list.items.count - 1]) } == true)
    #expect(throws: DrawingDiagnostic.nothingInFocus(["9.9"])) {
      try figure.frames(.scroll(to: 700), in: environment, focus: ["9.9"])
    }
  }

  @Test("an update is explained from its first state to its last")
  func explainedUpdate() throws {
    let update = FigureAnimation.update {
      Screen(rows: [0, 1])
    } to: {
      Screen(rows: [0, 1, 2])
    }
    let figure = Figure("a", caption: "A.", alternativeText: "A.", overlay: .frames, animation: update) {
      Screen()
    }
    let animation = try figure.frames(in: environment)
    #expect(animation.frames.count > 2 && animation.diagnostics == [])
    #expect(animation.frames.allSatisfy { OverlayFixture.texts($0.list.items).contains("item") })
  }
}
