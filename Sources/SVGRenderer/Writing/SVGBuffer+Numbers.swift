import Drawing
import Foundation
import Geometry

/// `value` in whole thousandths, half away from zero.
func thousandths(_ value: CGFloat) -> Int { nearest(value * 1000) }

/// The whole number nearest to `value`, half away from zero.
///
/// What is no number, or beyond the whole numbers that a double counts exactly, is 0. Truncation is one instruction, where
/// `rounded` is a call of the C library.
func nearest(_ value: CGFloat) -> Int {
  guard value.magnitude < 9_007_199_254_740_992 else { return 0 }
  return Int(value < 0 ? value - 0.5 : value + 0.5)
}

extension SVGBuffer {
  /// Appends `value` with at most three decimals and no zero before the decimal point: `12`, `-.5`, `3.125`.
  mutating func write(number value: CGFloat) { write(thousandths: thousandths(value)) }

  /// Appends a whole number.
  mutating func write(integer value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    NumberText.appendInteger(value.magnitude, to: &bytes)
  }

  /// Appends a number of thousandths, as ``write(number:)`` does.
  mutating func write(thousandths value: Int) { write(fixed: value, unit: 1000) }

  /// Appends a factor with at most nine decimals.
  ///
  /// Factors multiply coordinates, so that three decimals would shift what is far from the origin: the scale of text in
  /// font units is about 0.006.
  mutating func write(factor value: CGFloat) {
    write(fixed: nearest(value * 1_000_000_000), unit: 1_000_000_000)
  }

  /// Appends `value / unit`, a power of ten, without trailing zeros.
  private mutating func write(fixed value: Int, unit: UInt) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let whole = value.magnitude / unit
    var rest = value.magnitude % unit
    if whole > 0 || rest == 0 { NumberText.appendInteger(whole, to: &bytes) }
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var divisor = unit / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / divisor))
      rest %= divisor
      divisor /= 10
    }
  }

  /// Appends the value of a `transform` attribute: a shift and a scaling where that says all, else the matrix.
  mutating func write(transform: CGAffineTransform) {
    guard transform.isScaleAndTranslation else {
      write("matrix(")
      for factor in [transform.a, transform.b, transform.c, transform.d] {
        write(factor: factor)
        write(" ")
      }
      write(number: transform.tx)
      write(" ")
      write(number: transform.ty)
      write(")")
      return
    }
    let isShifted = thousandths(transform.tx) != 0 || thousandths(transform.ty) != 0
    let isScaled = transform.a != 1 || transform.d != 1
    if isShifted || !isScaled {
      write("translate(")
      write(number: transform.tx)
      if thousandths(transform.ty) != 0 {
        write(" ")
        write(number: transform.ty)
      }
      write(")")
    }
    guard isScaled else { return }
    write("scale(")
    write(factor: transform.a)
    if transform.d != transform.a {
      write(" ")
      write(factor: transform.d)
    }
    write(")")
  }
}
