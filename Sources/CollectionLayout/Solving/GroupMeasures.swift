import Foundation
import Geometry

/// What cells have made of the groups of a section.
struct GroupMeasures: Sendable {
  /// What cells have been measured to.
  var cells: MeasuredCells
  /// The same when groups were placed last, where an item's place says what its cell is asked.
  var placedCells: MeasuredCells?
  /// The items measured since groups were placed last.
  var changed: [Int] = []
  /// How thick measured groups are across the direction in which they follow one another, in points; nil until one differs.
  var thicknesses: LengthRope?
  /// How many anchored views each group has, by kind, where groups have been broken anew.
  var badges: [String: Tally] = [:]
  /// The longest measured item of the section on each axis that some share (`layout.md` 1.4).
  var uniform = MeasuredSize()
  /// Whether that has changed since groups were placed last.
  var needsLevelling = false
}

extension GroupSequence {
  /// What has been measured, to be changed.
  private var known: GroupMeasures {
    get { measures.isEmpty ? GroupMeasures(cells: noCells) : measures[0] }
    _modify {
      if measures.isEmpty { measures = [GroupMeasures(cells: noCells)] }
      yield &measures[0]
    }
  }

  private var noCells: MeasuredCells {
    MeasuredCells(count: itemCount, hasQuestions: recipe.changesRoles)
  }

  var cells: MeasuredCells {
    get { measures.isEmpty ? noCells : measures[0].cells }
    _modify { yield &known.cells }
  }

  var placedCells: MeasuredCells? {
    get { measures.isEmpty ? nil : measures[0].placedCells }
    _modify { yield &known.placedCells }
  }

  var changed: [Int] {
    get { measures.isEmpty ? [] : measures[0].changed }
    _modify { yield &known.changed }
  }

  var thicknesses: LengthRope? {
    get { measures.isEmpty ? nil : measures[0].thicknesses }
    _modify { yield &known.thicknesses }
  }

  var badges: [String: Tally] {
    get { measures.isEmpty ? [:] : measures[0].badges }
    _modify { yield &known.badges }
  }

  var uniform: MeasuredSize {
    get { measures.isEmpty ? MeasuredSize() : measures[0].uniform }
    _modify { yield &known.uniform }
  }

  var needsLevelling: Bool {
    get { measures.isEmpty ? false : measures[0].needsLevelling }
    _modify { yield &known.needsLevelling }
  }
}
