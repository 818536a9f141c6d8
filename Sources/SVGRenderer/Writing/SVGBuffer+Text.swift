import Drawing
import Foundation

extension SVGBuffer {
  /// Appends `text` as character data or as an attribute's value.
  ///
  /// What XML reserves becomes entities; characters that XML 1.0 cannot hold, or advises against, are left out.
  mutating func write(escaped text: String) {
    var text = text
    text.withUTF8 { write(escaped: $0[...]) }
  }

  /// Appends whole characters in UTF-8 as character data or as an attribute's value.
  mutating func write(escaped utf8: Slice<UnsafeBufferPointer<UInt8>>) {
    // What needs no care is copied in one piece.
    var start = utf8.startIndex
    var index = start
    while index < utf8.endIndex {
      let (entity, length): (StaticString?, Int) =
        switch utf8[index] {
        case UInt8(ascii: "&"): ("&amp;", 1)
        case UInt8(ascii: "<"): ("&lt;", 1)
        case UInt8(ascii: ">"): ("&gt;", 1)
        case UInt8(ascii: "\""): ("&quot;", 1)
        case UInt8(ascii: "\r"): ("&#13;", 1)
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"): (nil, 0)
        case 0..<0x20, 0x7F: ("", 1)
        // U+0080 to U+009F.
        case 0xC2 where utf8.dropFirst(index + 1 - utf8.startIndex).first ?? 0xFF < 0xA0: ("", 2)
        // U+FFFE and U+FFFF.
        case 0xEF
        where utf8[index...].starts(with: [0xEF, 0xBF, 0xBE])
          || utf8[index...].starts(with: [0xEF, 0xBF, 0xBF]):
          ("", 3)
        default: (nil, 0)
        }
      if let entity {
        bytes.append(contentsOf: utf8[start..<index])
        write(entity)
        start = index + length
      }
      index += max(length, 1)
    }
    bytes.append(contentsOf: utf8[start...])
  }

  /// Appends ` name="…"` in the colour's hexadecimal digits, three where they say all.
  ///
  /// Opacity is an attribute of its own: not every reader knows `rgba()` (`rendering.md` 4.5).
  mutating func attribute(_ name: StaticString, _ color: SRGBColor) {
    open(name)
    write("#")
    let channels = [color.red, color.green, color.blue]
    let isShort = channels.allSatisfy { $0 >> 4 == $0 & 15 }
    for channel in channels {
      if !isShort { write(hexadecimal: channel >> 4) }
      write(hexadecimal: channel & 15)
    }
    close()
  }

  private mutating func write(hexadecimal digit: UInt8) {
    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }

  /// Appends `data` in base 64 (RFC 4648), padded.
  mutating func write(base64 data: some Collection<UInt8>) {
    var group: UInt32 = 0
    var held = 0
    bytes.reserveCapacity(bytes.count + (data.count + 2) / 3 * 4)
    for byte in data {
      group = group << 8 | UInt32(byte)
      held += 1
      if held == 3 {
        write(base64Digits: group, count: 4)
        group = 0
        held = 0
      }
    }
    guard held > 0 else { return }
    write(base64Digits: group << (8 * UInt32(3 - held)), count: held + 1)
    write(held == 1 ? "==" : "=")
  }

  /// Appends the first `count` of the four digits of 24 bits.
  private mutating func write(base64Digits group: UInt32, count: Int) {
    for index in 0..<count {
      let digit = UInt8(truncatingIfNeeded: group >> (18 - 6 * UInt32(index))) & 63
      switch digit {
      case 0..<26: bytes.append(UInt8(ascii: "A") + digit)
      case 26..<52: bytes.append(UInt8(ascii: "a") + digit - 26)
      case 52..<62: bytes.append(UInt8(ascii: "0") + digit - 52)
      case 62: bytes.append(UInt8(ascii: "+"))
      default: bytes.append(UInt8(ascii: "/"))
      }
    }
  }
}
