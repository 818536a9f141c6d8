import SwiftUI

public struct TextGallery: View {
  let note: AttributedString = {
    var string = AttributedString("Attributed text has ranges.")
    if let range = string.range(of: "ranges") {
      string[range].foregroundColor = .red
      string[range].font = .body.bold()
      string[range].underlineStyle = .single
    }
    string.kern = 0.5
    return string
  }()

  public init() {}

  public var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Tap \(Image(systemName: "plus.circle.fill")) to add an item")
      (Text(Image(systemName: "star.fill")).foregroundColor(.yellow) + Text(" 4.8 ")
        + Text("(231)").font(.caption))
      Text(note)
      Text("**Bold**, *italic*, ~~gone~~, `code` and a [link](https://example.org)")
      Text("H") + Text("2").font(.caption2).baselineOffset(-4) + Text("O")
      Text("Total: \(1234.5, specifier: "%.1f") kg, \(0.256, format: .percent)")
      Text("Shrinks to fit in one line whatever happens").minimumScaleFactor(0.5).lineLimit(1).frame(
        width: 200)
      Text("Tightened a little before cut").allowsTightening(true).lineLimit(1)
      Text("/very/long/path/to/a/file.swift").truncationMode(.middle).lineLimit(1).frame(width: 140)
      Text("reserved").lineLimit(2, reservesSpace: true).border(.red)
      Text("upper case").textCase(.uppercase).tracking(2)
      Text(Date(timeIntervalSinceReferenceDate: 190_028_460), style: .date)
      Text("Serif").font(.system(.title, design: .serif, weight: .bold))
      Text(["a", "b", "c"], format: .list(type: .and))
      Text("Line one\nLine two").lineSpacing(6).multilineTextAlignment(.trailing)
      Text(
        "Some very long text that has to be cut at two lines, whatever anybody says about it, really, and so on."
      )
      .lineLimit(2)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .textSelection(.enabled)
    }
    .padding()
  }
}
