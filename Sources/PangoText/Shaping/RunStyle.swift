import CPango
import Drawing
import Foundation

/// A run's style with everything found that shaping and stacking lines need.
final class RunStyle {
  let style: TextStyle
  let face: FontFace
  /// The name the font has for Pango.
  let family: String
  /// The type size in 1/1024 of a point.
  let size: Int32
  /// Added after every character but in joining scripts, in 1/1024 of a point.
  let spacing: Int32
  /// What the system font's tracking adds to its own glyphs, in 1/1024 of a point.
  let ownSpacing: Int32
  /// The line box above and below the baseline, in points.
  let above: Double
  let below: Double
  let words: WordShaper

  /// The style `style` in the fonts of `library`.
  ///
  /// Type sizes are kept within 1 to 2000 points; one that is not a number counts as 1.
  init(_ style: TextStyle, library: FontLibrary) throws(FontError) {
    let font = style.font
    let points = font.size.isNaN ? 1 : min(max(Double(font.size), 1), 2000)
    size = Int32((points * 1024).rounded())
    let key = try library.face(for: font)
    let face = try FontFaceStore.shared.face(key)
    family = try library.family(of: font).name
    self.style = style
    self.face = face
    spacing = Self.units(style.tracking + style.kerning)
    var (ascent, descent) = (face.ascent * points, face.descent * points)
    if case .system(let design) = font.family {
      ascent = SystemFont.ascent * points
      descent = SystemFont.descent * points
      ownSpacing = Self.units(SystemFont.tracking(size: points, weight: font.weight, design: design) * points)
    } else {
      ownSpacing = 0
    }
    if let height = font.lineHeight, height.isFinite {
      let half = (max(Double(height), 0) - ascent - descent) / 2
      ascent += half
      descent += half
    }
    let raised = style.baselineOffset.isFinite ? Double(style.baselineOffset) : 0
    above = ascent + raised
    below = descent - raised
    words = WordShaper(
      face: face, size: size, spacing: spacing + ownSpacing, features: Self.features(style),
      isTrusted: key.file.hasPrefix(DebianFonts.interFolder + "/"))
  }

  /// The type size in points.
  var points: CGFloat { CGFloat(size) / 1024 }

  /// The OpenType features of a style: `calt` off unless asked for (`rendering.md` 14.1), no ligatures while tracked.
  static func features(_ style: TextStyle) -> [FontFeature] {
    var features = [FontFeature(tag: "calt", value: 0)]
    if style.tracking != 0 {
      features += ["liga", "clig", "dlig"].map { FontFeature(tag: $0, value: 0) }
    }
    if style.font.usesMonospacedDigits { features.append(FontFeature(tag: "tnum")) }
    return features + style.font.features.filter { $0.tag.utf8.count == 4 }
  }

  /// Points as 1/1024 of a point, kept within ±32,767 points; not a number counts as none.
  static func units(_ points: CGFloat) -> Int32 {
    points.isNaN ? 0 : Int32((min(max(points, -32767), 32767) * 1024).rounded())
  }
}
