import Drawing

/// The faces of one family: which file has which weight and slant.
struct FontFamily: Sendable {
  /// One face.
  struct Face: Hashable, Sendable {
    var key: FontKey
    var weight: FontWeight
    var isItalic: Bool
  }

  let name: String
  var faces: [Face]

  /// The face nearest to what is asked for, as CSS chooses: the slant first, then the weight.
  ///
  /// Weights of 400 to 500 look up to 500, then down, then up; lighter ones down first, heavier ones up first.
  /// A family without italics gives its upright faces: nothing is slanted or emboldened by arithmetic.
  func face(weight: FontWeight, isItalic: Bool) -> Face? {
    let slanted = faces.filter { $0.isItalic == isItalic }
    let wanted = weight.value
    func distance(_ face: Face) -> Int {
      let value = face.weight.value
      if value == wanted { return 0 }
      let isHeavier = value > wanted
      if (400...500).contains(wanted) {
        if isHeavier && value <= 500 { return value - wanted }
        return isHeavier ? 2000 + value : 1000 + wanted - value
      }
      let isFirstChoice = wanted > 500 ? isHeavier : !isHeavier
      return (isFirstChoice ? 0 : 1000) + abs(value - wanted)
    }
    return (slanted.isEmpty ? faces : slanted).min { distance($0) < distance($1) }
  }
}
