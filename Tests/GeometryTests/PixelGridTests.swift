import Foundation
import Geometry
import Testing

@Suite("The pixel grid")
struct PixelGridTests {
  @Test(
    "rounds fractions down, a hair below a pixel counting as on it",
    arguments: [
      // value, scale, expected: layout.md 1.3
      (106.66667, 2, 106.5), (93.33333, 2, 93), (95.4, 2, 95), (79.25, 2, 79),
      (127.6, 2, 127.5), (37.48068, 2, 37.5), (84.18, 2, 84), (84.58, 2, 84.5),
    ] as [(Double, Double, Double)])
  func floors(value: Double, scale: Double, expected: Double) {
    #expect(Double(PixelGrid(scale: scale).floor(value)) == expected)
  }

  @Test(
    "rounds positions to the nearest pixel, halves away from zero",
    arguments: [
      (80.333, 2.0, 80.5), (160.667, 2, 160.5), (-7.5, 3, -7.6666667), (69.1667, 3, 69.3333333),
      (0.25, 2, 0.5),
      (-0.25, 2, -0.5),
    ] as [(Double, Double, Double)])
  func nearest(value: Double, scale: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).nearest(value) - expected) < 1e-6)
  }

  @Test(
    "rounds measured text up: 17 points of SF are 20.287 high",
    arguments: [
      (20.28712, 3.0, 20.3333333), (20.28712, 2, 20.5), (40.57424, 2, 41), (12, 2, 12), (12.00001, 2, 12),
    ])
  func ceils(value: Double, scale: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).ceil(value) - expected) < 1e-6)
  }

  @Test("takes a scale that is no scale for 1", arguments: [0, -2, .nan, .infinity] as [Double])
  func badScale(scale: Double) {
    #expect(PixelGrid(scale: scale).pixelLength == 1)
  }
}
