import CollectionLab

/// How large a file may be before a run warns of it (`snapshots.md` E, size).
struct SizeBudget {
  /// Bytes of a figure of a document.
  static let document = 64 * 1024
  /// Bytes of an animation that goes to a plain folder.
  static let animation = 1024 * 1024
  /// The most files that are warned of one by one.
  private static let named = 3

  private let options: RenderOptions
  private var count = 0
  private var large: [(job: FigureJob, byteCount: Int)] = []

  /// The budget of a run.
  init(_ options: RenderOptions) { self.options = options }

  private func limit(of job: FigureJob) -> Int? {
    options.catalog != nil ? Self.document : job.animation == nil ? nil : Self.animation
  }

  /// Takes a file of `byteCount` bytes; a still picture that goes to a plain folder may be of any size.
  mutating func add(_ job: FigureJob, byteCount: Int) {
    count += 1
    if let limit = limit(of: job), byteCount > limit { large.append((job, byteCount)) }
  }

  /// What is said of files that are too large: a line for each of a few, and one for many.
  var warnings: [String] {
    if large.count <= Self.named { return large.map { warning($0.job, byteCount: $0.byteCount) } }
    guard let largest = large.max(by: { $0.byteCount < $1.byteCount }) else { return [] }
    return [
      "\(large.count) of \(count) files are too large, most of all this one: "
        + warning(largest.job, byteCount: largest.byteCount)
    ]
  }

  private func warning(_ job: FigureJob, byteCount: Int) -> String {
    let limit = limit(of: job) ?? 0
    return "\(job.path) has \(Self.words(byteCount)), more than the \(Self.words(limit)) that "
      + "\(options.catalog == nil ? "an animation" : "a figure of a document") should have; "
      + "\(Self.advice(job, options).joined(separator: ", ")) would make it smaller"
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
