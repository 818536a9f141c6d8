import CollectionLab
import Drawing
import Foundation

/// The run as one page that needs nothing else: pictures side by side, swiped, blended, as a difference or flickering, with
/// what moved drawn over them; without scripts, side by side.
public struct ReportPage {
  let run: SnapshotRun
  /// Whether snapshots that passed are on the page too.
  let showsPassed: Bool

  /// The most bytes of pictures that are put into the page; beyond them it links to the files.
  private static let inlineLimit = 20_971_520

  /// A page of a run.
  public init(of run: SnapshotRun, showsPassed: Bool = false) {
    self.run = run
    self.showsPassed = showsPassed
  }

  /// The page's HTML.
  public func html() -> String {
    let shown = showsPassed ? run.results : run.remarkable
    let isInline = shown.reduce(0) { $0 + Self.bytes(of: $1) } <= Self.inlineLimit
    let counts = Dictionary(grouping: run.results, by: \.status).mapValues(\.count)
    let words = SnapshotOutcome.Status.allCases.compactMap { status in
      counts[status].map { "\($0) \(Self.word(status))" }
    }
    let verdict = shown.isEmpty ? "Every snapshot is its reference." : words.joined(separator: ", ")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Snapshots: \(Markup.escaped(verdict))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>Snapshots</h1>
      <p id="verdict">\(Markup.escaped(verdict))</p>
      <div id="tools" hidden>
      <label>Search <input type="search" id="search" placeholder="name or variant"></label>
      <label>Show <select id="filter"><option value="">all</option>\(options(shown))</select></label>
      <fieldset id="modes"><legend>View</legend>
      \(Self.modes)
      </fieldset>
      <label>Position <input type="range" id="position" min="0" max="100" value="50"></label>
      <label>Zoom <input type="range" id="zoom" min="1" max="16" value="1"></label>
      <label><input type="checkbox" id="frames" checked> frames</label>
      <output id="pixel" aria-live="off"></output>
      </div>
      </header>
      <nav aria-label="Snapshots"><ol>
      \(shown.enumerated().map(Self.link).joined(separator: "\n"))
      </ol></nav>
      <main>
      \(shown.enumerated().map { article($0, $1, isInline: isInline) }.joined(separator: "\n"))
      </main>
      <script>
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private static let modes = [
    ("side", "side by side"), ("swipe", "swipe"), ("blend", "blend"), ("difference", "difference"),
    ("flicker", "flicker"),
  ]
  .enumerated().map { index, mode in
    "<label><input type=\"radio\" name=\"mode\" value=\"\(mode.0)\"\(index == 0 ? " checked" : "")> "
      + "<kbd>\(index + 1)</kbd> \(mode.1)</label>"
  }.joined(separator: "\n")

  private func options(_ shown: [SnapshotResult]) -> String {
    let present = Set(shown.map(\.status))
    return SnapshotOutcome.Status.allCases.filter(present.contains).map {
      "<option value=\"\($0.rawValue)\">\(Self.word($0))</option>"
    }.joined()
  }

  private static func link(_ index: Int, _ result: SnapshotResult) -> String {
    "<li class=\"\(result.status.rawValue)\"><a href=\"#s\(index)\">\(Markup.escaped(result.name))</a> "
      + "<small>\(word(result.status))</small></li>"
  }

  /// What a status is called on the page.
  static func word(_ status: SnapshotOutcome.Status) -> String {
    switch status {
    case .passed: "passed"
    case .withinTolerance: "within tolerance"
    case .recorded: "recorded"
    case .changed: "changed"
    case .missing: "missing"
    case .error: "failed to compare"
    }
  }

  private func article(_ index: Int, _ result: SnapshotResult, isInline: Bool) -> String {
    let lines = result.message.split(separator: "\n").map(String.init)
    var html = """
      <article id="s\(index)" class="\(result.status.rawValue)" data-name="\(Markup.escaped(result.name.lowercased()))" data-status="\(result.status.rawValue)">
      <h2>\(Markup.escaped(result.name)) <small>\(Self.word(result.status))</small></h2>

      """
    let figures = ReportFigures(result: result, isInline: isInline, folder: run.folder)
    html += figures.html()
    if !result.changes.isEmpty {
      html += "<table><caption>What moved, in points</caption>"
      html +=
        "<thead><tr><th scope=\"col\">Element</th><th scope=\"col\">Reference</th><th scope=\"col\">Now</th></tr></thead><tbody>"
      for change in result.changes {
        let cells = [change.old, change.new].map { frame in
          "<td>\(frame.map { "(\($0.map { NumberText.decimal($0) }.joined(separator: ", ")))" } ?? "–")</td>"
        }
        html += "<tr><th scope=\"row\">\(Markup.escaped(change.name))</th>\(cells.joined())</tr>"
      }
      html += "</tbody></table>\n"
    }
    if !lines.isEmpty { html += "<pre>\(Markup.escaped(lines.joined(separator: "\n")))</pre>\n" }
    html += "<dl><dt>Reference</dt><dd><code>\(Markup.escaped(result.reference))</code></dd>"
    html += "<dt>Test</dt><dd><code>\(Markup.escaped("\(result.file):\(result.line)"))</code></dd>"
    let environment =
      result.environmentChanges.isEmpty ? "as recorded" : result.environmentChanges.joined(separator: "; ")
    html += "<dt>Libraries and fonts</dt><dd>\(Markup.escaped(environment))</dd>"
    html += "<dt>Run again</dt><dd><code>swift test --filter \(Markup.escaped(result.test))</code></dd>"
    if result.actual != nil {
      html +=
        "<dt>Accept</dt><dd><code>render-chapter snapshots accept '\(Markup.escaped(result.name))'</code></dd>"
    }
    return html + "</dl>\n</article>"
  }

  private static func bytes(of result: SnapshotResult) -> Int {
    [result.actual == nil ? nil : result.reference, result.actual, result.difference].compactMap(\.self)
      .reduce(0) {
        let attributes = try? FileManager.default.attributesOfItem(atPath: $1)
        return $0 + ((attributes?[.size] as? Int) ?? 0)
      }
  }
}
