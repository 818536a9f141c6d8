import Foundation
import _FoundationICU

/// Years, months and days in the words of a language, which Foundation's own format of durations does not know.
nonisolated struct CalendarWords {
  /// Units with how many of them there are, the largest first.
  let parts: [(count: Int, unit: UAMeasureUnit)]
  let width: Duration.UnitsFormatStyle.UnitWidth

  /// `1 year, 2 months`, by the rules of a locale; empty where it cannot be said.
  func string(in locale: Locale) -> String {
    var status = U_ZERO_ERROR
    let width =
      switch width {
      case .wide: UAMEASFMT_WIDTH_WIDE
      case .narrow: UAMEASFMT_WIDTH_NARROW
      default: UAMEASFMT_WIDTH_SHORT
      }
    guard let format = uameasfmt_open(locale.identifier, width, nil, &status) else { return "" }
    defer { uameasfmt_close(format) }
    let measures = parts.map { UAMeasure(value: Double($0.count), unit: $0.unit) }
    let capacity = 256
    let units = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      let length = uameasfmt_formatMultiple(
        format, measures, Int32(measures.count), buffer.baseAddress, Int32(capacity), &status)
      count = min(max(Int(length), 0), capacity)
    }
    return String(decoding: units, as: UTF16.self)
  }
}
