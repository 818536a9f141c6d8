import Drawing
import Foundation
import Geometry

/// Two states of a content side by side, with outlines around what is not the same in both.
struct PictureComparison: CaptionedPictures {
  let before: any DisplayListSource
  let after: any DisplayListSource
  let captions: (before: String, after: String)

  func displayList(
    in environment: DrawingEnvironment, markup: FigureMarkup,
    figureWidth: (_ width: CGFloat) throws -> CGFloat
  ) throws -> DisplayList {
    var inner = environment
    (inner.includesAnnotations, inner.includesNames) = (true, true)
    let pictures = try markup.cropped([before.displayList(in: inner), after.displayList(in: inner)])
    let (old, new) = (pictures[0], pictures[1])
    let (elements, others) = (ComparedElements(old), ComparedElements(new))
    let changes = ElementChanges(from: elements, to: others)
    let width = try figureWidth(SideBySide.width(of: [old.size, new.size]))
    let unit = max(1, width / OverlayMetrics.columnWidth)
    let shown = try markup.focused(
      [
        marked(old, changes.before, unit, in: environment), marked(new, changes.after, unit, in: environment),
      ], in: environment)
    let list = try SideBySide.displayList(
      of: [(captions.before, shown[0]), (captions.after, shown[1])], in: environment, figureWidth: figureWidth
    )
    return elements.isEmpty && others.isEmpty ? list.saying(.nothingToCompare) : list
  }

  /// A picture with the outlines of what has changed, and a word on the upper edge of each.
  private func marked(
    _ list: DisplayList, _ changes: [ElementChanges.Change], _ unit: CGFloat,
    in environment: DrawingEnvironment
  ) throws -> DisplayList {
    var pen = OverlayPen(
      palette: OverlayPalette(environment), unit: unit, displayScale: environment.traits.displayScale)
    let lettering = OverlayLettering(environment, unit: unit)
    let isRightToLeft = environment.traits.layoutDirection == .rightToLeft
    var marks: [DisplayItem] = []
    /// Takes what the pen has drawn of a change.
    func mark(_ change: ElementChanges.Change) throws {
      var element = DisplayElement(frame: change.element.frame)
      element.explains = change.element.identity
      marks.append(try .scope(DisplayScope(element: element, items: pen.items)))
      pen.items = []
    }
    for change in changes {
      try pen.boxes([OverlayBox(frame: change.element.frame)], change.kind.role, in: change.element.region)
      try mark(change)
    }
    for change in changes {
      let note = OverlayNote(
        role: change.kind.role, text: try lettering.strong(change.kind.words), badge: nil, isStacked: false)
      let (size, seen) = (note.pillSize(unit), change.element.seen)
      let indent = 8 * unit
      let place = CGPoint(
        x: isRightToLeft ? seen.minX + indent : seen.maxX - indent - size.width,
        y: max(seen.minY - size.height / 2, change.element.region.minY))
      try pen.pill(note, at: CGRect(origin: place, size: size))
      try mark(change)
    }
    return DisplayList(size: list.size, items: list.items + marks, diagnostics: list.diagnostics)
  }
}

nonisolated extension ElementChanges.Kind {
  /// Whose line the outline has.
  var role: OverlayRole {
    switch self {
    case .gone: .pinned
    case .new: .section
    case .moved: .group
    case .changed: .orthogonal
    }
  }

  /// What is written on it: a sign, and a word.
  var words: String {
    switch self {
    case .gone: "− gone"
    case .new: "+ new"
    case .moved: "↕ moved"
    case .changed: "≠ changed"
    }
  }
}

nonisolated extension DrawingDiagnostic {
  /// Pictures without a collection.
  static var nothingToCompare: DrawingDiagnostic {
    DrawingDiagnostic(
      "there is nothing to compare: neither picture shows a collection; both are drawn as they are")
  }
}
