import CollectionLab

/// A test picture whose pixels are known, which tells whether a machine draws as others do.
@MainActor
public enum Canary {
  /// The SHA-256 of the picture's pixels with Debian 12's libraries and fonts.
  public static let expected = "0a597439f744fd4ff27c1132ac8efb15fac061f098f60940deb459fed7cef80f"

  /// The SHA-256 of the picture's pixels here, in lower-case hexadecimal digits.
  ///
  /// - Throws: where the picture cannot be drawn.
  public static func digest() throws -> String {
    let renderer = ImageRenderer(content: content)
    renderer.scale = 2
    return FontLibrary.digest(of: try renderer.bitmap().bytes)
  }

  /// Text of several sizes and scripts, gradients, corners, hairlines, opacity and a shadow.
  private static var content: some View {
    VStack(alignment: .leading, spacing: 7.25) {
      Text("Dune at dusk, 18:42").font(.largeTitle.bold())
      Text("Wörter — kerning AV To, ligatures fi fl, ½ 3⁄4").font(.caption)
      Text("هذا نص").font(.body)
      HStack(spacing: 5.5) {
        RoundedRectangle(cornerRadius: 9.3).fill(
          LinearGradient(colors: [.orange, .purple], startPoint: .topLeading, endPoint: .bottom))
        Circle().fill(.blue.opacity(0.37)).padding(3.1)
        Capsule().strokeBorder(.red, lineWidth: 0.5)
      }
      .frame(height: 60.3)
    }
    .padding(EdgeInsets(top: 11, leading: 13, bottom: 17, trailing: 19))
    .background(
      RoundedRectangle(cornerRadius: 18).fill(.white).shadow(color: .black.opacity(0.2), radius: 6, y: 3)
    )
    .frame(width: 320)
  }
}
