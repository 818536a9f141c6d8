import Testing

@testable import CollectionLab

@Suite("The places of an overlay's numbers and names")
struct OverlayPlacerTests {
  private let room = CGRect(x: 0, y: 0, width: 200, height: 100)
  private let measured = CGRect(x: 40, y: 40, width: 20, height: 20)

  /// A note that leads upwards, for nothing, or to the left, for 50.
  private var leading: [OverlayNote.Candidate] {
    [
      OverlayNote.Candidate(
        measured: measured, pill: CGRect(x: 40, y: 0, width: 20, height: 10), cost: 0,
        leader: OverlayLeader(from: CGPoint(x: 50, y: 10), to: CGPoint(x: 50, y: 42))),
      OverlayNote.Candidate(
        measured: measured, pill: CGRect(x: 0, y: 45, width: 20, height: 10), cost: 50,
        leader: OverlayLeader(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 42, y: 50))),
    ]
  }

  /// The candidate that a note gets; `nil` for none.
  private func place(
    _ candidates: [OverlayNote.Candidate], texts: [CGRect] = [], viewports: [CGRect] = []
  ) throws -> Int? {
    let lettering = OverlayLettering(OverlayFixture.environment(), unit: 1)
    var placer = OverlayPlacer(
      texts: texts, thin: [], items: [], viewports: viewports, room: room, unit: 1)
    var note = OverlayNote(role: .section, text: try lettering.strong("1"), badge: nil, isStacked: false)
    note.candidates = candidates
    placer.place([note])
    #expect(placer.leftOut == (placer.placed.isEmpty ? 1 : 0))
    return placer.placed.first.flatMap { placed in candidates.firstIndex { $0.pill == placed.place.pill } }
  }

  @Test("lead no line across words")
  func leaders() throws {
    #expect(try place(leading) == 0)
    #expect(try place(leading, texts: [CGRect(x: 30, y: 20, width: 40, height: 10)]) == 1)
    let everywhere = [
      CGRect(x: 30, y: 20, width: 40, height: 10), CGRect(x: 25, y: 45, width: 10, height: 10),
    ]
    #expect(try place(leading, texts: everywhere) == nil)
  }

  @Test("set no dot and no pill on letters")
  func letters() throws {
    // The dot at (50, 42) has a radius of 2.75 with its ring; of the words' height a fifth above and below is free.
    #expect(try place(leading, texts: [CGRect(x: 51, y: 38, width: 30, height: 10)]) == 1)
    #expect(try place(leading, texts: [CGRect(x: 54, y: 38, width: 30, height: 10)]) == 0)
    // The pill ends at (60, 10).
    #expect(try place(leading, texts: [CGRect(x: 55, y: 2, width: 40, height: 10)]) == 1)
    #expect(try place(leading, texts: [CGRect(x: 55, y: 9, width: 40, height: 10)]) == 0)
  }

  @Test("draw no line that measures through letters, but along their edge")
  func extensions() throws {
    let line = DimensionLine(axis: .horizontal, start: 40, end: 60, position: 26, edge: 40)
    let above = OverlayNote.Candidate(
      measured: measured, pill: CGRect(x: 65, y: 20, width: 20, height: 10), cost: 0, dimension: line)
    var below = above
    below.pill.origin.y = 70
    below.dimension?.position = 76
    below.dimension?.edge = 60
    below.cost = 60
    #expect(try place([above, below]) == 0)
    // From 38 up to 22, at 40 and at 60.
    #expect(try place([above, below], texts: [CGRect(x: 30, y: 28, width: 25, height: 10)]) == 1)
    #expect(try place([above, below], texts: [CGRect(x: 40, y: 30, width: 18, height: 8)]) == 0)
  }

  @Test("stay on the screen that they are about and lead through no other")
  func screens() throws {
    let own = CGRect(x: 30, y: 12, width: 60, height: 80)
    let other = CGRect(x: 0, y: 12, width: 25, height: 80)
    #expect(try place(leading, viewports: [own, other]) == 0)
    #expect(try place([leading[1]], viewports: [own]) == 0)
    #expect(try place([leading[1]], viewports: [own, other]) == nil)
  }

  @Test(
    "all of a legend stands on the page, from where reading begins",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func legend(direction: LayoutDirection) {
    for overlay in [FigureOverlay.all, .frames, [.insets, .dimensions], .callouts] {
      for width in stride(from: CGFloat(40), through: 1600, by: 60) {
        for rows in [1, 4, 9, 16] {
          let metrics = OverlayMetrics(
            picture: CGSize(width: width, height: 200), overlay: overlay, rows: rows, direction: direction)
          #expect(metrics.legend.minX >= 0 && metrics.legend.maxX <= metrics.size.width + 0.01, "\(width)")
          #expect(metrics.legend.maxY <= metrics.size.height)
          #expect(metrics.legend.intersection(metrics.picture).isEmpty)
        }
      }
    }
  }
}
