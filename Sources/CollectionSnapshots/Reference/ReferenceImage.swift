public import CollectionLab

/// A reference picture: its pixels, and where everything lay when it was recorded.
public struct ReferenceImage: Sendable {
  public var bitmap: Bitmap
  /// The layout inside the file; `nil` in a file that another tool wrote.
  public var layout: LayoutRecord?
  /// What the picture was made with; `nil` in a file that another tool wrote.
  public var environment: EnvironmentFingerprint?

  private static let layoutKeyword = "CollectionLab layout"
  private static let environmentKeyword = "CollectionLab environment"

  /// A picture with all its parts.
  public init(bitmap: Bitmap, layout: LayoutRecord? = nil, environment: EnvironmentFingerprint? = nil) {
    self.bitmap = bitmap
    self.layout = layout
    self.environment = environment
  }

  /// A picture of `list`, `scale` pixels a point.
  ///
  /// - Throws: `RenderingError` where it cannot be drawn.
  public init(drawing list: DisplayList, scale: CGFloat, background: SRGBColor? = nil) throws {
    bitmap = try CairoRenderer.bitmap(list, scale: scale, background: background)
    layout = LayoutRecord(list)
    environment = EnvironmentFingerprint(drawing: list)
  }

  /// The reference in a file's bytes.
  ///
  /// - Parameters:
  ///   - file: the bytes.
  ///   - path: what errors call the file.
  /// - Throws: ``ReferenceError`` where it is not a whole PNG file of 8 bits a channel without interlacing.
  public init(file: [UInt8], path: String) throws(ReferenceError) {
    if file.starts(with: "version https://git-lfs".utf8) { throw .largeFilePointer(path: path) }
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw .notPNG(path: path)
    }
    if file.count > 28 {
      if file[24] == 16 { throw .sixteenBits(path: path) }
      if file[28] != 0 { throw .interlaced(path: path) }
    }
    do {
      bitmap = try Bitmap(decoding: ImageData(bytes: file, name: path))
    } catch {
      throw .damaged(path: path, reason: "\(error)")
    }
    let texts = PNGText.texts(in: file)
    layout = texts.first { $0.keyword == Self.layoutKeyword }.flatMap { LayoutRecord($0.text) }
    environment = texts.first { $0.keyword == Self.environmentKeyword }.map {
      EnvironmentFingerprint($0.text)
    }
  }

  /// The reference as a small PNG file with layout and environment inside.
  ///
  /// - Throws: `RenderingError` where the compressor fails.
  public func file() throws -> [UInt8] {
    var texts: [PNGText] = []
    if let layout { texts.append(PNGText(keyword: Self.layoutKeyword, text: layout.description)) }
    if let environment {
      texts.append(PNGText(keyword: Self.environmentKeyword, text: environment.description))
    }
    return try CairoRenderer.png(of: bitmap, compact: true, texts: texts)
  }

  /// The boxes, in pixels, that `masks` cover here or in `other`.
  func boxes(of masks: [ElementMask], and other: ReferenceImage) -> [PixelBox] {
    masks.flatMap { mask in
      [self, other].flatMap { image in
        let layout = image.layout ?? LayoutRecord(size: .zero)
        return mask.frames(in: layout).map { PixelBox(around: $0, scale: image.bitmap.scale) }
      }
    }
  }

  /// What differs in `actual`.
  ///
  /// O(n) in the bytes, and in the pixels of rows that differ.
  public func difference(to actual: ReferenceImage, compare comparison: ImageComparison) -> ImageDifference {
    BitmapComparer(
      reference: bitmap, actual: actual.bitmap, comparison: comparison,
      masked: boxes(of: comparison.masks, and: actual)
    ).difference()
  }
}
