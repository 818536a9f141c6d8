import Drawing
import Foundation
import Testing
import UIKit

/// Colours (`views.md` 6.1, 6.2).
@Suite("UIColor")
struct ColorTests {
  init() { useMonospacedText() }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("System colours depend on the style")
  func dynamic() {
    #expect(UIColor.label.resolved(for: light) == .black)
    #expect(UIColor.label.resolved(for: dark) == .white)
    #expect(UIColor.systemBlue.resolved(for: light) == SRGBColor(hex: 0x007AFF))
    #expect(UIColor.systemBlue.resolved(for: dark) == SRGBColor(hex: 0x0A84FF))
    #expect(UIColor.systemBlue.resolved(for: light, palette: .iOS26) == SRGBColor(hex: 0x0088FF))
    #expect(
      UIColor.secondaryLabel.resolved(for: light) == SRGBColor(red: 60, green: 60, blue: 67, alpha: 0.6))
    #expect(UIColor.separator.resolved(for: dark) == SRGBColor(red: 84, green: 84, blue: 88, alpha: 0.6))
    let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(UIColor.systemBackground.resolved(for: dark) == .black)
    #expect(UIColor.systemBackground.resolved(for: elevated) == SRGBColor(hex: 0x1C1C1E))
  }

  @Test("Fixed colours are UIKit's")
  func fixed() {
    #expect(UIColor.orange.resolved(for: dark) == SRGBColor(hex: 0xFF8000))
    #expect(UIColor.darkGray.resolved(for: light) == SRGBColor(hex: 0x555555))
    #expect(UIColor.lightGray.resolved(for: light) == SRGBColor(hex: 0xAAAAAA))
    #expect(UIColor.clear.resolved(for: light).alpha == 0)
  }

  @Test("A provider decides whenever it is asked")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    #expect(color.resolved(for: dark) == .white)
    #expect(color.resolvedColor(with: light) == .red)
    #expect(color.withAlphaComponent(0.5).resolved(for: light).alpha == 0.5)
    #expect(color == color)
    #expect(color != UIColor { _ in .red })
  }

  @Test("Components come back as they went in")
  func components() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(!color.getWhite(&red, alpha: nil))
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&red, alpha: &alpha))
    #expect(red == 0.25)
    #expect(color == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(UIColor.label.withAlphaComponent(0.3).resolved(for: light).alpha == 0.3)
  }

  @Test(
    "Hue, saturation and brightness",
    arguments: [
      // Pure red, yellow, green and blue lie at 0, 60, 120 and 240 degrees.
      (0, 0xFF0000), (60, 0xFFFF00), (120, 0x00FF00), (240, 0x0000FF), (300, 0xFF00FF),
    ] as [(Int, UInt32)])
  func hue(degrees: Int, hex: UInt32) {
    let color = UIColor(hue: CGFloat(degrees) / 360, saturation: 1, brightness: 1, alpha: 1)
    #expect(color.resolved(for: light) == SRGBColor(hex: hex))
    var hue: CGFloat = 0
    color.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    #expect(abs(hue * 360 - CGFloat(degrees)) < 1e-9)
  }

  @Test("The current traits decide where no others are named")
  func current() {
    dark.performAsCurrent {
      #expect(UIColor.label.cgColor == CGColor(.white))
    }
    #expect(UIColor.label.cgColor == CGColor(.black))
  }

  @Test("A colour literal is a colour")
  func literal() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red)
  }
}
