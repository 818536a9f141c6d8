import Drawing
import Foundation

extension SVGBuffer {
  /// Appends `text` as character data or as an attribute's value.
  ///
  /// What XML reserves becomes entities; characters that XML 1.0 cannot hold are left out.
  mutating func write(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\t", "\n": write(character: scalar)
      case "\r": write("&#13;")
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": break
      default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
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
