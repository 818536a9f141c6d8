import Foundation

/// A browser without a window that runs a page and says what it found.
enum HeadlessBrowser {
  nonisolated static let path = "/usr/bin/chromium-headless-shell"

  nonisolated static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

  /// Opens `html`, runs `script` in it when all is loaded, and answers what the script returns, as text.
  ///
  /// Errors of the page itself are answered in place of the result.
  static func run(_ html: String, _ script: String, width: Int = 1200) throws -> String {
    let folder = ScratchFolder()
    let hook = """
      <script>
      const faults = [];
      window.addEventListener("error", (event) => faults.push(event.message));
      </script>
      """
    let probe = """
      <script>
      window.addEventListener("load", () => {
        let answer;
        try { answer = (() => { \(script) })(); } catch (error) { answer = "threw " + error; }
        const result = document.createElement("pre");
        result.id = "probe-result";
        result.textContent = faults.length ? "page error: " + faults.join("; ") : String(answer);
        document.body.append(result);
      });
      </script>
      """
    let page = html.replacing("<head>", with: "<head>\(hook)").replacing("</body>", with: "\(probe)</body>")
    folder.write(Array(page.utf8), to: "page.html")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [
      "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile", "--window-size=\(width),900",
      "--virtual-time-budget=5000", "--dump-dom", "file://\(folder.path)/page.html",
    ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let start = dom.range(of: "<pre id=\"probe-result\">"),
      let end = dom.range(of: "</pre>", range: start.upperBound..<dom.endIndex)
    else { return "no result" }
    return String(dom[start.upperBound..<end.lowerBound])
  }
}
