import Drawing

/// What makes Inter stand in for SF: SF's line box, and tracking that gives SF's widths.
///
/// The other designs take SF's line box too; their widths are their own.
enum SystemFont {
  /// The baseline below the top of a line, in em: SF's 1950 of 2048 units (`views.md` 6.5).
  static let ascent = 1950.0 / 2048
  /// The line box below the baseline, in em: SF's 494 of 2048 units.
  static let descent = 494.0 / 2048

  /// The family a design is drawn with.
  ///
  /// Debian has no rounded face that goes with Inter, so that `rounded` is the default face.
  static func family(_ design: FontDesign) -> String {
    switch design {
    case .default, .rounded: "Inter"
    case .serif: "Noto Serif"
    case .monospaced: "Noto Sans Mono"
    }
  }

  private static let sizes = [11.0, 13, 15, 17, 20, 22, 28, 34]
  /// Fitted on a simulator against Inter, in em a character, by weight (`views.md` 6.5).
  private static let rows: [(weight: Double, tracking: [Double])] = [
    (400, [0.0045, -0.0074, -0.0174, -0.0271, -0.0378, -0.0448, -0.0468, -0.0496]),
    (600, [0.0152, 0.0039, -0.0062, -0.0160, -0.0267, -0.0321, -0.0339, -0.0361]),
    (700, [0.0229, 0.0102, 0.0009, -0.0089, -0.0189, -0.0243, -0.0253, -0.0275]),
  ]

  /// The tracking that gives Inter SF's widths, in em a character: the table's, straight between its sizes and
  /// weights and constant outside.
  static func tracking(size: Double, weight: FontWeight, design: FontDesign) -> Double {
    guard design == .default || design == .rounded else { return 0 }
    let weight = Double(weight.value)
    guard let heavier = rows.firstIndex(where: { $0.weight >= weight }) else {
      return interpolate(rows[rows.count - 1].tracking, at: size)
    }
    let heavy = interpolate(rows[heavier].tracking, at: size)
    guard heavier > 0 else { return heavy }
    let light = interpolate(rows[heavier - 1].tracking, at: size)
    let share = (weight - rows[heavier - 1].weight) / (rows[heavier].weight - rows[heavier - 1].weight)
    return light + (heavy - light) * share
  }

  private static func interpolate(_ row: [Double], at size: Double) -> Double {
    guard size > sizes[0] else { return row[0] }
    for index in 1..<sizes.count where size <= sizes[index] {
      let share = (size - sizes[index - 1]) / (sizes[index] - sizes[index - 1])
      return row[index - 1] + (row[index] - row[index - 1]) * share
    }
    return row[row.count - 1]
  }
}
