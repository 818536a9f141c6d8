import Foundation

/// A browser without a window, told what to do through its debugging pipe.
final class Browser {
  nonisolated static let path = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  /// Why a step could not be done.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let profile = FileManager.default.temporaryDirectory.path + "/book-browser-\(UUID().uuidString)"
  private var received = Data()
  private var number = 0
  private var session: String?
  /// What the browser has told by itself since the last page was opened: names of events with their words.
  private(set) var events: [(name: String, words: [String: Any])] = []

  /// Starts the browser with an empty page.
  init() throws {
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    // The pipe is expected at the descriptors 3 and 4.
    process.arguments = [
      "-c",
      "exec '\(Self.path ?? "")' --headless --no-sandbox --disable-gpu --hide-scrollbars --user-data-dir='\(profile)' "
        + "--remote-debugging-pipe 3<&0 4>&1 0</dev/null 1>/dev/null 2>/dev/null",
    ]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"] ?? ""
    session =
      try call("Target.attachToTarget", ["targetId": target, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"] { _ = try call("\(domain).enable") }
  }

  /// Ends the browser.
  func close() {
    _ = try? call("Browser.close")
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: profile)
  }

  /// Opens a file and waits until it is loaded.
  func open(_ path: String, width: Int, isDark: Bool = false, runsScripts: Bool = true) throws {
    _ = try call("Emulation.setScriptExecutionDisabled", ["value": !runsScripts])
    _ = try call(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": 800, "deviceScaleFactor": 1, "mobile": false])
    try emulate(isDark: isDark)
    events = []
    _ = try call("Page.navigate", ["url": "file://\(path)"])
    while !events.contains(where: { $0.name == "Page.loadEventFired" }) { try take() }
  }

  /// Sets the colour scheme, and the medium: `print` or, where it is empty, the screen.
  func emulate(isDark: Bool, medium: String = "") throws {
    _ = try call(
      "Emulation.setEmulatedMedia",
      [
        "media": medium,
        "features": [["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]],
      ])
  }

  /// What a script answers, as text.
  func evaluate(_ script: String) throws -> String {
    let answer = try call(
      "Runtime.evaluate",
      ["expression": "(async () => { \(script) })()", "awaitPromise": true, "returnByValue": true])
    if let fault = answer["exceptionDetails"] { throw Failure(description: "\(fault)") }
    let value = (answer["result"] as? [String: Any])?["value"]
    return value.map { "\($0)" } ?? "undefined"
  }

  /// Presses and releases a key.
  func press(_ key: String, code: Int, text: String? = nil) throws {
    var words: [String: Any] = ["type": "keyDown", "key": key, "code": key, "windowsVirtualKeyCode": code]
    words["text"] = text
    _ = try call("Input.dispatchKeyEvent", words)
    words["type"] = "keyUp"
    words["text"] = nil
    _ = try call("Input.dispatchKeyEvent", words)
  }

  /// Errors, warnings and words of the page's console since it was opened.
  var complaints: [String] {
    events.filter {
      ["Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded"].contains($0.name)
    }
    .map { "\($0.words)" }
  }

  /// The addresses that the page has asked for.
  var requests: [String] {
    events.filter { $0.name == "Network.requestWillBeSent" }.compactMap {
      ($0.words["request"] as? [String: Any])?["url"] as? String
    }
  }

  /// Sends a command and waits for its answer.
  func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    try input.fileHandleForWriting.write(contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    let own = number
    while true {
      guard let answer = try take(), answer["id"] as? Int == own else { continue }
      if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Reads the next message; events are kept, answers returned.
  @discardableResult
  private func take() throws -> [String: Any]? {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = try JSONSerialization.jsonObject(with: received[..<end]) as? [String: Any] ?? [:]
        received = Data(received[(end + 1)...])
        guard let name = message["method"] as? String else { return message }
        events.append((name, message["params"] as? [String: Any] ?? [:]))
        return nil
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { throw Failure(description: "the browser has ended") }
      received += data
    }
  }
}
