import CollectionLab

extension RenderOptions {
  /// Reads what belongs to `--docc`: where files go, that there are light and dark ones, and that they are small.
  ///
  /// - Throws: ``ToolError`` of kind usage where DocC does not know what is asked for.
  mutating func readDocC(_ arguments: ParsedArguments) throws(ToolError) {
    markdown = arguments.value("markdown")
    if markdown == "-", isCheck || isJSON {
      throw .usage("--markdown - prints, which --\(isCheck ? "check" : "json") does too; name a file")
    }
    if markdown == "-", formats == [.pdf] {
      throw .usage("--markdown - prints what a README shows, which is no PDF; add --svg or --png")
    }
    showsSource = arguments.has("source")
    guard let path = arguments.value("docc") else {
      if showsSource {
        throw .usage("--source is for the Markdown of DocC catalogs; add --docc, or leave --source out")
      }
      if let markdown, markdown != "-" {
        throw .usage(
          "--markdown \(markdown) is for DocC catalogs; add --docc, or use --markdown - to print what a README shows"
        )
      }
      return
    }
    if formats.count > 1 {
      throw .usage(
        "--docc takes one format, for DocC tells pictures apart by their names alone; leave --png or --svg out"
      )
    }
    if let scale = scales.first(where: { ![1, 2, 3].contains($0) }) {
      throw .usage(
        "--scale \(NumberText.decimal(Double(scale))) is not for --docc: DocC knows 1, 2 and 3 pixels a point"
      )
    }
    let catalog = try DocCCatalog(path)
    self.catalog = catalog
    folder = catalog.folder
    isCompact = formats == [.png]
    if !arguments.has("light"), !arguments.has("dark") { colorSchemes = [.light, .dark] }
  }
}
