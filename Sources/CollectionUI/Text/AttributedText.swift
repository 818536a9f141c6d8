import Drawing
import Foundation

/// An attributed string: its fonts, colours, lines, spacings, and links in the tint.
nonisolated struct AttributedText: TextContent {
  private typealias Scope = AttributeScopes.SwiftUIAttributes

  private let string: AttributedString

  init(_ string: AttributedString) { self.string = string }

  func pieces(in environment: EnvironmentValues) -> [TextPiece] {
    string.runs.map { run in
      let link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
      let intent = run[Scope.InlinePresentationIntentAttribute.self]
      var look = TextAttributes(intent, isLink: link != nil) ?? TextAttributes()
      look.font = run[Scope.FontAttribute.self]
      if let color = run[Scope.ForegroundColorAttribute.self] { look.foreground = AnyShapeStyle(color) }
      look.underline = run[Scope.UnderlineStyleAttribute.self].map {
        TextDecorationStyle(isActive: true, style: $0)
      }
      if let style = run[Scope.StrikethroughStyleAttribute.self] {
        look.strikethrough = TextDecorationStyle(isActive: true, style: style)
      }
      look.tracking = run[Scope.TrackingAttribute.self]
      look.kerning = run[Scope.KerningAttribute.self]
      look.baselineOffset = run[Scope.BaselineOffsetAttribute.self]
      return TextPiece(String(string.characters[run.range]), attributes: look)
    }
  }
}

nonisolated extension TextAttributes {
  /// The look that Markdown gives; `nil` for plain text.
  init?(_ intent: InlinePresentationIntent?, isLink: Bool) {
    if intent == nil && !isLink { return nil }
    self.init()
    let intent = intent ?? []
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.stronglyEmphasized) { weight = .emphasized }
    if intent.contains(.code) { design = .monospaced }
    if intent.contains(.strikethrough) {
      strikethrough = TextDecorationStyle(isActive: true, style: .single)
    }
    if isLink { foreground = AnyShapeStyle(TintShapeStyle()) }
  }
}
