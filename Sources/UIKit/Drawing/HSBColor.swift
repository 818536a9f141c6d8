import Foundation

/// A colour as hue, saturation and brightness, each 0...1.
struct HSBColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// The colour of fractions of full intensity.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    brightness = high
    saturation = high == 0 ? 0 : range / high
    var sextant: CGFloat = 0
    if range > 0 {
      if high == red {
        sextant = (green - blue) / range
      } else if high == green {
        sextant = 2 + (blue - red) / range
      } else {
        sextant = 4 + (red - green) / range
      }
    }
    hue = (sextant < 0 ? sextant + 6 : sextant) / 6
  }

  /// Red, green and blue as fractions of full intensity.
  var rgb: [CGFloat] {
    let sextant = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: CGFloat) -> CGFloat {
      let place = (sextant + shift).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    return [channel(5), channel(3), channel(1)]
  }
}
