import Drawing
import Foundation
import Testing

/// Pictures as markup.
@Suite struct ImageTests {
  private let frame = CGRect(x: 10, y: 5, width: 24, height: 16)

  @Test("A picture's own bytes are written once and used at every place")
  func once() throws {
    let image = try TestPictures.image(TestPictures.quartersJPEG)
    let data = Data(TestPictures.quartersJPEG).base64EncodedString()
    let document = try TestDocument([
      .image(ImageItem(image: image, frame: frame)),
      .image(ImageItem(image: image, frame: CGRect(x: 0, y: 0, width: 48, height: 32))),
    ])
    // 24 x 16 points of 48 x 32 pixels.
    #expect(
      document.inside == ##"""
        <defs><image id="0" width="48" height="32" preserveAspectRatio="none" xlink:href="data:image/jpeg;base64,\##(data)"/></defs>\##
        <use xlink:href="#0" transform="translate(10 5)scale(.5)"/><use xlink:href="#0"/>
        """##)
  }

  @Test(
    "A picture is upright by a transform, and the copy has no tag that would turn it again",
    arguments: [
      (2, "matrix(-.5 0 0 .5 34 5)"), (3, "matrix(-.5 0 0 -.5 34 21)"), (4, "matrix(.5 0 0 -.5 10 21)"),
      // Sides change places: 24 points over 32 pixels, 16 over 48.
      (5, "matrix(0 .333333333 .75 0 10 5)"), (6, "matrix(0 .333333333 -.75 0 34 5)"),
      (7, "matrix(0 -.333333333 -.75 0 34 21)"), (8, "matrix(0 -.333333333 .75 0 10 21)"),
    ])
  func orientation(number: UInt8, transform: String) throws {
    let data = Data(TestPictures.quartersJPEG).base64EncodedString()
    let image = try TestPictures.image(TestPictures.quartersJPEG(orientation: number))
    #expect(image.orientation == number)
    let text = try TestDocument([.image(ImageItem(image: image, frame: frame))]).text
    // A mirror without a turn is a scaling.
    let scaling = [
      2: "translate(34 5)scale(-.5 .5)", 3: "translate(34 21)scale(-.5)", 4: "translate(10 21)scale(.5 -.5)",
    ]
    #expect(text.contains("transform=\"\(scaling[Int(number)] ?? transform)\""))
    #expect(text.contains("base64,\(data)\""))
  }

  @Test("A PNG loses its EXIF block and nothing else")
  func pngOrientation() throws {
    let pixel = { (x: Int, y: Int) -> (UInt8, UInt8, UInt8, UInt8) in (UInt8(x * 40), UInt8(y * 40), 0, 255) }
    let plain = TestPictures.png(width: 3, height: 2, pixel: pixel)
    let turned = try TestPictures.image(TestPictures.png(width: 3, height: 2, orientation: 6, pixel: pixel))
    #expect(turned.orientation == 6)
    #expect(
      try TestDocument([.image(ImageItem(image: turned, frame: frame))]).text
        .contains("data:image/png;base64,\(Data(plain).base64EncodedString())\""))
  }

  @Test("Pixels stay squares where no interpolation is asked for")
  func pixelated() throws {
    let image = try TestPictures.image(TestPictures.quartersJPEG)
    #expect(
      try inside(.image(ImageItem(image: image, frame: frame, interpolation: .none)))
        .contains(##"style="image-rendering:optimizeSpeed;image-rendering:pixelated""##))
  }

  @Test("A tinted picture is its opacity in one colour")
  func tint() throws {
    let image = try TestPictures.image(TestPictures.quartersJPEG)
    let text = try inside(
      .image(ImageItem(image: image, frame: frame, tint: SRGBColor(hex: 0x007AFF, alpha: 0.5))))
    #expect(
      text.contains(
        ##"<filter id="1" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feFlood flood-color="#007aff" flood-opacity=".5"/><feComposite operator="in" in2="SourceAlpha"/></filter>"##
      ))
    #expect(
      text.hasSuffix(##"<use xlink:href="#0" transform="translate(10 5)scale(.5)" filter="url(#1)"/>"##))
  }

  @Test("Base 64 is padded", arguments: 1...7)
  func base64(count: Int) throws {
    // The tail of a PNG may be anything: readers stop at IEND.
    let bytes =
      TestPictures.png(width: 1, height: 1) { _, _ in (1, 2, 3, 255) }
      + (0..<count).map { UInt8(250 - $0 * 37 % 250) }
    let image = try TestPictures.image(bytes)
    #expect(
      try TestDocument([.image(ImageItem(image: image, frame: frame))]).text
        .contains("base64,\(Data(bytes).base64EncodedString())\""))
  }
}
