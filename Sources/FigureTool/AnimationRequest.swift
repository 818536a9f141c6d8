import CollectionLab
import Foundation

/// The motion that a command line asks for.
struct AnimationRequest: Hashable, Sendable {
  /// What is to move.
  enum Subject: Hashable, Sendable {
    /// What a figure declares, where it scrolls, or its content.
    case scroll
    /// The row of a section that scrolls by itself.
    case row(section: Int)
    /// A figure's change from one state to another.
    case update
  }

  var subject: Subject
  /// Points; `nil` for where the figure stands.
  var from: CGFloat?
  /// Points; `nil` for the end.
  var to: CGFloat?
  /// Frames a second.
  var framesPerSecond = FigureAnimation.defaultRate
  /// The picture that files begin with; `nil` for the figure's own.
  var keyFrame: FigureAnimation.KeyFrame?

  /// What the option's value looks like.
  static let placeholder = "WHAT"
  /// The right values, for the help and for errors.
  static let words = "scroll, scroll=0..720, a carousel's section such as 1=0..480, or update"

  /// The motion that `arguments` ask for; `nil` where they ask for none.
  ///
  /// - Throws: ``ToolError`` of kind usage that names the option, what was given and what would be right.
  init?(_ arguments: ParsedArguments, formats: [OutputFormat], svgWriter: SVGWriter) throws(ToolError) {
    guard let text = arguments.value("animate") else {
      for option in ["fps", "key-frame"] where arguments.has(option) {
        throw .usage("--\(option) is for --animate only; add --animate scroll")
      }
      return nil
    }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    switch parts[0] {
    case "scroll": subject = .scroll
    case "update" where parts.count == 1: subject = .update
    case let name:
      guard let section = Int(name), section >= 0 else {
        throw .usage("--animate \(text) is not known; it takes \(Self.words)")
      }
      subject = .row(section: section)
    }
    if parts.count == 2 { (from, to) = try Self.range(parts[1], of: text) }
    if let rate = try RenderOptions.number(arguments, "fps", in: Self.rates) {
      guard rate == rate.rounded() else { throw .usage("--fps \(arguments.value("fps") ?? "") is not whole") }
      framesPerSecond = Int(rate)
    }
    if let text = arguments.value("key-frame") { keyFrame = try Self.keyFrame(text) }
    for option in ["film", "scroll-to"] where arguments.has(option) {
      throw .usage("--animate and --\(option) contradict each other; leave one out")
    }
    if from != nil, subject == .scroll, arguments.has("scroll") {
      throw .usage("--animate \(text) and --scroll both say where scrolling begins; leave one out")
    }
    if from != nil, case .row(let section) = subject,
      arguments.allValues("offset").contains(where: { $0.hasPrefix("\(section)=") })
    {
      throw .usage("--animate \(text) and --offset both say where section \(section) begins; leave one out")
    }
    if formats.contains(.pdf) { throw .usage("a PDF does not move; leave --pdf or --animate out") }
    if formats.contains(.svg), svgWriter == .cairo {
      throw .usage("--svg=cairo does not move; use --svg, or leave --animate out")
    }
  }

  /// The rates that may be asked for.
  private static let rates =
    Double(FigureAnimation.rates.lowerBound)...Double(FigureAnimation.rates.upperBound)

  /// The start and the end in `720` or `0..720`.
  private static func range(
    _ text: Substring, of whole: String
  ) throws(ToolError) -> (from: CGFloat?, to: CGFloat?) {
    let limits = -1_000_000.0...1_000_000
    func number(_ text: some StringProtocol) throws(ToolError) -> CGFloat {
      guard let number = Double(text), limits.contains(number) else {
        throw .usage(
          "--animate \(whole): “\(text)” is not a number of points; it takes \(words)")
      }
      return CGFloat(number)
    }
    // As Swift writes a range, too.
    guard let dots = text.range(of: "...") ?? text.range(of: "..") else { return (nil, try number(text)) }
    let (from, to) = (try number(text[..<dots.lowerBound]), try number(text[dots.upperBound...]))
    if from == to { throw .usage("--animate \(whole) ends where it begins, so nothing would move") }
    return (from, to)
  }

  /// The picture in `8` or `50%`.
  private static func keyFrame(_ text: String) throws(ToolError) -> FigureAnimation.KeyFrame {
    if text.hasSuffix("%"), let part = Double(text.dropLast()), (0...100).contains(part) {
      return .progress(part / 100)
    }
    guard let frame = Int(text), frame >= 0 else {
      throw .usage(
        "--key-frame \(text) is neither a frame, counted from 0, nor a part of the motion such as 50%")
    }
    return .frame(frame)
  }

  /// The motion of a figure; `nil` where it declares none of the kind.
  func animation(of figure: Figure) -> FigureAnimation? {
    guard let animation = motion(of: figure), let keyFrame else { return motion(of: figure) }
    return animation.beginning(at: keyFrame)
  }

  private func motion(of figure: Figure) -> FigureAnimation? {
    switch subject {
    case .row(let section): return .scroll(section: section, from: from, to: to)
    case .scroll:
      if from == nil, to == nil, let own = figure.animation, own.isScroll { return own }
      return .scroll(from: from, to: to)
    case .update: return figure.animation.flatMap { $0.isScroll ? nil : $0 }
    }
  }

  /// What the request adds to a file's name: `animate-scroll`, `animate-scroll-0-720`, `animate-row1-0-480`,
  /// `animate-update`, `animate-scroll-key8`, `animate-scroll-key50pc`.
  var suffix: String {
    let name =
      switch subject {
      case .scroll: "scroll"
      case .row(let section): "row\(section)"
      case .update: "update"
      }
    var parts = ["animate", name] + [from, to].compactMap { $0 }.map { NumberText.decimal(Double($0)) }
    if framesPerSecond != FigureAnimation.defaultRate { parts.append("\(framesPerSecond)fps") }
    switch keyFrame {
    case .frame(let frame): parts.append("key\(frame)")
    case .progress(let part): parts.append("key\(NumberText.decimal(part * 100))pc")
    case nil: break
    }
    return parts.joined(separator: "-")
  }
}
