import CollectionLab

/// How large a file may be before a run warns of it (`snapshots.md` E, size).
enum SizeBudget {
  /// Bytes of a figure of a document.
  static let document = 64 * 1024
  /// Bytes of an animation that goes to a plain folder.
  static let animation = 1024 * 1024

  /// What is said of a file of `byteCount` bytes; `nil` for one that is small enough, and for a still picture that goes to
  /// a plain folder.
  static func warning(_ job: FigureJob, byteCount: Int, _ options: RenderOptions) -> String? {
    guard let limit = options.catalog != nil ? document : job.animation == nil ? nil : animation,
      byteCount > limit
    else { return nil }
    return "\(job.path) has \(words(byteCount)), more than the \(words(limit)) that "
      + "\(options.catalog == nil ? "an animation" : "a figure of a document") should have; "
      + "\(advice(job, options).joined(separator: ", ")) would make it smaller"
  }

  /// What makes a file smaller, of what has not been asked for.
  private static func advice(_ job: FigureJob, _ options: RenderOptions) -> [String] {
    var words: [String] = []
    if job.variant.format == .png {
      words.append("--svg")
      if job.variant.scale > 1 { words.append("--scale 1") }
      if job.animation != nil, !options.isCompact { words.append("--compact") }
    }
    if options.markup.crop == nil, job.figure.crop == nil { words.append("--crop SECTION") }
    if options.height == nil { words.append("a lower --height") }
    if let request = options.animation {
      if request.subject != .update { words.append("a shorter way to scroll") }
      if request.framesPerSecond > FigureAnimation.rates.lowerBound {
        words.append("--fps \(FigureAnimation.rates.lowerBound)")
      }
    }
    return words.isEmpty ? ["less in the picture"] : words
  }

  /// `715 KiB`, `16.1 MiB`.
  private static func words(_ byteCount: Int) -> String {
    let kibibytes = (byteCount + 512) / 1024
    if kibibytes < 1024 { return "\(kibibytes) KiB" }
    return "\(NumberText.decimal(Double(byteCount) / 1_048_576, places: 1)) MiB"
  }
}
